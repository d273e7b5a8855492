//! `cargo run`: plays in a window if one can be opened, else in the terminal, else shows the demo.

use std::io::{self, IsTerminal};

use engine::cards::Seed;

use super::{Handheld, Seeds, Store, terminal, window};
use crate::demo;
use crate::exit::{Failure, print};

/// Where to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Frontend {
    /// In a window of its own.
    Window,
    /// In this terminal.
    Terminal,
    /// Bots play, and the result is printed.
    Demo,
}

/// Why somebody who expected a window got the terminal.
const NO_WINDOW: &str = "No X server here, so no window (Wayland: needs XWayland).";

/// Plays in the given place, or in the first one that works.
pub(crate) fn play(place: Option<Frontend>, fresh: bool, seed: Option<Seed>) -> Result<(), Failure> {
    let handheld = || {
        let store = if fresh { Store::nowhere() } else { Store::of_the_user()? };
        Handheld::new(store, seed.map_or(Seeds::Fresh, Seeds::Known), 0)
    };
    let has_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    match place {
        Some(Frontend::Window) => window::run(window::open()?, handheld()?),
        Some(Frontend::Terminal) if !has_terminal => Err(Failure::failed(
            "standard input and output are not a terminal; --on window opens a window, --on demo shows a demo",
        )),
        Some(Frontend::Terminal) => terminal::run(handheld()?, ""),
        Some(Frontend::Demo) => demo::run(),
        None if !has_terminal => {
            print("Not started in a terminal, so this is a demo. To play, use --on window.\n")?;
            demo::run()
        }
        None => match window::open() {
            Ok(window) => window::run(window, handheld()?),
            Err(_) => terminal::run(handheld()?, NO_WINDOW),
        },
    }
}
