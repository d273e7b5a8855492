//! Reading the text form of cards and moves, with errors that say what is wrong and where.

use core::fmt;
use core::str::FromStr;

/// What the reader wanted to find at the place where it gave up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A card such as `B5`.
    Card,
    /// A colour that the game has.
    Colour,
    /// A number in the range that the card, pile, slot, sequence or seat may have.
    Number {
        /// The lowest number allowed.
        low: u8,
        /// The highest number allowed.
        high: u8,
    },
    /// The name of a move of this game.
    Move,
    /// A particular word.
    Word(&'static str),
    /// The end of the text.
    End,
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::Card => f.write_str("a card such as B5"),
            Wanted::Colour => f.write_str("a colour letter of this game"),
            Wanted::Number { low, high } => write!(f, "a number from {low} to {high}"),
            Wanted::Move => f.write_str("the name of a move of this game"),
            Wanted::Word(word) => write!(f, "\"{word}\""),
            Wanted::End => f.write_str("nothing more"),
        }
    }
}

/// A text that is not in the notation: what was wanted, and at which byte of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// Offset in bytes from the start of the text.
    pub at: usize,
    /// What should have stood there.
    pub wanted: Wanted,
}

impl NotationError {
    /// The same error seen from a text in which this one begins at `offset`.
    #[must_use]
    pub const fn moved_by(self, offset: usize) -> NotationError {
        NotationError { at: self.at + offset, wanted: self.wanted }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {} at character {}", self.wanted, self.at + 1)
    }
}

impl core::error::Error for NotationError {}

/// A text in the notation, read word by word.
///
/// ```
/// use engine::cards::{Notation, Wanted};
/// let mut text = Notation::new("give 2");
/// assert_eq!(text.word(), Some("give"));
/// assert_eq!(text.number(1, 6), Ok(2));
/// assert_eq!(text.end(), Ok(()));
/// assert_eq!(Notation::new("7").number(1, 6).unwrap_err().wanted, Wanted::Number { low: 1, high: 6 });
/// ```
#[derive(Clone, Debug)]
pub struct Notation<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Notation<'a> {
    /// Starts reading at the beginning of `text`.
    pub const fn new(text: &'a str) -> Notation<'a> {
        Notation { rest: text, at: 0 }
    }

    /// The error that `wanted` was not found at the next word.
    pub fn error(&self, wanted: Wanted) -> NotationError {
        let blanks = self.rest.len() - self.rest.trim_start().len();
        NotationError { at: self.at + blanks, wanted }
    }

    /// Whether all words were read.
    pub fn is_empty(&self) -> bool {
        self.rest.trim_start().is_empty()
    }

    /// Takes the next word, if there is one.
    pub fn word(&mut self) -> Option<&'a str> {
        let start = self.rest.trim_start();
        let (word, rest) = match start.find(char::is_whitespace) {
            Some(end) => start.split_at_checked(end)?,
            None => (start, ""),
        };
        self.at += self.rest.len() - rest.len();
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }

    /// Takes the next word as a number from `low` to `high`.
    ///
    /// # Errors
    /// If the next word is missing, is no number, has a sign or leading zeros, or is out of range.
    pub fn number(&mut self, low: u8, high: u8) -> Result<u8, NotationError> {
        let error = self.error(Wanted::Number { low, high });
        let word = self.word().ok_or(error)?;
        number(word).filter(|n| (low..=high).contains(n)).ok_or(error)
    }

    /// Takes the next word as a value that has a notation of its own, such as a card.
    ///
    /// # Errors
    /// If the next word is missing, or the value's own error moved to its place in this text.
    pub fn value<T: FromStr<Err = NotationError>>(&mut self, wanted: Wanted) -> Result<T, NotationError> {
        let error = self.error(wanted);
        let word = self.word().ok_or(error)?;
        word.parse().map_err(|e: NotationError| e.moved_by(error.at))
    }

    /// Takes the end of the text.
    ///
    /// # Errors
    /// If another word follows.
    pub fn end(&self) -> Result<(), NotationError> {
        if self.is_empty() { Ok(()) } else { Err(self.error(Wanted::End)) }
    }
}

/// A number in its only spelling: decimal digits, no sign, no leading zero.
pub(crate) fn number(word: &str) -> Option<u8> {
    let plain = word.bytes().all(|b| b.is_ascii_digit()) && (word.len() == 1 || !word.starts_with('0'));
    if plain { word.parse().ok() } else { None }
}
