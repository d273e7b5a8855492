//! A hand: which cards somebody holds, up to two of each kind.

use core::fmt;
use core::marker::PhantomData;

use super::{Card, Suits};

/// A set of cards with at most two of a kind.
///
/// Two bits a kind, so equal hands are equal values however they came about.
///
/// ```
/// # use engine::cards::{Card, Colour, Hand, Suits};
/// # #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
/// # struct Two;
/// # impl Suits for Two {
/// #     const COLOURS: &'static [Colour] = &[Colour::Red, Colour::Blue];
/// #     const HIGHEST: u8 = 11;
/// # }
/// let red5: Card<Two> = "R5".parse()?;
/// let mut hand = Hand::EMPTY;
/// assert!(hand.add(red5) && hand.add(red5) && !hand.add(red5));
/// assert_eq!((hand.len(), hand.count(red5), hand.kinds().count()), (2, 2, 1));
/// assert!(hand.remove(red5) && hand.contains(red5));
/// # Ok::<(), engine::cards::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hand<S> {
    /// Kinds of which there is at least one.
    first: u64,
    /// Kinds of which there are two; always within `first`.
    second: u64,
    suits: PhantomData<S>,
}

impl<S: Suits> Hand<S> {
    /// No cards.
    pub const EMPTY: Hand<S> = Hand { first: 0, second: 0, suits: PhantomData };

    /// Two cards of every kind.
    pub const TWO_OF_EACH: Hand<S> = {
        let all = u64::MAX >> (u64::BITS - S::KINDS as u32);
        Hand { first: all, second: all, suits: PhantomData }
    };

    #[inline]
    const fn bit(card: Card<S>) -> u64 {
        1 << card.index()
    }

    /// Adds a card; false, and nothing changes, if there are two of its kind already.
    #[inline]
    pub fn add(&mut self, card: Card<S>) -> bool {
        let bit = Self::bit(card);
        let fits = self.second & bit == 0;
        if fits {
            self.second |= self.first & bit;
            self.first |= bit;
        }
        fits
    }

    /// Takes a card out; false, and nothing changes, if there is none of its kind.
    #[inline]
    pub fn remove(&mut self, card: Card<S>) -> bool {
        let bit = Self::bit(card);
        let there = self.first & bit != 0;
        // The second of two goes first. Without a branch, which would be guessed wrong too often.
        self.first &= !bit | self.second;
        self.second &= !bit;
        there
    }

    /// Whether a card of this kind is in the hand.
    #[inline]
    pub const fn contains(&self, card: Card<S>) -> bool {
        self.first & Self::bit(card) != 0
    }

    /// How many cards of this kind are in the hand.
    #[inline]
    pub const fn count(&self, card: Card<S>) -> u8 {
        let bit = Self::bit(card);
        (self.first & bit != 0) as u8 + (self.second & bit != 0) as u8
    }

    /// How many cards are in the hand.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // at most 128
    pub const fn len(&self) -> u8 {
        // The bits of both sets counted together, two, four and eight at a time: half the work of two counts.
        const PAIRS: u64 = u64::MAX / 3;
        const FOURS: u64 = u64::MAX / 5;
        const EIGHTS: u64 = u64::MAX / 17;
        let (first, second) =
            (self.first - (self.first >> 1 & PAIRS), self.second - (self.second >> 1 & PAIRS));
        let fours = (first & FOURS) + (first >> 2 & FOURS) + (second & FOURS) + (second >> 2 & FOURS);
        let eights = (fours & EIGHTS) + (fours >> 4 & EIGHTS);
        (eights.wrapping_mul(u64::MAX / 255) >> 56) as u8
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.first == 0
    }

    /// The kinds in the hand as a set of bits by [`Card::index`].
    #[inline]
    pub const fn bits(&self) -> u64 {
        self.first
    }

    /// The kinds of which there are two, as a set of bits by [`Card::index`].
    #[inline]
    pub const fn pairs(&self) -> u64 {
        self.second
    }

    /// The kinds of cards in the hand, each once, in order.
    #[inline]
    pub fn kinds(&self) -> Kinds<S> {
        Kinds::of(self.first)
    }

    /// All cards of the hand in order, two equal ones one after the other.
    pub fn cards(&self) -> impl Iterator<Item = Card<S>> + Clone + use<S> {
        let hand = *self;
        self.kinds().flat_map(move |card| core::iter::repeat_n(card, usize::from(hand.count(card))))
    }
}

impl<S: Suits> Extend<Card<S>> for Hand<S> {
    /// Adds cards; a third of a kind is left out.
    fn extend<T: IntoIterator<Item = Card<S>>>(&mut self, cards: T) {
        for card in cards {
            self.add(card);
        }
    }
}

impl<S: Suits> FromIterator<Card<S>> for Hand<S> {
    fn from_iter<T: IntoIterator<Item = Card<S>>>(cards: T) -> Hand<S> {
        let mut hand = Hand::EMPTY;
        hand.extend(cards);
        hand
    }
}

impl<S: Suits> fmt::Debug for Hand<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(feature = "serde")]
impl<S: Suits> serde::Serialize for Hand<S> {
    fn serialize<T: serde::Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        serializer.collect_seq(self.cards())
    }
}

/// The kinds of a set of bits, in order.
#[derive(Clone, Debug)]
pub struct Kinds<S> {
    bits: u64,
    suits: PhantomData<S>,
}

impl<S: Suits> Kinds<S> {
    /// The kinds whose [`Card::index`] is a bit of this set.
    #[inline]
    pub const fn of(bits: u64) -> Kinds<S> {
        Kinds { bits, suits: PhantomData }
    }
}

impl<S: Suits> Iterator for Kinds<S> {
    type Item = Card<S>;

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // at most 64
    fn next(&mut self) -> Option<Card<S>> {
        if self.bits == 0 {
            return None;
        }
        let index = self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Card::from_index(index)
    }
}
