//! A card of the draw pile: a number card, perhaps with a function, or a consolation prize.

use core::num::NonZeroU8;

use super::deck;
use super::won::Starred;
use crate::cards::Colour;

/// The six colours in the order of the rulebook.
pub const COLOURS: [Colour; 6] =
    [Colour::Blue, Colour::Gray, Colour::Green, Colour::Yellow, Colour::Red, Colour::Purple];

/// What a number card does when it is discarded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Function {
    /// `+`: one more card from the draw pile is placed.
    Reveal = 1,
    /// `!`: all other discard piles leave the table.
    RemoveOthers,
    /// `^`: opponents with fewer than three cards draw up to three.
    Refill,
}

impl Function {
    /// The three functions.
    pub const ALL: [Function; 3] = [Function::Reveal, Function::RemoveOthers, Function::Refill];

    /// The sign that follows the number in the notation.
    pub const fn sign(self) -> char {
        match self {
            Function::Reveal => '+',
            Function::RemoveOthers => '!',
            Function::Refill => '^',
        }
    }
}

/// A consolation prize.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Prize {
    S0,
    S1,
    S2,
}

impl Starred for Prize {
    const ALL: [Prize; 3] = [Prize::S0, Prize::S1, Prize::S2];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn stars(self) -> u8 {
        self as u8
    }
}

/// A kind of card: one byte, and always a card that exists.
///
/// Three bits of colour, three of number, two of function. A prize has colour 6, number 7 and its stars in
/// place of the function, so it shares colour and number with no number card. No card is the byte 0, so an
/// `Option<Card>` is one byte too. Cards sort by colour, number, function; prizes come last.
///
/// ```
/// use engine::cards::Colour;
/// use engine::games::no_idea::{Card, Function};
/// let card: Card = "R5+".parse()?;
/// assert_eq!((card.colour(), card.number()), (Some(Colour::Red), Some(5)));
/// assert_eq!(card.function(), Some(Function::Reveal));
/// assert!(card.fits("B5".parse()?) && card.fits("R1!".parse()?) && !card.fits("B3".parse()?));
/// assert!("R4+".parse::<Card>().is_err(), "no red 4 carries a function");
/// # Ok::<(), engine::cards::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

const COLOUR: u8 = 0b1110_0000;
const NUMBER: u8 = 0b0001_1100;
const FUNCTION: u8 = 0b0000_0011;
const PRIZE: u8 = 6 << 5 | 7 << 2;

/// The kinds of cards: 36 without a function, 18 with one, 3 prizes.
pub(super) const KINDS: usize = PLAIN + WITH_FUNCTION + 3;
pub(super) const PLAIN: usize = 36;
pub(super) const WITH_FUNCTION: usize = 18;

impl Card {
    /// The card of this colour and number, with or without a function, if the deck has it.
    pub fn new(colour: Colour, number: u8, function: Option<Function>) -> Option<Card> {
        let suit = COLOURS.iter().position(|&c| c == colour)?;
        let cell = deck::DECK.get(suit)?.get(usize::from(number.checked_sub(1)?))?;
        if function.is_some() && function != cell.function() {
            return None;
        }
        Card::from_parts(u8::try_from(suit).ok()?, number, function)
    }

    /// A number card of a suit from 0 to 5 and a number from 1 to 6; the caller knows that it exists.
    pub(super) const fn from_parts(suit: u8, number: u8, function: Option<Function>) -> Option<Card> {
        let function = match function {
            Some(function) => function as u8,
            None => 0,
        };
        match NonZeroU8::new(suit << 5 | number << 2 | function) {
            Some(byte) => Some(Card(byte)),
            None => None,
        }
    }

    /// The card that is a prize.
    pub const fn of_prize(prize: Prize) -> Card {
        const LEAST: NonZeroU8 = NonZeroU8::new(PRIZE).unwrap();
        match LEAST.checked_add(prize as u8) {
            Some(byte) => Card(byte),
            None => Card(LEAST),
        }
    }

    /// The card with this place in the order of all kinds, from 0.
    #[inline]
    pub(super) fn from_index(index: usize) -> Option<Card> {
        deck::KINDS_IN_ORDER.get(index).copied()
    }

    /// The card's place in the order of all kinds: those without a function, those with one, the prizes.
    #[inline]
    pub(super) fn index(self) -> usize {
        let byte = self.0.get();
        let (suit, number, function) = (usize::from(byte >> 5), usize::from(byte >> 2 & 7), byte & FUNCTION);
        match (byte >= PRIZE, usize::from(function)) {
            (true, stars) => PLAIN + WITH_FUNCTION + stars,
            (false, 0) => suit * 6 + number - 1,
            (false, function) => PLAIN + suit * 3 + function - 1,
        }
    }

    /// The card's colour; a prize has none.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        COLOURS.get(usize::from(self.0.get() >> 5)).copied()
    }

    /// The card's number, from 1 to 6; a prize has none.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        if self.is_prize() { None } else { Some((self.0.get() & NUMBER) >> 2) }
    }

    /// The function that the card carries, if any.
    #[inline]
    pub const fn function(self) -> Option<Function> {
        match (self.is_prize(), self.0.get() & FUNCTION) {
            (false, 1) => Some(Function::Reveal),
            (false, 2) => Some(Function::RemoveOthers),
            (false, 3) => Some(Function::Refill),
            _ => None,
        }
    }

    /// 0 to 5 in the order of [`COLOURS`], 6 for a prize.
    #[inline]
    pub(crate) const fn colour_bits(self) -> u8 {
        self.0.get() >> 5
    }

    /// 1 to 6, 7 for a prize.
    #[inline]
    pub(crate) const fn number_bits(self) -> u8 {
        self.0.get() >> 2 & 7
    }

    #[inline]
    const fn is_prize(self) -> bool {
        self.0.get() >= PRIZE
    }

    /// The prize that the card is, if it is one.
    #[inline]
    pub const fn prize(self) -> Option<Prize> {
        match (self.is_prize(), self.0.get() & FUNCTION) {
            (false, _) => None,
            (true, 0) => Some(Prize::S0),
            (true, 1) => Some(Prize::S1),
            (true, _) => Some(Prize::S2),
        }
    }

    /// Whether the card has the colour or the number of the top card of a pile.
    #[inline]
    pub const fn fits(self, top: Card) -> bool {
        let differs = self.0.get() ^ top.0.get();
        // Without a branch: whether cards fit is what no processor can predict.
        (differs & COLOUR == 0) | (differs & NUMBER == 0)
    }
}
