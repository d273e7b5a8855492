//! Sequences: cards of rising numbers in front of a player.

use core::fmt;
use core::num::NonZeroU32;

use super::Illegal;
use super::card::{COLOURED, Card, HIGHEST, is_black, with_numbers};
use super::score::bonus;

/// Two cards or more with consecutive numbers, none of them black.
///
/// It is a word: bit 0 is set, so that a free place can be zero; then two bits of colour for each number from 1
/// to 11, which are zero where the sequence does not reach; then the lowest and the highest number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Sequence(NonZeroU32);

const LOW: u32 = 23;
const HIGH: u32 = 27;

impl Sequence {
    /// Starts a sequence with two cards.
    ///
    /// # Errors
    /// If one is black, or `high` is not one higher than `low`.
    #[inline]
    pub fn start(low: Card, high: Card) -> Result<Sequence, Illegal> {
        if is_black(low) || is_black(high) {
            return Err(Illegal::Black);
        }
        if low.number() + 1 != high.number() {
            return Err(Illegal::NotConsecutive { low, high });
        }
        let colours = colour_at(low) | colour_at(high);
        Ok(Sequence::of(colours, low.number(), high.number()))
    }

    /// The sequence of these cards, the lowest first.
    ///
    /// # Errors
    /// If they are not a sequence.
    pub fn from_cards(cards: &[Card]) -> Result<Sequence, Illegal> {
        let [low, high, rest @ ..] = cards else { return Err(Illegal::TooShort) };
        rest.iter().try_fold(Sequence::start(*low, *high)?, |sequence, &card| {
            if card.number() > sequence.high() { sequence.extended(card) } else { Err(Illegal::NoEnd(card)) }
        })
    }

    /// The sequence with one more card at the end where its number fits.
    ///
    /// # Errors
    /// If the card is black, or fits neither end.
    #[inline]
    pub fn extended(self, card: Card) -> Result<Sequence, Illegal> {
        if is_black(card) {
            return Err(Illegal::Black);
        }
        let (low, high, number) = (self.low(), self.high(), card.number());
        let (low, high) = match (number + 1 == low, high + 1 == number) {
            (true, _) => (number, high),
            (_, true) => (low, number),
            _ => return Err(Illegal::NoEnd(card)),
        };
        Ok(Sequence::of(self.0.get() & ((1 << LOW) - 1) | colour_at(card), low, high))
    }

    /// The lowest number.
    #[inline]
    pub const fn low(self) -> u8 {
        (self.0.get() >> LOW & 15) as u8
    }

    /// The highest number.
    #[inline]
    pub const fn high(self) -> u8 {
        (self.0.get() >> HIGH & 15) as u8
    }

    /// How many cards it has: as many points.
    #[inline]
    #[allow(clippy::len_without_is_empty)] // never empty
    pub const fn len(self) -> u8 {
        self.high() + 1 - self.low()
    }

    /// The cards, the lowest first.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        (self.low()..=self.high()).filter_map(move |number| {
            let suit = self.0.get() >> (2 * number - 1) & 3;
            Card::from_index(u8::try_from(suit).ok()? * HIGHEST + number - 1)
        })
    }

    /// The cards that fit one of its ends, as a set of bits by [`Card::index`].
    #[inline]
    pub fn fitting(self) -> u64 {
        let ends = 1u16 << self.low() >> 2 | 1u16 << self.high();
        with_numbers(ends & ((1 << HIGHEST) - 1)) & COLOURED
    }

    /// How many of its cards are red, blue, yellow and purple.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // at most 11 each
    pub fn colours(self) -> [u8; 4] {
        const NUMBERS: u32 = 0x15_5555;
        let (high, low) = (self.0.get() >> 2 & NUMBERS, self.0.get() >> 1 & NUMBERS);
        // Counting bits takes long where the processor has no instruction for it: three times will do.
        let [high, low, purple] = [high, low, high & low].map(|set| set.count_ones() as u8);
        [self.len() + purple - high - low, low - purple, high - purple, purple]
    }

    /// The points for its most frequent colour, by the rule for tied colours.
    ///
    /// ```
    /// use engine::games::bango::Sequence;
    /// let cards = ["R1", "B2", "R3", "B4", "Y5"].map(|card| card.parse().unwrap());
    /// let sequence = Sequence::from_cards(&cards).unwrap();
    /// assert_eq!((sequence.len(), sequence.bonus(), sequence.points()), (5, 1, 6));
    /// ```
    #[inline]
    pub fn bonus(self) -> u8 {
        bonus(self.colours())
    }

    /// All its points: its cards and its bonus.
    #[inline]
    pub fn points(self) -> u8 {
        self.len() + self.bonus()
    }

    #[inline]
    fn of(colours: u32, low: u8, high: u8) -> Sequence {
        Sequence(NonZeroU32::MIN | colours | u32::from(low) << LOW | u32::from(high) << HIGH)
    }
}

/// A card's colour at the place of its number.
#[inline]
fn colour_at(card: Card) -> u32 {
    u32::from(card.suit() & 3) << (2 * card.number() - 1)
}

impl fmt::Debug for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Sequence {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}
