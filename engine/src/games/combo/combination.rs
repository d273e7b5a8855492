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

/// The kinds of cards that make a combination on a pile with these tops, as bits by [`Card::index`].
///
/// The same as asking [`combination`] for each card that fits, at once: what a search goes through.
///
/// ```
/// use engine::games::combo::{PerPile, Pile, completing};
/// # use engine::cards::NotationError;
/// let tops = PerPile(["R1".parse()?, "B2".parse()?, "B3".parse()?]);
/// assert_eq!(completing(&tops, Pile::One).count_ones(), 3); // the pair R1, the straight R4, the flush B1
/// # Ok::<(), NotationError>(())
/// ```
#[inline]
pub fn completing(tops: &PerPile<Card>, pile: Pile) -> u64 {
    let covered = tops[pile];
    let [one, two] = pile.others().map(|other| tops[other]);
    let number = covered.number() - 1;
    let others = going_with(one, two) & !(1 << number);
    // For a covered card of that colour a flush is the pair again.
    let flush = u64::from(one.suit() == two.suit());
    u64::from(others) << (covered.suit() * 7) | 1 << covered.index() | flush << (one.suit() * 7 + number)
}

/// The numbers that make three of a kind or a straight with the numbers of two cards; bit 0 is number 1.
#[inline]
fn going_with(one: Card, two: Card) -> u8 {
    let place = (one.number() - 1) << 3 | (two.number() - 1);
    GOING_WITH.get(usize::from(place & 63)).copied().unwrap_or(0)
}

/// [`going_with`] for each two numbers, eight places for each first one: looked up, since it is asked for every pile
/// that a search looks at.
static GOING_WITH: [u8; 64] = {
    let mut all = [0; 64];
    let mut rest = all.as_mut_slice();
    let mut place: u32 = 0;
    while let Some((numbers, after)) = rest.split_first_mut() {
        let (one, two) = (place >> 3, place & 7);
        let lower = if one < two { one } else { two };
        // A third of a kind, one at either end, or the one between.
        *numbers = match one.abs_diff(two) {
            0 => 1 << lower,
            1 => (0b1001 << lower >> 1) as u8 & 0b111_1111,
            2 => 0b10 << lower,
            _ => 0,
        };
        rest = after;
        place += 1;
    }
    all
};
