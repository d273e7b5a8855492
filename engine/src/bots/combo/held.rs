//! The cards that a player holds while a turn is thought through.

use core::hint::select_unpredictable;

use super::top::Top;
use crate::games::combo::{Card, Hand};

/// A hand with what judgement asks of it again and again, kept up to date instead of counted anew.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    pub(super) hand: Hand,
    /// The numbers that it has of each colour: eight bits for a colour, the lowest one for number 1.
    pub(super) rows: u64,
    /// How many cards it has.
    pub(super) cards: i32,
    /// Of how many kinds it has two.
    pub(super) doubles: i32,
}

impl Held {
    pub(super) fn new(hand: &Hand) -> Held {
        let (cards, kinds) = (i32::from(hand.len()), hand.bits().count_ones());
        let row = |colour: u32| (hand.bits() >> (7 * colour) & 0x7f) << (8 * colour);
        let rows = row(0) | row(1) | row(2) | row(3) | row(4);
        Held { hand: *hand, rows, cards, doubles: cards - i32::try_from(kinds).unwrap_or(cards) }
    }

    /// The same without a card that is there.
    #[inline]
    pub(super) fn without(mut self, card: Card) -> Held {
        self.hand.remove(card);
        self.cards -= 1;
        let double = self.hand.contains(card);
        self.doubles -= i32::from(double);
        self.rows &= select_unpredictable(double, u64::MAX, !Top::of(card).in_rows);
        self
    }
}
