//! From switching on to the first card, and every screen on the way.

use engine::console::memory::{Name, Profile};
use engine::console::{Request, SaveSlot};
use engine::games::{Kind, Seat};

use crate::device::Device;

#[test]
fn the_splash_goes_by_itself_within_a_second_or_at_any_button() {
    let mut device = Device::with_flash(Default::default());
    device.shows("splash");
    device.wait(950);
    device.shows("menu");
    for button in ["U", "D", "L", "R", "A", "B"] {
        let mut device = Device::with_flash(Default::default());
        device.press(button);
        device.shows("menu");
    }
}

#[test]
fn a_first_game_is_set_up_screen_by_screen() {
    let mut device = Device::new();
    device.press("A");
    device.shows("games");
    device.press("UA");
    device.shows("players");
    device.press("D");
    device.shows("players-lit");
    device.press("RDD");
    device.shows("players-add");
    device.press("U BA");
    device.shows("options");
    device.press("DDR");
    device.shows("options-on");
    device.press("DDRR");
    device.shows("options-tokens");
    device.press("A");
    device.shows("first");
    device.press("DDD");
    device.shows("first-chosen");
    device.press("A");
    device.wait(100);
    device.shows("table");
}

#[test]
fn a_seat_can_be_changed_renamed_and_removed() {
    let mut device = Device::new();
    device.press("A AD A");
    device.shows("seat-person");
    device.press("R");
    device.shows("seat-robot");
    device.press("DR");
    device.press("D");
    device.shows("seat-name");
    device.press("A");
    device.shows("letters");
    device.press("RDRRR RR UU");
    device.shows("letters-end");
    device.press("A");
    device.shows("seat-renamed");
    device.press("DA");
    device.shows("players-removed");
}

#[test]
fn a_name_that_somebody_has_is_not_taken() {
    let mut device = Device::new();
    // Seat 1, ANNA, becomes BEN letter by letter, but BEN sits there already.
    device.press("A AD A DA");
    device.press("D R UUUUUUUUU R R");
    // The last letter: from A up over the space.
    device.press("U");
    device.shows("letters-taken");
    device.press("A");
    device.shows("letters-taken");
    device.press("D");
    device.shows("letters-free");
    device.press("B");
    device.shows("seat-name-kept");
}

#[test]
fn six_players_with_long_names_fit_on_every_set_up_screen() {
    let mut profile = Profile::default();
    for (seat, name) in Seat::ALL.into_iter().zip(["WMWMWM", "MAXIMA", "GRANDP", "QQQQQQ", "W", "888888"]) {
        profile.rename(seat, Name::new(name));
    }
    profile.players = engine::games::Players::Six;
    profile.first = Some(Seat::Six);
    let for_six = Kind::ALL.into_iter().find(|kind| kind.players().contains(&6));
    profile.note_played(for_six.expect("six can play something"));
    let mut room = vec![0; Profile::BYTES];
    let used = profile.pack(&mut room);
    room.truncate(used);
    let flash = [(SaveSlot::Profile as u8, room)].into_iter().collect();
    let mut device = Device::with_flash(flash);
    device.wait(1000);
    device.press("AA");
    device.shows("again-six");
    device.press("D");
    device.shows("players-six");
    device.press("AA");
    device.shows("first-six");
}

#[test]
fn the_same_game_as_last_time_is_four_presses_away_curtain_included() {
    let mut device = Device::new();
    // Two people, so that there is a curtain: seat 2 becomes a person.
    device.press("AA DRA R BB A A");
    while !device.requests.contains(&Request::Erase(SaveSlot::Game)) {
        device.press("A");
        device.wait(100);
        assert!(device.now < 100_000, "the game comes to an end");
    }
    let mut device = device.restart();
    device.shows("menu");
    device.press("AA");
    device.shows("again");
    device.press("A");
    device.shows("again-curtain");
    device.press("A");
    device.shows("again-first-card");
}

#[test]
fn a_game_waits_for_a_seed() {
    let mut device = Device::new();
    device.entropy = false;
    device.press("A A A A");
    device.shows("shuffling");
    device.press("B");
    device.shows("menu");
}
