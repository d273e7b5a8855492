//! The four combinations.

use core::fmt;

use super::{Card, PerPile, Pile};

/// What a placed card can make together with the tops of the piles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Combination {
    /// The card is identical to the one that it covers.
    Pair,
    /// The three tops are consecutive numbers, in any order.
    Straight,
    /// The three tops have one colour.
    Flush,
    /// The three tops have one number.
    Three,
}

impl Combination {
    /// All combinations in order.
    pub const ALL: [Combination; 4] =
        [Combination::Pair, Combination::Straight, Combination::Flush, Combination::Three];

    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Combination::Pair => "pair",
            Combination::Straight => "straight",
            Combination::Flush => "flush",
            Combination::Three => "three",
        }
    }

    /// The name that is called out at the table.
    pub const fn name(self) -> &'static str {
        match self {
            Combination::Three => "three of a kind",
            other => other.word(),
        }
    }
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The combination that a card makes when it is placed on a pile with these tops: never more than one, and none that
/// was there before. A card that does not fit the pile makes none.
///
/// A card that fits keeps either the number or the colour of the card that it covers. With the number kept only a
/// flush can be new; with the colour kept only a straight or three of a kind; with both kept it is a pair.
///
/// ```
/// use engine::games::combo::{Combination, PerPile, Pile, combination};
/// # use engine::cards::NotationError;
/// let tops = PerPile(["R1".parse()?, "B2".parse()?, "G3".parse()?]);
/// assert_eq!(combination(&tops, "R4".parse()?, Pile::One), Some(Combination::Straight));
/// assert_eq!(combination(&tops, "Y2".parse()?, Pile::Two), None); // 1-2-3 was there before
/// # Ok::<(), NotationError>(())
/// ```
#[inline]
pub fn combination(tops: &PerPile<Card>, card: Card, pile: Pile) -> Option<Combination> {
    let covered = tops[pile];
    if card == covered {
        return Some(Combination::Pair);
    }
    let [one, two] = pile.others().map(|other| tops[other]);
    if card.number() == covered.number() {
        let flush = one.suit() == card.suit() && two.suit() == card.suit();
        return flush.then_some(Combination::Flush);
    }
    if card.suit() != covered.suit() {
        return None;
    }
    let numbers = 1u32 << card.number() | 1 << one.number() | 1 << two.number();
    match numbers >> numbers.trailing_zeros() {
        0b1 => Some(Combination::Three),
        0b111 => Some(Combination::Straight),
        _ => None,
    }
}
