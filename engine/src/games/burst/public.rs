//! What everybody at the table sees.

use super::{Counts, Five, Ruleset, Tally, Turn};
use crate::games::{PerSeat, Players, Seat, SeatSet};

/// What is asked, and of whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A player chooses cards of a turn.
    Choosing {
        /// The turn of the round.
        turn: Turn,
        /// Who chooses.
        seat: Seat,
        /// How many cards this player still has to choose.
        left: u8,
    },
    /// The game is over.
    Over,
}

/// All that is public: where the game stands, the cards that lie open, and the numbers of hidden ones.
///
/// Everybody holds, draws and plays the same number of cards, so the numbers follow from where the game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicState {
    /// The column of the set-up table that the game is played by.
    pub(super) ruleset: &'static Ruleset,
    pub(super) round: u8,
    /// Who chooses and draws first in this round.
    pub(super) first: Seat,
    pub(super) phase: Phase,
    pub(super) scores: PerSeat<u8>,
    /// What was revealed this round.
    pub(super) played: PerSeat<Five>,
    /// What was revealed in earlier rounds.
    pub(super) discard: Counts,
}

impl PublicState {
    /// The table before the first card is played.
    pub(super) fn new(ruleset: &'static Ruleset, first: Seat) -> PublicState {
        let mut public = PublicState {
            ruleset,
            round: 1,
            first,
            phase: Phase::Over,
            scores: PerSeat::splat(0),
            played: PerSeat::splat(Five::EMPTY),
            discard: Counts::EMPTY,
        };
        public.begin(Turn::First);
        public
    }

    /// Begins a turn with the first player of the round.
    pub(super) fn begin(&mut self, turn: Turn) {
        self.phase = Phase::Choosing { turn, seat: self.first, left: self.ruleset.cards_in(turn) };
    }

    /// How many play.
    #[inline]
    pub const fn players(&self) -> Players {
        self.ruleset.players
    }

    /// The column of the set-up table: the limits for bursts and many 1s, the number of rounds.
    #[inline]
    pub const fn ruleset(&self) -> &'static Ruleset {
        self.ruleset
    }

    /// The number of this round, from 1; after the end, of the last one.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Whether no round follows this one.
    pub const fn is_last_round(&self) -> bool {
        self.round >= self.ruleset.rounds
    }

    /// What is asked, and of whom.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The turn of the round; `None` when the game is over.
    pub const fn turn(&self) -> Option<Turn> {
        match self.phase {
            Phase::Choosing { turn, .. } => Some(turn),
            Phase::Over => None,
        }
    }

    /// Whose decision it is; `None` when the game is over.
    #[inline]
    pub const fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Choosing { seat, .. } => Some(seat),
            Phase::Over => None,
        }
    }

    /// What a player has revealed this round.
    pub fn played(&self, seat: Seat) -> Five {
        self.played[seat]
    }

    /// How many cards of each colour and how many 1s all have revealed this round.
    pub fn tally(&self) -> Tally {
        self.played.seated(self.players()).flat_map(|played| played.cards()).collect()
    }

    /// What was revealed in earlier rounds.
    pub const fn discard(&self) -> &Counts {
        &self.discard
    }

    /// The points so far.
    pub const fn scores(&self) -> PerSeat<u8> {
        self.scores
    }

    /// Who has won, once the game is over; a tie is a shared victory (U5).
    pub fn winners(&self) -> SeatSet {
        if self.phase != Phase::Over {
            return SeatSet::EMPTY;
        }
        let best = self.scores.seated(self.players()).copied().fold(0, u8::max);
        self.players().seats().filter(|&seat| self.scores[seat] == best).collect()
    }

    /// How many cards of this turn lie face down in front of a player.
    pub fn chosen(&self, seat: Seat) -> u8 {
        match self.turn() {
            Some(turn) if self.players().has(seat) => self.ruleset.cards_in(turn) - self.left_this_turn(seat),
            _ => 0,
        }
    }

    /// How many cards a player still has to choose in this turn.
    pub fn left_this_turn(&self, seat: Seat) -> u8 {
        let Phase::Choosing { turn, seat: choosing, left } = self.phase else { return 0 };
        if seat == choosing {
            left
        } else if self.order(seat) < self.order(choosing) || !self.players().has(seat) {
            0
        } else {
            self.ruleset.cards_in(turn)
        }
    }

    /// How many cards a player holds.
    pub fn held(&self, seat: Seat) -> u8 {
        match self.turn() {
            Some(turn) if self.players().has(seat) => self.held_before(turn) - self.chosen(seat),
            _ => 0,
        }
    }

    /// How many cards a player has put away unseen at the end of the game.
    pub fn leftovers(&self, seat: Seat) -> u8 {
        if self.phase == Phase::Over && self.players().has(seat) { self.ruleset.leftovers } else { 0 }
    }

    /// How many cards every player holds when this turn begins: five, unless the deck is empty.
    pub(super) const fn held_before(&self, turn: Turn) -> u8 {
        if self.is_last_round() { Five::MOST - self.ruleset.cards_before(turn) } else { Five::MOST }
    }

    /// How many cards are left in the deck.
    pub fn deck(&self) -> u8 {
        let this_round = self.turn().map_or(0, |turn| self.ruleset.cards_before(turn));
        let each = (self.round - 1) * self.ruleset.cards_a_round() + this_round;
        // The deck is just used up when the last round begins, in every column of the table.
        self.ruleset.deck().saturating_sub(self.players().count() * each)
    }

    /// How many seats choose before this one.
    const fn order(&self, seat: Seat) -> u8 {
        let (seat, first) = (seat as u8, self.first as u8);
        if seat < first { seat + self.players().count() - first } else { seat - first }
    }
}
