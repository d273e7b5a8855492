//! The real program in a real terminal.

#![cfg(unix)]

mod place;

use std::thread;
use std::time::Duration;

use place::terminal::Terminal;
use place::{Home, golden, is_picture, until};
use vt100::Screen;

const DOWN: &str = "\x1b[B";
const UP: &str = "\x1b[A";
const ESCAPE: &str = "\x1b";
const F1: &str = "\x1bOP";
const CONTROL_C: &str = "\x03";

/// Presses A until a game has been dealt and saved.
fn deal(terminal: &mut Terminal, home: &Home) {
    until("a saved game", || {
        if home.has_game() {
            return Ok(());
        }
        terminal.types("z");
        thread::sleep(Duration::from_millis(100));
        Err(terminal.look(Screen::contents))
    });
}

#[test]
fn keys_move_the_menu_and_a_game_outlives_control_c_which_leaves_the_terminal_as_it_was() {
    let home = Home::new("terminal");
    let mut terminal = Terminal::new();
    let before = terminal.manners();
    let mut sim = terminal.start(&home, "--on terminal --seed 2a");
    terminal.shows("shell/menu");
    assert!(terminal.look(Screen::alternate_screen) && terminal.look(Screen::hide_cursor));
    assert!(terminal.manners() != before, "keys arrive one by one");
    assert!(terminal.look(Screen::contents).contains("Press F1 or ? for the keys"));
    terminal.types(DOWN);
    terminal.shows("shell/menu-records");
    terminal.types(UP);
    terminal.shows("shell/menu");
    deal(&mut terminal, &home);
    terminal.types(CONTROL_C);
    let ended = sim.wait().expect("it ends");
    assert_eq!(ended.exit_code(), 0);
    terminal.until("the screen from before", |screen| !screen.alternate_screen() && !screen.hide_cursor());
    assert_eq!(terminal.manners(), before);
    assert_eq!(terminal.look(Screen::contents).trim(), "", "nothing is left behind");

    let mut again = terminal.start(&home, "--on terminal");
    terminal.shows("shell/menu-saved");
    terminal.types("q");
    assert_eq!(again.wait().expect("it ends").exit_code(), 0);
    assert!(home.has_game());
}

#[test]
fn a_terminal_that_is_too_small_says_so_until_it_is_large_enough() {
    let home = Home::new("small");
    let mut terminal = Terminal::new();
    let mut sim = terminal.start(&home, "--on terminal --fresh");
    terminal.shows("shell/menu");
    terminal.resize(10, 40);
    terminal.until("the reason", |screen| screen.contents().contains("Needs 64x17, has 40x10."));
    assert!(!terminal.look(Screen::contents).contains('\u{28ff}'), "no scraps of the picture are left");
    terminal.resize(17, 64);
    terminal.shows("shell/menu");
    assert!(terminal.look(Screen::contents).ends_with("Press F1 or ? for the keys"), "the last row is used");
    terminal.types("q");
    assert_eq!(sim.wait().expect("it ends").exit_code(), 0);
}

#[test]
fn without_a_window_the_terminal_is_played_in_and_says_why() {
    let home = Home::new("no-window");
    let mut terminal = Terminal::new();
    let mut sim = terminal.start(&home, "--fresh");
    terminal.shows("shell/menu");
    terminal.until("the reason", |screen| screen.contents().contains("no window (Wayland: needs XWayland)"));
    terminal.types("q");
    assert_eq!(sim.wait().expect("it ends").exit_code(), 0);

    let mut refused = terminal.start(&home, "--on window --fresh");
    assert_eq!(refused.wait().expect("it ends").exit_code(), 1);
    terminal.until("the reason", |screen| screen.contents().contains("it needs an X server"));
}

#[test]
fn a_large_terminal_shows_half_blocks_and_a_small_one_braille() {
    let home = Home::new("half-blocks");
    let mut terminal = Terminal::of_size(40, 140);
    let mut sim = terminal.start(&home, "--on terminal --fresh");
    let blocks = |screen: &Screen| {
        let rows: Vec<String> = screen.rows(0, 128).take(32).collect();
        rows.concat().matches(['\u{2580}', '\u{2584}', '\u{2588}']).count()
    };
    terminal.until("a picture in half blocks", |screen| blocks(screen) > 300);
    terminal.resize(32, 140);
    terminal.shows("shell/menu");
    assert_eq!(terminal.look(blocks), 0, "no scraps of the large picture are left");
    terminal.types("q");
    assert_eq!(sim.wait().expect("it ends").exit_code(), 0);
}

#[test]
fn the_keys_are_shown_on_f1_and_the_question_mark_and_any_key_closes_them() {
    let home = Home::new("help");
    let mut terminal = Terminal::new();
    let mut sim = terminal.start(&home, "--on terminal --fresh");
    terminal.shows("shell/menu");
    for (open, close) in [(F1, ESCAPE), ("?", "z")] {
        terminal.types(open);
        terminal.until("the keys", |screen| {
            let text = screen.contents();
            text.contains("P, or B held down") && text.contains("Any key closes this help.")
        });
        terminal.types(close);
        terminal.shows("shell/menu");
    }
    terminal.types(ESCAPE);
    assert_eq!(sim.wait().expect("it ends").exit_code(), 0);
}

#[test]
fn the_letters_of_the_buttons_and_space_are_buttons_and_there_is_a_pause_and_a_picture() {
    let home = Home::new("letters");
    let mut terminal = Terminal::new();
    let mut sim = terminal.start(&home, "--on terminal --fresh --seed 2a");
    terminal.shows("shell/menu");
    let menu = terminal.look(Screen::contents);
    for (into, back) in [("a", "b"), (" ", "x")] {
        terminal.types(into);
        terminal.until("another screen", |screen| screen.contents() != menu);
        terminal.types(back);
        terminal.shows("shell/menu");
    }
    terminal.types("s");
    terminal.until("the name of the picture", |screen| screen.contents().contains("saved passdeck-1.png"));
    assert!(is_picture(&std::fs::read(home.path().join("passdeck-1.png")).expect("it was saved")));
    terminal.types("q");
    assert_eq!(sim.wait().expect("it ends").exit_code(), 0);
}

#[test]
fn p_opens_the_pause_menu_of_a_game() {
    let home = Home::new("pause");
    let mut terminal = Terminal::new();
    let mut sim = terminal.start(&home, "--on terminal --seed 2a");
    terminal.shows("shell/menu");
    deal(&mut terminal, &home);
    thread::sleep(Duration::from_millis(1500));
    terminal.types("p");
    // The line of the buttons; the rest depends on the game.
    let buttons = golden("shell/pause").split_off(14);
    terminal
        .until("the pause menu", |screen| screen.rows(0, 64).skip(14).take(2).eq(buttons.iter().cloned()));
    terminal.types("q");
    assert_eq!(sim.wait().expect("it ends").exit_code(), 0);
}
