//! `cargo run`: a window if there can be one, else the terminal, else the demo.

use std::io::{self, IsTerminal};

use engine::cards::Seed;

use super::{Handheld, Seeds, Store, terminal, window};
use crate::demo;
use crate::exit::Failure;

/// Where to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Where {
    /// In a window of its own.
    Window,
    /// In this terminal.
    Terminal,
    /// Nowhere: bots play, and it is printed.
    Demo,
}

/// Why somebody who expected a window got the terminal.
const NO_WINDOW: &str = "No X server here, so no window (Wayland: needs XWayland).";

/// Plays where it was asked for, or where it can be.
pub(crate) fn play(place: Option<Where>, fresh: bool, seed: Option<Seed>) -> Result<(), Failure> {
    let handheld = || {
        let store = if fresh { Store::nowhere() } else { Store::of_the_user()? };
        Handheld::new(store, seed.map_or(Seeds::Fresh, Seeds::Known), 0)
    };
    let has_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    match place {
        Some(Where::Window) => window::run(window::open()?, handheld()?),
        Some(Where::Terminal) if !has_terminal => Err(Failure::failed("this is no terminal")),
        Some(Where::Terminal) => terminal::run(handheld()?, ""),
        Some(Where::Demo) => demo::run(),
        None if !has_terminal => {
            println!("There is no terminal here, so here is a demo instead; --on window opens a window.\n");
            demo::run()
        }
        None => match window::open() {
            Ok(window) => window::run(window, handheld()?),
            Err(_) => terminal::run(handheld()?, NO_WINDOW),
        },
    }
}
