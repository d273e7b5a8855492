//! A whole game on the device, by buttons.

use std::collections::HashMap;

use engine::cards::Seed;
use engine::console::memory::{Profile, Who};
use engine::console::{Request, SaveSlot, Session};
use engine::games::{Kind, Players, Seat};

use crate::device::Handheld;
use crate::golden;

/// A device at the curtain before the first turn of a game between two people.
fn two_people() -> Handheld {
    let mut profile = Profile::default();
    profile.note_played(Kind::Combo);
    (profile.players, profile.first) = (Players::Two, Some(Seat::One));
    Seat::ALL.into_iter().for_each(|seat| profile.guests[seat].who = Who::Human);
    let mut bytes = vec![0; 100];
    let used = profile.pack(&mut bytes);
    bytes.truncate(used);
    let mut device = Handheld::with_flash(HashMap::from([(SaveSlot::Profile as u8, bytes)]));
    device.console.give_seed(Seed(5));
    device.wait(1000);
    device.press("AAA");
    assert!(device.console.session().is_some(), "no game begins:\n{}", device.text());
    device
}

#[test]
fn a_whole_game_is_won_by_buttons_alone() {
    let mut device = two_people();
    let shows = |device: &Handheld, name: &str| golden::check(&format!("combo/{name}"), &device.frame());
    shows(&device, "device-curtain");
    device.press("A");
    shows(&device, "device-turn");
    // Who presses A until nothing changes, and draws then, plays what fits.
    while !device.requests.contains(&Request::Erase(SaveSlot::Game)) {
        let before = device.text();
        device.press("A");
        device.wait(400);
        if device.text() == before {
            device.press("B");
            device.wait(400);
        }
        assert!(device.now < 3_000_000, "the game comes to an end:\n{}", device.text());
    }
    device.wait(6000);
    shows(&device, "device-final");
    // Past the badges.
    device.press("BBBBBB");
    assert!(device.console.session().is_none(), "B leads back to the menu");
}

#[test]
fn names_are_given_clockwise_and_a_game_that_goes_to_the_right_is_seated_the_other_way_round() {
    let mut at_once = 0;
    for kind in Kind::ALL {
        let mut profile = Profile::default();
        profile.note_played(kind);
        (profile.players, profile.first) = (Players::Four, Some(Seat::Two));
        let mut bytes = vec![0; 100];
        let used = profile.pack(&mut bytes);
        bytes.truncate(used);
        let mut device = Handheld::with_flash(HashMap::from([(SaveSlot::Profile as u8, bytes)]));
        device.wait(1000);
        device.press("AAA");
        let deal = device.console.session().expect("a game begins").setup();
        let names: Vec<String> =
            deal.players.from(deal.first).map(|seat| deal.name(seat).to_string()).collect();
        // ANNA, BEN, CLARA and DAVID sit clockwise; BEN begins, but where all play at once nobody does.
        let order = match (kind, deal.first) {
            (Kind::Combo, _) => ["BEN", "ANNA", "DAVID", "CLARA"],
            (_, Seat::One) => ["ANNA", "BEN", "CLARA", "DAVID"],
            _ => ["BEN", "CLARA", "DAVID", "ANNA"],
        };
        at_once += u32::from(deal.first == Seat::One);
        assert_eq!(names, order, "{kind}");
        assert_eq!(deal.name(Seat::One).to_string(), "ANNA", "{kind}: the first name stays first");
    }
    assert_eq!(at_once, 1, "games in which nobody begins");
}
