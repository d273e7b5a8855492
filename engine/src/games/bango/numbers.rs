//! A set of card numbers.

use super::card::Card;

/// Numbers of cards, such as of those that a player took from the row, where no number lies twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Numbers(u16);

impl Numbers {
    /// None.
    pub const NONE: Numbers = Numbers(0);

    /// These and the number of a card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Numbers {
        Numbers(self.0 | 1 << card.number())
    }

    /// Whether a number is among them.
    #[inline]
    pub const fn contains(self, number: u8) -> bool {
        number < 16 && self.0 & 1 << number != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
