//! Who plays, and by which options.

use crate::console::kit::{Line, line};
use crate::games::Seat;

/// Who plays a game; its title is in capitals.
pub(crate) fn who_plays(game: &str) -> Line {
    line!("{game}: who plays?")
}

pub(crate) const LEARN_FIRST: &str = "Learn it first...";
pub(crate) const PEOPLE: &str = "People";
pub(crate) const ROBOTS: &str = "Robots";
pub(crate) const NAMES: &str = "Names, levels...";
pub(crate) const WHO_SITS_WHERE: &str = "who sits where, clockwise";
pub(crate) const NOBODY: &str = "nobody";
pub(crate) const OPTIONS: &str = "Options...";
pub(crate) const BEGINS: &str = "Starts";
pub(crate) const CHANCE: &str = "random";
pub(crate) const CHANCE_OR_ONE: &str = "random, or one of you";

/// How many options are on, if it is not just one.
pub(crate) fn options_on(count: usize) -> Line {
    if count == 0 { Line::from("all off") } else { line!("{count} on") }
}

/// The party is named as it sits. Which way play goes is the game's business.
pub(crate) const CLOCKWISE: &str = "Clockwise: who plays?";
pub(crate) const ADD: &str = "+ add";

/// A seat.
pub(crate) fn seat(seat: Seat, name: &str) -> Line {
    line!("SEAT {seat}: {name}")
}

pub(crate) const PLAYER: &str = "Player";
pub(crate) const PERSON: &str = "person";
pub(crate) const ROBOT: &str = "robot";
pub(crate) const LEVEL: &str = "Level";
pub(crate) const EASY: &str = "easy";
pub(crate) const NORMAL: &str = "normal";
pub(crate) const GOOD: &str = "good";
pub(crate) const HARD: &str = "hard";
pub(crate) const NAME: &str = "Name";
pub(crate) const REMOVE: &str = "Remove";

/// Letters of a name.
pub(crate) fn name_of(seat: Seat) -> Line {
    line!("SEAT {seat}: name")
}

pub(crate) const NEEDS_A_LETTER: &str = "enter at least 1 letter";
pub(crate) const IS_TAKEN: &str = "that name is taken";

/// Options of a game; its title is in capitals.
pub(crate) fn options(game: &str) -> Line {
    line!("{game}: options")
}

/// An option that is not for so many as play.
pub(crate) fn only_for(players: impl core::fmt::Display) -> Line {
    line!("for {players} only")
}
