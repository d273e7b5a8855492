//! Hurried presses: nobody's card is shown or played by a press that was meant for the screen before.
//!
//! Somebody taps at random, fast and slowly. Each decision must be made by a press that came when its screen had been
//! there for a while, and each curtain must have hung for a while before it opened. A also hurries bots that think, which
//! must not run into a decision either.

mod everywhere;
mod lessons;

use engine::cards::{Rng, Seed};
use engine::console::memory::RobotLevel;
use engine::console::{Audience, Button, Mode, Session};
use engine::games::{Kind, Seat};

use crate::device::Handheld;
use crate::passing::sit_down_beside;

/// Flurries of taps in each game; `PASSDECK_FLURRIES` makes more of them.
const FLURRIES: u32 = 10_000;

/// A decision that came with a new player, or after something was shown, takes no press before.
const GLANCE: u32 = 300;
/// A curtain does not open before.
const CURTAIN: u32 = 700;

/// What is on the screen, as far as somebody must have seen it before pressing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Screen {
    Curtain(Seat),
    /// The decision of a human.
    Decision(Seat),
    /// Something is shown, or a bot thinks.
    Event,
    /// A menu or a hint, which somebody asked for.
    Menu,
}

fn screen(device: &Handheld) -> Screen {
    match (device.console.mode(), device.console.session().map(|table| table.audience())) {
        (Mode::Curtain(seat), _) => Screen::Curtain(seat),
        (Mode::Game, Some(Audience::All(Some(seat)) | Audience::Only(seat))) => Screen::Decision(seat),
        (Mode::Game, _) => Screen::Event,
        _ => Screen::Menu,
    }
}

/// A board whose buttons are watched.
struct Watched {
    device: Handheld,
    screen: Screen,
    since: u32,
    name: String,
    decisions: u32,
    curtains: u32,
    /// How often somebody pressed A while a bot thought.
    hurried: u32,
}

impl Watched {
    fn new(device: Handheld, name: String) -> Watched {
        // Who set up the game has looked at its first screen.
        let (screen, since) = (screen(&device), 0);
        Watched { device, screen, since, name, decisions: 0, curtains: 0, hurried: 0 }
    }

    fn moves(&self) -> Option<u16> {
        self.device.console.session().map(|table| table.played())
    }

    /// Notes since when the present screen is there.
    fn look(&mut self) {
        let screen = screen(&self.device);
        if screen != self.screen {
            (self.screen, self.since) = (screen, self.device.now);
        }
    }

    /// Taps a button: what it did must be allowed by what was on the screen, and for how long.
    fn tap(&mut self, button: Button, down: u32, up: u32) {
        self.look();
        let (before, moves, shown) = (self.screen, self.moves(), self.device.now - self.since);
        let table = self.device.console.session().filter(|table| table.audience() == Audience::All(None));
        let thinks = before == Screen::Event && table.is_some_and(|table| table.decides().is_some());
        self.hurried += u32::from(thinks && button == Button::A);
        self.device.console.press(button, self.device.now);
        self.judge(before, moves, shown, button);
        self.pass(down);
        self.look();
        let (before, moves, shown) = (self.screen, self.moves(), self.device.now - self.since);
        self.device.console.release(button, self.device.now);
        self.judge(before, moves, shown, button);
        self.pass(up);
    }

    /// Time passes in small steps, so that no screen is missed.
    fn pass(&mut self, milliseconds: u32) {
        self.device.serve();
        self.look();
        let end = self.device.now + milliseconds;
        while self.device.now < end {
            self.device.wait((end - self.device.now).min(10));
            self.look();
        }
    }

    fn judge(&mut self, before: Screen, moves: Option<u16>, shown: u32, button: Button) {
        let (after, moved) = (screen(&self.device), self.moves() != moves);
        let story =
            || format!("{}, {button:?} at {} after {shown} ms on {before:?}", self.name, self.device.now);
        match (before, after) {
            (Screen::Curtain(seat), Screen::Decision(_)) => {
                assert_eq!(after, Screen::Decision(seat), "{}", story());
                assert!(shown >= CURTAIN, "the curtain opens: {}", story());
                self.curtains += 1;
            }
            (Screen::Decision(_), _) if moved => {
                assert!(shown >= GLANCE, "a move: {}", story());
                self.decisions += 1;
            }
            (Screen::Event, Screen::Decision(seat)) if moved => panic!("{seat} never saw it: {}", story()),
            _ => {}
        }
    }
}

pub(super) fn flurries() -> u32 {
    let wanted = std::env::var("PASSDECK_FLURRIES").ok();
    wanted.map_or(FLURRIES, |text| text.parse().expect("PASSDECK_FLURRIES is a number"))
}

#[test]
fn no_press_of_one_player_acts_for_another() {
    let tables: [&[Seat]; 3] =
        [&[Seat::One, Seat::Two, Seat::Three, Seat::Four], &[Seat::One, Seat::Three], &[Seat::Two]];
    for kind in Kind::ALL {
        let mut rng = Rng::new(Seed(kind as u128 + 77));
        let (mut decisions, mut curtains, mut hurried, mut games) = (0, 0, 0, 0);
        let mut tapped = 0;
        while tapped < flurries() {
            let people = tables[rng.below(3) as usize];
            let (speed, seed) = (rng.below(4) as u8, u128::from(rng.below(1 << 20)));
            let device = sit_down_beside(kind, people, RobotLevel::Easy, speed, Some(seed));
            let name = format!("{kind}, people {people:?}, speed {speed}, seed {seed}, game {games}");
            let mut watched = Watched::new(device, name);
            games += 1;
            for _ in 0..50 {
                flurry(&mut watched, &mut rng);
                tapped += 1;
                if watched.device.console.session().is_none() {
                    break;
                }
            }
            decisions += watched.decisions;
            curtains += watched.curtains;
            hurried += watched.hurried;
        }
        assert!(decisions > flurries() / 10, "{kind}: only {decisions} decisions");
        assert!(hurried > flurries() / 100, "{kind}: bots were hurried only {hurried} times");
        println!(
            "{kind}: {tapped} flurries, {games} games, {decisions} decisions, {curtains} curtains, {hurried} hurried"
        );
    }
}

/// A few taps in a row, mostly A, some 30 to 400 ms apart, then a rest.
fn flurry(watched: &mut Watched, rng: &mut Rng) {
    let pitch = 20 + rng.below(180);
    for _ in 0..1 + rng.below(8) {
        let button =
            [Button::A, Button::A, Button::A, Button::A, Button::B, Button::Down, Button::Right, Button::Up]
                [rng.below(8) as usize];
        watched.tap(button, 10 + rng.below(pitch), 10 + rng.below(pitch));
    }
    watched.pass([50, 400, 900, 1600][rng.below(4) as usize]);
}
