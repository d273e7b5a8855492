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

/// The combinations that three tops show, apart from pairs: three consecutive numbers or one number, and one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The numbers of a straight or of three of a kind as bits, number 1 the lowest; 0 if the tops show neither.
    numbers: u8,
    /// The colour of a flush as a bit; 0 if the tops show none.
    suit: u8,
}

impl Shown {
    /// No combination.
    pub const NOTHING: Shown = Shown { numbers: 0, suit: 0 };

    /// The combinations that these tops show.
    pub fn by(tops: &PerPile<Card>) -> Shown {
        let [one, two, three] = tops.0.map(Kind::of);
        let numbers = one.number | two.number | three.number;
        let suits = one.suit | two.suit | three.suit;
        Shown {
            numbers: if is_three(numbers) | is_straight(numbers) { numbers } else { 0 },
            suit: if suits.is_power_of_two() { suits } else { 0 },
        }
    }

    /// What stays noted of it once a placement has made this: a straight may follow another one, so a straight that is
    /// made crosses out the one that was noted.
    #[must_use]
    #[inline]
    pub fn after(self, made: Option<Combination>) -> Shown {
        match made {
            Some(Combination::Straight) if is_straight(self.numbers) => Shown { numbers: 0, ..self },
            _ => self,
        }
    }
}

/// Whether these numbers of three tops are consecutive.
#[inline]
const fn is_straight(numbers: u8) -> bool {
    numbers >> (numbers.trailing_zeros() & 7) == 0b111
}

/// Whether these numbers of three tops are one number.
#[inline]
const fn is_three(numbers: u8) -> bool {
    numbers.is_power_of_two()
}

/// The combination that a card makes when it is placed on a pile with these tops (C2): never more than one, none that the
/// tops showed just before, and none that was noted when the turn began. A card that does not fit the pile makes none.
///
/// Everything that has to know what a placement makes asks this function. `noted` is
/// [`OpenState::noted`](super::OpenState::noted), or what [`Shown::after`] makes of it for a turn that is thought through.
///
/// A card that fits keeps either the number or the colour of the card that it covers. With the number kept only a
/// flush can be new; with the colour kept only a straight or three of a kind; with both kept it is a pair.
///
/// ```
/// use engine::games::combo::{Combination, PerPile, Pile, Shown, combination};
/// # use engine::cards::NotationError;
/// let tops = PerPile(["R1".parse()?, "B2".parse()?, "G3".parse()?]);
/// let made = |card, pile| combination(&tops, Shown::NOTHING, card, pile);
/// assert_eq!(made("R4".parse()?, Pile::One), Some(Combination::Straight));
/// assert_eq!(made("Y2".parse()?, Pile::Two), None); // 1-2-3 was there before
/// # Ok::<(), NotationError>(())
/// ```
#[inline]
pub fn combination(tops: &PerPile<Card>, noted: Shown, card: Card, pile: Pile) -> Option<Combination> {
    let (placed, covered) = (Kind::of(card), Kind::of(tops[pile]));
    let [one, two] = pile.others();
    let (one, two) = (Kind::of(tops[one]), Kind::of(tops[two]));
    let (keeps_number, keeps_colour) = (placed.number == covered.number, placed.suit == covered.suit);
    let numbers = placed.number | one.number | two.number;
    let pair = keeps_number & keeps_colour;
    let flush =
        keeps_number & (one.suit == placed.suit) & (two.suit == placed.suit) & (noted.suit != placed.suit);
    let new = keeps_colour & (noted.numbers != numbers);
    let (three, straight) = (new & is_three(numbers), new & is_straight(numbers));
    // All is worked out first: most cards make nothing, and that is one branch to guess instead of four.
    if !(pair | flush | three | straight) {
        return None;
    }
    Some(match (pair, flush, three) {
        (true, _, _) => Combination::Pair,
        (_, true, _) => Combination::Flush,
        (_, _, true) => Combination::Three,
        _ => Combination::Straight,
    })
}

/// A kind of card, taken apart.
#[derive(Clone, Copy)]
struct Kind {
    /// The colour as a bit.
    suit: u8,
    /// The number as a bit: number 1 is bit 0.
    number: u8,
}

impl Kind {
    #[inline]
    fn of(card: Card) -> Kind {
        APART.get(usize::from(card.index())).copied().unwrap_or(Kind { suit: 0, number: 0 })
    }
}

/// Every kind, looked up, since four divisions are a third of the work otherwise.
#[allow(clippy::indexing_slicing)] // at compile time, where a slip is an error
static APART: [Kind; 35] = {
    let mut all = [Kind { suit: 0, number: 0 }; 35];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        all[index as usize] = Kind { suit: 1 << card.suit(), number: 1 << (card.number() - 1) };
        index += 1;
    }
    all
};
