//! How the console starts from what was saved.

use super::hand_over::HandOver;
use super::ignored_press::IgnoredPress;
use super::input::{Buttons, Light, Power};
use super::memory::{Deal, Profile, Records, Unreadable};
use super::session::{Session, WatchError};
use super::shared_state::{Broken, Rest, SharedState};
use super::sharing::{self, Share};
use super::shell::{Pause, Screen, Splash, UnseenFaults};
use super::state::State;
use super::{Board, Console, watching};

/// What the board found in its storage. An empty slice means that nothing is saved there.
#[derive(Clone, Copy, Debug, Default)]
#[allow(missing_docs)]
pub struct Stored<'a> {
    pub profile: &'a [u8],
    pub records: &'a [u8],
    pub game: &'a [u8],
    /// Moves that were made since the game was written, packed.
    pub moves: &'a [u16],
    /// Set if somebody wanted to start without the saved game. It stays where it is until another one is dealt.
    pub set_aside: bool,
    /// Set if the storage itself is broken, so that nothing can be written. The other fields hold what could be read.
    pub broken: Option<Unreadable>,
}

/// A game that was kept, as [`Request::Fetch`](super::Request::Fetch) asks for it.
#[derive(Clone, Copy, Debug)]
pub struct Kept<'a> {
    /// Counted from the newest, as it was asked for.
    pub nth: u8,
    /// How many there are.
    pub count: u8,
    /// The game; empty if there are not so many, or it cannot be read.
    pub bytes: &'a [u8],
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
        if console.shared.saved.is_some() {
            console.resume(stored.game, stored.moves, &mut || {});
        }
        console
    }

    /// Switches the console on and looks which game is saved, but does not lay it out yet: for a board that is slow
    /// and has little room on its stack. When a player wants to go on with the game, the board is asked to
    /// [`resume`](Console::resume) it.
    pub fn switch_on(stored: Stored<'_>, board: Board, now: u32) -> Console<S> {
        let (profile, records) = (Profile::unpack(stored.profile), Records::unpack(stored.records));
        let game = if stored.game.is_empty() || stored.set_aside {
            Err(Unreadable::Missing)
        } else {
            S::game_in(stored.game)
        };
        let later = u16::try_from(stored.moves.len()).unwrap_or(u16::MAX);
        let rest = Rest {
            settings: profile.is_ok(),
            records: records.is_ok(),
            game: game.ok().map(|(kind, moves)| (kind, moves.saturating_add(later))),
        };
        let (profile, broken_profile) = read(profile);
        let (records, broken_records) = read(records);
        let (saved, broken_game) = match game {
            Ok((kind, _)) => (Some(kind), None),
            Err(Unreadable::Missing) => (None, None),
            Err(why) => (None, Some(why)),
        };
        let broken = Broken {
            memory: stored.broken,
            profile: broken_profile,
            records: broken_records,
            game: broken_game,
            rest,
        };
        let set_aside = stored.set_aside && !stored.game.is_empty();
        let mut shared =
            SharedState { profile, records, broken, board, saved, set_aside, ..SharedState::default() };
        shared.requests.light = Some(Light::Bright);
        shared.tell_display();
        Console {
            shared,
            buttons: Buttons::new(),
            power: Power::new(now),
            state: State::Shell(Screen::Splash(Splash)),
            pause: Pause::default(),
            session: None,
            lesson: None,
            coach: None,
            hand_over: HandOver::default(),
            ignored: IgnoredPress::default(),
            seed: None,
            now,
            started: now,
            faults: UnseenFaults::default(),
            redraw: true,
        }
    }

    /// Lays out the game that was found in flash. A long game takes seconds on a small board: `alive` is called after
    /// every move.
    #[inline(never)] // its stack is large
    pub fn resume(&mut self, game: &[u8], moves: &[u16], alive: &mut dyn FnMut()) {
        let resumed = S::resume_onto(&mut self.session, game, moves, alive);
        self.shared.saved = self.session.as_ref().map(|session| session.setup().kind);
        if let Err(why @ (Unreadable::Damaged | Unreadable::Foreign)) = resumed {
            self.shared.broken.game = Some(why);
            self.shared.broken.rest.game = None;
        }
        if self.state == State::Resuming {
            self.redraw = true;
            match self.session {
                Some(_) => self.enter_game(),
                None => self.go(Splash::next(&self.shared)),
            }
        }
    }

    /// A game that was kept, as [`Request::Fetch`](super::Request::Fetch) asked for it: its result is shown, or all of it
    /// if somebody wants to watch it. A long game takes seconds then: `alive` is called after every move.
    #[inline(never)] // its stack is large
    pub fn give_kept(&mut self, kept: Kept<'_>, alive: &mut dyn FnMut()) {
        watching::give(self, kept, alive);
    }

    /// Shows a finished game once more, from bytes that [`bytes`](Console::bytes) gave for it at its end. A game in
    /// progress stays saved, and is [asked for](super::Request::Resume) again when somebody wants to go on with it. A long
    /// game takes seconds on a small board: `alive` is called after every move.
    ///
    /// # Errors
    /// If the bytes are no finished game of this version; then the console is at its menu. Or if the game in progress is
    /// not saved; then nothing has changed.
    #[inline(never)] // its stack is large
    pub fn watch(&mut self, game: &[u8], alive: &mut dyn FnMut()) -> Result<(), WatchError> {
        watching::watch(self, game, None, alive)
    }

    /// Whether a finished game is there that can be [shared](Console::share): one that has just ended, or is watched.
    pub fn can_share(&self) -> bool {
        sharing::can_share(self)
    }

    /// Writes a finished game so that it can be sent to somebody; how many bytes, 0 if there is none. As letters they are
    /// a [link](crate::record::link), for [`watch`](Console::watch) or [`deal_again`](Console::deal_again).
    pub fn share(&self, what: Share, room: &mut [u8]) -> usize {
        sharing::share(self, what, room)
    }

    /// What [`deal_again`](Console::deal_again) would deal.
    ///
    /// # Errors
    /// If the bytes are no [deal](Share::Deal) that can be played.
    pub fn offered(set_up: &[u8]) -> Result<Deal, WatchError> {
        sharing::offered::<S>(set_up)
    }

    /// Deals the cards that somebody [sent](Share::Deal). The new game takes the place of a saved one: the board asks first.
    ///
    /// # Errors
    /// If the bytes are no deal that can be played; then nothing has changed.
    pub fn deal_again(&mut self, set_up: &[u8]) -> Result<(), WatchError> {
        sharing::deal_again(self, set_up)
    }
}
