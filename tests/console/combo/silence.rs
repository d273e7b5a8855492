//! Manners: after the time to call, nothing tells that there was something that nobody called.

use engine::console::memory::{Learning, Profile};
use engine::console::{Button, SaveSlot};
use engine::games::Game;
use engine::games::combo::{Combo, Event};
use tests::observed;

use super::calls::{NOTHING, TIME, difference, pairs};
use super::silent::{Table, game};
use crate::device::Handheld;

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
