//! Who begins, by the printed rules.

use std::collections::HashMap;

use engine::console::SaveSlot;
use engine::console::memory::{Name, Profile};
use engine::games::{Players, Seat};

use crate::device::Handheld;

/// With the cursor on who begins, with so many players.
fn asked(players: Players) -> Handheld {
    let mut profile = Profile { players, ..Profile::default() };
    profile.rename(Seat::Two, Name::new("WMWMWM"));
    let mut bytes = vec![0; Profile::BYTES];
    let used = profile.pack(&mut bytes);
    bytes.truncate(used);
    let mut device = Handheld::with_flash(HashMap::from([(SaveSlot::Profile as u8, bytes)]));
    device.wait(1000);
    device.press("A DA UU");
    device
}

#[test]
fn where_the_first_player_is_chosen_it_says_that_it_is_the_youngest() {
    let mut device = asked(Players::Two);
    device.shows_in("no_idea", "who-begins");
    device.press("R");
    device.shows_in("no_idea", "who-begins-chosen");
    let mut device = asked(Players::Five);
    device.press("RRRRR");
    device.shows_in("no_idea", "who-begins-fifth");
    device.press("A");
    device.wait(100);
    let session = device.console.session().expect("a game is dealt");
    assert_eq!(engine::console::Session::setup(session).first, Seat::Five);
}
