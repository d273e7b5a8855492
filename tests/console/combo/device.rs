//! A whole game on the device, by buttons.

use std::collections::HashMap;

use engine::cards::Seed;
use engine::console::memory::{Profile, Who};
use engine::console::{Request, SaveSlot};
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
    device.wait(4000);
    shows(&device, "device-final");
    device.press("B");
    assert!(device.console.session().is_none(), "B leads back to the menu");
}
