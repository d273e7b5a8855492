//! What everybody at the table can see, apart from the piles, and what is asked.

use super::{Card, Combination, Combo, Hand, Memory, Options, PerPile, Shown};
use crate::games::{PerSeat, Players, Seat, SeatSet};

/// All that is public, apart from the piles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenState {
    /// How many play.
    pub players: Players,
    /// Table manners and variants.
    pub options: Options,
    /// Who began the round.
    pub first: Seat,
    /// What is asked now.
    pub phase: Phase,
    /// What the tops showed when the turn began, before a sacrifice: it does not count again in this turn (C2). A straight
    /// that was made since has crossed out the one that was noted. Only *Sacrifice* and *Second chance* can break what
    /// the tops show within a turn, so without them nothing is noted.
    pub noted: Shown,
    /// The tokens that each seat has left.
    pub tokens: PerSeat<u8>,
    /// What each seat shows of its hand.
    pub showing: PerSeat<Showing>,
    /// What everybody remembers of closed hands.
    pub memory: Memory,
    /// How many cards at the bottom of the deck everybody knows, from sacrifices.
    pub sunk: u8,
    /// Who has sacrificed in this round.
    pub sacrificed: SeatSet,
    /// Who has had a second chance in this round.
    pub went_again: SeatSet,
    /// Who chose to draw and got nothing, since a card last moved. When these are all, the round is blocked.
    pub stuck: SeatSet,
}

impl OpenState {
    /// Who has won, once the game is over.
    pub(super) fn winners(&self) -> SeatSet {
        let most = self.tokens.seated(self.players).max();
        let won = |&seat: &Seat| self.phase == Phase::Over && Some(&self.tokens[seat]) == most;
        self.players.seats().filter(won).collect()
    }
}

/// What is asked, and of whom.
///
/// Laid out as written: the seat is the first in all variants, so that who is asked is read without a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Phase {
    /// *A hidden one*, the round begins: which card does the seat hide?
    Hide(Seat),
    /// Place a card or draw.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// Whether the turn has just begun, so that a sacrifice is still possible.
        fresh: bool,
    },
    /// The hidden card was placed: hide another one? Only then follows what the card made.
    HideAgain {
        /// Who placed it.
        seat: Seat,
        /// What it made.
        made: Made,
    },
    /// A card was placed without a word: does somebody call a combination? Asked whatever the card made, so that being
    /// asked tells nothing.
    Unannounced {
        /// Who placed the card; answers for the table.
        seat: Seat,
        /// What it made.
        made: Option<Combination>,
    },
    /// A straight or flush: who draws?
    Give {
        /// Who made it.
        seat: Seat,
        /// What there is to give.
        gift: Gift,
    },
    /// A chosen player is about to draw: was "thanks" said?
    Thanks {
        /// Who is asked.
        seat: Seat,
        /// How many cards the seat draws.
        cards: u8,
        /// Who is asked next.
        then: Option<Seat>,
        /// Who chose them, and goes again.
        giver: Seat,
    },
    /// The turn would pass: pay a token to go again?
    SecondChance(Seat),
    /// The game is over.
    Over,
}

impl Phase {
    /// Who is asked.
    #[inline]
    pub const fn to_move(&self) -> Option<Seat> {
        match *self {
            Phase::Hide(seat)
            | Phase::Turn { seat, .. }
            | Phase::HideAgain { seat, .. }
            | Phase::Unannounced { seat, .. }
            | Phase::Give { seat, .. }
            | Phase::Thanks { seat, .. }
            | Phase::SecondChance(seat) => Some(seat),
            Phase::Over => None,
        }
    }
}

/// What a placed card has made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Made {
    /// No combination, and there was none to announce.
    Nothing,
    /// A combination whose effect applies.
    Announced(Combination),
    /// Whatever it is, with table manners the player did not announce it.
    Unannounced(Option<Combination>),
}

/// What the player of a combination has to give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// One opponent draws 1.
    Straight,
    /// One opponent draws 2, or two draw 1 each.
    Flush,
}

/// What a seat shows of its hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Showing {
    /// The hand is closed.
    Nothing,
    /// The hand lies open.
    All,
    /// The hand lies open but for one card, which everybody saw before it was turned face down.
    AllButSeen(Card),
    /// The hand lies open but for one card that only its owner has seen.
    AllButOne,
}

/// What is known of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandView {
    /// The cards that are known to be there, open now or seen before.
    pub known: Hand,
    /// How many more there are.
    pub unknown: u8,
}

impl HandView {
    /// How many cards the hand has.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.known.len() + self.unknown
    }

    /// What everybody knows of a hand, of which one card may be its owner's secret.
    fn open_to_all(game: &Combo, seat: Seat) -> HandView {
        let Combo { open, hands, secrets, .. } = game;
        let hand = hands[seat];
        let mut known = hand;
        match open.showing[seat] {
            Showing::Nothing => known = open.memory.of(seat),
            Showing::All | Showing::AllButSeen(_) => {}
            Showing::AllButOne => {
                secrets[seat].map(|card| known.remove(card));
            }
        }
        HandView { known, unknown: hand.len().saturating_sub(known.len()) }
    }

    /// Whether the hand has no cards.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// All that everybody sees: the open state, the tops, and of each hand what is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicState {
    /// Tokens, options, what is asked.
    pub open: OpenState,
    /// The tops of the piles.
    pub tops: PerPile<Card>,
    /// What everybody knows of each hand.
    pub hands: PerSeat<HandView>,
    /// How many cards the deck has.
    pub deck: u8,
}

impl PublicState {
    pub(super) fn of(game: &Combo) -> PublicState {
        PublicState {
            open: game.open.clone(),
            tops: *game.tops(),
            hands: PerSeat::from_fn(|seat| HandView::open_to_all(game, seat)),
            deck: game.piles.deck_len(),
        }
    }

    /// How many cards a seat has.
    pub fn cards(&self, seat: Seat) -> u8 {
        self.hands[seat].len()
    }

    /// The card of an open hand that lies face down, where everybody saw which.
    pub fn hidden(&self, seat: Seat) -> Option<Card> {
        match self.open.showing[seat] {
            Showing::AllButSeen(card) => Some(card),
            Showing::Nothing | Showing::All | Showing::AllButOne => None,
        }
    }

    /// Who has won, once the game is over: who has most tokens; several share a victory.
    pub fn winners(&self) -> SeatSet {
        self.open.winners()
    }
}
