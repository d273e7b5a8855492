//! A board that lays the saved game out only when somebody wants to go on with it, and one that sets it aside.

use engine::cards::Seed;
use engine::console::memory::{Profile, Setting};
use engine::console::session::AnySession;
use engine::console::{Board, Console, Mode, Request, SaveSlot, Stored};

use crate::device::{Handheld, TestBoard};

/// A profile in which nobody explains anything.
fn without_coach() -> Vec<u8> {
    let mut profile = Profile::default();
    profile.settings.set(Setting::Coach, 0);
    let mut bytes = vec![0; Profile::BYTES];
    let used = profile.pack(&mut bytes);
    bytes.truncate(used);
    bytes
}

/// A device whose board knows that there is a game, past the splash; and the game's bytes.
fn with_game(change: impl FnOnce(&mut Vec<u8>), set_aside: bool) -> (Handheld, Vec<u8>) {
    let mut before = Handheld::new();
    before.press("AAAAA");
    let mut game = before.flash[&(SaveSlot::Game as u8)].clone();
    change(&mut game);
    let quiet = without_coach();
    let stored = Stored { game: &game, profile: &quiet, set_aside, ..Stored::default() };
    let console: Console<AnySession> = Console::switch_on(stored, Board::HANDHELD, 1000);
    let mut device = TestBoard { console, now: 1000, requests: vec![], lays_out: false, ..before };
    device.console.give_seed(Seed(1));
    device.wait(1000);
    device.requests.clear();
    (device, game)
}

#[test]
fn a_saved_game_is_laid_out_when_it_is_continued() {
    let (mut device, game) = with_game(|_| {}, false);
    assert!(device.console.session().is_none());
    device.press("A");
    assert_eq!(device.requests, [Request::Resume]);
    assert_eq!(device.console.mode(), Mode::Resuming);
    device.shows("resuming");
    assert!(!device.console.is_at_rest());
    device.press("AB");
    assert_eq!(device.console.mode(), Mode::Resuming, "buttons wait");
    let mut moves = 0;
    device.console.resume(&game, &[], &mut || moves += 1);
    assert!(matches!(device.console.mode(), Mode::Game | Mode::Curtain(_)));
    let flash = [(SaveSlot::Game as u8, game), (SaveSlot::Profile as u8, without_coach())];
    let mut booted = Handheld::with_flash(flash.into());
    booted.wait(1000);
    booted.press("A");
    assert_eq!(device.text(), booted.text());
}

#[test]
fn a_game_that_cannot_be_read_is_told_before_anybody_asks_for_it() {
    let (device, _) = with_game(|game| *game.last_mut().unwrap() ^= 1, false);
    let (whole, _) = with_game(|_| {}, false);
    assert_ne!(device.text(), whole.text());
    assert!(device.requests.is_empty(), "{:?}", device.requests);
}

#[test]
fn a_game_whose_moves_are_not_legal_is_told_when_it_is_laid_out() {
    let (mut device, game) = with_game(|_| {}, false);
    let (damaged, _) = with_game(|game| *game.last_mut().unwrap() ^= 1, false);
    device.press("A");
    device.console.resume(&game, &[0xffff], &mut || {});
    assert_eq!(device.console.mode(), Mode::Menu);
    assert_eq!(device.text(), damaged.text(), "the same question as for damaged bytes");
}

#[test]
fn a_game_that_was_set_aside_is_not_offered_and_nobody_loses_it_unasked() {
    let (mut device, _) = with_game(|_| {}, true);
    assert_eq!(device.text(), Handheld::new().text(), "the menu of a new device");
    device.press("AAA");
    assert!(device.console.session().is_none(), "it was dealt over");
    let writes = [Request::Save(SaveSlot::Game), Request::Erase(SaveSlot::Game)];
    assert!(!device.requests.iter().any(|request| writes.contains(request)), "{:?}", device.requests);
    device.press("U");
    assert!(device.console.session().is_some(), "somebody said yes");
}
