//! The eight colours of all games.

use core::fmt;

/// A colour, with the letter that stands for it in the notation and on the screen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// `R`
    Red,
    /// `B`
    Blue,
    /// `G`
    Green,
    /// `Y`
    Yellow,
    /// `P`
    Purple,
    /// `O`
    Orange,
    /// `A`, for ash
    Gray,
    /// `K`
    Black,
}

impl Colour {
    /// All colours, in the order of their declaration.
    pub const ALL: [Colour; 8] = [
        Colour::Red,
        Colour::Blue,
        Colour::Green,
        Colour::Yellow,
        Colour::Purple,
        Colour::Orange,
        Colour::Gray,
        Colour::Black,
    ];

    /// The letter of the notation.
    ///
    /// ```
    /// assert_eq!(engine::cards::Colour::Gray.letter(), 'A');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Blue => 'B',
            Colour::Green => 'G',
            Colour::Yellow => 'Y',
            Colour::Purple => 'P',
            Colour::Orange => 'O',
            Colour::Gray => 'A',
            Colour::Black => 'K',
        }
    }

    /// The colour that a letter stands for.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// The colour's name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Purple => "purple",
            Colour::Orange => "orange",
            Colour::Gray => "gray",
            Colour::Black => "black",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
