//! What a lay-down would come to, before it is played.

use super::card::Hand;
use super::score::Tally;
use super::sequences::{Nth, Sequences};
use super::{Move, View};

/// What a player has after a lay-down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaidDown {
    /// The points.
    pub tally: Tally,
    /// The cards that went from the hand to the personal discard.
    pub discarded: Hand,
}

impl View {
    /// What the own lay-down comes to if these are the sequences at its end.
    pub fn laid_down(&self, sequences: &Sequences) -> LaidDown {
        let before = &self.open.sequences[self.seat];
        let mut discarded = self.hand();
        for card in Nth::ALL.into_iter().flat_map(|nth| sequences.added(before, nth)) {
            discarded.remove(card);
        }
        let tally = Tally::of(sequences, self.open.discards[self.seat] + discarded.len());
        LaidDown { tally, discarded }
    }

    /// Whether the own lay-down is at its end after this move.
    pub fn ends_lay_down(&self, mv: Move) -> bool {
        let mut hand = self.hand();
        match mv {
            Move::Start { low, high } => {
                [low, high].map(|card| hand.remove(card)) == [true; 2] && hand.is_empty()
            }
            Move::Extend { card, .. } => hand.remove(card) && hand.is_empty(),
            _ => mv == Move::Done,
        }
    }
}
