//! What a card shows, whatever game it belongs to.

use super::art::Mark;
use super::{Line, words};
use crate::cards::{Card, Colour, Suits};

/// The side of a card that lies up. Every game maps its cards to this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A number card.
    Number {
        /// Its colour: letter and shape.
        colour: Colour,
        /// Its number.
        number: u8,
        /// The sign of its function, on the large card of a game that has functions.
        sign: Option<Mark>,
    },
    /// A consolation prize with so many stars.
    Prize(u8),
    /// A trophy with so many stars.
    Trophy(u8),
    /// A face-down card that somebody may turn up.
    Unknown,
    /// A back, of a deck or of a hidden card; how many there are, if that matters.
    Back(Option<u8>),
}

impl Face {
    /// A card without a sign.
    pub const fn number(colour: Colour, number: u8) -> Face {
        Face::Number { colour, number, sign: None }
    }

    /// The card spelled out for the title line.
    ///
    /// ```
    /// use engine::cards::Colour;
    /// use engine::console::kit::Face;
    /// assert_eq!(&*Face::number(Colour::Green, 2).spelled(), "GREEN 2");
    /// ```
    pub fn spelled(self) -> Line {
        words::card(self)
    }
}

impl<S: Suits> From<Card<S>> for Face {
    fn from(card: Card<S>) -> Face {
        Face::number(card.colour(), card.number())
    }
}
