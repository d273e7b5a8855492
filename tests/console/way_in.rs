//! From switching on to the first card, and every screen on the way.

use engine::console::memory::{Name, Profile, Records};
use engine::console::{Light, Request, Slot};
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
    profile.note_played(Kind::Combo);
    let mut room = vec![0; 64];
    let used = profile.pack(&mut room);
    room.truncate(used);
    let flash = [(Slot::Profile as u8, room)].into_iter().collect();
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
    while !device.requests.contains(&Request::Erase(Slot::Game)) {
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
fn burst_offers_the_aggressive_rule_to_two_and_three_only() {
    let mut device = Device::new();
    device.press("ADDA A R");
    device.shows("options-burst");
    device.press("B DRDA B A R");
    device.shows("options-burst-four");
}

#[test]
fn a_game_waits_for_a_seed() {
    let mut device = Device::new();
    device.entropy = false;
    device.press("A A A A");
    device.press("P"); // the spare seed is used for the first game
    device.press("UA DA A A A");
    device.shows("shuffling");
    device.press("B");
    device.shows("menu-saved");
}

#[test]
fn settings_change_at_once_and_are_kept() {
    let mut device = Device::new();
    device.press("DDA");
    device.shows("settings");
    device.press("R");
    assert_eq!(device.requests.iter().filter(|r| **r == Request::Contrast(255)).count(), 1);
    device.press("DDDDD R");
    device.shows("settings-turned");
    assert!(device.requests.contains(&Request::Turned(true)));
    device.press("DDD");
    device.shows("settings-reset");
    let mut device = device.restart();
    device.press("DDA");
    device.shows("settings-kept");
}

#[test]
fn reset_is_asked_twice_and_forgets_everything() {
    let mut device = Device::new();
    device.press("DDA R U A");
    device.shows("reset-1");
    device.press("A");
    device.shows("reset-2");
    device.press("AAA");
    device.shows("reset-2");
    device.press("BAAU");
    device.shows("menu");
    assert!(device.flash.is_empty());
}

#[test]
fn rules_are_read_page_by_page() {
    let mut device = Device::new();
    device.press("UA");
    device.shows("how-to");
    for (topic, pages) in
        ["buttons", "bango", "no-idea", "burst", "combo"].into_iter().zip([5, 12, 10, 8, 12])
    {
        device.press("A");
        for page in 1..=pages {
            device.shows(&format!("rules/{topic}-{page:02}"));
            device.press("R");
        }
        device.shows(&format!("rules/{topic}-{pages:02}"));
        device.press("BD");
    }
}

#[test]
fn records_have_a_page_for_each_game() {
    let mut records = Records::default();
    let names = ["WMWMWM", "ANNA", "BEN", "CLARA"].map(Name::new);
    for (name, times) in names.into_iter().zip([12, 5, 5, 1]) {
        for _ in 0..times {
            records.note_game(Kind::Bango);
            records.note_win(Kind::Bango, name);
        }
    }
    records.note_score(Kind::Bango, names[0], 129);
    records.note_feat(Kind::Bango, names[1], 11);
    let mut room = vec![0; Records::BYTES];
    records.pack(&mut room);
    let mut device = Device::with_flash([(Slot::Records as u8, room)].into_iter().collect());
    device.wait(1000);
    device.press("DA");
    device.shows("records");
    device.press("R");
    device.shows("records-none");
    device.press("B");
    device.shows("menu");
}

#[test]
fn a_broken_save_is_said_and_nothing_is_touched_until_told() {
    let flash = [(Slot::Game as u8, vec![1, 2, 3]), (Slot::Profile as u8, vec![9; 63])];
    let mut device = Device::with_flash(flash.clone().into_iter().collect());
    device.wait(1000);
    device.shows("broken-profile");
    device.press("B");
    device.shows("broken-game");
    device.press("B");
    device.shows("menu");
    // Not even a changed setting writes over it.
    device.press("DDA R B");
    assert_eq!(device.flash, flash.clone().into_iter().collect());
    device.press("A A A A");
    device.shows("broken-give-up");
    let mut device = Device::with_flash(flash.into_iter().collect());
    device.wait(1000);
    device.press("AA");
    device.shows("menu");
    assert!(device.flash.is_empty());
}

#[test]
fn the_display_dims_then_goes_dark_and_the_press_that_wakes_does_nothing_else() {
    let mut device = Device::new();
    device.wait(28_000);
    assert_eq!(device.light, Light::Bright);
    device.wait(2_000);
    assert_eq!(device.light, Light::Dim);
    device.press("D");
    assert_eq!(device.light, Light::Bright);
    device.shows("menu");
    device.wait(121_000);
    assert_eq!(device.light, Light::Off);
    device.shows("dark");
    device.press("P");
    assert_eq!(device.light, Light::Bright);
    device.shows("menu");
    device.press("D");
    device.shows("menu-records");
}
