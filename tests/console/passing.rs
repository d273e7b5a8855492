//! The real games in people's hands: between two of them there is always the curtain.

use std::collections::HashMap;

use engine::cards::{Rng, Seed};
use engine::console::kit::Pen;
use engine::console::memory::{Profile, RobotLevel, Setting, Settings, Who};
use engine::console::session::AnySession;
use engine::console::{Audience, Button, SaveSlot, Session};
use engine::for_kind;
use engine::games::{Kind, Seat};

use crate::device::Handheld;
use crate::display::Display;
use crate::golden;
use crate::tested::TestedScreens;

/// A device at the beginning of a game of four: some people, the rest bots; the first one begins.
pub(crate) fn sit_down(kind: Kind, people: &[Seat], speed: u8) -> Handheld {
    sit_down_to(kind, people, speed, None)
}

/// The same with this deal.
fn sit_down_to(kind: Kind, people: &[Seat], speed: u8, seed: Option<u128>) -> Handheld {
    sit_down_beside(kind, people, RobotLevel::Normal, speed, seed)
}

/// The same beside bots of this level.
pub(crate) fn sit_down_beside(
    kind: Kind,
    people: &[Seat],
    level: RobotLevel,
    speed: u8,
    seed: Option<u128>,
) -> Handheld {
    sit_down_with(kind, people, level, &[(Setting::BotSpeed, speed)], seed)
}

fn with_settings(settings: &[(Setting, u8)]) -> Profile {
    let mut profile = Profile::default();
    for &(setting, value) in settings {
        profile.settings.set(setting, value);
    }
    profile
}

fn in_flash(profile: &Profile) -> HashMap<u8, Vec<u8>> {
    let mut bytes = vec![0; Profile::BYTES];
    let used = profile.pack(&mut bytes);
    bytes.truncate(used);
    HashMap::from([(SaveSlot::Profile as u8, bytes)])
}

/// What is in flash when these settings were changed.
pub(crate) fn settings_in_flash(settings: &[(Setting, u8)]) -> HashMap<u8, Vec<u8>> {
    in_flash(&with_settings(settings))
}

/// The same on a device with these settings.
pub(crate) fn sit_down_with(
    kind: Kind,
    people: &[Seat],
    level: RobotLevel,
    settings: &[(Setting, u8)],
    seed: Option<u128>,
) -> Handheld {
    let mut profile = with_settings(settings);
    profile.note_played(kind);
    profile.first = Some(Seat::One);
    while profile.players_of(kind).count() < 4 {
        profile.add_guest(kind);
    }
    for seat in Seat::ALL {
        profile.guests[seat].who = if people.contains(&seat) { Who::Human } else { Who::Bot(level) };
    }
    let mut device = Handheld::with_flash(in_flash(&profile));
    if let Some(seed) = seed {
        device.console.give_seed(Seed(seed));
    }
    device.wait(1000);
    for _ in 0..6 {
        device.press("A");
        if device.console.session().is_some() {
            return device;
        }
    }
    panic!("no game of {kind} begins:\n{}", device.text());
}

pub(crate) fn table(device: &Handheld) -> &AnySession {
    device.console.session().expect("a game is in progress")
}

fn drawn(draw: impl FnOnce(&mut Pen<'_, Display>)) -> Display {
    let mut display = Display::new();
    draw(&mut Pen::new(&mut display));
    display
}

/// What lies open on the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seen {
    Curtain(Seat),
    Secret(Seat),
    Other,
}

pub(crate) fn seen(device: &Handheld, settings: &Settings) -> Seen {
    let (frame, table) = (device.frame(), table(device));
    let mut seats = table.setup().players.seats();
    if let Some(seat) = seats.find(|&seat| frame == drawn(|pen| pen.curtain(&table.setup().name(seat)))) {
        return Seen::Curtain(seat);
    }
    match table.audience() {
        Audience::Only(seat) if same_table(&frame, &drawn(|pen| table.draw(pen, settings))) => {
            Seen::Secret(seat)
        }
        _ => Seen::Other,
    }
}

/// Whether two screens are the same above the hint line, which says how to pause at first.
fn same_table(one: &Display, two: &Display) -> bool {
    let rows = |display| golden::braille(display).lines().take(13).map(str::to_string).collect::<Vec<_>>();
    rows(one) == rows(two)
}

/// Who the device was passed to last, as far as everybody could see.
#[derive(Default)]
struct Passing {
    holder: Option<Seat>,
    curtains: u32,
}

impl Passing {
    /// Looks at the present frame: a secret only for whom the curtain named before.
    fn look(&mut self, device: &Handheld, settings: &Settings, name: &str) {
        match seen(device, settings) {
            Seen::Curtain(seat) => {
                self.curtains += u32::from(self.holder != Some(seat));
                self.holder = Some(seat);
            }
            Seen::Secret(seat) => {
                assert_eq!(self.holder, Some(seat), "{name}: no curtain before\n{}", device.text());
            }
            Seen::Other => {}
        }
    }
}

#[test]
fn before_every_secret_of_another_person_comes_the_curtain() {
    let people = [Seat::One, Seat::Two, Seat::Four];
    for kind in Kind::ALL {
        let mut settings = Settings::default();
        settings.set(Setting::BotSpeed, 3);
        let mut rng = Rng::new(Seed(kind as u128));
        let (mut presses, mut curtains) = (0, 0);
        while presses < 3_000 {
            let mut device = sit_down_to(kind, &people, 3, Some(presses));
            let deal = table(&device).setup().clone();
            let mut passing = Passing::default();
            // Random presses may also lead out of the game, and into another one.
            while presses < 3_000 && device.console.session().is_some_and(|table| table.setup() == &deal) {
                let name = format!("{kind}, press {presses}");
                passing.look(&device, &settings, &name);
                if rng.below(4) > 0 {
                    device.look();
                    passing.look(&device, &settings, &name);
                }
                let button = [0, 1, 2, 3, 4, 4, 4, 5][rng.below(8) as usize];
                device.console.press(Button::ALL[button], device.now);
                for _ in 0..3 {
                    if device.console.session().is_some_and(|table| table.setup() == &deal) {
                        passing.look(&device, &settings, &name);
                    }
                    device.wait(20);
                    device.console.release(Button::ALL[button], device.now);
                }
                presses += 1;
            }
            curtains += passing.curtains;
        }
        let passed_on = for_kind!(kind, G => G::HAS_SECRETS);
        assert!(curtains > 50 || !passed_on, "{kind}: only {curtains} curtains");
    }
}

#[test]
fn one_person_alone_never_meets_a_curtain() {
    for kind in Kind::ALL {
        let mut device = sit_down(kind, &[Seat::Two], 3);
        let settings = Settings::default();
        for _ in 0..200 {
            assert!(!matches!(seen(&device, &settings), Seen::Curtain(_)), "{kind}:\n{}", device.text());
            if table(&device).is_over() {
                break;
            }
            device.press("A");
        }
    }
}

#[test]
fn a_bot_thinks_on_while_nobody_presses_and_never_blocks_the_buttons() {
    for kind in Kind::ALL {
        let mut device = sit_down(kind, &[Seat::Three], 1);
        device.wait(300);
        device.press("P");
        let paused = device.text();
        device.wait(2000);
        assert_eq!(device.text(), paused, "{kind}: the pause menu stays");
        device.press("B");
        assert_ne!(device.text(), paused, "{kind}: and goes at once");
    }
}
