//! The console itself: which screen it is on, and what buttons and time do to it.

use super::desk::Desk;
use super::input::{Button, Buttons, Light, Press, Sleep};
use super::kit::{Font, Key, LIT, Pen, Surface};
use super::playing::Place;
use super::request::{Request, Slot};
use super::shell::{Ask, Go, Pause, Screen, Splash, after_broken};
use super::table::{Advice, Table};
use super::trouble::Troubles;
use crate::cards::Seed;
use crate::games::Seat;

/// The handheld without its board. `T` is the game in progress.
#[derive(Clone, Debug)]
pub struct Console<T> {
    pub(super) desk: Desk,
    pub(super) buttons: Buttons,
    pub(super) sleep: Sleep,
    pub(super) place: Place,
    pub(super) pause: Pause,
    pub(super) table: Option<T>,
    /// The human who held the device last, as far as the table knows.
    pub(super) holder: Option<Seat>,
    pub(super) seed: Option<Seed>,
    pub(super) advice: Option<Advice>,
    pub(super) now: u32,
    pub(super) started: u32,
    /// What the board has reported and nobody has seen yet.
    pub(super) troubles: Troubles,
    /// Whether the picture may be another one than when it was last asked.
    pub(super) redraw: bool,
}

impl<T: Table> Console<T> {
    /// A button goes down. On a dim or dark display it wakes, and does nothing else.
    pub fn press(&mut self, button: Button, now: u32) {
        self.set_clock(now);
        let light = self.sleep.touch(now);
        let press = self.buttons.press(button, now);
        if light == Light::Bright {
            self.take(press);
        } else {
            self.buttons.mute();
            self.desk.requests.light = Some(Light::Bright);
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
        let settings = self.desk.profile.settings;
        if let Some(light) = self.sleep.tick(now, settings.dim_after(), settings.off_after()) {
            self.desk.requests.light = Some(light);
            self.redraw = true;
        }
        match &self.place {
            _ if self.trouble().is_some() => {}
            Place::Shell(Screen::Splash(_)) if now.wrapping_sub(self.started) >= Splash::SHOWN => {
                self.redraw = true;
                let go = Splash::next(&self.desk);
                self.go(go);
            }
            Place::Table => self.table_tick(),
            Place::Hint => self.think_of_a_hint(),
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
            match (&self.place, self.trouble()) {
                (_, Some(trouble)) => trouble.draw(&mut pen),
                (Place::Shell(screen), _) => screen.draw(&mut pen, &self.desk),
                (Place::Shuffling(_), _) => {
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
        self.desk.requests.take()
    }

    /// A fresh seed, as [`Request::Seed`] asked for. A game that waits for it is dealt.
    pub fn give_seed(&mut self, seed: Seed) {
        self.seed = Some(seed);
        if let Place::Shuffling(kind) = self.place {
            self.redraw = true;
            self.deal(kind);
        }
    }

    /// What [`Request::Save`] wants to be written; how many bytes of the room it takes.
    pub fn bytes(&self, slot: Slot, room: &mut [u8]) -> usize {
        match (slot, &self.table) {
            (Slot::Profile, _) => self.desk.profile.pack(room),
            (Slot::Records, _) => self.desk.records.pack(room),
            (Slot::Game, Some(table)) => table.save(room),
            (Slot::Game, None) => 0,
        }
    }

    fn take(&mut self, press: Option<Press>) {
        let Some(press) = press else { return };
        self.redraw = true;
        if self.trouble().is_some() {
            return self.see_trouble(press);
        }
        let button = match press {
            Press::Short(button) => button,
            Press::Pause if self.can_pause() => return self.go(Go::Pause),
            // Where there is nothing to pause, a slow B is still B.
            Press::Pause => Button::B,
        };
        match &mut self.place {
            Place::Shell(screen) => {
                let go = screen.press(button, &mut self.desk);
                self.go(go);
            }
            Place::Shuffling(_) => {
                if button == Button::B {
                    self.go(Screen::menu(&self.desk));
                }
            }
            _ => self.press_in_game(button),
        }
    }

    pub(super) fn go(&mut self, go: Go) {
        match go {
            Go::Stay => {}
            Go::To(screen) => self.place = Place::Shell(screen),
            Go::Deal(kind) if self.desk.saved.is_some() || self.desk.broken.game.is_some() => {
                self.place = Place::Shell(Screen::Ask(Ask::GiveUp(kind)));
            }
            Go::Deal(kind) | Go::DealAnyway(kind) => self.deal(kind),
            Go::Table => self.sit_down(),
            Go::Pause => self.place = Place::Pause,
            Go::Afresh(slot) => {
                self.desk.erase(slot);
                self.go(after_broken(slot, &self.desk));
            }
            Go::MendMemory => {
                self.desk.mend_memory();
                self.go(Splash::next(&self.desk));
            }
            Go::Reset => {
                self.table = None;
                self.desk.reset();
                self.go(Screen::menu(&self.desk));
            }
        }
    }
}
