//! Cards, prizes and trophies as text: `R5+`, `S1`, `T4`.

use core::fmt;
use core::str::FromStr;

use super::card::{COLOURS, Card, Function, Prize};
use super::won::{Award, Starred, Trophy};
use crate::cards::notation::number;
use crate::cards::{Colour, NotationError, Wanted};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.prize(), self.colour(), self.number(), self.function()) {
            (Some(prize), ..) => prize.fmt(f),
            (_, Some(colour), Some(number), None) => write!(f, "{}{number}", colour.letter()),
            (_, Some(colour), Some(number), Some(function)) => {
                write!(f, "{}{number}{}", colour.letter(), function.sign())
            }
            _ => Ok(()),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        let error = |at, wanted| NotationError { at, wanted };
        let mut signs = text.chars();
        let letter = signs.next().ok_or(error(0, Wanted::Card))?;
        let digit =
            signs.next().and_then(|sign| sign.to_digit(10)).and_then(|digit| u8::try_from(digit).ok());
        let card = if letter == 'S' {
            let prize = Prize::ALL.into_iter().find(|prize| Some(prize.stars()) == digit);
            Card::of_prize(prize.ok_or(error(1, Wanted::Number { low: 0, high: 2 }))?)
        } else {
            let colour = Colour::from_letter(letter).filter(|colour| COLOURS.contains(colour));
            let colour = colour.ok_or(error(0, Wanted::Colour))?;
            let number = digit.filter(|digit| (1..=6).contains(digit));
            let number = number.ok_or(error(letter.len_utf8(), Wanted::Number { low: 1, high: 6 }))?;
            let sign = signs.clone().next();
            let function = Function::ALL.into_iter().find(|function| Some(function.sign()) == sign);
            if function.is_some() {
                signs.next();
            }
            // A function that no card of this colour and number carries is a sign too many.
            Card::new(colour, number, function).ok_or(error(2, Wanted::End))?
        };
        if signs.as_str().is_empty() {
            Ok(card)
        } else {
            Err(error(text.len() - signs.as_str().len(), Wanted::End))
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Prize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{}", self.stars())
    }
}

impl fmt::Display for Trophy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{}", self.stars())
    }
}

impl FromStr for Trophy {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Trophy, NotationError> {
        let digits = text.strip_prefix('T').ok_or(NotationError { at: 0, wanted: Wanted::Word("T") })?;
        let stars = number(digits);
        Trophy::ALL
            .into_iter()
            .find(|trophy| Some(trophy.stars()) == stars)
            .ok_or(NotationError { at: 1, wanted: Wanted::Number { low: 3, high: 5 } })
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Trophy {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Award {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Award::Prize(prize) => prize.fmt(f),
            Award::Trophy(trophy) => trophy.fmt(f),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Award {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
