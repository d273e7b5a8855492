//! What is asked of the player whose turn it is, and what they may answer.

use super::card::Card;
use super::layout::{Slot, Slots};
use super::moves::{Move, Pile};
use crate::games::Moves;

/// The point that a turn has reached. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The turn begins with a card from the draw pile.
    Draw,
    /// A card from the draw pile fits, and waits to be placed.
    Open {
        /// That card.
        card: Card,
        /// Whether an own card was placed this turn.
        placed: bool,
    },
    /// The player may turn up an own card.
    Own {
        /// Whether an own card was placed this turn.
        placed: bool,
    },
    /// An own card is turned up in its place, and fits.
    Revealed {
        /// Where it lies.
        slot: Slot,
    },
    /// "Nothing fits!" was declared; these cards did not fit so far.
    NothingFits {
        /// Where they lie.
        revealed: Slots,
    },
    /// The game is over.
    Over,
}

/// The table as far as the legal moves depend on it. All of it is public, so that a game and a view can both
/// tell it.
pub(super) trait Known {
    /// What is asked; by reference, so that no more of it is loaded than the phase holds.
    fn phase(&self) -> &Phase;
    /// The places where a card lies, in the layout of the player whose turn it is.
    fn occupied(&self) -> Slots;
    /// The card that is turned up in that layout.
    fn revealed(&self, slot: Slot) -> Option<Card>;
    /// The tops of the piles.
    fn tops(&self) -> impl Iterator<Item = Card>;
}

/// All answers to what is asked, sorted.
#[inline]
pub(super) fn legal_moves(table: &impl Known, moves: &mut Moves<Move>) {
    moves.clear();
    match *table.phase() {
        Phase::Draw => moves.push(Move::Draw),
        Phase::Open { card, .. } => places(card, table.tops(), moves),
        Phase::Own { placed } => {
            let occupied = table.occupied();
            reveals(occupied, moves);
            if occupied.is_few() {
                moves.push(Move::Nothing);
            }
            if placed {
                moves.push(Move::Stop);
            }
        }
        Phase::Revealed { slot } => {
            if let Some(card) = table.revealed(slot) {
                places(card, table.tops(), moves);
            }
            moves.push(Move::Back);
        }
        Phase::NothingFits { revealed } => reveals(table.occupied().without(revealed), moves),
        Phase::Over => {}
    }
}

#[inline]
fn places(card: Card, tops: impl Iterator<Item = Card>, moves: &mut Moves<Move>) {
    for (pile, top) in Pile::all().zip(tops) {
        if card.fits(top) {
            moves.push(Move::Place(pile));
        }
    }
}

#[inline]
fn reveals(slots: Slots, moves: &mut Moves<Move>) {
    for slot in slots.iter() {
        moves.push(Move::Reveal(slot));
    }
}
