//! What a player sees and presses: menus, the screens of the games, settings and records.
//!
//! [`Console`] is the whole device without its hardware. A *board* supplies that: the firmware on the Pico, the
//! simulator on the desktop. The board passes in button presses and the time. It gets back a picture, and
//! [`Request`]s for what it should do: save something, play a sound, supply a seed. The console never blocks, reads
//! no clock and has no callbacks.
//!
//! This is the loop of a board:
//!
//! ```
//! # use engine::console::{Board, Button, Console, Request, Session, Stored};
//! # use engine::console::kit::Surface;
//! # fn board<S: Session, D: Surface>(display: &mut D) -> Result<(), D::Error> {
//! # let now = || 0; let pressed = || Some(Button::A); let released = || Some(Button::A);
//! let mut console = Console::<S>::boot(Stored::default(), Board::HANDHELD, now());
//! # for _ in 0..1 {
//! if let Some(button) = pressed() {
//!     console.press(button, now());
//! }
//! if let Some(button) = released() {
//!     console.release(button, now());
//! }
//! console.tick(now());
//! while let Some(request) = console.take_request() {
//!     match request {
//!         Request::Seed => console.give_seed(engine::cards::Seed(7)), // from a good source
//!         Request::Save(slot) => {
//!             let mut bytes = [0; 4096];
//!             let used = console.bytes(slot, &mut bytes); // write bytes[..used] to flash
//!         }
//!         _ => {} // light, contrast, sound
//!     }
//! }
//! if console.take_redraw() {
//!     console.draw(display)?;
//! }
//! // Sleep until a button moves, or until `console.due()`.
//! # }
//! # Ok(())
//! # }
//! ```
//!
//! # The modules
//! Each module uses only those above it.
//!
//! | module | what it contains |
//! |---|---|
//! | [`input`] | buttons: short, repeated and long presses; when the display dims |
//! | [`kit`] | drawing: the pen, fonts, cards, lists and other widgets |
//! | `request` | what the console asks of its board |
//! | [`memory`] | settings, names and records as they are saved |
//! | `board` | what a board can do: sound, light, sleep |
//! | [`games`] | the screens, words and rules pages of each game |
//! | [`session`] | a game in progress: what is shown, who thinks, who may look |
//! | `hand_over` | who holds the device, and since when a press can be meant for the screen |
//! | `shared_state` | what all screens of the shell share: profile, records, requests to the board |
//! | `shell` | the screens around a game: menus, set-up, settings, pause |
//! | this one | [`Console`]: `boot.rs` starts it, `state.rs` has its states, `transitions.rs` leads between them |

mod board;
mod boot;
pub mod games;
mod hand_over;
pub mod input;
pub mod kit;
pub mod memory;
mod request;
pub mod session;
mod shared_state;
mod shell;
mod state;
mod transitions;

pub use board::Board;
pub use boot::Stored;
pub use input::{Button, Light};
pub use memory::Deal;
pub use request::{Cue, Panel, Request, SaveSlot, Volume};
pub use session::{Audience, Due, HintText, Outcome, Session, Step, Undo};
pub use shell::{Fault, Topic, draw_crash};
pub use state::Mode;

use crate::cards::Seed;
use hand_over::HandOver;
use input::{Buttons, Power, Press};
use kit::{Pen, Surface};
use shared_state::SharedState;
use shell::{Pause, Screen, Splash, UnseenFaults};
use state::State;

/// The whole device without its hardware. `S` is the type of a game in progress, see [`Session`].
#[derive(Clone, Debug)]
pub struct Console<S> {
    shared: SharedState,
    buttons: Buttons,
    power: Power,
    state: State,
    /// Kept here so that the menu remembers its cursor while the player looks at one of its pages.
    pause: Pause,
    session: Option<S>,
    hand_over: HandOver,
    seed: Option<Seed>,
    now: u32,
    started: u32,
    /// Faults that the board has reported and nobody has seen yet.
    faults: UnseenFaults,
    /// Whether the picture may have changed since the board last asked.
    redraw: bool,
}

impl<S: Session> Console<S> {
    /// A button goes down. On a dim or dark display it wakes, and does nothing else.
    pub fn press(&mut self, button: Button, now: u32) {
        self.set_clock(now);
        self.buttons.turn(self.shared.is_turned());
        let light = self.power.touch(now);
        let press = self.buttons.press(button, now);
        if light == Light::Bright {
            // A B that goes down too early must do nothing when it comes up either.
            let _ = press.is_none() && self.came_too_early();
            self.handle_press(press);
        } else {
            self.buttons.mute();
            self.shared.requests.light = Some(Light::Bright);
            self.redraw = true;
            if light == Light::Off {
                self.enter_game_after_a_break();
            }
        }
    }

    /// A button comes up.
    pub fn release(&mut self, button: Button, now: u32) {
        self.set_clock(now);
        let press = self.buttons.release(button);
        self.handle_press(press);
    }

    /// Time passes; to be called when it is [`due`](Console::due), or some thirty times a second.
    pub fn tick(&mut self, now: u32) {
        self.set_clock(now);
        let press = self.buttons.tick(now);
        if press.is_some() {
            self.power.touch(now);
        }
        self.handle_press(press);
        let settings = self.shared.profile.settings;
        if let Some(light) = self.power.tick(now, settings.dim_after(), settings.off_after()) {
            self.shared.requests.light = Some(light);
            self.redraw = true;
        }
        if self.fault().is_none() {
            self.redraw |= self.hand_over.tick(now);
            self.tick_state();
        }
    }

    /// When the next [`tick`](Console::tick) is needed, if no button moves before. Earlier ticks do no harm.
    pub fn due(&self) -> Due {
        let settings = &self.shared.profile.settings;
        let dark = self.power.due(settings.dim_after(), settings.off_after());
        self.screen_due().or_at(self.hand_over.due()).or_at(self.buttons.due()).or_at(dark)
    }

    /// Whether the picture stays as it is until somebody presses a button, except that the display dims and goes
    /// dark.
    pub fn is_at_rest(&self) -> bool {
        let waits_for_board = matches!(self.state, State::Shuffling(_) | State::Resuming);
        let waits = self.buttons.due().or(self.hand_over.due());
        !waits_for_board && self.screen_due() == Due::Never && waits.is_none()
    }

    /// Whether taps do nothing at this moment, because the player whom they would act for has not seen the screen yet.
    pub const fn is_locked(&self) -> bool {
        self.hand_over.is_locked()
    }

    /// Whether the screen says how to pause for a moment, because a turn has just begun.
    pub const fn tells_pause(&self) -> bool {
        self.hand_over.tells_pause()
    }

    fn screen_due(&self) -> Due {
        match (&self.state, &self.session) {
            _ if self.fault().is_some() => Due::Never,
            (State::Shell(Screen::Splash(_)), _) => Due::At(self.started.wrapping_add(Splash::SHOWN)),
            (State::Game, Some(session)) => session.due(&self.shared.profile.settings),
            (State::Hint(None), _) => Due::Soon,
            _ => Due::Never,
        }
    }

    /// Sets the clock. Only the dots of a hint that is being searched are drawn by it.
    fn set_clock(&mut self, now: u32) {
        let dots = self.state == State::Hint(None);
        self.redraw |= dots && now / shell::DOTS != self.now / shell::DOTS;
        self.now = now;
    }

    /// Draws the present screen. A dark display stays dark.
    ///
    /// # Errors
    /// The first error of the surface.
    #[inline(never)] // the emulator finds it by its name, to measure it
    pub fn draw<D: Surface>(&self, surface: &mut D) -> Result<(), D::Error> {
        let mut pen = Pen::new(surface);
        pen.clear();
        match (self.mode(), self.fault()) {
            (Mode::Dark, _) => {}
            (_, Some(fault)) => fault.draw(&mut pen),
            _ => self.state.draw(self, &mut pen),
        }
        pen.finish()
    }

    /// Where the console is: what its picture shows.
    pub fn mode(&self) -> Mode {
        match self.fault() {
            _ if self.power.light() == Light::Off => Mode::Dark,
            Some(fault) => Mode::Fault(fault),
            None => self.state.mode(),
        }
    }

    /// Whether the picture may have changed since this was last asked. It never changes without this being true.
    pub fn take_redraw(&mut self) -> bool {
        core::mem::take(&mut self.redraw)
    }

    /// The next thing that the board should do, if any.
    pub fn take_request(&mut self) -> Option<Request> {
        self.shared.requests.take()
    }

    /// A fresh seed, as [`Request::Seed`] asked for. A game that waits for it is dealt.
    pub fn give_seed(&mut self, seed: Seed) {
        self.seed = Some(seed);
        if let State::Shuffling(kind) = self.state {
            self.redraw = true;
            self.deal(kind);
        }
    }

    /// The board reports a fault. It is shown once, after the splash screen, until A or B is pressed.
    pub fn report(&mut self, fault: Fault) {
        self.faults.add(fault);
        self.redraw = true;
    }

    /// Writes what [`Request::Save`] asks the board to store into `room`, and returns the number of bytes.
    pub fn bytes(&self, slot: SaveSlot, room: &mut [u8]) -> usize {
        match (slot, &self.session) {
            (SaveSlot::Profile, _) => self.shared.profile.pack(room),
            (SaveSlot::Records, _) => self.shared.records.pack(room),
            (SaveSlot::Game, Some(session)) => session.save(room),
            (SaveSlot::Game, None) => 0,
        }
    }

    /// The game in progress or the saved one, if there is one. For boards, which save it, and for tests.
    pub const fn session(&self) -> Option<&S> {
        self.session.as_ref()
    }

    /// Whether a tap cannot have been meant for what is on the screen. It may still become pause: that shows nothing to
    /// anybody.
    fn came_too_early(&mut self) -> bool {
        let early = self.fault().is_none() && self.hand_over.holds_back(self.now);
        if early {
            self.buttons.mute_taps();
        }
        early
    }

    /// The display was dark for a while: anybody may be looking at it now.
    fn enter_game_after_a_break(&mut self) {
        if matches!(self.state, State::Game | State::Hint(_)) {
            self.enter_game();
        }
    }

    /// Passes a press to what is on the screen.
    fn handle_press(&mut self, press: Option<Press>) {
        let Some(press) = press else { return };
        if press != Press::Pause && self.came_too_early() {
            return;
        }
        self.redraw = true;
        self.hand_over.told();
        match self.fault() {
            Some(fault) => self.faults.press(fault, press),
            None => self.press_state(press),
        }
    }
}
