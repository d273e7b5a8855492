//! Burst's option in the menu.

use engine::console::memory::Profile;
use engine::console::{SaveSlot, Session};
use engine::games::Seat;

use crate::device::{Device, Handheld};

#[test]
fn the_aggressive_rule_is_offered_to_two_and_three_only() {
    let mut device = Device::new();
    device.press("ADDA DDDA R");
    device.shows("options-burst");
    device.press("B UUR DDA R");
    device.shows("options-burst-four");
}

#[test]
fn nobody_is_asked_who_begins_because_all_play_at_once() {
    // Somebody else was chosen to begin in another game.
    let profile = Profile { first: Some(Seat::Two), ..Profile::default() };
    let mut bytes = vec![0; Profile::BYTES];
    let used = profile.pack(&mut bytes);
    bytes.truncate(used);
    let mut device = Handheld::with_flash([(SaveSlot::Profile as u8, bytes)].into_iter().collect());
    device.wait(1000);
    device.press("A DDA A");
    let setup = device.console.session().expect("the cards are dealt at once").setup();
    assert_eq!(setup.first, Seat::One, "the device goes round from the first seat");
    device.press("P UA DAA UU");
    device.shows_in("burst", "party");
}
