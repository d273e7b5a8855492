//! What the console asks of a finished game that is shown once more.

use core::fmt;

use super::contract::Step;
use crate::console::memory::{Settings, Unreadable};
use crate::console::words::records as words;

/// What somebody who watches wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wind {
    /// What happened next: the next event, or the table after it; at the end the next page of the final table.
    Next,
    /// The table before the last move.
    Back,
    /// The table when the turn comes to the player who began.
    NextRound,
    /// The same, backwards.
    LastRound,
    /// All of it by itself, or no longer so. At the end it begins again.
    Play,
}

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The number of moves shown so far.
    pub made: u16,
    /// Moves in the whole game.
    pub of: u16,
    /// Whether it goes on by itself.
    pub plays: bool,
}

/// Why a game cannot be watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WatchError {
    /// It comes from another version: of the layout, or of the game's rules.
    Foreign,
    /// It was damaged or cut short, or is no game at all.
    Damaged,
    /// It is not over. Nobody may look into a game in progress.
    Unfinished,
    /// The game in progress would be lost, because it could not be saved.
    Unsaved,
}

impl From<Unreadable> for WatchError {
    fn from(why: Unreadable) -> WatchError {
        match why {
            Unreadable::Foreign => WatchError::Foreign,
            Unreadable::Missing | Unreadable::Damaged => WatchError::Damaged,
        }
    }
}

impl fmt::Display for WatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WatchError::Foreign => words::WHY_FOREIGN,
            WatchError::Damaged => words::WHY_DAMAGED,
            WatchError::Unfinished => words::WHY_UNFINISHED,
            WatchError::Unsaved => words::WHY_UNSAVED,
        })
    }
}

impl core::error::Error for WatchError {}

/// A finished game that can be shown once more, on the screens of the game itself.
///
/// Only what everybody at the table saw is shown: the events, the table between two moves, and the final table. Nobody's
/// hand is, not even to the one whose it was. So it does not matter who looks.
pub trait Watch: Sized {
    /// Lays a finished game out in a place, as it was dealt. A long one takes seconds on a small board: `alive` is called
    /// after every move.
    ///
    /// # Errors
    /// If the bytes are no finished game of this version. Then the place is empty.
    fn watch_onto(place: &mut Option<Self>, game: &[u8], alive: &mut dyn FnMut()) -> Result<(), WatchError>;

    /// Goes on or back; gives back what is heard.
    fn wind(&mut self, wind: Wind, settings: &Settings) -> Step;

    /// How far it is.
    fn progress(&self) -> Progress;
}
