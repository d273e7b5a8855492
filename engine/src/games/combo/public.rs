//! What everybody at the table can see, apart from the piles, and what is asked.

use super::{Card, Combination, HandView, Memory, Options, PerPile};
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

/// What is asked, and of whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// A combination was not announced: did somebody else call it?
    Unannounced {
        /// Who placed the card; answers for the table.
        seat: Seat,
        /// What it made.
        combination: Combination,
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
    pub const fn to_move(self) -> Option<Seat> {
        match self {
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
    /// No combination.
    Nothing,
    /// A combination whose effect applies.
    Announced(Combination),
    /// A combination that the player did not announce.
    Unannounced(Combination),
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

    /// Who has most tokens.
    pub fn richest(&self) -> SeatSet {
        let most = self.open.tokens.seated(self.open.players).max();
        self.open.players.seats().filter(|&seat| Some(&self.open.tokens[seat]) == most).collect()
    }

    /// All seats, those with most tokens first.
    pub fn standings(&self) -> impl Iterator<Item = Seat> + '_ {
        let with =
            move |tokens| self.open.players.seats().filter(move |&seat| self.open.tokens[seat] == tokens);
        (0..=self.open.options.tokens).rev().flat_map(with)
    }
}
