//! From switching on to the first card, and every screen on the way.

use engine::console::memory::{Name, Profile};
use engine::console::{Request, SaveSlot, Session};
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
    device.shows("party");
    device.press("D");
    device.shows("party-robots");
    device.press("D");
    device.shows("party-names");
    device.press("A");
    device.shows("players");
    device.press("RDD");
    device.shows("players-add");
    device.press("B D");
    device.shows("party-options");
    device.press("A");
    device.shows("options");
    device.press("DDR");
    device.shows("options-on");
    device.press("DDRR");
    device.shows("options-tokens");
    device.press("B D");
    device.shows("party-begins");
    device.press("RRR");
    device.shows("party-begins-chosen");
    device.press("A");
    device.wait(100);
    device.shows("table");
}

#[test]
fn a_seat_can_be_changed_renamed_and_removed() {
    let mut device = Device::new();
    device.press("AA DDA A");
    device.shows("seat-person");
    device.press("R");
    device.shows("seat-robot");
    device.press("DRR");
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
    device.press("AA DDA A DA");
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
    device.shows("party-six");
    device.press("D");
    device.shows("party-six-robots");
    device.press("DA");
    device.shows("players-six");
    device.press("B U U U U");
    device.shows("party-six-begins");
}

#[test]
fn the_same_party_as_last_time_is_three_presses_away() {
    let mut device = Device::new();
    // Two people, so that there is a curtain: seat 2 becomes a person.
    device.press("AA RA");
    while !device.requests.contains(&Request::Erase(SaveSlot::Game)) {
        device.press("A");
        device.wait(100);
        assert!(device.now < 100_000, "the game comes to an end");
    }
    let mut device = device.restart();
    device.shows("menu");
    device.press("AA");
    device.shows("party-again");
    device.press("A");
    device.shows("again-curtain");
    device.press("A");
    device.shows("again-first-card");
}

/// Sets up the first game in the menu on a new device; how many presses it took, and the people and robots that play.
fn set_up(presses: &str) -> (usize, (u8, u8)) {
    let mut device = Device::new();
    device.press(presses);
    let deal = device.console.session().expect("the cards are dealt").setup();
    let people = u8::try_from(deal.humans()).unwrap();
    (presses.len(), (people, deal.players.count() - people))
}

#[test]
fn a_new_party_takes_few_presses() {
    assert_eq!(set_up("AARDLA"), (6, (2, 0)), "two people");
    assert_eq!(set_up("AARRRA"), (6, (4, 0)), "four people");
    assert_eq!(set_up("AAA"), (3, (1, 2)), "one person and two robots");
    assert_eq!(set_up("AADLA"), (5, (1, 1)), "one person and a robot");
    assert_eq!(set_up("AARDRA"), (6, (2, 2)), "two people and two robots");
}

#[test]
fn people_and_robots_are_counted_up_and_down_within_the_game_s_limits() {
    for kind in Kind::ALL {
        let mut profile = Profile::default();
        let most = *kind.players().end();
        for _ in 0..8 {
            profile.step_people(kind, true);
        }
        assert_eq!(profile.party(kind), (most, 0), "{kind}");
        profile.step_robots(kind, true);
        assert_eq!(profile.party(kind), (most, 0), "{kind}: the table is full");
        for _ in 0..8 {
            profile.step_people(kind, false);
        }
        assert_eq!(profile.party(kind), (1, 1), "{kind}: one person stays, with somebody to play with");
        for _ in 0..8 {
            profile.step_robots(kind, true);
        }
        assert_eq!(profile.party(kind), (1, most - 1), "{kind}");
        for _ in 0..8 {
            profile.step_robots(kind, false);
        }
        assert_eq!(profile.party(kind), (1, 1), "{kind}");
    }
}

#[test]
fn a_game_waits_for_a_seed() {
    let mut device = Device::new();
    device.entropy = false;
    device.press("A A A");
    device.shows("shuffling");
    device.press("B");
    device.shows("menu");
}
