//! Who sits at the table: names, people and bots.

use core::fmt;
use core::ops::Deref;

use super::Unreadable;
use super::pack::{Packer, Unpacker};
use crate::console::words::setup as words;

/// A name of one to six capitals and digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Name {
    /// Padded with spaces at the end.
    letters: [u8; Name::LONGEST],
}

impl Name {
    /// Letters in the longest name.
    pub const LONGEST: usize = 6;

    /// No name yet; not one that a guest can have.
    pub const BLANK: Name = Name { letters: [b' '; Name::LONGEST] };

    /// A name from a text: letters become capitals, what is not a letter or a digit is left out.
    pub fn new(text: &str) -> Name {
        let letters = text.bytes().filter(u8::is_ascii_alphanumeric);
        let mut name = Name::BLANK;
        for (place, letter) in name.letters.iter_mut().zip(letters) {
            *place = letter.to_ascii_uppercase();
        }
        name
    }

    /// The letter at a place, a space behind the end.
    pub fn letter(self, place: usize) -> char {
        self.letters.get(place).map_or(' ', |&letter| char::from(letter))
    }

    /// The name with another letter at a place; spaces may come to lie inside.
    #[must_use]
    pub fn with(mut self, place: usize, letter: char) -> Name {
        if let (Some(old), Ok(letter)) = (self.letters.get_mut(place), u8::try_from(letter)) {
            *old = letter;
        }
        self
    }

    /// The name without spaces inside.
    #[must_use]
    pub fn tidy(self) -> Name {
        Name::new(&self)
    }

    /// The first letters of the name.
    #[must_use]
    pub fn first(self, letters: usize) -> Name {
        let mut name = self;
        name.letters.iter_mut().skip(letters).for_each(|letter| *letter = b' ');
        name
    }

    /// As bytes, with spaces at the end.
    pub const fn bytes(self) -> [u8; Name::LONGEST] {
        self.letters
    }
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        // Only ASCII gets in, so this is never empty by error.
        core::str::from_utf8(&self.letters).unwrap_or("").trim_end()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

/// How well a bot plays; the numbers are those in saves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum RobotLevel {
    Easy = 1,
    Normal = 2,
    Good = 4,
    Hard = 3,
}

impl RobotLevel {
    /// All of them, the weakest first.
    const ALL: [RobotLevel; 4] = [RobotLevel::Easy, RobotLevel::Normal, RobotLevel::Good, RobotLevel::Hard];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            RobotLevel::Easy => words::EASY,
            RobotLevel::Normal => words::NORMAL,
            RobotLevel::Good => words::GOOD,
            RobotLevel::Hard => words::HARD,
        }
    }

    /// The next level, or the one before; they go round.
    #[must_use]
    pub const fn step(self, up: bool) -> RobotLevel {
        match (self, up) {
            (RobotLevel::Hard, true) | (RobotLevel::Normal, false) => RobotLevel::Easy,
            (RobotLevel::Easy, true) | (RobotLevel::Good, false) => RobotLevel::Normal,
            (RobotLevel::Normal, true) | (RobotLevel::Hard, false) => RobotLevel::Good,
            (RobotLevel::Good, true) | (RobotLevel::Easy, false) => RobotLevel::Hard,
        }
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Who {
    Human,
    Bot(RobotLevel),
}

/// Somebody at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Guest {
    pub name: Name,
    pub who: Who,
}

impl Guest {
    /// Whether a person sits there.
    pub fn is_human(&self) -> bool {
        self.who == Who::Human
    }

    /// Bytes of a packed guest: who it is, and the name.
    pub(super) const BYTES: usize = 1 + Name::LONGEST;

    pub(super) fn pack(&self, packer: &mut Packer<'_>) {
        packer.push(&[match self.who {
            Who::Human => 0,
            Who::Bot(level) => level as u8,
        }]);
        packer.push(&self.name.bytes());
    }

    pub(super) fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Guest, Unreadable> {
        let who = match unpacker.byte()? {
            0 => Who::Human,
            number => {
                let level = RobotLevel::ALL.into_iter().find(|&level| level as u8 == number);
                Who::Bot(level.ok_or(Unreadable::Damaged)?)
            }
        };
        let name: [u8; Name::LONGEST] = unpacker.take()?;
        let name = Name::new(core::str::from_utf8(&name).map_err(|_| Unreadable::Damaged)?);
        if name == Name::BLANK { Err(Unreadable::Damaged) } else { Ok(Guest { name, who }) }
    }
}
