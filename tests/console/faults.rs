//! What the board has to say: troubles, a broken memory, a crash.

use engine::cards::Seed;
use engine::console::memory::{Profile, Records, Unreadable};
use engine::console::session::AnySession;
use engine::console::{
    Board, Button, Console, Deal, Due, Fault, Mode, Request, SaveSlot, Session, Stored, WatchError,
    draw_crash,
};
use engine::games::{Kind, Players};

use crate::device::{Handheld, TestBoard};
use crate::display::Display;
use crate::golden;
use crate::replay::{games, saved};

/// Switched on with a memory that cannot be written, and a game in it that can be read.
fn with_broken_memory(why: Unreadable) -> Handheld {
    with_rest_of_memory(why, &SaveSlot::ALL)
}

/// Switched on with a memory that cannot be written, in which only these can be read.
fn with_rest_of_memory(why: Unreadable, rest: &[SaveSlot]) -> Handheld {
    let mut before = Handheld::new();
    before.press("AAAAA");
    let mut records = vec![0; Records::BYTES];
    let used = Records::default().pack(&mut records);
    before.flash.insert(SaveSlot::Records as u8, records[..used].to_vec());
    let found = |slot: SaveSlot| before.flash.get(&(slot as u8)).filter(|_| rest.contains(&slot));
    let slot = |slot: SaveSlot| found(slot).map_or(&[][..], Vec::as_slice);
    let (profile, records, game) = (slot(SaveSlot::Profile), slot(SaveSlot::Records), slot(SaveSlot::Game));
    let console = Console::boot(
        Stored { profile, records, game, moves: &[], set_aside: false, broken: Some(why) },
        Board::HANDHELD,
        1000,
    );
    let mut device = TestBoard { console, now: 1000, flash: Default::default(), requests: vec![], ..before };
    device.console.give_seed(Seed(1));
    device.wait(1000);
    device
}

#[test]
fn a_fault_is_shown_once_until_somebody_has_seen_it() {
    let names =
        ["hung", "not-saved", "saved-again", "partitioned", "weak-chance", "battery-empty", "battery-low"];
    for (fault, name) in Fault::ALL.into_iter().zip(names) {
        let mut device = Handheld::new();
        let menu = device.text();
        device.console.report(fault);
        device.shows(&format!("trouble-{name}"));
        assert!(device.console.is_at_rest());
        device.press("UDLR");
        assert_ne!(device.text(), menu, "a direction does not hide it");
        device.press("A");
        assert_eq!(device.text(), menu, "and A does nothing else");
    }
}

#[test]
fn a_fault_in_the_middle_of_a_hand_over_lets_the_board_sleep() {
    let mut device = Handheld::new();
    device.press("AAAA");
    device.console.press(Button::A, device.now);
    device.console.report(Fault::NotSaved);
    device.console.release(Button::A, device.now);
    device.wait(5000);
    assert!(device.console.is_at_rest());
    assert!(
        matches!(device.console.due(), Due::At(time) if time > device.now + 1000),
        "{:?}",
        device.console.due()
    );
}

#[test]
fn two_troubles_come_one_after_the_other_and_only_after_the_splash() {
    let mut device = Handheld::with_flash(Default::default());
    let splash = device.text();
    device.console.report(Fault::WeakChance);
    device.console.report(Fault::Hung);
    assert_eq!(device.text(), splash);
    device.wait(1000);
    let first = device.text();
    device.press("B");
    let second = device.text();
    device.press("A");
    assert_eq!(device.text(), Handheld::new().text());
    assert!(first != second && second != device.text());
}

#[test]
fn that_saving_works_again_is_said_to_whoever_has_seen_that_it_did_not() {
    let mut device = Handheld::new();
    let menu = device.text();
    device.console.report(Fault::NotSaved);
    device.console.report(Fault::SavedAgain);
    assert_eq!(device.text(), menu, "nobody has seen the trouble, and it is over");
    device.console.report(Fault::NotSaved);
    device.press("A");
    device.console.report(Fault::SavedAgain);
    assert_ne!(device.text(), menu);
    device.console.report(Fault::NotSaved);
    assert_eq!(device.console.mode(), Mode::Fault(Fault::NotSaved), "it is not true any more");
    device.press("A");
    assert_eq!(device.text(), menu);
}

#[test]
fn lessons_are_there_again_once_everything_is_saved() {
    let mut device = Handheld::new();
    device.press("AAAAA");
    device.console.report(Fault::NotSaved);
    device.press("A");
    let before = saved(device.console.session().unwrap());
    let (_, finished) = games(1).next().unwrap();
    assert_eq!(device.console.watch(&saved(&finished), &mut || {}), Err(WatchError::Unsaved));
    device.console.report(Fault::SavedAgain);
    device.press("A");
    assert_eq!(device.console.watch(&saved(&finished), &mut || {}), Ok(()));
    assert_eq!(device.flash[&(SaveSlot::Game as u8)], before);
}

#[test]
fn the_table_waits_behind_a_trouble() {
    let mut device = Handheld::new();
    device.press("AAAAA");
    let before = device.flash.clone();
    device.console.report(Fault::NotSaved);
    device.requests.clear();
    device.wait(20_000);
    assert_eq!((device.requests.len(), &device.flash), (0, &before), "no bot moves unseen");
    device.press("A");
    device.wait(5_000);
    assert_ne!(device.flash, before, "now they go on");
}

#[test]
fn a_broken_memory_is_said_and_nothing_is_asked_of_it_until_told() {
    for (why, name) in [(Unreadable::Damaged, "broken-memory"), (Unreadable::Foreign, "foreign-memory")] {
        let mut device = with_broken_memory(why);
        device.shows(name);
        device.requests.clear();
        // Leave it, and play a game all the same.
        device.press("BDAAAUAA");
        device.wait(20_000);
        let writes =
            |request: &Request| matches!(request, Request::Save(_) | Request::Erase(_) | Request::MendMemory);
        assert!(!device.requests.iter().any(writes), "{:?}", device.requests);
        assert!(device.console.session().is_some(), "the game goes on without being saved");
    }
}

#[test]
fn what_is_left_of_a_broken_memory_is_said_and_only_then_it_can_be_kept() {
    let rests: [(&str, &[SaveSlot]); 4] = [
        ("broken-memory-settings", &[SaveSlot::Profile]),
        ("broken-memory-records", &[SaveSlot::Records]),
        ("broken-memory-game", &[SaveSlot::Game]),
        ("broken-memory-nothing", &[]),
    ];
    for (name, rest) in rests {
        let mut device = with_rest_of_memory(Unreadable::Damaged, rest);
        device.shows(name);
        device.requests.clear();
        device.press("DLR");
        device.wait(20_000);
        assert!(device.requests.iter().all(|request| matches!(request, Request::Light(_))), "no answer yet");
    }
}

/// The board has not laid the game out yet: a long one takes a while.
#[test]
fn the_moves_of_a_game_in_a_broken_memory_are_counted_before_it_is_laid_out() {
    // The game that the tests on the emulated board deal.
    let game = saved(&AnySession::deal(&Deal::new(Kind::ALL[2], Players::Three, Seed(1))).unwrap());
    let mut profile = [0; Profile::BYTES];
    Profile::default().pack(&mut profile);
    for (moves, name) in [(1, "one-move"), (2, "two-moves"), (9999, "many-moves")] {
        let stored = Stored {
            profile: &profile,
            game: &game,
            moves: &vec![7; moves],
            broken: Some(Unreadable::Damaged),
            ..Stored::default()
        };
        let console = Console::switch_on(stored, Board::HANDHELD, 1000);
        let mut device = TestBoard { console, now: 1000, ..Handheld::new() };
        device.wait(1000);
        device.shows(&format!("broken-memory-{name}"));
    }
}

#[test]
fn a_game_that_a_broken_memory_cannot_keep_is_not_given_up_for_a_replay() {
    let (_, finished) = games(1).next().unwrap();
    let mut device = with_broken_memory(Unreadable::Damaged);
    device.press("BDAAAUAA");
    device.wait(20_000);
    let before = saved(device.console.session().unwrap());
    assert_eq!(device.console.watch(&saved(&finished), &mut || {}), Err(WatchError::Unsaved));
    assert_eq!(saved(device.console.session().unwrap()), before);
}

#[test]
fn a_mended_memory_keeps_what_could_be_read() {
    let mut device = with_broken_memory(Unreadable::Damaged);
    device.requests.clear();
    device.press("U");
    let wanted = [
        Request::MendMemory,
        Request::Save(SaveSlot::Profile),
        Request::Save(SaveSlot::Records),
        Request::Save(SaveSlot::Game),
    ];
    assert_eq!(device.requests, wanted);
    assert!(
        AnySession::resume(&device.flash[&(SaveSlot::Game as u8)], &[]).is_some(),
        "the game is in flash again"
    );
}

#[test]
fn after_a_crash_its_note_is_on_the_screen() {
    let mut display = Display::new();
    let note = "saved.rs 117: attempt to add with overflow, and more that is cut off somewhere behind this";
    let Ok(()) = draw_crash(note, &mut display);
    display.assert_tidy("the crash");
    golden::check("shell/crash", &display);
}

#[test]
fn what_is_said_of_faults_fits() {
    for page in Fault::ALL.map(Fault::page) {
        assert!(page.lines.len() <= 5 && page.title.len() <= 15, "{}", page.title);
        assert!(page.lines.iter().all(|line| line.len() <= 21), "{:?}", page.lines);
    }
}
