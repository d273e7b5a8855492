//! Questions that cost something: no press that was meant for something else answers them.

use std::collections::HashMap;

use engine::console::memory::Unreadable;
use engine::console::{Board, Button, Console, Mode, Request, SaveSlot, Session, Stored};

use crate::device::{Handheld, TestBoard};

/// Milliseconds from one tap to the next: as fast as fingers are, and up to what lets a tap count.
const PITCHES: [u32; 6] = [40, 60, 90, 150, 220, 280];

/// Taps a button quickly and often.
fn hammer(device: &mut Handheld, button: Button, pitch: u32, times: u32) {
    for _ in 0..times {
        device.hold(button, pitch / 2);
        device.wait(pitch - pitch / 2);
    }
}

/// A device at its menu with a game in flash.
fn with_saved_game() -> Handheld {
    let mut device = Handheld::new();
    device.press("AAA");
    device.wait(2_000);
    let mut device = device.restart();
    device.requests.clear();
    device
}

/// The saved game as it is in flash.
fn saved(device: &Handheld) -> Option<Vec<u8>> {
    device.flash.get(&(SaveSlot::Game as u8)).cloned()
}

/// Hammers every button where a question is on the screen.
pub(crate) fn assert_withstands(device: impl Fn() -> Handheld, name: &str, lost: impl Fn(&Handheld) -> bool) {
    for button in Button::ALL {
        for pitch in PITCHES {
            let mut device = device();
            assert!(!lost(&device), "{name}: nothing is lost yet");
            hammer(&mut device, button, pitch, 40);
            assert!(!lost(&device), "{name}: {button:?} every {pitch} ms answers it:\n{}", device.text());
        }
    }
}

#[test]
fn quick_taps_from_the_menu_never_throw_a_saved_game_away() {
    for pitch in PITCHES {
        let mut device = with_saved_game();
        let before = saved(&device);
        assert!(before.is_some());
        device.press("D");
        hammer(&mut device, Button::A, pitch, 40);
        assert_eq!(saved(&device), before, "every {pitch} ms:\n{}", device.text());
    }
}

/// A device that asks whether a new game may take the place of the saved one. The last tap has just come.
fn asks_to_give_up() -> Handheld {
    let mut device = with_saved_game();
    device.press("DAA");
    device.hold(Button::A, 40);
    device
}

#[test]
fn no_hammered_button_gives_a_saved_game_up() {
    let before = saved(&asks_to_give_up());
    assert_withstands(asks_to_give_up, "a new game", |device| saved(device) != before);
}

/// A device in front of the first question about forgetting everything.
fn asks_to_forget() -> Handheld {
    let mut device = with_saved_game();
    device.press("DDDA U");
    device.hold(Button::A, 40);
    device
}

#[test]
fn no_hammered_button_forgets_everything() {
    let before = asks_to_forget().flash;
    assert_withstands(asks_to_forget, "reset", |device| device.flash != before);
}

/// A device that is switched on with a game that cannot be read, at its splash.
fn with_broken_game() -> Handheld {
    Handheld::with_flash(HashMap::from([(SaveSlot::Game as u8, vec![1, 2, 3])]))
}

#[test]
fn no_hammered_button_throws_away_what_could_not_be_read() {
    let before = with_broken_game().flash;
    assert_withstands(with_broken_game, "a broken save", |device| device.flash != before);
}

/// A device that is switched on with a memory that cannot be written, at its splash.
fn with_broken_memory() -> Handheld {
    let flash = with_saved_game().flash;
    let game = &flash[&(SaveSlot::Game as u8)];
    let stored = Stored { game, broken: Some(Unreadable::Damaged), ..Stored::default() };
    let console = Console::boot(stored, Board::HANDHELD, 1000);
    TestBoard { console, flash, ..Handheld::with_flash(HashMap::new()) }
}

#[test]
fn no_hammered_button_empties_a_broken_memory() {
    let emptied = |device: &Handheld| device.requests.contains(&Request::MendMemory);
    assert_withstands(with_broken_memory, "a broken memory", emptied);
}

#[test]
fn a_deliberate_press_answers_every_question() {
    let mut device = asks_to_give_up();
    device.press("U");
    assert_eq!(device.console.session().map(Session::played), Some(0), "a new game:\n{}", device.text());
    let mut device = asks_to_forget();
    device.press("UU");
    assert!(device.flash.is_empty(), "forgotten:\n{}", device.text());
    let mut device = with_broken_game();
    device.wait(1000);
    device.press("U");
    assert!(device.flash.is_empty(), "started afresh:\n{}", device.text());
    let mut device = with_broken_memory();
    device.wait(1000);
    device.press("U");
    assert!(device.requests.contains(&Request::MendMemory), "mended:\n{}", device.text());
}

#[test]
fn a_and_b_leave_everything_as_it_is() {
    for button in ["A", "B"] {
        let devices = [asks_to_give_up(), asks_to_forget(), with_broken_game(), with_broken_memory()];
        for mut device in devices {
            device.wait(1000);
            let before = device.flash.clone();
            device.press(button);
            assert_eq!((device.console.mode(), &device.flash), (Mode::Menu, &before), "{}", device.text());
            assert!(!device.requests.contains(&Request::MendMemory));
        }
    }
}
