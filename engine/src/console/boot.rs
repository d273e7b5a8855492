//! How the console starts: from what was found in flash.

use super::desk::{Broken, Desk};
use super::device::Console;
use super::input::{Buttons, Light, Sleep};
use super::memory::{Profile, Records, Setting, Unreadable};
use super::playing::Place;
use super::shell::{Pause, Screen, Splash};
use super::table::Table;
use super::trouble::Troubles;

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

impl<T: Table> Console<T> {
    /// Switches the console on.
    pub fn boot(stored: Stored<'_>, now: u32) -> Console<T> {
        let mut console = Console::switch_on(stored, now);
        console.take_up(stored.game, stored.moves);
        console
    }

    /// Switches the console on without a game, for a board that has little room on its stack:
    /// [`take_up`](Console::take_up) comes next.
    pub fn switch_on(stored: Stored<'_>, now: u32) -> Console<T> {
        let (profile, broken_profile) = read(Profile::unpack(stored.profile));
        let (records, broken_records) = read(Records::unpack(stored.records));
        let mut desk = Desk {
            profile,
            records,
            broken: Broken {
                memory: stored.broken,
                profile: broken_profile,
                records: broken_records,
                game: None,
            },
            ..Desk::default()
        };
        let settings = desk.profile.settings;
        desk.requests.light = Some(Light::Bright);
        desk.requests.contrast = Some(settings.contrast());
        desk.requests.turned = Some(settings.is_on(Setting::TurnPicture));
        desk.requests.panel = Some(settings.panel());
        Console {
            desk,
            buttons: Buttons::new(),
            sleep: Sleep::new(now),
            place: Place::Shell(Screen::Splash(Splash)),
            pause: Pause::default(),
            table: None,
            holder: None,
            seed: None,
            advice: None,
            now,
            started: now,
            troubles: Troubles::default(),
            redraw: true,
        }
    }

    /// Lays out the game that was found in flash; nothing there is nothing broken.
    #[inline(never)] // its stack is large
    pub fn take_up(&mut self, game: &[u8], moves: &[u16]) {
        if game.is_empty() {
            return;
        }
        match T::resume_onto(&mut self.table, game, moves) {
            Ok(()) => self.desk.saved = self.table.as_ref().map(|table| table.setup().kind),
            Err(Unreadable::Missing) => {}
            Err(why) => self.desk.broken.game = Some(why),
        }
    }
}
