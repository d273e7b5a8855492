//! What the drawing kit says by itself: on the curtain, and as the names of cards, colours and keys.

use super::{Face, Key, Line, line};
use crate::cards::Colour;

/// On the curtain, above a name, and what A does there.
pub(super) const PASS_TO: &str = "Pass to";
pub(super) const READY: &str = "I'm ready";
/// What B does wherever there is a game.
pub(in crate::console) const HOLD_PAUSE: &str = "hold: pause";

/// A colour's name for the title line. Gray, not grey: the letter on its cards is A.
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

/// A card for the title line.
pub(super) fn card(face: Face) -> Line {
    match face {
        Face::Number { colour, number, .. } => line!("{} {number}", capitals(colour)),
        Face::Prize(1) => Line::from("PRIZE, 1 STAR"),
        Face::Prize(stars) => line!("PRIZE, {stars} STARS"),
        Face::Trophy(stars) => line!("TROPHY, {stars} STARS"),
        Face::Unknown => Line::from("FACE DOWN"),
        Face::Back(_) => Line::from("DECK"),
    }
}

/// What a key is called.
pub(super) const fn key(key: Key) -> &'static str {
    match key {
        Key::A => "A",
        Key::B => "B",
        Key::Up => "up",
        Key::Down => "down",
        Key::UpDown => "up and down",
        Key::LeftRight => "left and right",
        Key::Left => "left",
        Key::Right => "right",
        Key::Directions => "arrows",
    }
}

/// A card whose face nobody sees, for who cannot see the screen.
pub(super) const FACE_DOWN_CARD: &str = "face-down card";

/// So many cards in a deck, for the same.
pub(super) fn deck_of(count: u8) -> Line {
    line!("deck of {count}")
}

/// How far a gauge goes, for the same.
pub(super) fn value_of(value: u8, most: u8) -> Line {
    line!("{value} of {most}")
}
