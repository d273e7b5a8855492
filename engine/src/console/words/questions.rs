//! Questions before something is lost.

use crate::console::kit::{Line, line};

pub(crate) use super::menus::WHICH_GAME as NEW_GAME;

/// A new game takes the place of the one in progress: the first of three lines names that one.
pub(crate) const GIVE_IT_UP: [&str; 2] = ["Start a new game and", "lose this one?"];
pub(crate) const OLD_GAME_GOES: [&str; 3] =
    ["The old game, which", "can't be read, will", "be erased. All right?"];

pub(crate) fn is_not_over(game: &str) -> Line {
    line!("{game} isn't over.")
}

/// Everything is to be forgotten.
pub(crate) const RESET_ALL: &str = "RESET ALL";
pub(crate) const FORGET: [&str; 4] =
    ["Erase all settings,", "names, records, the", "saved game, and the", "last games?"];
pub(crate) const REALLY: [&str; 2] = ["Are you sure? This", "can't be undone."];

/// A new program.
pub(crate) const UPDATE: &str = "UPDATE";
pub(crate) const BECOME_A_DRIVE: [&str; 5] =
    ["Turn into a USB drive", "for an update? Plug", "into a computer", "first. Your saved", "games stay."];
pub(crate) const IS_A_DRIVE: [&str; 5] =
    ["Passdeck is a USB", "drive now. Copy the", "new program to it, or", "switch off and on to", "play."];

/// A game for whose record there is little room left.
pub(crate) const LONG_GAME: &str = "A LONG GAME";
pub(crate) const NO_ROOM: [&str; 3] = ["There is no room for", "more. The points are", "counted now."];
pub(crate) const THEN_COUNTED: [&str; 2] = ["more. Then the points", "are counted."];

pub(crate) fn made_moves(played: u16) -> Line {
    line!("You made {played} moves!")
}

pub(crate) fn room_for(moves: u16) -> Line {
    line!("There is room for {moves}")
}

/// Whether to end it.
pub(crate) const END_THE_GAME: &str = "END THE GAME?";
pub(crate) const EVERYBODY_AGREES: [&str; 3] =
    ["Does everybody agree?", "It ends now, and the", "points so far count."];
