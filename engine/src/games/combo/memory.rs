//! What everybody remembers of closed hands.

use super::{Card, Hand};
use crate::games::Seat;

/// Cards that a seat drew from the known bottom of the deck and still holds in a closed hand.
///
/// Each player sacrifices once a round, so there are at most six. They are kept sorted, so that it does not matter
/// in which order they were drawn: 0 is a free place, the others say seat and card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory([u8; 6]);

impl Memory {
    /// Nothing is known of any hand.
    pub const EMPTY: Memory = Memory([0; 6]);

    /// The cards that a seat is known to hold.
    pub fn of(&self, seat: Seat) -> Hand {
        // The entries of a seat lie in a range of their own; all others are no card then.
        let lowest = Memory::entry(seat, Card::FIRST);
        self.0.iter().filter_map(|entry| Card::from_index(entry.wrapping_sub(lowest))).collect()
    }

    const fn entry(seat: Seat, card: Card) -> u8 {
        1 + seat as u8 * 35 + card.index()
    }

    /// Everybody saw which card the seat drew.
    pub(super) fn add(&mut self, seat: Seat, card: Card) {
        self.insert(Memory::entry(seat, card));
    }

    /// The seat has placed a card; whether it was one that everybody knew of.
    #[inline]
    pub(super) fn remove(&mut self, seat: Seat, card: Card) -> bool {
        *self != Memory::EMPTY && self.remove_entry(Memory::entry(seat, card))
    }

    fn remove_entry(&mut self, gone: u8) -> bool {
        if !self.0.contains(&gone) {
            return false;
        }
        let mut left = core::mem::replace(self, Memory::EMPTY).0;
        if let Some(entry) = left.iter_mut().find(|entry| **entry == gone) {
            *entry = 0;
        }
        left.into_iter().filter(|&entry| entry != 0).for_each(|entry| self.insert(entry));
        true
    }

    fn insert(&mut self, mut entry: u8) {
        for place in &mut self.0 {
            if *place == 0 || (entry != 0 && *place > entry) {
                core::mem::swap(place, &mut entry);
            }
        }
        debug_assert!(entry == 0, "more than six cards to remember");
    }
}
