//! The cards, and the three piles that they are placed on.

use core::ops::{Index, IndexMut};

use crate::cards::{self, Colour, Suits};

/// The 35 kinds of cards in Combo: five colours, 1 to 7. There are two of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ComboSuits;

impl Suits for ComboSuits {
    const COLOURS: &'static [Colour] =
        &[Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple];
    const HIGHEST: u8 = 7;
}

/// A card of Combo.
pub type Card = cards::Card<ComboSuits>;
/// A hand, or any other set of Combo's cards.
pub type Hand = cards::Hand<ComboSuits>;

/// How many cards there are in all.
pub const CARDS: usize = 70;

/// All cards, sorted.
pub(super) static SORTED: [Card; CARDS] = {
    let mut cards = [Card::FIRST; CARDS];
    let mut rest = cards.as_mut_slice();
    let mut index = 0;
    while let ([one, other, after @ ..], Some(card)) = (rest, Card::from_index(index)) {
        (*one, *other) = (card, card);
        rest = after;
        index += 1;
    }
    cards
};

/// The kinds that may be placed on a card, as bits by [`Card::index`]: those of its colour or its number.
#[inline]
pub fn fitting(top: Card) -> u64 {
    FITTING.get(usize::from(top.index())).copied().unwrap_or(0)
}

/// Looked up, since whoever lists moves asks again and again.
#[allow(clippy::indexing_slicing)] // at compile time, where a slip is an error
static FITTING: [u64; 35] = {
    let mut all = [0; 35];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        all[index as usize] = colour_or_number(card);
        index += 1;
    }
    all
};

/// The same worked out, for tables that are made by the compiler.
pub(crate) const fn colour_or_number(top: Card) -> u64 {
    let (colour, number) = (top.index() / 7 * 7, top.index() % 7);
    0b111_1111 << colour | (1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28) << number
}

/// One of the three piles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Pile {
    One,
    Two,
    Three,
}

impl Pile {
    /// The three piles in order.
    pub const ALL: [Pile; 3] = [Pile::One, Pile::Two, Pile::Three];

    /// The pile's number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The pile with this number, from 1.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Pile> {
        match number {
            1 => Some(Pile::One),
            2 => Some(Pile::Two),
            3 => Some(Pile::Three),
            _ => None,
        }
    }

    /// The two other piles.
    #[inline]
    pub const fn others(self) -> [Pile; 2] {
        match self {
            Pile::One => [Pile::Two, Pile::Three],
            Pile::Two => [Pile::One, Pile::Three],
            Pile::Three => [Pile::One, Pile::Two],
        }
    }
}

/// One value for each pile; indexing by a [`Pile`] cannot fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PerPile<T>(pub [T; 3]);

impl<T> Index<Pile> for PerPile<T> {
    type Output = T;

    #[inline]
    #[allow(clippy::indexing_slicing)] // three piles, three values
    fn index(&self, pile: Pile) -> &T {
        &self.0[pile as usize]
    }
}

impl<T> IndexMut<Pile> for PerPile<T> {
    #[inline]
    #[allow(clippy::indexing_slicing)] // three piles, three values
    fn index_mut(&mut self, pile: Pile) -> &mut T {
        &mut self.0[pile as usize]
    }
}
