//! What a card shows, whatever game it belongs to.

use super::art::{Bitmap, Mark};
use super::{Line, line};
use crate::cards::{Card, Colour, Suits};

/// A function of No Idea; it looks like its notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Function {
    /// `+`: reveal one more card.
    Reveal,
    /// `!`: the other piles leave the table.
    RemoveOthers,
    /// `^`: opponents refill to three.
    Refill,
}

impl Function {
    /// The mark on the large card.
    pub const fn art(self) -> Bitmap {
        match self {
            Function::Reveal => Mark::Plus.art(),
            Function::RemoveOthers => Mark::Bang.art(),
            Function::Refill => Mark::Fill.art(),
        }
    }
}

/// The side of a card that lies up. Every game maps its cards to this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A number card.
    Number {
        /// Its colour: letter and shape.
        colour: Colour,
        /// Its number.
        number: u8,
        /// Its function, in No Idea.
        function: Option<Function>,
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
    /// A card without a function.
    pub const fn number(colour: Colour, number: u8) -> Face {
        Face::Number { colour, number, function: None }
    }

    /// The card spelled out for the title line.
    ///
    /// ```
    /// use engine::cards::Colour;
    /// use engine::console::kit::Face;
    /// assert_eq!(&*Face::number(Colour::Green, 2).spelled(), "GREEN 2");
    /// ```
    pub fn spelled(self) -> Line {
        match self {
            Face::Number { colour, number, .. } => line!("{} {number}", capitals(colour)),
            Face::Prize(1) => Line::from("PRIZE, 1 STAR"),
            Face::Prize(stars) => line!("PRIZE, {stars} STARS"),
            Face::Trophy(stars) => line!("TROPHY, {stars} STARS"),
            Face::Unknown => Line::from("FACE DOWN"),
            Face::Back(_) => Line::from("DECK"),
        }
    }
}

impl<S: Suits> From<Card<S>> for Face {
    fn from(card: Card<S>) -> Face {
        Face::number(card.colour(), card.number())
    }
}

/// A colour's name for the title line.
pub const fn capitals(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "RED",
        Colour::Blue => "BLUE",
        Colour::Green => "GREEN",
        Colour::Yellow => "YELLOW",
        Colour::Purple => "PURPLE",
        Colour::Orange => "ORANGE",
        Colour::Gray => "GRAY",
        Colour::Black => "BLACK",
    }
}
