//! Manners: nothing tells that there was something that nobody called: not after the time to call, not after a restart.

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
use super::silent::{SilentPair, Table, game};
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
fn the_menu_says_and_the_display_dims_the_same_whatever_the_card_made() {
    for (number, pair) in pairs(24) {
        let what = difference(pair.devices(Table::People, 1), 45_000, &[], &NOTHING);
        assert_eq!(what, None, "pair {number}");
    }
}

/// The devices of a pair, switched off and on again some time after the placement.
fn restarted_after(pair: &SilentPair, wait: u32) -> [Handheld; 2] {
    pair.devices(Table::People, 1).map(|mut device| {
        device.wait(wait);
        restarted(device)
    })
}

#[test]
fn after_a_restart_within_the_time_to_call_there_is_all_of_it_again() {
    let mut rounds = 0;
    let last_cards = pairs(6000).filter(|(_, pair)| pair.is_last_card()).take(3);
    for (number, pair) in pairs(120).chain(last_cards) {
        let before = pair.devices(Table::People, 1).map(|device| game(&device).clone());
        let what = difference(restarted_after(&pair, TIME / 2), TIME + 2000, &[], &NOTHING);
        assert_eq!(what, None, "pair {number}");
        for (device, before) in restarted_after(&pair, TIME / 2).iter().zip(&before) {
            assert_eq!(game(device), before, "pair {number}: it is still asked");
        }
        // The answer then is like any other.
        for answer in ["called", "quiet"] {
            for (mut device, before) in restarted_after(&pair, TIME / 2).into_iter().zip(&before) {
                device.wait(TIME - 200);
                assert_eq!(game(&device), before, "pair {number}: there is time to call");
                match answer {
                    "called" => device.press("U"),
                    _ => device.wait(300),
                }
                let mut answered = before.clone();
                let ends = |event: &Event| matches!(event, Event::RoundEnded { .. });
                rounds += u32::from(observed(&mut answered, answer).events.iter().any(ends));
                assert_eq!(*game(&device), answered, "pair {number}, {answer}");
            }
        }
    }
    assert!(rounds > 0, "no round ended by it");
}

#[test]
fn after_a_restart_a_question_that_was_answered_is_not_asked_again() {
    for (number, pair) in pairs(60) {
        let what = difference(restarted_after(&pair, TIME + 1500), TIME + 2000, &[], &NOTHING);
        assert_eq!(what, None, "pair {number}");
        let before = pair.devices(Table::People, 1).map(|device| game(&device).clone());
        for (device, before) in restarted_after(&pair, TIME + 1500).iter().zip(&before) {
            let mut answered = before.clone();
            observed(&mut answered, "quiet");
            assert_eq!(*game(device), answered, "pair {number}");
        }
    }
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
fn the_line_of_a_replay_counts_every_move() {
    for (session, moves) in finished().take(20) {
        let mut replay = None;
        AnySession::watch_onto(&mut replay, &saved(&session), &mut || {}).unwrap();
        let mut replay = replay.unwrap();
        let of = replay.progress().of;
        assert_eq!(usize::from(of), moves.len());
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
fn a_game_that_ended_by_a_last_card_without_a_word_is_counted_once() {
    let ended = finished().take(2000).filter(|(_, moves)| moves.last() == Some(&Move::Quiet));
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
