//! The sequences in front of one player.

use core::fmt;

use super::Illegal;
use super::card::Card;
use super::sequence::Sequence;

/// Which sequence of a player, in the order in which they were started.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Nth {
    First,
    Second,
    Third,
}

impl Nth {
    /// All of them in order.
    pub const ALL: [Nth; 3] = [Nth::First, Nth::Second, Nth::Third];

    /// Its number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The one with this number, from 1.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Nth> {
        match number {
            1 => Some(Nth::First),
            2 => Some(Nth::Second),
            3 => Some(Nth::Third),
            _ => None,
        }
    }
}

impl fmt::Display for Nth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// The sequences of one player: at most three in the whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sequences([Option<Sequence>; 3]);

impl Sequences {
    /// The sequence with this number, if it was started.
    #[inline]
    pub const fn get(&self, nth: Nth) -> Option<Sequence> {
        let [first, second, third] = self.0;
        match nth {
            Nth::First => first,
            Nth::Second => second,
            Nth::Third => third,
        }
    }

    /// The number that the next new sequence gets; `None` if there are three.
    #[inline]
    pub fn free(&self) -> Option<Nth> {
        Nth::ALL.into_iter().find(|&nth| self.get(nth).is_none())
    }

    /// The sequences in the order in which they were started.
    pub fn iter(&self) -> impl Iterator<Item = Sequence> + Clone + use<> {
        self.0.into_iter().flatten()
    }

    /// The sequences with a new one of two cards, and the number that it gets.
    ///
    /// # Errors
    /// If there are three already, or the cards start no sequence.
    #[inline]
    pub fn started(self, low: Card, high: Card) -> Result<(Nth, Sequences), Illegal> {
        let nth = self.free().ok_or(Illegal::ThreeSequences)?;
        Ok((nth, self.with(nth, Sequence::start(low, high)?)))
    }

    /// The sequences with a card more at an end of one of them.
    ///
    /// # Errors
    /// If there is no such sequence, or the card does not fit.
    #[inline]
    pub fn extended(self, nth: Nth, card: Card) -> Result<Sequences, Illegal> {
        let sequence = self.get(nth).ok_or(Illegal::NoSequence(nth))?;
        Ok(self.with(nth, sequence.extended(card)?))
    }

    /// The cards of one of these sequences that it did not have before.
    pub fn added(&self, before: &Sequences, nth: Nth) -> impl Iterator<Item = Card> + Clone + use<> {
        let there = before.get(nth).map_or(0..=0, |sequence| sequence.low()..=sequence.high());
        let cards = self.get(nth).into_iter().flat_map(Sequence::cards);
        cards.filter(move |card| !there.contains(&card.number()))
    }

    #[inline]
    fn with(mut self, nth: Nth, sequence: Sequence) -> Sequences {
        self.put(nth, sequence);
        self
    }

    /// Lays a sequence down at a place.
    #[inline]
    pub(super) fn put(&mut self, nth: Nth, sequence: Sequence) {
        let [first, second, third] = &mut self.0;
        let place = match nth {
            Nth::First => first,
            Nth::Second => second,
            Nth::Third => third,
        };
        *place = Some(sequence);
    }
}

impl FromIterator<Sequence> for Sequences {
    /// The first three of these.
    fn from_iter<T: IntoIterator<Item = Sequence>>(sequences: T) -> Sequences {
        let mut own = Sequences::default();
        for (nth, sequence) in Nth::ALL.into_iter().zip(sequences) {
            own.put(nth, sequence);
        }
        own
    }
}
