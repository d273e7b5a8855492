//! `sim replay`: shows the games of a log on the console's screens.

mod recorded;
#[cfg(test)]
mod tests;
mod viewer;

use std::io::{self, IsTerminal};

pub(crate) use recorded::RecordedGame;
use viewer::Viewer;

use super::play::NO_WINDOW;
use super::{terminal, window};
use crate::exit::Failure;

/// Where a game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Screen {
    /// In a window of its own.
    Window,
    /// In this terminal.
    Terminal,
}

/// Shows games from a move of the first one on, in the given place, or in the first one that works.
pub(crate) fn show(games: Vec<RecordedGame>, from: usize, place: Option<Screen>) -> Result<(), Failure> {
    let mut viewer = Viewer::new(games, from)?;
    match place {
        Some(Screen::Window) => window::run(window::open(true)?, &mut viewer),
        Some(Screen::Terminal) if !io::stdout().is_terminal() => Err(Failure::failed(
            "standard output is not a terminal; --on window opens a window, --check shows nothing",
        )),
        Some(Screen::Terminal) => terminal::run(&mut viewer, ""),
        None => match window::open(true) {
            Ok(window) => window::run(window, &mut viewer),
            Err(_) => terminal::run(&mut viewer, NO_WINDOW),
        },
    }
}
