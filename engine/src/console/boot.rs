//! How the console starts: from what was found in flash.

use super::device::Console;
use super::faults::Faults;
use super::input::{Buttons, Light, Sleep};
use super::memory::{Profile, Records, Setting, Unreadable};
use super::playing::Mode;
use super::session::Session;
use super::shared_state::{Broken, SharedState};
use super::shell::{Pause, Screen, Splash};

/// What was found in flash; an empty slice where nothing was.
#[derive(Clone, Copy, Debug, Default)]
#[allow(missing_docs)]
pub struct Stored<'a> {
    pub profile: &'a [u8],
    pub records: &'a [u8],
    pub game: &'a [u8],
    /// Moves that were made since the game was written, packed.
    pub moves: &'a [u16],
    /// Why nothing can be written, if the memory itself is broken. What is above could still be read.
    pub broken: Option<Unreadable>,
}

/// What was read, or the default and why it could not be. Nothing there is nothing broken.
fn read<V: Default>(found: Result<V, Unreadable>) -> (V, Option<Unreadable>) {
    match found {
        Ok(value) => (value, None),
        Err(Unreadable::Missing) => (V::default(), None),
        Err(why) => (V::default(), Some(why)),
    }
}

impl<T: Session> Console<T> {
    /// Switches the console on.
    pub fn boot(stored: Stored<'_>, now: u32) -> Console<T> {
        let mut console = Console::switch_on(stored, now);
        console.resume(stored.game, stored.moves);
        console
    }

    /// Switches the console on without a game, for a board that has little room on its stack:
    /// [`resume`](Console::take_up) comes next.
    pub fn switch_on(stored: Stored<'_>, now: u32) -> Console<T> {
        let (profile, broken_profile) = read(Profile::unpack(stored.profile));
        let (records, broken_records) = read(Records::unpack(stored.records));
        let mut shared = SharedState {
            profile,
            records,
            broken: Broken {
                memory: stored.broken,
                profile: broken_profile,
                records: broken_records,
                game: None,
            },
            ..SharedState::default()
        };
        let settings = shared.profile.settings;
        shared.requests.light = Some(Light::Bright);
        shared.requests.contrast = Some(settings.contrast());
        shared.requests.turned = Some(settings.is_on(Setting::TurnPicture));
        shared.requests.panel = Some(settings.panel());
        Console {
            shared,
            buttons: Buttons::new(),
            sleep: Sleep::new(now),
            mode: Mode::Shell(Screen::Splash(Splash)),
            pause: Pause::default(),
            table: None,
            holder: None,
            seed: None,
            advice: None,
            now,
            started: now,
            faults: Faults::default(),
            redraw: true,
        }
    }

    /// Lays out the game that was found in flash; nothing there is nothing broken.
    #[inline(never)] // its stack is large
    pub fn resume(&mut self, game: &[u8], moves: &[u16]) {
        if game.is_empty() {
            return;
        }
        match T::resume_onto(&mut self.table, game, moves) {
            Ok(()) => self.shared.saved = self.table.as_ref().map(|table| table.setup().kind),
            Err(Unreadable::Missing) => {}
            Err(why) => self.shared.broken.game = Some(why),
        }
    }
}
