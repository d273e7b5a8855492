//! Manners: everybody may call after a placement without a word, and nothing tells whether there is something to call.

use embedded_graphics::prelude::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use engine::cards::{Rng, Seed};
use engine::console::kit::{LIT, Pen};
use engine::console::memory::{RobotLevel, Who};
use engine::console::session::AnySession;
use engine::console::{Audience, Button, Deal, Request, SaveSlot, Session, Undo};
use engine::games::combo::{Combo, Move, Options, Phase};
use engine::games::{Game, GameMove, GameOptions, Players, Seat};
use tests::option_sets;

use super::silent::{SilentPair, Table, device, game, played};
use crate::device::Handheld;
use crate::display::Display;
use crate::golden;
use crate::leak_device::side_by_side;
use crate::tested::TestedScreens;

/// How long there is to call, and the time between two looks.
pub(super) const TIME: u32 = 4000;
const TICK: u32 = 33;

/// Pairs at every table, with every set of options in which manners are on.
pub(super) fn pairs(count: u128) -> impl Iterator<Item = (u128, SilentPair)> {
    let tables: Vec<(Players, Options)> = (2..=6)
        .filter_map(Players::new)
        .flat_map(|players| option_sets::<Combo>(players).into_iter().map(move |options| (players, options)))
        .filter(|(_, options)| options.manners)
        .collect();
    (0..count).filter_map(move |number| {
        let (players, options) = tables[number as usize % tables.len()];
        SilentPair::find(number, options, players).map(|pair| (number, pair))
    })
}

/// What must not be there: draws over a frame, or makes the present one stay longer. A test must find it.
#[derive(Clone, Copy)]
pub(super) struct Planted {
    pixel: fn(&Combo, &mut Display),
    waits: fn(&Combo) -> u32,
}

pub(super) const NOTHING: Planted = Planted { pixel: |_, _| {}, waits: |_| 0 };

/// The screen without the cards that were placed, and without their names.
fn masked(device: &Handheld, planted: &Planted) -> Display {
    let mut frame = device.frame();
    (planted.pixel)(game(device), &mut frame);
    for (x, y, width, height) in [(0, 8, 67, 27), (0, 43, 128, 12)] {
        let _ = embedded_graphics::draw_target::DrawTarget::fill_solid(
            &mut frame,
            &Rectangle::new(Point::new(x, y), Size::new(width, height)),
            engine::console::kit::DARK,
        );
    }
    frame
}

/// What is heard and what the display is asked for. That a game is saved, nobody sees.
fn heard(device: &Handheld) -> Vec<Request> {
    let saves = |request: &&Request| !matches!(request, Request::Save(SaveSlot::Game));
    device.requests.iter().filter(saves).copied().collect()
}

/// What the pause menu would tell: the page of the rules, how many moves can be taken back, whether there is a hint, and
/// what happened, without the names of cards.
fn told(device: &Handheld) -> String {
    let session = device.console.session().unwrap();
    let lines: Vec<String> = (0..40)
        .filter_map(|back| session.happened(back))
        .map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" "))
        .collect();
    format!("{} {:?} {:?} {lines:?}", session.rules_page(), session.can_undo(), session.hint_for())
}

/// The first difference between two devices while presses are made at some times; both for so long.
pub(super) fn difference(
    mut devices: [Handheld; 2],
    time: u32,
    presses: &[(u32, Button)],
    planted: &Planted,
) -> Option<String> {
    let mut from = 0;
    for now in (0..time).step_by(TICK as usize) {
        let [one, two] = devices.each_ref().map(|device| masked(device, planted));
        if one != two {
            return Some(format!("after {now} ms:\n{}\n{}", golden::braille(&one), golden::braille(&two)));
        }
        let [one, two] = devices.each_ref().map(|device| (heard(device), told(device)));
        if one != two {
            return Some(format!("after {now} ms: {one:?} or {two:?}"));
        }
        for device in &mut devices {
            for &(_, button) in presses.iter().filter(|(at, _)| (from..=now).contains(at)) {
                device.console.press(button, device.now);
                device.console.release(button, device.now);
                device.serve();
            }
            if (planted.waits)(game(device)) <= now {
                device.wait(TICK);
            }
        }
        from = now + 1;
    }
    None
}

/// The first difference at any table, with any presses that do not call.
fn leak(count: u128, planted: &Planted) -> Option<String> {
    for (number, pair) in pairs(count) {
        let speed = (number % 4) as u8;
        let press = [Button::A, Button::B, Button::Left, Button::Right, Button::Down][number as usize % 5];
        let presses: Vec<_> = (0..TIME).step_by(700).map(|at| (at, press)).collect();
        let level = [RobotLevel::Easy, RobotLevel::Normal, RobotLevel::Hard][number as usize % 3];
        // Among people nothing tells afterwards either. Bots may call when the time is over.
        let tries = [
            (Table::People, TIME + 2000, &[][..]),
            (Table::People, TIME + 2000, &presses),
            (Table::Alone(level), TIME - TICK, &[]),
        ];
        for (table, time, presses) in tries {
            if let Some(what) = difference(pair.devices(table, speed), time, presses, planted) {
                return Some(format!("pair {number}, {table:?} at speed {speed}, {presses:?}: {what}"));
            }
        }
    }
    None
}

#[test]
fn a_placement_without_a_word_looks_sounds_and_lasts_the_same_whatever_it_made() {
    assert_eq!(leak(120, &NOTHING), None);
}

#[test]
fn with_manners_two_deals_that_a_person_cannot_tell_apart_look_and_sound_alike() {
    let options = Options { manners: true, ..Options::default() };
    let (mut frames, mut rng) = (0, Rng::new(Seed(5)));
    for level in [RobotLevel::Easy, RobotLevel::Normal, RobotLevel::Hard] {
        for (one, two) in Combo::twin_deals() {
            let devices = [one, two].map(|seed| {
                let deal = Deal::new(Combo::KIND, Players::Four, Seed(seed));
                let deal = Deal { options: options.values(), ..deal };
                let who = |seat| if seat == Seat::One { Who::Human } else { Who::Bot(level) };
                device(&deal.with_guests(who), &[], 1)
            });
            frames += side_by_side(devices, &format!("manners with {level:?}"), &mut rng);
        }
    }
    assert!(frames > 1000, "only {frames} frames were compared");
}

#[test]
fn a_planted_pixel_and_a_planted_pause_are_found() {
    let made = |game: &Combo| matches!(game.open().phase, Phase::Unannounced { made: Some(_), .. });
    let pixel = |game: &Combo, display: &mut Display| {
        if matches!(game.open().phase, Phase::Unannounced { made: Some(_), .. }) {
            Pen::new(display).pixels([(100, 40)], LIT);
        }
    };
    assert!(leak(8, &Planted { pixel, ..NOTHING }).is_some());
    let waits = |game: &Combo| match game.open().phase {
        Phase::Unannounced { made: Some(_), .. } => 3 * TICK,
        _ => 0,
    };
    assert!(leak(8, &Planted { waits, ..NOTHING }).is_some());
    let devices = pairs(8).next().unwrap().1.devices(Table::People, 1);
    let asked =
        devices.each_ref().map(|device| matches!(game(device).open().phase, Phase::Unannounced { .. }));
    assert_eq!(asked, [true; 2], "the table is asked on both");
    assert_eq!(devices.each_ref().map(|device| made(game(device))), [true, false]);
}

#[test]
fn a_call_costs_a_card_if_there_was_something_and_says_so_if_there_was_nothing() {
    for (number, pair) in pairs(60) {
        let table = if number % 2 == 0 { Table::People } else { Table::Alone(RobotLevel::Easy) };
        let [mut something, mut nothing] = pair.devices(table, 1);
        let (before, asked) = (game(&something).clone(), played(&something));
        let seat = before.to_move().unwrap();
        something.wait(1000);
        something.press("U");
        assert_eq!(played(&something), asked + 1, "pair {number}: called");
        let mut called = before.clone();
        called.play("called".parse().unwrap()).unwrap();
        assert_eq!(*game(&something), called, "pair {number}");
        assert!(called.hand(seat).len() > before.hand(seat).len() || called.zones().deck.is_empty());

        let mut called = game(&nothing).clone();
        called.play("called".parse().unwrap()).unwrap();
        let mut quiet = game(&nothing).clone();
        quiet.play("quiet".parse().unwrap()).unwrap();
        assert_eq!(called, quiet, "pair {number}: nothing happens");
        nothing.wait(1000);
        let looked = nothing.text();
        nothing.press("U");
        assert_ne!(nothing.text(), looked, "pair {number}: it says so");
        assert_eq!(*game(&nothing), called, "pair {number}");
        if number == 0 {
            nothing.shows_in("combo", "manners-nothing-to-call");
        }
        nothing.press("A");
        nothing.wait(100);
        assert_ne!(nothing.text(), looked, "pair {number}: the game goes on");
    }
}

/// Of the combinations that nobody announced, how many a single bot called, in a hundred.
fn called_by_bots(level: RobotLevel) -> usize {
    let (mut all, mut called) = (0, 0);
    let options = Options { manners: true, ..Options::default() };
    for number in 0..160 {
        let Some(pair) = SilentPair::find(number, options, Players::Two) else { continue };
        let [mut device, _] = pair.devices(Table::Alone(level), 1);
        // What the bot itself left unsaid, only the person can call.
        let by_person = game(&device).to_move() == Some(Seat::One);
        let (before, moves) = (game(&device).clone(), played(&device));
        device.wait(TIME - 50);
        assert_eq!(played(&device), moves, "game {number}: people have their chance first");
        device.wait(100);
        assert_eq!(played(&device), moves + 1, "game {number}: then it is settled");
        let mut quiet = before;
        quiet.play("quiet".parse().unwrap()).unwrap();
        let was_called = *game(&device) != quiet;
        assert!(by_person || !was_called, "game {number}: a bot does not call its own");
        all += usize::from(by_person);
        called += usize::from(was_called);
    }
    assert!(all > 50, "only {all} cases");
    100 * called / all
}

#[test]
fn bots_call_nothing_where_there_is_nothing() {
    let mut settled = 0;
    for (number, pair) in pairs(60) {
        let [_, mut device] = pair.devices(Table::Alone(RobotLevel::Hard), 1);
        let mut quiet = game(&device).clone();
        let before = played(&device);
        quiet.play("quiet".parse().unwrap()).unwrap();
        device.wait(TIME + 50);
        if played(&device) == before + 1 {
            assert_eq!(*game(&device), quiet, "pair {number}");
            let AnySession::Combo(session) = device.console.session().unwrap() else { panic!("it is Combo") };
            let last = session.latest().last().and_then(|&packed| Move::unpack(packed));
            assert_eq!(last, Some(Move::Quiet), "pair {number}");
            settled += 1;
        }
    }
    assert!(settled > 20, "only {settled}");
}

#[test]
fn what_came_of_a_call_is_seen_even_where_bots_are_skipped() {
    let skip = 3;
    let mut seen = 0;
    for (number, pair) in pairs(60) {
        for mut device in pair.devices(Table::Alone(RobotLevel::Easy), skip) {
            if game(&device).to_move() == Some(Seat::One) {
                continue; // what a person placed, bots call
            }
            device.wait(1000);
            let looked = device.text();
            device.press("U");
            // Until nothing moves any more.
            device.wait(900);
            let answer = device.text();
            assert_ne!(answer, looked, "pair {number}");
            device.wait(900);
            assert_eq!(device.text(), answer, "pair {number}: it stays for a while");
            seen += 1;
        }
    }
    assert!(seen > 20, "only {seen}");
}

#[test]
fn bots_call_when_people_have_had_their_chance_easy_ones_seldom_normal_ones_often_hard_ones_always() {
    let [easy, normal] = [RobotLevel::Easy, RobotLevel::Normal].map(called_by_bots);
    println!("of a hundred, easy calls {easy}, normal {normal}");
    assert!((10..40).contains(&easy) && (60..90).contains(&normal));
    assert_eq!([RobotLevel::Good, RobotLevel::Hard].map(called_by_bots), [100, 100]);
}

#[test]
fn a_pause_gives_everybody_the_whole_time_again_and_takes_nothing_back() {
    let (_, pair) = pairs(8).next().unwrap();
    for mut device in pair.devices(Table::People, 1) {
        let moves = played(&device);
        device.wait(TIME - 800);
        device.press("P");
        device.press("DDDA");
        device.shows_in("combo", "manners-undo-refused");
        device.press("B");
        device.wait(20_000);
        device.press("UUUA");
        let looked = device.text();
        device.wait(TIME - 800);
        assert_eq!((device.text(), played(&device)), (looked, moves), "there is time to call");
    }
}

#[test]
fn among_several_people_no_press_cuts_the_time_short() {
    let (_, pair) = pairs(8).next().unwrap();
    for mut device in pair.devices(Table::People, 3) {
        let looked = device.text();
        device.press("AABBLRDAA");
        assert_eq!(device.text(), looked);
    }
    // One person alone keeps nobody waiting.
    for mut device in pair.devices(Table::Alone(RobotLevel::Normal), 3) {
        let looked = device.text();
        device.press("A");
        assert_ne!(device.text(), looked);
    }
}

#[test]
fn a_placement_that_the_table_has_answered_is_not_undone() {
    let mut answered = 0;
    for (number, pair) in pairs(60) {
        for mut device in pair.devices(Table::People, 1) {
            device.wait(TIME + 100);
            let session = device.console.session().unwrap();
            if session.audience() != Audience::Together {
                assert!(matches!(session.can_undo(), Undo::Refused(_)), "pair {number}");
                answered += 1;
            }
        }
    }
    assert!(answered > 10, "only {answered} were");
}
