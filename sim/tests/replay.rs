//! A log that is shown again: in a real terminal, and in a real window.

#![cfg(unix)]

mod place;

use std::fs;
use std::process::Command;

use place::display::{Display, ended};
use place::terminal::Terminal;
use place::{Home, until};
use vt100::Screen;

/// A home with the log of a game in it, and how many moves that has.
fn home_with_log(name: &str) -> (Home, usize) {
    let home = Home::new(name);
    let log = Command::new(env!("CARGO_BIN_EXE_sim"))
        .args("log burst --players 3 --seed 5".split(' '))
        .output()
        .expect("sim starts")
        .stdout;
    fs::write(home.path().join("game.jsonl"), &log).expect("the log can be written");
    let moves = String::from_utf8_lossy(&log).matches("{\"t\":\"move\"").count();
    (home, moves)
}

/// The picture of a terminal, without the line below it.
fn picture(screen: &Screen) -> Vec<String> {
    screen.rows(0, 64).take(16).collect()
}

#[test]
fn the_terminal_steps_and_goes_back_and_plays_by_itself() {
    let (home, moves) = home_with_log("replay-terminal");
    let mut terminal = Terminal::new();
    let mut sim = terminal.start(&home, "replay game.jsonl --on terminal");
    let at = |terminal: &Terminal, count: usize| {
        let line = format!("move {count} of {moves}");
        terminal.until(&line, |screen| screen.contents().contains(&line));
    };
    at(&terminal, 0);
    let start = terminal.look(picture);
    terminal.types("\x1b[C");
    at(&terminal, 1);
    terminal.until("another picture", |screen| picture(screen) != start);
    terminal.types("b");
    at(&terminal, 0);
    terminal.until("the picture from before", |screen| picture(screen) == start);
    terminal.types("?");
    terminal.until("its keys", |screen| screen.contents().contains("play, pause"));
    terminal.types("?");
    at(&terminal, 0);
    terminal.types(" ");
    terminal.until("two moves", |screen| screen.contents().contains(&format!("move 2 of {moves} (plays)")));
    terminal.types(" ");
    terminal.until("a stop", |screen| !screen.contents().contains("(plays)"));
    terminal.types("\x1b[F");
    at(&terminal, moves);
    terminal.types("q");
    assert_eq!(sim.wait().expect("it ends").exit_code(), 0);
}

#[test]
fn in_a_terminal_a_log_can_be_checked_without_being_shown() {
    let (home, _) = home_with_log("replay-check");
    let terminal = Terminal::new();
    let mut sim = terminal.start(&home, "replay game.jsonl --check");
    terminal.until("the verdict", |screen| screen.contents().contains("1 game verified"));
    assert_eq!(sim.wait().expect("it ends").exit_code(), 0);

    // What is wrong is said before anything is shown.
    let path = home.path().join("game.jsonl");
    let log = fs::read_to_string(&path).expect("the log");
    fs::write(&path, log.replacen("\"seat\":1", "\"seat\":2", 1)).expect("the log can be written");
    let mut sim = terminal.start(&home, "replay game.jsonl --on terminal");
    assert_eq!(sim.wait().expect("it ends").exit_code(), 1);
    terminal.until("the line", |screen| screen.contents().contains("cannot move now"));
}

#[test]
fn the_window_steps_and_goes_back_and_can_be_left() {
    let Some(display) = Display::new() else { return };
    let (home, moves) = home_with_log("replay-window");
    let sim = display.start(&home, "replay game.jsonl --from 4 --on window");
    let window = display.window();
    let at = |count: usize| {
        let title = format!("Passdeck: move {count} of {moves}");
        until(&title, || {
            let shown = display.title(window);
            if shown.starts_with(&title) { Ok(()) } else { Err(shown) }
        });
    };
    at(3);
    let before = until("a picture", || {
        let pixels = display.pixels(window);
        if pixels.iter().any(|&byte| byte > 128) { Ok(pixels) } else { Err("it is dark".into()) }
    });
    display.tap('a'.into());
    at(4);
    display.tap('b'.into());
    at(3);
    until("the picture from before", || {
        if display.pixels(window) == before { Ok(()) } else { Err("another one".into()) }
    });
    display.tap('q'.into());
    assert_eq!(ended(sim).code(), Some(0));
}
