//! Manners: after the time to call, nothing tells that there was something that nobody called.

use std::collections::HashMap;

use engine::bots::pick;
use engine::cards::{Rng, Seed};
use engine::console::memory::{Learning, Profile, Settings, Who};
use engine::console::session::AnySession;
use engine::console::{Button, Deal, SaveSlot, Session, Watch, Wind};
use engine::games::combo::{Combo, Event, Move, Options};
use engine::games::{Game, GameMove, GameOptions, Moves, Players};
use tests::observed;

use super::calls::{NOTHING, TIME, difference, pairs};
use super::silent::{Table, game};
use crate::device::Handheld;
use crate::replay::saved;

/// Pulls the plug, switches on again and goes on with the game.
fn restarted(device: Handheld) -> Handheld {
    let mut device = device.restart();
    device.requests.clear();
    device.console.press(Button::A, device.now);
    device.console.release(Button::A, device.now);
    device.serve();
    device
}

#[test]
fn the_menu_says_and_the_display_dims_the_same_whether_or_not_something_was_missed() {
    for (number, pair) in pairs(24) {
        let what = difference(pair.devices(Table::People, 1), 45_000, &[], &NOTHING);
        assert_eq!(what, None, "pair {number}");
    }
}

#[test]
fn after_a_restart_there_is_time_to_call_again_whether_or_not_something_was_missed() {
    let mut rounds = 0;
    for (number, pair) in pairs(120) {
        let after = |wait: u32| {
            pair.devices(Table::People, 1).map(|mut device| {
                device.wait(wait);
                restarted(device)
            })
        };
        let what = difference(after(TIME + 1500), TIME + 2000, &[], &NOTHING);
        assert_eq!(what, None, "pair {number}");

        // A call then is like any other, and silence leads to where it led before.
        let [before, _] = pair.devices(Table::People, 1);
        let answered = |answer: &str| {
            let mut game = game(&before).clone();
            let events = observed(&mut game, answer).events;
            (game, events)
        };
        for wait in [TIME / 2, TIME + 1500] {
            let [mut called, _] = after(wait);
            assert_eq!(game(&called), game(&before), "pair {number}: it is asked again");
            called.wait(1000);
            called.press("U");
            assert_eq!(*game(&called), answered("called").0, "pair {number}");
            let [mut missed, _] = after(wait);
            missed.wait(TIME + 100);
            assert_eq!(*game(&missed), answered("missed").0, "pair {number}");
        }
        let ends = |event: &Event| matches!(event, Event::RoundEnded { .. });
        rounds += u32::from(answered("missed").1.iter().any(ends));
    }
    assert!(rounds > 0, "no round ended by it");
}

#[test]
fn the_coach_counts_what_everybody_saw() {
    // After the eighth move it offers a hint; the seventh is the placement.
    let pairs: Vec<_> = pairs(600).filter(|(_, pair)| pair.moves_before() == 6).collect();
    assert!(!pairs.is_empty());
    for (number, pair) in pairs {
        let [something, nothing] = pair.devices(Table::People, 1).map(|mut device| {
            device.wait(TIME + 2000);
            device.press("A");
            device.wait(10_000);
            let profile = &device.flash[&(SaveSlot::Profile as u8)];
            Profile::unpack(profile).unwrap().learning.coached(Combo::KIND)
        });
        // What was made has a line of its own.
        let both = |said: u8| said & (1 << Learning::CURTAIN | 1 << Learning::HINT);
        assert_eq!(both(something), both(nothing), "pair {number}");
    }
}

/// Random games with manners to their end, and their moves.
fn finished() -> impl Iterator<Item = (AnySession, Vec<Move>)> {
    let options = Options { manners: true, tokens: 3, ..Options::default() }.values();
    (0..).map(move |number| {
        let deal = Deal { options, ..Deal::new(Combo::KIND, Players::Three, Seed(number)) };
        let deal = deal.with_guests(|_| Who::Human);
        let mut game = Combo::deal(&deal.setup()).unwrap();
        let (mut rng, mut made) = (Rng::new(Seed(number)), Vec::new());
        while game.to_move().is_some() {
            let mut moves = Moves::new();
            game.legal_moves(&mut moves);
            let mv = pick(&moves, &mut rng).unwrap();
            game.play(mv).unwrap();
            made.push(mv);
        }
        let packed: Vec<u16> = made.iter().map(|mv| mv.pack()).collect();
        let dealt = saved(&AnySession::deal(&deal).unwrap());
        (AnySession::resume(&dealt, &packed).unwrap(), made)
    })
}

#[test]
fn the_line_of_a_replay_counts_what_everybody_saw() {
    for (session, moves) in finished().take(20) {
        let mut replay = None;
        AnySession::watch_onto(&mut replay, &saved(&session), &mut || {}).unwrap();
        let mut replay = replay.unwrap();
        let of = replay.progress().of;
        assert_eq!(usize::from(of), moves.iter().filter(|&&mv| mv != Move::Missed).count());
        let mut made = 0;
        // An event more with each press, until the end.
        for _ in 0..8 * moves.len() {
            replay.wind(Wind::Next, &Settings::default());
            let now = replay.progress().made;
            assert!((made..=made + 1).contains(&now), "{made}, then {now}");
            made = now;
        }
        assert_eq!(made, of);
    }
}

/// Nobody calls, and everybody looks at what happens, until the game is over.
fn wait_for_the_end(device: &mut Handheld) {
    for _ in 0..20 {
        device.wait(TIME + 2000);
        if !device.flash.contains_key(&(SaveSlot::Game as u8)) {
            return;
        }
        device.press("A");
    }
    panic!("it is not over:\n{}", device.text());
}

#[test]
fn a_game_that_ended_by_silence_and_was_counted_stays_over() {
    let ended = finished().take(2000).filter(|(_, moves)| moves.last() == Some(&Move::Missed));
    let mut count = 0;
    for (session, _) in ended.take(5) {
        let flash = HashMap::from([(SaveSlot::Game as u8, saved(&session))]);
        let mut device = restarted(Handheld::with_flash(flash.clone()));
        wait_for_the_end(&mut device);
        let records = device.flash[&(SaveSlot::Records as u8)].clone();
        // The power has failed when it was counted, before its save was gone.
        device.flash.extend(flash);
        let mut device = restarted(device);
        assert_eq!(device.console.session().unwrap().played(), session.played());
        wait_for_the_end(&mut device);
        assert_eq!(device.flash[&(SaveSlot::Records as u8)], records, "and is not counted again");
        count += 1;
    }
    assert_eq!(count, 5);
}
