//! A console with a board around it: buttons, a clock, flash, and a display to look at.

use std::collections::HashMap;

use engine::cards::Seed;
use engine::console::session::AnySession;
use engine::console::{Board, Button, Console, Due, Kept, Light, Request, SaveSlot, Session, Stored};

use crate::display::Display;
use crate::golden;
use crate::stand_in::StandIn;

/// A device with the stand-in for a game.
pub(crate) type Device = TestBoard<StandIn>;
/// A device with the real games.
pub(crate) type Handheld = TestBoard<AnySession>;

/// How many slices of thought the device does in a thirtieth of a second: each takes up to 4 ms, with the pause after it.
pub(crate) const SLICES_IN_A_FRAME: u32 = 8;

/// What a test holds in its hands.
#[derive(Clone)]
pub(crate) struct TestBoard<T> {
    pub(crate) console: Console<T>,
    pub(crate) now: u32,
    pub(crate) flash: HashMap<u8, Vec<u8>>,
    pub(crate) requests: Vec<Request>,
    pub(crate) light: Light,
    /// Whether the picture is turned: whoever holds the device holds it the other way round.
    pub(crate) turned: bool,
    /// Whether the board answers when it is asked for a seed.
    pub(crate) entropy: bool,
    /// How many seeds were asked for.
    pub(crate) deals: u128,
    /// Whether it lays out the saved game when it is asked to.
    pub(crate) lays_out: bool,
    /// Games that were played to their end.
    pub(crate) kept: Vec<Vec<u8>>,
}

impl<T: Session> TestBoard<T> {
    /// Switched on for the first time, past the splash.
    pub(crate) fn new() -> TestBoard<T> {
        let mut device = TestBoard::with_flash(HashMap::new());
        device.wait(1000);
        device
    }

    /// Switched on with something in flash.
    pub(crate) fn with_flash(flash: HashMap<u8, Vec<u8>>) -> TestBoard<T> {
        let slot = |slot: SaveSlot| flash.get(&(slot as u8)).map_or(&[][..], Vec::as_slice);
        let (profile, records, game) =
            (slot(SaveSlot::Profile), slot(SaveSlot::Records), slot(SaveSlot::Game));
        let stored = Stored { profile, records, game, ..Stored::default() };
        let console = Console::boot(stored, Board::HANDHELD, 1000);
        let mut device = TestBoard {
            console,
            now: 1000,
            flash,
            requests: vec![],
            light: Light::Bright,
            turned: false,
            entropy: true,
            deals: 0,
            lays_out: true,
            kept: vec![],
        };
        device.serve();
        device
    }

    /// Pulls the plug and switches on again, past the splash.
    pub(crate) fn restart(self) -> TestBoard<T> {
        let mut device = TestBoard::with_flash(self.flash);
        device.wait(1000);
        device
    }

    pub(crate) fn serve(&mut self) {
        while let Some(request) = self.console.take_request() {
            self.requests.push(request);
            match request {
                Request::Seed if self.entropy => {
                    self.console.give_seed(Seed(1000 + self.deals));
                    self.deals += 1;
                }
                Request::Save(slot) => {
                    let mut room = vec![0; 8192];
                    let used = self.console.bytes(slot, &mut room);
                    room.truncate(used);
                    self.flash.insert(slot as u8, room);
                }
                Request::Erase(slot) => {
                    self.flash.remove(&(slot as u8));
                }
                Request::Resume if self.lays_out => {
                    let game = self.flash.get(&(SaveSlot::Game as u8)).cloned().unwrap_or_default();
                    self.console.resume(&game, &[], &mut || {});
                }
                Request::Keep => {
                    let mut room = vec![0; 8192];
                    let used = self.console.finished(&mut room);
                    room.truncate(used);
                    if self.kept.last() != Some(&room) {
                        self.kept.push(room);
                    }
                }
                Request::Fetch(nth) => {
                    let bytes = self.kept.iter().rev().nth(nth.into()).map_or(&[][..], Vec::as_slice);
                    let count = u8::try_from(self.kept.len()).unwrap();
                    self.console.give_kept(Kept { nth, count, bytes }, &mut || {});
                }
                Request::ForgetKept => self.kept.clear(),
                Request::Light(light) => self.light = light,
                Request::Turned(turned) => self.turned = turned,
                _ => {}
            }
        }
    }

    /// Lets time pass, a thirtieth of a second at a time.
    pub(crate) fn wait(&mut self, milliseconds: u32) {
        let end = self.now + milliseconds;
        while self.now < end {
            self.now = (self.now + 33).min(end);
            self.console.pass_time(self.now);
            self.console.tick(self.now);
            self.serve();
            // As the device does: while somebody waits for a bot, it ticks more often.
            for _ in 1..SLICES_IN_A_FRAME {
                if self.console.due() == Due::Soon {
                    self.console.tick(self.now);
                    self.serve();
                }
            }
        }
    }

    /// Presses a button, and lets it go so many milliseconds later.
    pub(crate) fn hold(&mut self, button: Button, milliseconds: u32) {
        self.console.press(button, self.now);
        self.serve();
        self.wait(milliseconds);
        self.console.release(button, self.now);
        self.serve();
    }

    /// Presses buttons one after the other: `U D L R A B`, and `P` for a long B. Looks before each press, so that all
    /// of them count.
    pub(crate) fn press(&mut self, buttons: &str) {
        for button in buttons.chars().filter(|button| *button != ' ') {
            self.look();
            match self.as_seen(button) {
                'U' => self.hold(Button::Up, 40),
                'D' => self.hold(Button::Down, 40),
                'L' => self.hold(Button::Left, 40),
                'R' => self.hold(Button::Right, 40),
                'A' => self.hold(Button::A, 40),
                'B' => self.hold(Button::B, 40),
                'P' => self.hold(Button::B, 700),
                other => panic!("{other} is no button"),
            }
            self.wait(40);
        }
        self.look();
        while self.console.tells_pause() || self.console.coaches() || self.console.shows_ignored_press() {
            self.wait(20);
        }
    }

    /// The button to press for a direction as it is seen.
    fn as_seen(&self, button: char) -> char {
        match button {
            'U' if self.turned => 'D',
            'D' if self.turned => 'U',
            'L' if self.turned => 'R',
            'R' if self.turned => 'L',
            other => other,
        }
    }

    /// Waits until presses count.
    pub(crate) fn look(&mut self) {
        while self.console.is_locked() {
            self.wait(20);
        }
    }

    pub(crate) fn frame(&self) -> Display {
        let mut display = Display::new();
        let Ok(()) = self.console.draw(&mut display);
        display
    }

    /// Compares the screen with its golden frame.
    #[track_caller]
    pub(crate) fn shows(&self, name: &str) {
        self.shows_in("shell", name);
    }

    /// Compares the screen with its golden frame of this folder.
    #[track_caller]
    pub(crate) fn shows_in(&self, folder: &str, name: &str) {
        golden::check(&format!("{folder}/{name}"), &self.frame());
    }

    /// The screen as braille, to tell screens apart.
    pub(crate) fn text(&self) -> String {
        golden::braille(&self.frame())
    }
}
