//! What everybody at the table knows.

use core::fmt;

use super::card::{Card, Hand};
use super::numbers::Numbers;
use super::row::Row;
use super::score::Tally;
use super::sequences::Sequences;
use crate::games::{PerSeat, Players, Seat};

/// With more cards than this at the end of the own turn a player must lay down.
pub const HAND_LIMIT: u8 = 5;

/// The public part of a game: all that lies open, and all that lay open before it went into a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenState {
    /// How many play.
    pub players: Players,
    /// Whose turn it is.
    pub active: Seat,
    /// What is asked now.
    pub phase: Phase,
    /// How many cards are left in the deck. Once there are none, this is the last turn.
    pub deck: u8,
    /// The open cards beside the deck, without one that waits in [`Phase::Exploded`].
    pub row: Row,
    /// The cards in each hand that everybody has seen.
    pub known: PerSeat<Hand>,
    /// The sequences of each player.
    pub sequences: PerSeat<Sequences>,
    /// How many cards lie in each personal discard.
    pub discards: PerSeat<u8>,
    /// How many cards lie in the common discard.
    pub discard: u8,
    /// The points of each player when they were counted last: at the end of a lay-down.
    pub counted: PerSeat<i8>,
}

impl OpenState {
    /// A table with nothing on it but a deck of so many cards.
    pub(super) fn new(players: Players, first: Seat, deck: u8) -> OpenState {
        OpenState {
            players,
            active: first,
            phase: Phase::Begin,
            deck,
            row: Row::EMPTY,
            known: PerSeat::splat(Hand::EMPTY),
            sequences: PerSeat::default(),
            discards: PerSeat::default(),
            discard: 0,
            counted: PerSeat::default(),
        }
    }

    /// Whose decision it is; `None` when the game is over.
    #[inline]
    pub const fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over => None,
            Phase::Sharing(seat) | Phase::Laying(seat) => Some(seat),
            _ => Some(self.active),
        }
    }

    /// The card revealed last, while a Bango may still destroy it.
    #[inline]
    pub fn new_card(&self) -> Option<Card> {
        match self.phase {
            Phase::Revealed => self.row.last(),
            Phase::Exploded(card) => Some(card),
            _ => None,
        }
    }

    /// Whether the last card of the deck has been drawn.
    #[inline]
    pub const fn is_last_turn(&self) -> bool {
        self.deck == 0
    }

    /// The points of a seat, as the table shows them now.
    pub fn tally(&self, seat: Seat) -> Tally {
        Tally::of(&self.sequences[seat], self.discards[seat])
    }
}

/// The open state, and how many cards each player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicState {
    /// All that lies open or lay open.
    pub open: OpenState,
    pub(super) hands: PerSeat<u8>,
}

impl PublicState {
    /// How many cards a seat holds.
    pub fn hand_len(&self, seat: Seat) -> u8 {
        self.hands[seat]
    }
}

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The turn begins: draw.
    Begin,
    /// A card was revealed and lies last in the row: draw on, stop, or destroy it.
    Revealed,
    /// The card revealed last was destroyed: draw on or stop.
    Destroyed,
    /// This card was revealed and explodes: destroy it or accept that.
    Exploded(Card),
    /// The active player has stopped and takes cards of the row.
    Taking {
        /// The numbers of those that were taken so far.
        taken: Numbers,
    },
    /// After an explosion, this opponent takes or destroys a card of the row.
    Sharing(Seat),
    /// After an explosion, the active player destroys what remains, or takes it.
    Rest,
    /// The active player has stopped: lay down the hand or keep it.
    LayOrKeep,
    /// This player lays down the hand.
    Laying(Seat),
    /// The game is over.
    Over,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Phase::Begin => "the turn begins with a draw",
            Phase::Revealed => "draw on, stop, or destroy the card revealed last",
            Phase::Destroyed => "draw on or stop",
            Phase::Exploded(_) => "destroy the card that explodes, or accept the explosion",
            Phase::Taking { .. } => "take cards of the row",
            Phase::Sharing(_) => "take or destroy a card of the row",
            Phase::Rest => "destroy cards of the row, or take the rest",
            Phase::LayOrKeep => "lay down the hand or keep it",
            Phase::Laying(_) => "lay down the hand",
            Phase::Over => "the game is over",
        })
    }
}
