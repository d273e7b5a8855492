//! Draws the window, the terminal and a replay for the README, as they are on a real display.
//!
//! `docs/make-pictures` runs this; the variable `PASSDECK_PICTURES` names the folder.

#![cfg(unix)]

mod place;

use std::fs::File;
use std::io::BufWriter;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;
use std::{fs, thread};

use embedded_graphics::mono_font::MonoTextStyle;
use embedded_graphics::mono_font::iso_8859_1::FONT_6X12;
use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::{DrawTarget, Drawable, Point, Size};
use embedded_graphics::primitives::Rectangle;
use embedded_graphics::text::{Baseline, Text};
use embedded_graphics_simulator::{OutputSettings, SimulatorDisplay};
use place::display::{Display, ended};
use place::terminal::Terminal;
use place::{Home, until};
use vt100::Screen;
use x11rb::protocol::xproto::Window;

/// A character of the terminal, in pixels.
const CELL: Size = Size::new(6, 12);
const INK: Rgb888 = Rgb888::new(200, 220, 200);

/// Where the pictures go. The test runs in the folder of its package.
fn file(name: &str) -> PathBuf {
    let folder = std::env::var_os("PASSDECK_PICTURES").expect("PASSDECK_PICTURES names a folder");
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(folder).join(name)
}

/// Saves what the window shows.
fn save_window(display: &Display, window: Window, name: &str) {
    let (width, height) = display.size(window);
    let pixels: Vec<u8> =
        display.pixels(window).chunks(4).flat_map(|pixel| [pixel[2], pixel[1], pixel[0]]).collect();
    let file = BufWriter::new(File::create(file(name)).expect("the picture can be written"));
    let mut encoder = png::Encoder::new(file, width.into(), height.into());
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header().and_then(|mut png| png.write_image_data(&pixels)).expect("it is written");
}

/// Saves what the terminal shows: half blocks as they are, letters in a font.
fn save_terminal(screen: &Screen, name: &str) {
    let (rows, columns) = screen.size();
    let (rows, columns) = (rows.get(), columns.get());
    let size = Size::new(u32::from(columns) * CELL.width, u32::from(rows) * CELL.height);
    let mut picture = SimulatorDisplay::<Rgb888>::new(size);
    for (y, row) in (0..).step_by(CELL.height as usize).zip(screen.rows(0, columns)) {
        for (x, character) in (0..).step_by(CELL.width as usize).zip(row.chars()) {
            let half = Size::new(CELL.width, CELL.height / 2);
            let (upper, lower) = (Point::new(x, y), Point::new(x, y + half.height.cast_signed()));
            let blocks: &[Point] = match character {
                '\u{2580}' => &[upper],
                '\u{2584}' => &[lower],
                '\u{2588}' => &[upper, lower],
                _ => &[],
            };
            for &corner in blocks {
                picture.fill_solid(&Rectangle::new(corner, half), INK).expect("a picture can be drawn on");
            }
            if blocks.is_empty() {
                let style = MonoTextStyle::new(&FONT_6X12, INK);
                let text = character.to_string();
                Text::with_baseline(&text, upper, style, Baseline::Top).draw(&mut picture).expect("drawn");
            }
        }
    }
    picture.to_rgb_output_image(&OutputSettings::default()).save_png(file(name)).expect("it is written");
}

/// Presses A until a game has been dealt and saved, and lets its first screen come.
fn deal(home: &Home, mut press: impl FnMut()) {
    until("a saved game", || {
        if home.has_game() {
            return Ok(());
        }
        press();
        thread::sleep(Duration::from_millis(300));
        Err("no game is saved yet".into())
    });
    thread::sleep(Duration::from_secs(3));
}

#[test]
#[ignore = "docs/make-pictures runs it"]
fn the_window() {
    let display = Display::new().expect("Xvfb is installed");
    let home = Home::new("picture-window");
    let sim = display.start(&home, "--on window --seed 2a");
    let window = display.window();
    deal(&home, || display.tap('a'.into()));
    save_window(&display, window, "window.png");
    display.tap('q'.into());
    assert!(ended(sim).success());
}

#[test]
#[ignore = "docs/make-pictures runs it"]
fn the_terminal() {
    let home = Home::new("picture-terminal");
    let mut terminal = Terminal::of_size(33, 128);
    let mut sim = terminal.start(&home, "--on terminal --seed 2a");
    deal(&home, || terminal.types("a"));
    terminal.look(|screen| save_terminal(screen, "terminal.png"));
    terminal.types("q");
    assert!(sim.wait().expect("it ends").success());
}

#[test]
#[ignore = "docs/make-pictures runs it"]
fn a_replay() {
    let display = Display::new().expect("Xvfb is installed");
    let home = Home::new("picture-replay");
    let log = Command::new(env!("CARGO_BIN_EXE_sim"))
        .args("log combo --players 3 --seed 5 --bot normal".split(' '))
        .output()
        .expect("sim starts");
    fs::write(home.path().join("game.jsonl"), log.stdout).expect("the log can be written");
    let sim = display.start(&home, "replay game.jsonl --from 24 --on window");
    let window = display.window();
    thread::sleep(Duration::from_secs(2));
    save_window(&display, window, "replay.png");
    display.tap('q'.into());
    assert!(ended(sim).success());
}
