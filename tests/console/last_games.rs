//! Games that are kept when they are over, and their pages in the records.

use std::collections::HashMap;

use engine::console::{Kept, Mode, Request, SaveSlot, Session};
use engine::games::Kind;

use crate::device::Handheld;
use crate::replay::{played, saved};
use crate::sessions::deal;

/// Looks at the last events of a game, until it is over.
pub(crate) fn to_the_end(device: &mut Handheld) {
    for _ in 0..60 {
        if device.requests.contains(&Request::Keep) {
            return;
        }
        device.press("A");
    }
    panic!("the game does not end");
}

/// A device on which games were played to their end, one after the other.
fn with_games(games: &[(Kind, u8, u128)]) -> Handheld {
    let (mut flash, mut kept) = (HashMap::new(), vec![]);
    for &(kind, players, seed) in games {
        let game = saved(&played(&deal(kind, players, 1, seed)).session);
        flash.insert(SaveSlot::Game as u8, game);
        let mut device = Handheld::with_flash(flash);
        device.kept = kept;
        device.wait(1000);
        device.press("A");
        to_the_end(&mut device);
        (flash, kept) = (device.flash, device.kept);
    }
    let mut device = Handheld::with_flash(flash);
    device.kept = kept;
    device.wait(1000);
    device
}

#[test]
fn a_game_is_kept_when_it_ends_and_can_be_watched_from_the_records() {
    let mut device = with_games(&[(Kind::ALL[2], 3, 7), (Kind::ALL[0], *Kind::ALL[0].players().end(), 8)]);
    assert_eq!(device.kept.len(), 2);
    device.press("DAUA");
    device.shows("last-games");
    device.press("R");
    device.shows("last-games-second");
    device.press("A");
    assert_eq!(device.console.mode(), Mode::Watching);
    let of = device.console.session().unwrap().setup().kind;
    assert_eq!(of, Kind::ALL[2], "the older one was on the screen");
    device.press("RRR");
    device.press("B");
    device.shows("last-games-second");
    device.press("RB");
    device.shows("records-menu-last");
}

#[test]
fn the_game_is_kept_before_its_save_goes_and_once_only() {
    let game = saved(&played(&deal(Kind::ALL[1], 2, 1, 3)).session);
    let flash: HashMap<_, _> = [(SaveSlot::Game as u8, game.clone())].into();
    let mut device = Handheld::with_flash(flash.clone());
    device.wait(1000);
    device.requests.clear();
    device.press("A");
    to_the_end(&mut device);
    let keeps = |request: &Request| matches!(request, Request::Keep);
    let goes = |request: &Request| matches!(request, Request::Erase(SaveSlot::Game));
    let place = |is: &dyn Fn(&Request) -> bool| device.requests.iter().position(is);
    assert!(place(&keeps).is_some() && place(&keeps) < place(&goes), "{:?}", device.requests);
    // The power failed in between: the game is still there, and over.
    let mut again = Handheld::with_flash(flash);
    again.kept = device.kept;
    again.wait(1000);
    again.press("A");
    to_the_end(&mut again);
    assert_eq!(again.kept.len(), 1);
    assert!(again.kept[0].ends_with(&game));
}

#[test]
fn pages_of_games_that_are_missing_or_cannot_be_read_say_so() {
    let mut device = Handheld::new();
    device.press("DAUA");
    device.shows("last-games-none");
    device.press("ALRB");
    device.shows("records-menu-last");
    let mut device = with_games(&[(Kind::ALL[2], 3, 7), (Kind::ALL[3], 4, 8)]);
    let end = device.kept[1].len() - 5;
    device.kept[1][end] ^= 1;
    device.kept[0][3] ^= 1;
    device.press("DAUA");
    assert_eq!(device.console.mode(), Mode::Menu);
    device.press("A");
    device.shows("last-games-damaged");
    device.press("R");
    device.shows("last-games-damaged-too");
    device.press("ALB");
    device.shows("records-menu-last");
    let mut device = with_games(&[(Kind::ALL[2], 3, 7)]);
    device.kept[0][3] ^= 1;
    device.press("DAUA");
    device.shows("last-games-damaged-only");
}

#[test]
fn what_nobody_asked_for_is_not_shown() {
    let mut device = with_games(&[(Kind::ALL[2], 3, 7)]);
    let (bytes, before) = (device.kept[0].clone(), device.text());
    device.console.give_kept(Kept { nth: 0, count: 1, bytes: &bytes }, &mut || {});
    assert_eq!(device.text(), before);
    assert!(device.console.session().is_none());
}

#[test]
fn a_reset_forgets_the_games_too() {
    let mut device = with_games(&[(Kind::ALL[2], 3, 7)]);
    device.press("DD A U A U U");
    assert!(device.requests.contains(&Request::ForgetKept), "{:?}", device.requests);
    assert!(device.kept.is_empty());
}
