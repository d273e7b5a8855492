//! Random presses: nothing is drawn beside the display, no game stands still, and B always leads back.
//!
//! A million presses at the real tables in CI; `PASSDECK_MONKEY=5000000` presses as often as that. Every run has
//! another set-up. A failure names its run, and `PASSDECK_MONKEY_RUN=17` runs it alone.

use std::collections::{BTreeMap, HashMap};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use engine::cards::{Rng, Seed};
use engine::console::memory::{Profile, RobotLevel, Setting, Who};
use engine::console::session::AnySession;
use engine::console::{Button, Mode, SaveSlot, Session};
use engine::games::{Kind, Players, Seat};

use crate::device::{Device, Handheld, TestBoard};
use crate::stand_in::StandIn;

/// Presses of a run.
const PRESSES: u32 = 5_000;

fn number(variable: &str) -> Option<u32> {
    std::env::var(variable).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{variable} is a number")))
}

fn random_press<T: Session>(device: &mut TestBoard<T>, rng: &mut Rng) {
    let button = Button::ALL[rng.below(6) as usize];
    // Mostly short, sometimes long; now and then it is left lying.
    let time = match rng.below(80) {
        0 => 35_000,
        1 => 130_000,
        2..5 => 700,
        _ => 10 + rng.below(60),
    };
    // Mostly calm, for who hurries gets nowhere.
    if rng.below(4) > 0 {
        device.look();
    }
    device.console.press(button, device.now);
    if time < 1000 {
        device.wait(time);
        device.console.release(button, device.now);
    } else {
        device.console.release(button, device.now);
        device.now += time;
        device.wait(33);
    }
    device.wait(33);
}

/// Lets a monkey loose on a device, and calls `visit` after every press.
fn monkey<T: Session + Clone>(mut device: TestBoard<T>, run: u32, mut visit: impl FnMut(&TestBoard<T>)) {
    let mut rng = Rng::new(Seed(u128::from(run)));
    for press in 0..PRESSES {
        random_press(&mut device, &mut rng);
        let name = format!("run {run}, press {press}");
        if device.console.mode() != Mode::DisplayTest {
            device.frame().assert_tidy(&name);
        }
        visit(&device);
        if press % 200 == 199 {
            back_to_the_menu(&device, &name);
        }
        if press % 1000 == 999 {
            device = device.restart();
        }
        device.requests.clear();
    }
}

/// B leads out of every screen, a long one where B is tested; from a table or a lesson, through its pause menu, whose last
/// entry is above its first.
fn back_to_the_menu<T: Session + Clone>(device: &TestBoard<T>, name: &str) {
    let mut copy = TestBoard {
        console: device.console.clone(),
        flash: device.flash.clone(),
        kept: device.kept.clone(),
        requests: vec![],
        ..*device
    };
    let way_back = ["B"; 12]
        .into_iter()
        .chain(["P"])
        .chain(["B"; 4])
        .chain(["P", "U", "A", "B", "B"].into_iter().cycle().take(100));
    for press in way_back {
        copy.press(press);
        copy.wait(100);
        if is_menu(&copy) {
            return;
        }
    }
    panic!("{name}: no way back to the menu from\n{}to\n{}", device.text(), copy.text());
}

/// The main menu shows the name of the device and four shapes.
fn is_menu<T: Session>(device: &TestBoard<T>) -> bool {
    static MENU: OnceLock<String> = OnceLock::new();
    let title = |text: String| text.lines().next().map(String::from).unwrap_or_default();
    title(device.text()) == *MENU.get_or_init(|| title(Device::new().text()))
}

/// Runs so many presses on all processors, each run with its own number; adds up what was reached.
fn on_all_processors(presses: u32, run: impl Fn(u32) -> Reached + Sync) -> Reached {
    if let Some(only) = number("PASSDECK_MONKEY_RUN") {
        return run(only);
    }
    let (next, runs) = (AtomicU32::new(0), presses.div_ceil(PRESSES));
    let work = || {
        let mut reached = Reached::default();
        loop {
            match next.fetch_add(1, Ordering::Relaxed) {
                number if number < runs => reached.add(run(number)),
                _ => return reached,
            }
        }
    };
    std::thread::scope(|scope| {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let threads: Vec<_> = (0..processors).map(|_| scope.spawn(work)).collect();
        let mut all = Reached::default();
        for thread in threads {
            all.add(thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        all
    })
}

/// What monkeys came to, and how often.
#[derive(Default)]
struct Reached(BTreeMap<String, u32>);

impl Reached {
    fn note(&mut self, what: String) {
        *self.0.entry(what).or_default() += 1;
    }

    fn add(&mut self, other: Reached) {
        for (what, count) in other.0 {
            *self.0.entry(what).or_default() += count;
        }
    }

    /// Notes everything about how a game was set up.
    fn note_game(&mut self, table: &AnySession) {
        let deal = table.setup();
        let kind = deal.kind;
        self.note(format!("{kind}, {} players", deal.players));
        self.note(format!("{kind}, {} people", deal.humans().min(3)));
        for seat in deal.players.seats() {
            match deal.guests[seat].who {
                Who::Human => self.note(format!("{kind}, a person")),
                Who::Bot(level) => self.note(format!("{kind}, {} bot", level.word())),
            }
        }
        for (spec, value) in kind.options().iter().zip(deal.options.iter()) {
            self.note(format!("{kind}, {} {value}", spec.key));
        }
    }
}

/// All that a monkey should have come to.
fn everything() -> Vec<String> {
    let mut all = Vec::new();
    for kind in Kind::ALL {
        all.extend(["moves", "an end"].map(|what| format!("{kind}, {what}")));
        all.extend(kind.players().map(|players| format!("{kind}, {players} players")));
        all.extend((0..=3).map(|people| format!("{kind}, {people} people")));
        all.extend(["a person", "easy bot", "normal bot", "hard bot"].map(|who| format!("{kind}, {who}")));
        for spec in kind.options() {
            all.extend(spec.range().map(|value| format!("{kind}, {} {value}", spec.key)));
        }
    }
    all
}

/// A device at a table that this run alone has. The best bots think long, so they play in one run of eight.
fn set_up(run: u32) -> Handheld {
    let mut rng = Rng::new(Seed(u128::from(run) << 64));
    let mut pick = |count: usize| rng.below(count as u32) as u8;
    let mut profile = Profile::default();
    // Every game comes up once in a round.
    let (kind, round) = (Kind::ALL[run as usize % Kind::COUNT], run / Kind::COUNT as u32);
    profile.note_played(kind);
    profile.players = Players::new(2 + pick(kind.players().count())).expect("two to six play");
    let people = pick(4);
    for (place, seat) in (0..).zip(Seat::ALL) {
        let level = match (round % 8, pick(2)) {
            (0, _) => RobotLevel::Hard,
            (_, 0) => RobotLevel::Easy,
            _ => RobotLevel::Normal,
        };
        profile.guests[seat].who = if place < people { Who::Human } else { Who::Bot(level) };
    }
    for kind in Kind::ALL {
        for (place, spec) in kind.options().iter().enumerate() {
            let values = spec.range().count();
            // Every number comes up in turn; chance would leave one out.
            let value = if values > 2 { round as usize % values } else { pick(values).into() };
            profile.options.set(kind, place, spec.range().start() + value as u8);
        }
    }
    for setting in Setting::ALL {
        profile.settings.set(setting, pick(setting.words().len()));
    }
    let mut bytes = vec![0; Profile::BYTES];
    let used = profile.pack(&mut bytes);
    bytes.truncate(used);
    let mut device = Handheld::with_flash(HashMap::from([(SaveSlot::Profile as u8, bytes)]));
    device.wait(1000);
    device.press("AAA");
    device
}

#[test]
fn a_monkey_finds_no_dead_end_and_draws_nothing_beside_the_display() {
    on_all_processors(40_000, |run| {
        monkey(TestBoard::<StandIn>::new(), run, |_| {});
        Reached::default()
    });
}

#[test]
fn a_monkey_at_the_real_tables_reaches_everything_and_finds_no_dead_end_either() {
    let presses = number("PASSDECK_MONKEY").unwrap_or(1_000_000);
    let reached = on_all_processors(presses, |run| {
        let mut reached = Reached::default();
        let (mut seed, mut moves, mut over) = (None, 0, false);
        monkey(set_up(run), run, |device| {
            let Some(table) = device.console.session() else { return };
            if seed.replace(table.setup().seed) != Some(table.setup().seed) {
                (moves, over) = (0, false);
                reached.note_game(table);
            }
            if table.record().len() != moves {
                moves = table.record().len();
                reached.note(format!("{}, moves", table.setup().kind));
            }
            if table.is_over() && !over {
                over = true;
                reached.note(format!("{}, an end", table.setup().kind));
            }
        });
        reached
    });
    for (what, count) in &reached.0 {
        println!("{count:>8}  {what}");
    }
    let moves: u32 = Kind::ALL.iter().filter_map(|kind| reached.0.get(&format!("{kind}, moves"))).sum();
    assert!(moves > presses / 40, "only {moves} moves, so some game stands still");
    let missed: Vec<String> = everything().into_iter().filter(|what| !reached.0.contains_key(what)).collect();
    // A single run, or a short one, reaches only some of it.
    let whole = presses >= 1_000_000 && number("PASSDECK_MONKEY_RUN").is_none();
    assert!(missed.is_empty() || !whole, "never reached: {missed:?}");
}
