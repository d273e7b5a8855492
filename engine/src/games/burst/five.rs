//! Up to five cards in one word.

use core::fmt;

use super::card::{Card, KINDS};

/// Up to five cards: a hand, what was chosen from it, or what a player played in a round.
///
/// Five fields of six bits hold the cards in ascending order, so equal sets are equal words however they came
/// about. All fields are looked at together: each has a spare bit that catches its own comparison.
///
/// ```
/// use engine::games::burst::{Card, Five};
/// let (red5, blue1): (Card, Card) = ("R5".parse()?, "B1".parse()?);
/// let mut hand: Five = [blue1, red5, blue1].into_iter().collect();
/// assert_eq!((hand.len(), hand.count(blue1)), (3, 2));
/// assert!(hand.remove(blue1) && hand.cards().eq([red5, blue1]));
/// # Ok::<(), engine::cards::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Five(u32);

/// How wide a field is.
const FIELD: u32 = 6;
/// The lowest bit of each field: times a value, it is that value in every field.
const EACH: u32 = 0b000001_000001_000001_000001_000001;
/// The spare bit of each field.
const SPARE: u32 = EACH << (FIELD - 1);
/// All fields.
const WHOLE: u32 = (1 << (5 * FIELD)) - 1;
/// The value of a free field: above all cards, so that free fields come last.
const FREE: u32 = 0b11111;
const _: () = assert!(KINDS <= FREE as usize, "a free field is no card");
/// The last field, free.
const LAST_FREE: u32 = FREE << (4 * FIELD);

impl Five {
    /// No cards.
    pub const EMPTY: Five = Five(EACH * FREE);
    /// How many cards there can be.
    pub const MOST: u8 = 5;

    /// The spare bits of the fields that hold at least this value.
    #[inline]
    const fn at_least(self, value: u32) -> u32 {
        ((self.0 | SPARE) - EACH * value) & SPARE
    }

    /// The spare bits of the fields that hold this card.
    #[inline]
    const fn equal(self, card: Card) -> u32 {
        let different = self.0 ^ (EACH * card.index() as u32);
        !((different | SPARE) - EACH) & SPARE
    }

    /// How many of these spare bits are set: their sum in the last field of a product.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // at most 5
    const fn sum(spare: u32) -> u8 {
        ((spare >> (FIELD - 1)).wrapping_mul(EACH) >> (4 * FIELD)) as u8 & 0b111
    }

    /// The lowest bit of the first field whose spare bit is set.
    #[inline]
    const fn first(spare: u32) -> u32 {
        (spare & spare.wrapping_neg()) >> (FIELD - 1)
    }

    /// Adds a card; false, and nothing changes, if there are five already.
    #[inline]
    pub const fn add(&mut self, card: Card) -> bool {
        let value = card.index() as u32;
        let fits = self.0 & LAST_FREE == LAST_FREE;
        if fits {
            // A free field is above every card, so there is a place before it.
            let place = Five::first(self.at_least(value));
            let before = place.wrapping_sub(1);
            let after = (self.0 & !before) << FIELD;
            self.0 = (self.0 & before) | place.wrapping_mul(value) | (after & WHOLE);
        }
        fits
    }

    /// Takes a card out; false, and nothing changes, if it is not there.
    #[inline]
    pub const fn remove(&mut self, card: Card) -> bool {
        let equal = self.equal(card);
        let there = equal != 0;
        if there {
            let before = Five::first(equal).wrapping_sub(1);
            self.0 = (self.0 & before) | (self.0 >> FIELD & !before) | LAST_FREE;
        }
        there
    }

    /// Takes the first card out.
    #[inline]
    pub fn take_first(&mut self) -> Option<Card> {
        let mut cards = self.cards();
        let first = cards.next();
        *self = cards.0;
        first
    }

    /// Whether a card of this kind is there.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.equal(card) != 0
    }

    /// How many cards of this kind are there.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        Five::sum(self.equal(card))
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u8 {
        Five::MOST - Five::sum(self.at_least(FREE))
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == Five::EMPTY.0
    }

    /// Those cards that are not among the others; what the others have besides does not matter.
    #[must_use]
    pub fn without(mut self, others: Five) -> Five {
        others.cards().for_each(|card| {
            self.remove(card);
        });
        self
    }

    /// The cards in order, equal ones one after the other.
    #[inline]
    pub const fn cards(self) -> FiveCards {
        FiveCards(self)
    }
}

/// The cards of a [`Five`], in order.
#[derive(Clone, Debug)]
pub struct FiveCards(Five);

impl Iterator for FiveCards {
    type Item = Card;

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // one field
    fn next(&mut self) -> Option<Card> {
        let Five(word) = self.0;
        self.0 = Five(word >> FIELD | LAST_FREE);
        // A free field is no card, and so ends the cards.
        Card::from_index((word & FREE) as u8)
    }
}

impl Default for Five {
    fn default() -> Five {
        Five::EMPTY
    }
}

impl FromIterator<Card> for Five {
    /// The first five of the cards.
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Five {
        let mut five = Five::EMPTY;
        for card in cards {
            five.add(card);
        }
        five
    }
}

impl fmt::Debug for Five {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Five {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}
