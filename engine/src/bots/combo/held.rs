//! The cards that a player holds while a turn is thought through.

use super::top::{Rows, Top, rows};
use crate::games::combo::Hand;

/// A hand with what judgement asks of it again and again, kept up to date instead of counted anew.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    /// The kinds that it has.
    pub(super) kinds: Rows,
    /// The kinds that it has two of.
    twice: Rows,
    /// How many cards it has.
    pub(super) cards: i32,
    /// Of how many kinds it has two.
    pub(super) doubles: i32,
}

impl Held {
    /// A hand of so many cards.
    pub(super) fn new(hand: &Hand, cards: u8) -> Held {
        let mut held = Held { kinds: rows(hand.bits()), twice: 0, cards: i32::from(cards), doubles: 0 };
        // Most hands have no two of a kind.
        let mut pairs = hand.pairs();
        if pairs != 0 {
            held.twice = rows(pairs);
        }
        while pairs != 0 {
            pairs &= pairs - 1;
            held.doubles += 1;
        }
        held
    }

    /// The same without a card that is there.
    #[inline]
    pub(super) fn without(mut self, top: &Top) -> Held {
        self.cards -= 1;
        self.doubles -= i32::from(self.twice & top.kind != 0);
        self.kinds &= !top.kind | self.twice;
        self.twice &= !top.kind;
        self
    }
}
