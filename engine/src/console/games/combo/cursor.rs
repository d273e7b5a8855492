//! Where a human is at a decision.

use crate::games::Seat;
use crate::games::combo::{Combination, Pile};

/// Where the cursor is, and what is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The place of the selected card in the sorted hand; before the first press the first card that fits.
    pub(super) place: Option<u8>,
    pub(super) spot: Focus,
    /// Who is selected to draw; before the first press the next seat.
    pub(super) who: Option<Seat>,
    /// A flush: who was chosen first.
    pub(super) marked: Option<Seat>,
}

/// The part of the table that the cursor is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Focus {
    /// The own hand.
    #[default]
    Hand,
    /// A card fits: is one to be drawn all the same?
    Sure,
    /// The piles: where does the card go?
    Where(Pile),
    /// The words: what is announced with the card?
    Say {
        /// Where the card goes.
        pile: Pile,
        /// The word that is selected; none is to say nothing.
        word: Option<Combination>,
    },
    /// The piles: which top is sacrificed?
    Sacrifice(Pile),
    /// All players, with nothing to decide.
    Overview,
    /// The open hand of a player.
    Open(Seat),
}
