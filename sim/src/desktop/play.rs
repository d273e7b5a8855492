//! `cargo run`: plays in a window if one can be opened, else in the terminal, else shows the demo.

use std::io::{self, IsTerminal};

use engine::cards::Seed;
use engine::console::kit::FrameBuffer;
use engine::console::{Board, Button, Light};

use super::content::Content;
use super::keys::{DeskKey, GAME_KEYS, KeyHelp};
use super::replay::Screen;
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
pub(super) const NO_WINDOW: &str = "No X server, so no window (Wayland: needs XWayland). F1: keys";

/// Plays in the given place, or in the first one that works. Started from a desktop there is no terminal, but a window.
pub(crate) fn play(place: Option<Frontend>, fresh: bool, seed: Option<Seed>) -> Result<(), Failure> {
    let handheld = || {
        let store = if fresh { Store::nowhere() } else { Store::of_the_user()? };
        let seeds = seed.map_or(Seeds::Fresh, Seeds::Known);
        let handheld = Handheld::new(store, seeds, Board::HANDHELD, 0)?.with_speaker();
        Ok::<_, Failure>(PlayedHandheld { handheld, paused_until: None })
    };
    let has_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    match place {
        Some(Frontend::Window) => {
            let window = window::open(false)?;
            handheld()?.play(|played| window::run(window, played))
        }
        Some(Frontend::Terminal) if !has_terminal => Err(Failure::failed(
            "standard input and output are not a terminal; --on window opens a window, --on demo shows a demo",
        )),
        Some(Frontend::Terminal) => handheld()?.play(|played| terminal::run(played, "")),
        Some(Frontend::Demo) => demo::run(),
        None => match window::open(false) {
            Ok(window) => handheld()?.play(|played| window::run(window, played)),
            Err(_) if has_terminal => handheld()?.play(|played| terminal::run(played, NO_WINDOW)),
            Err(_) => {
                print("No window and no terminal here, so this is a demo.\n")?;
                demo::run()
            }
        },
    }
}

/// Shows a finished game on the console's own screen, in the given place or in the first one that works.
pub(crate) fn watch(game: &[u8], place: Option<Screen>) -> Result<(), Failure> {
    let mut handheld = Handheld::new(Store::nowhere(), Seeds::Fresh, Board::HANDHELD, 0)?;
    handheld.watch(game).map_err(|error| Failure::failed(error.to_string()))?;
    let mut watched = PlayedHandheld { handheld, paused_until: None };
    match (place, window::open(false)) {
        (None | Some(Screen::Window), Ok(window)) => window::run(window, &mut watched),
        (Some(Screen::Window), Err(failure)) => Err(failure),
        (Some(Screen::Terminal), _) => terminal::run(&mut watched, ""),
        (None, Err(_)) => terminal::run(&mut watched, NO_WINDOW),
    }
}

/// Long enough for the console to take a button for held.
const HELD: u32 = 700;

/// A handheld whose buttons are keys. Every move is saved when it is made, so leaving loses nothing.
struct PlayedHandheld {
    handheld: Handheld,
    /// The key for the pause holds B down, until then.
    paused_until: Option<u32>,
}

impl PlayedHandheld {
    /// Plays until somebody leaves, then saves what could not be saved before.
    fn play(mut self, run: impl FnOnce(&mut PlayedHandheld) -> Result<(), Failure>) -> Result<(), Failure> {
        let left = run(&mut self);
        left.and(self.handheld.close())
    }
}

impl Content for PlayedHandheld {
    fn press(&mut self, key: DeskKey, now: u32) -> Result<(), Failure> {
        if self.paused_until.is_some() {
            return Ok(());
        }
        if key == DeskKey::Character('p') {
            self.paused_until = Some(now.wrapping_add(HELD));
            return self.handheld.press(Button::B, now);
        }
        button(key).map_or(Ok(()), |button| self.handheld.press(button, now))
    }

    fn release(&mut self, key: DeskKey, now: u32) -> Result<(), Failure> {
        button(key).map_or(Ok(()), |button| self.handheld.release(button, now))
    }

    fn tick(&mut self, now: u32) -> Result<(), Failure> {
        self.handheld.tick(now)?;
        if self.paused_until.is_some_and(|end| now >= end) {
            self.paused_until = None;
            self.handheld.release(Button::B, now)?;
        }
        Ok(())
    }

    fn frame(&mut self) -> &FrameBuffer {
        self.handheld.frame()
    }

    fn light(&self) -> Light {
        self.handheld.light()
    }

    fn caption(&self) -> Option<String> {
        None
    }

    fn keys(&self) -> &'static [KeyHelp] {
        &GAME_KEYS
    }
}

const fn button(key: DeskKey) -> Option<Button> {
    Some(match key {
        DeskKey::Up => Button::Up,
        DeskKey::Down => Button::Down,
        DeskKey::Left => Button::Left,
        DeskKey::Right => Button::Right,
        DeskKey::Enter | DeskKey::Character('a' | 'z' | ' ') => Button::A,
        DeskKey::Backspace | DeskKey::Character('b' | 'x') => Button::B,
        _ => return None,
    })
}
