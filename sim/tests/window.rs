//! The real program in a real window, on a display that only this test sees.

#![cfg(unix)]

mod place;

use std::fs;
use std::thread;
use std::time::Duration;

use place::display::{Display, ended};
use place::{Home, golden, is_picture, until};
use x11rb::protocol::xproto::{ConfigureWindowAux, ConnectionExt};

const DOWN: u32 = 0xff54;
const UP: u32 = 0xff52;
const RETURN: u32 = 0xff0d;
const ESCAPE: u32 = 0xff1b;
const F1: u32 = 0xffbe;
const F11: u32 = 0xffc8;
const F12: u32 = 0xffc9;

/// The key of a letter.
const fn letter(character: char) -> u32 {
    character as u32
}

#[test]
fn keys_move_the_menu_and_take_pictures_and_a_game_outlives_a_closed_window() {
    let Some(display) = Display::new() else { return };
    let home = Home::new("window");
    let sim = display.start(&home, "--on window --seed 2a");
    let window = display.window();
    display.shows(window, "shell/menu");
    display.tap(DOWN);
    display.shows(window, "shell/menu-records");
    display.tap(UP);
    display.shows(window, "shell/menu");
    for (key, name) in [(F12, "passdeck-1.png"), (letter('s'), "passdeck-2.png")] {
        display.tap(key);
        until(name, || match fs::read(home.path().join(name)) {
            Ok(bytes) if is_picture(&bytes) => Ok(()),
            other => Err(format!("{} bytes", other.map_or(0, |bytes| bytes.len()))),
        });
    }
    until("a saved game", || {
        if home.has_game() {
            return Ok(());
        }
        display.tap(RETURN);
        thread::sleep(Duration::from_millis(100));
        Err(display.picture(window).join("\n"))
    });
    display.close(window);
    assert_eq!(ended(sim).code(), Some(0));
    assert!(display.find().is_none(), "the window is gone");

    // Without the time to do anything at all, nothing is lost either.
    let mut sim = display.start(&home, "--on window");
    display.shows(display.window(), "shell/menu-saved");
    sim.kill().expect("it ran");
    sim.wait().expect("it ends");
    until("the end of the window", || display.find().map_or(Ok(()), |_| Err("it is there".into())));
    let sim = display.start(&home, "--on window");
    let window = display.window();
    display.shows(window, "shell/menu-saved");
    display.close(window);
    assert_eq!(ended(sim).code(), Some(0));
    assert!(home.has_game());
}

#[test]
fn a_window_can_be_resized_and_fill_the_screen_and_its_pixels_stay_whole() {
    let Some(display) = Display::new() else { return };
    let home = Home::new("resized");
    // Started without a terminal, as from a desktop.
    let sim = display.start(&home, "--fresh");
    let window = display.window();
    display.shows(window, "shell/menu");
    for (width, height) in [(1000, 500), (300, 600), (128, 64)] {
        // In the corner, for only what is on the screen can be looked at.
        let size = ConfigureWindowAux::new().x(0).y(0).width(width).height(height);
        display.x.configure_window(window, &size).expect("sent").check().expect("resized");
        display.shows(window, "shell/menu");
        assert_eq!(display.size(window), (width as u16, height as u16));
    }
    for key in [F11, ESCAPE, letter('f'), F11] {
        let large = display.size(window) == (1024, 768);
        display.tap(key);
        until("another size", || match display.size(window) {
            (1024, 768) if !large => Ok(()),
            (128, 64) if large => Ok(()),
            other => Err(format!("{other:?}")),
        });
        display.shows(window, "shell/menu");
    }
    display.tap(ESCAPE);
    assert_eq!(ended(sim).code(), Some(0));
}

#[test]
fn the_keys_of_the_window_are_those_of_the_terminal() {
    let Some(display) = Display::new() else { return };
    let home = Home::new("window-keys");
    let sim = display.start(&home, "--on window --seed 2a");
    let window = display.window();
    display.shows(window, "shell/menu");
    let menu = display.picture(window);
    let space = letter(' ');
    for (into, back) in [(letter('a'), letter('b')), (space, letter('x')), (F1, space), (letter('?'), ESCAPE)]
    {
        display.tap(into);
        until("another screen", || match display.picture(window) {
            picture if picture == menu => Err(picture.join("\n")),
            _ => Ok(()),
        });
        display.tap(back);
        display.shows(window, "shell/menu");
    }
    until("a saved game", || {
        if home.has_game() {
            return Ok(());
        }
        display.tap(letter('z'));
        thread::sleep(Duration::from_millis(100));
        Err(display.picture(window).join("\n"))
    });
    thread::sleep(Duration::from_millis(1500));
    display.tap(letter('p'));
    // The line of the buttons; the rest depends on the game.
    until("the pause menu", || {
        let picture = display.picture(window);
        if picture[14..] == golden("shell/pause")[14..] { Ok(()) } else { Err(picture.join("\n")) }
    });
    display.tap(letter('q'));
    assert_eq!(ended(sim).code(), Some(0));
}
