//! What a picture says, for people who cannot see it.

use core::fmt;

use super::art::colour_of;
use super::{Face, Key, capitals, words};
use crate::cards::Colour;

/// What something on the screen says. [`Surface::label`](super::Surface::label) is told it with its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label<'a> {
    /// Words.
    Text(&'a str),
    /// A card.
    Card(Face),
    /// The shape of a colour.
    Colour(Colour),
    /// A button and what it does now.
    Button(Key, &'a str),
    /// A value, and the highest it can be.
    Value(u8, u8),
}

impl fmt::Display for Label<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Label::Text(text) => spoken(text, f),
            Label::Card(Face::Unknown | Face::Back(None)) => f.write_str(words::FACE_DOWN_CARD),
            Label::Card(Face::Back(Some(count))) => f.write_str(&words::deck_of(count)),
            Label::Card(face) => f.write_str(&face.spelled()),
            Label::Colour(colour) => f.write_str(capitals(colour)),
            Label::Button(key, "") => f.write_str(key.name()),
            Label::Button(key, verb) => write!(f, "{}: {verb}", key.name()),
            Label::Value(value, most) => f.write_str(&words::value_of(value, most)),
        }
    }
}

/// Text in which the shapes of colours are called by their names.
fn spoken(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for character in text.chars() {
        match colour_of(character) {
            Some(colour) => f.write_str(capitals(colour))?,
            None => fmt::Write::write_char(f, character)?,
        }
    }
    Ok(())
}
