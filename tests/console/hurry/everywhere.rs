//! Hurried presses at every screen: none is lost without a sign, and none costs a game.

use engine::cards::{Rng, Seed};
use engine::console::memory::RobotLevel;
use engine::console::{Button, Mode, SaveSlot, Session};
use engine::games::{Kind, Seat};

use super::flurries;
use crate::device::Handheld;
use crate::passing::sit_down_beside;
use crate::replay::{games, saved};
use crate::signs::{SOON, is_noticed};

/// A bot that is hurried shows it a little later.
const HURRIED: u32 = 2_000;

/// A board that is pressed in a hurry.
pub(super) struct Hurried {
    pub(super) device: Handheld,
    name: String,
    rng: Rng,
    /// The seed of the game that must not be lost.
    game: Option<Seed>,
    pub(super) presses: u32,
}

impl Hurried {
    pub(super) fn new(device: Handheld, name: String, seed: u128) -> Hurried {
        let mut hurried = Hurried { device, name, rng: Rng::new(Seed(seed)), game: None, presses: 0 };
        hurried.look();
        hurried
    }

    /// Some taps in a row, mostly A, then a rest. What costs a game takes a press on its own, and Up: it does not come here.
    pub(super) fn flurry(&mut self) {
        // As fast as fingers are, and always faster than somebody who thinks about each press.
        let pitch = 20 + self.rng.below(90);
        for tap in 0..1 + self.rng.below(8) {
            use Button::{A, B, Down, Left, Right, Up};
            let button = match tap {
                0 => [A, A, A, B, Left, Right],
                _ => [A, A, A, B, Up, [Down, Left, Right][self.rng.below(3) as usize]],
            }[self.rng.below(6) as usize];
            let (down, up) = (30 + self.rng.below(pitch), 30 + self.rng.below(pitch));
            self.tap(button, down, up);
        }
        if self.rng.below(12) == 0 {
            self.tap(Button::B, 700, 20);
        }
        self.device.wait([400, 900, 1600, 3000][self.rng.below(4) as usize]);
        self.look();
    }

    fn tap(&mut self, button: Button, down: u32, up: u32) {
        let within = if button == Button::A { HURRIED } else { SOON };
        let noticed = is_noticed(&self.device, button, within);
        assert!(noticed, "{}, {button:?} at {} is lost:\n{}", self.name, self.device.now, self.device.text());
        self.device.hold(button, down);
        self.device.wait(up);
        self.presses += 1;
        self.look();
    }

    /// The game in progress is still the same, or over.
    fn look(&mut self) {
        self.device.requests.clear();
        let Some(session) = self.device.console.session() else {
            let is_saved = self.device.flash.contains_key(&(SaveSlot::Game as u8));
            assert!(
                is_saved || self.game.is_none(),
                "{}: the game is lost:\n{}",
                self.name,
                self.device.text()
            );
            return;
        };
        let seed = session.setup().seed;
        assert!(
            self.game.is_none_or(|game| game == seed),
            "{}: another game:\n{}",
            self.name,
            self.device.text()
        );
        self.game = (!session.is_over()).then_some(seed);
    }
}

/// Presses in a game that is hurried, if it does not end before.
const MOST_IN_A_GAME: u32 = 2_500;

#[test]
fn in_whole_games_no_press_is_lost() {
    for kind in Kind::ALL {
        let (mut presses, mut ends) = (0, 0);
        for number in 0u8.. {
            let people = [&[Seat::One][..], &[Seat::One, Seat::Three]][usize::from(number) % 2];
            let (speed, seed) = (3 - number / 2 % 3, u128::from(number));
            let device = sit_down_beside(kind, people, RobotLevel::Easy, speed, Some(seed));
            let mut hurried = Hurried::new(device, format!("{kind}, game {number}"), seed);
            while hurried.game.is_some() && hurried.presses < MOST_IN_A_GAME {
                hurried.flurry();
            }
            ends += u32::from(hurried.game.is_none());
            presses += hurried.presses;
            if presses > flurries() / 10 && ends > 0 {
                break;
            }
        }
        println!("{kind}: {presses} presses, {ends} games to their end");
    }
}

#[test]
fn around_a_saved_game_no_press_is_lost_and_the_game_stays() {
    for seed in 0..u128::from(flurries() / 1_000) {
        let mut device = Handheld::new();
        device.press("AAA");
        device.wait(2_000);
        let mut hurried = Hurried::new(device.restart(), format!("the menus, run {seed}"), seed);
        assert!(hurried.game.is_some(), "a game is saved");
        while hurried.presses < 150 {
            hurried.flurry();
        }
    }
}

#[test]
fn in_a_replay_no_press_is_lost() {
    for (number, (_, finished)) in games(1).enumerate() {
        let mut device = Handheld::new();
        let _ = device.console.watch(&saved(&finished), &mut || {});
        assert_eq!(device.console.mode(), Mode::Watching);
        let mut hurried = Hurried::new(device, format!("replay {number}"), number as u128);
        hurried.game = None;
        while hurried.presses < 60 {
            hurried.flurry();
            hurried.game = None;
        }
    }
}
