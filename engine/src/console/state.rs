//! The states of the console.

use super::session::HintText;
use super::shell::{Fault, Screen};
use crate::games::{Kind, Seat};

/// Where the console is, with what it needs there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// Outside of any game.
    Shell(Screen),
    /// Waiting for a seed to deal a game.
    Shuffling(Kind),
    /// A game is on the screen.
    Game,
    /// Between two people.
    Curtain(Seat, Behind),
    Pause,
    /// A hint, once it is found.
    Hint(Option<HintText>),
    /// Why there is no hint or no undo.
    Refusal(&'static str, [&'static str; 3]),
    /// What happened; so many moves are above the screen.
    History(usize),
}

/// What the curtain hides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Behind {
    Game,
    Hint,
}

/// Where the console is, for tools and tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// The first picture.
    Splash,
    /// A menu or a page outside of a game, or behind its pause menu.
    Menu,
    /// The board was asked for a seed.
    Shuffling,
    /// A game is on the screen.
    Game,
    /// The device is on its way to this seat.
    Curtain(Seat),
    /// The pause menu.
    Pause,
    /// A hint, or the thinking about it.
    Hint,
    /// Why something cannot be done.
    Refusal,
    /// What happened.
    History,
    /// Something is wrong with the board.
    Fault(Fault),
    /// The display is off; whatever was on it is still there.
    Dark,
}
