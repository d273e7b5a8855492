//! How the console starts from what was saved.

use super::hand_over::HandOver;
use super::input::{Buttons, Light, Power};
use super::memory::{Profile, Records, Unreadable};
use super::session::Session;
use super::shared_state::{Broken, SharedState};
use super::shell::{Pause, Screen, Splash, UnseenFaults};
use super::state::State;
use super::{Board, Console};

/// What the board found in its storage. An empty slice means that nothing is saved there.
#[derive(Clone, Copy, Debug, Default)]
#[allow(missing_docs)]
pub struct Stored<'a> {
    pub profile: &'a [u8],
    pub records: &'a [u8],
    pub game: &'a [u8],
    /// Moves that were made since the game was written, packed.
    pub moves: &'a [u16],
    /// Set if the storage itself is broken, so that nothing can be written. The other fields hold what could be read.
    pub broken: Option<Unreadable>,
}

/// What was read, or the default and why it could not be read. An empty slot counts as intact.
fn read<V: Default>(found: Result<V, Unreadable>) -> (V, Option<Unreadable>) {
    match found {
        Ok(value) => (value, None),
        Err(Unreadable::Missing) => (V::default(), None),
        Err(why) => (V::default(), Some(why)),
    }
}

impl<S: Session> Console<S> {
    /// Switches the console on.
    pub fn boot(stored: Stored<'_>, board: Board, now: u32) -> Console<S> {
        let mut console = Console::switch_on(stored, board, now);
        console.resume(stored.game, stored.moves);
        console
    }

    /// Switches the console on without a game, for a board that has little room on its stack:
    /// [`resume`](Console::resume) comes next.
    pub fn switch_on(stored: Stored<'_>, board: Board, now: u32) -> Console<S> {
        let (profile, broken_profile) = read(Profile::unpack(stored.profile));
        let (records, broken_records) = read(Records::unpack(stored.records));
        let broken =
            Broken { memory: stored.broken, profile: broken_profile, records: broken_records, game: None };
        let mut shared = SharedState { profile, records, broken, board, ..SharedState::default() };
        shared.requests.light = Some(Light::Bright);
        shared.tell_display();
        Console {
            shared,
            buttons: Buttons::new(),
            power: Power::new(now),
            state: State::Shell(Screen::Splash(Splash)),
            pause: Pause::default(),
            session: None,
            hand_over: HandOver::default(),
            seed: None,
            now,
            started: now,
            faults: UnseenFaults::default(),
            redraw: true,
        }
    }

    /// Resumes the game that was found in flash, if there is one.
    #[inline(never)] // its stack is large
    pub fn resume(&mut self, game: &[u8], moves: &[u16]) {
        if game.is_empty() {
            return;
        }
        match S::resume_onto(&mut self.session, game, moves) {
            Ok(()) => self.shared.saved = self.session.as_ref().map(|session| session.setup().kind),
            Err(Unreadable::Missing) => {}
            Err(why) => self.shared.broken.game = Some(why),
        }
    }
}
