//! A plain card: a colour and a number.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use super::Colour;
use super::notation::{NotationError, Wanted, number};

/// The colours and numbers that the cards of one game have.
///
/// Cards sort by colour, in the order of [`COLOURS`](Suits::COLOURS), then by number.
pub trait Suits: Copy + Ord + fmt::Debug + 'static {
    /// The game's colours; at most 64 cards of different kinds follow from them.
    const COLOURS: &'static [Colour];
    /// Numbers run from 1 to this.
    const HIGHEST: u8;
    /// How many kinds of cards there are.
    #[allow(clippy::cast_possible_truncation)] // at most 64 kinds, checked where it is used
    const KINDS: u8 = {
        let kinds = Self::COLOURS.len() * Self::HIGHEST as usize;
        assert!(kinds <= 64, "a hand is a set of 64 bits");
        kinds as u8
    };
}

/// A kind of card in a game whose colours and numbers are `S`: one byte, and always a card that exists.
///
/// ```
/// use engine::cards::{Card, Colour, Suits};
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
/// struct Two;
/// impl Suits for Two {
///     const COLOURS: &'static [Colour] = &[Colour::Red, Colour::Black];
///     const HIGHEST: u8 = 11;
/// }
/// let card: Card<Two> = "K11".parse()?;
/// assert_eq!((card.colour(), card.number(), card.index()), (Colour::Black, 11, 21));
/// assert_eq!(Card::<Two>::new(Colour::Black, 11), Some(card));
/// assert!("B5".parse::<Card<Two>>().is_err());
/// # Ok::<(), engine::cards::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card<S> {
    index: u8,
    suits: PhantomData<S>,
}

impl<S: Suits> Card<S> {
    /// The first kind of card: stands in where a place needs some card before it gets its own.
    pub const FIRST: Card<S> = Card { index: 0, suits: PhantomData };

    /// The card of this colour and number, if the game has it.
    pub fn new(colour: Colour, number: u8) -> Option<Card<S>> {
        let suit = S::COLOURS.iter().position(|&c| c == colour)?;
        if !(1..=S::HIGHEST).contains(&number) {
            return None;
        }
        Card::from_index(u8::try_from(suit).ok()? * S::HIGHEST + number - 1)
    }

    /// The card with this place in the order of all kinds, from 0.
    #[inline]
    pub const fn from_index(index: u8) -> Option<Card<S>> {
        if index < S::KINDS { Some(Card { index, suits: PhantomData }) } else { None }
    }

    /// All kinds of cards, in order.
    pub fn all() -> impl Iterator<Item = Card<S>> + Clone {
        (0..S::KINDS).filter_map(Card::from_index)
    }

    /// The card's place in the order of all kinds, from 0.
    #[inline]
    pub const fn index(self) -> u8 {
        self.index
    }

    /// The place of the card's colour among the game's colours, from 0.
    #[inline]
    pub const fn suit(self) -> u8 {
        self.index / S::HIGHEST
    }

    /// The card's colour.
    #[inline]
    pub fn colour(self) -> Colour {
        // Every index is below KINDS, so the suit is always found.
        S::COLOURS.get(usize::from(self.suit())).copied().unwrap_or(Colour::Black)
    }

    /// The card's number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.index % S::HIGHEST + 1
    }
}

impl<S: Suits> fmt::Display for Card<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.number())
    }
}

impl<S: Suits> fmt::Debug for Card<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<S: Suits> FromStr for Card<S> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card<S>, NotationError> {
        let letter = text.chars().next().ok_or(NotationError { at: 0, wanted: Wanted::Card })?;
        let colour = Colour::from_letter(letter)
            .filter(|colour| S::COLOURS.contains(colour))
            .ok_or(NotationError { at: 0, wanted: Wanted::Colour })?;
        let at = letter.len_utf8();
        text.get(at..)
            .and_then(number)
            .and_then(|number| Card::new(colour, number))
            .ok_or(NotationError { at, wanted: Wanted::Number { low: 1, high: S::HIGHEST } })
    }
}

#[cfg(feature = "serde")]
impl<S: Suits> serde::Serialize for Card<S> {
    fn serialize<T: serde::Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        serializer.collect_str(self)
    }
}
