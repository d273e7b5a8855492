//! The console itself: which screen it is on, and what buttons and time do to it.

use super::faults::Faults;
use super::input::{Button, Buttons, Light, Press, Sleep};
use super::kit::{Font, Key, LIT, Pen, Surface};
use super::playing::Mode;
use super::request::{Request, Slot};
use super::session::{Advice, Session};
use super::shared_state::SharedState;
use super::shell::{Ask, Pause, Screen, Splash, Transition, after_broken};
use crate::cards::Seed;
use crate::games::Seat;

/// The handheld without its board. `T` is the game in progress.
#[derive(Clone, Debug)]
pub struct Console<T> {
    pub(super) shared: SharedState,
    pub(super) buttons: Buttons,
    pub(super) sleep: Sleep,
    pub(super) mode: Mode,
    pub(super) pause: Pause,
    pub(super) table: Option<T>,
    /// The human who held the device last, as far as the table knows.
    pub(super) holder: Option<Seat>,
    pub(super) seed: Option<Seed>,
    pub(super) advice: Option<Advice>,
    pub(super) now: u32,
    pub(super) started: u32,
    /// What the board has reported and nobody has seen yet.
    pub(super) faults: Faults,
    /// Whether the picture may be another one than when it was last asked.
    pub(super) redraw: bool,
}

impl<T: Session> Console<T> {
    /// A button goes down. On a dim or dark display it wakes, and does nothing else.
    pub fn press(&mut self, button: Button, now: u32) {
        self.set_clock(now);
        let light = self.sleep.touch(now);
        let press = self.buttons.press(button, now);
        if light == Light::Bright {
            self.take(press);
        } else {
            self.buttons.mute();
            self.shared.requests.light = Some(Light::Bright);
            self.redraw = true;
            if light == Light::Off {
                self.cover_after_a_break();
            }
        }
    }

    /// A button comes up.
    pub fn release(&mut self, button: Button, now: u32) {
        self.set_clock(now);
        let press = self.buttons.release(button);
        self.take(press);
    }

    /// Time passes; to be called when it is [`due`](Console::due), or some thirty times a second.
    pub fn tick(&mut self, now: u32) {
        self.set_clock(now);
        let press = self.buttons.tick(now);
        if press.is_some() {
            self.sleep.touch(now);
        }
        self.take(press);
        let settings = self.shared.profile.settings;
        if let Some(light) = self.sleep.tick(now, settings.dim_after(), settings.off_after()) {
            self.shared.requests.light = Some(light);
            self.redraw = true;
        }
        match &self.mode {
            _ if self.fault().is_some() => {}
            Mode::Shell(Screen::Splash(_)) if now.wrapping_sub(self.started) >= Splash::SHOWN => {
                self.redraw = true;
                let go = Splash::next(&self.shared);
                self.go(go);
            }
            Mode::Session => self.table_tick(),
            Mode::Hint => self.think_of_a_hint(),
            _ => {}
        }
    }

    /// Draws the present screen. A dark display stays dark.
    ///
    /// # Errors
    /// The first error of the surface.
    pub fn draw<D: Surface>(&self, surface: &mut D) -> Result<(), D::Error> {
        let mut pen = Pen::new(surface);
        pen.clear();
        if self.sleep.light() != Light::Off {
            match (&self.mode, self.fault()) {
                (_, Some(fault)) => fault.draw(&mut pen),
                (Mode::Shell(screen), _) => screen.draw(&mut pen, &self.shared),
                (Mode::Shuffling(_), _) => {
                    pen.text_centred("Shuffling...", 0, 127, 24, Font::Text, LIT);
                    pen.hint(&[(Key::B, "back")]);
                }
                _ => self.draw_game(&mut pen),
            }
        }
        pen.finish()
    }

    /// The game in progress or saved, if there is one: for tests, and to tell how a demo ended.
    pub const fn table(&self) -> Option<&T> {
        self.table.as_ref()
    }

    /// The next thing that the board should do, if any.
    pub fn take_request(&mut self) -> Option<Request> {
        self.shared.requests.take()
    }

    /// A fresh seed, as [`Request::Seed`] asked for. A game that waits for it is dealt.
    pub fn give_seed(&mut self, seed: Seed) {
        self.seed = Some(seed);
        if let Mode::Shuffling(kind) = self.mode {
            self.redraw = true;
            self.deal(kind);
        }
    }

    /// What [`Request::Save`] wants to be written; how many bytes of the room it takes.
    pub fn bytes(&self, slot: Slot, room: &mut [u8]) -> usize {
        match (slot, &self.table) {
            (Slot::Profile, _) => self.shared.profile.pack(room),
            (Slot::Records, _) => self.shared.records.pack(room),
            (Slot::Game, Some(table)) => table.save(room),
            (Slot::Game, None) => 0,
        }
    }

    fn take(&mut self, press: Option<Press>) {
        let Some(press) = press else { return };
        self.redraw = true;
        if self.fault().is_some() {
            return self.see_fault(press);
        }
        let button = match press {
            Press::Short(button) => button,
            Press::Pause if self.can_pause() => return self.go(Transition::Pause),
            // Where there is nothing to pause, a slow B is still B.
            Press::Pause => Button::B,
        };
        match &mut self.mode {
            Mode::Shell(screen) => {
                let go = screen.press(button, &mut self.shared);
                self.go(go);
            }
            Mode::Shuffling(_) => {
                if button == Button::B {
                    self.go(Screen::menu(&self.shared));
                }
            }
            _ => self.press_in_game(button),
        }
    }

    pub(super) fn go(&mut self, go: Transition) {
        match go {
            Transition::Stay => {}
            Transition::To(screen) => self.mode = Mode::Shell(screen),
            Transition::Deal(kind) if self.shared.saved.is_some() || self.shared.broken.game.is_some() => {
                self.mode = Mode::Shell(Screen::Ask(Ask::GiveUp(kind)));
            }
            Transition::Deal(kind) | Transition::DealAnyway(kind) => self.deal(kind),
            Transition::Session => self.sit_down(),
            Transition::Pause => self.mode = Mode::Pause,
            Transition::Afresh(slot) => {
                self.shared.erase(slot);
                self.go(after_broken(slot, &self.shared));
            }
            Transition::MendMemory => {
                self.shared.mend_memory();
                self.go(Splash::next(&self.shared));
            }
            Transition::Reset => {
                self.table = None;
                self.shared.reset();
                self.go(Screen::menu(&self.shared));
            }
        }
    }
}
