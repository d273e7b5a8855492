//! The row of open cards beside the deck.

use core::fmt;

use super::card::{BLACK, Card, bit, like, number_of};
use crate::cards::Kinds;

/// The row, in the order in which its cards were revealed.
///
/// No number lies in the row twice: a card that would be the second one explodes, and waits outside of the row
/// until that is settled. So the set of cards and the order of their numbers say everything.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Row {
    /// The cards by [`Card::index`].
    cards: u64,
    /// Their numbers in order, four bits each, the first one lowest.
    order: u64,
}

impl Row {
    /// No cards.
    pub const EMPTY: Row = Row { cards: 0, order: 0 };

    /// How many cards there are.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // at most 11
    pub const fn len(&self) -> u8 {
        // From the highest place that is taken, which is found faster than bits are counted.
        ((u64::BITS + 3 - self.order.leading_zeros()) / 4) as u8
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.cards == 0
    }

    /// Whether a card lies in the row.
    #[inline]
    pub const fn contains(&self, card: Card) -> bool {
        self.cards & bit(card) != 0
    }

    /// The card of the row that has the same number as this one, if there is any: then this one explodes.
    #[inline]
    pub fn same_number(&self, card: Card) -> Option<Card> {
        Kinds::of(self.cards & like(card)).next()
    }

    /// The card that was revealed last.
    #[inline]
    pub fn last(&self) -> Option<Card> {
        self.nth(self.len().checked_sub(1)?)
    }

    /// The cards as a set of bits by [`Card::index`].
    #[inline]
    pub const fn bits(&self) -> u64 {
        self.cards
    }

    /// The cards in the order in which they were revealed.
    pub fn iter(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let row = *self;
        (0..row.len()).filter_map(move |place| row.nth(place))
    }

    /// The cards in their sorted order.
    #[inline]
    pub fn sorted(&self) -> Kinds<super::BangoSuits> {
        Kinds::of(self.cards)
    }

    /// The black cards, sorted.
    #[inline]
    pub(super) fn black(&self) -> Kinds<super::BangoSuits> {
        Kinds::of(self.cards & BLACK)
    }

    /// Lays a card at the end; its number is not in the row yet.
    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        self.order |= u64::from(number_of(card)) << (4 * self.len());
        self.cards |= bit(card);
    }

    /// Takes a card out; false, and nothing changes, if it is not there.
    #[inline]
    pub(super) fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        if there {
            const ONES: u64 = 0x0111_1111_1111;
            // The lowest place whose four bits became zero is the one of this number.
            let differs = self.order ^ (ONES * u64::from(number_of(card)));
            let zero = differs.wrapping_sub(ONES) & !differs & (ONES << 3);
            let before = (zero & zero.wrapping_neg()) >> 3;
            let kept = before.wrapping_sub(1);
            self.order = self.order & kept | self.order >> 4 & !kept;
            self.cards &= !bit(card);
        }
        there
    }

    /// The card at a place, from 0.
    #[inline]
    fn nth(&self, place: u8) -> Option<Card> {
        let number = (self.order >> (4 * (place & 15)) & 15) as u32;
        let column = super::card::with_numbers(1u16.checked_shl(number.checked_sub(1)?)?);
        Kinds::of(self.cards & column).next()
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
