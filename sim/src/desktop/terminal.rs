//! The handheld in a terminal, drawn in braille.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::{cursor, execute, queue, style, terminal};
use engine::console::Button;

use super::{Handheld, braille};
use crate::exit::Failure;

/// A terminal tells when a key goes down, but not when it comes up: a press lasts so long.
const TAP: u32 = 40;
/// Long enough for the console to take it for held.
const HELD: u32 = 700;

/// Plays until Esc, Q or Ctrl-C. Every move is saved when it is made, so leaving loses nothing.
pub(super) fn run(handheld: Handheld) -> Result<(), Failure> {
    terminal::enable_raw_mode()?;
    execute!(io::stdout(), terminal::EnterAlternateScreen, cursor::Hide)?;
    let played = play(handheld);
    execute!(io::stdout(), cursor::Show, terminal::LeaveAlternateScreen)?;
    terminal::disable_raw_mode()?;
    played
}

fn play(mut handheld: Handheld) -> Result<(), Failure> {
    let start = Instant::now();
    let now = || u32::try_from(start.elapsed().as_millis()).unwrap_or(u32::MAX);
    let mut shown: Vec<String> = Vec::new();
    // The button that is down, and when it comes up.
    let mut down: Option<(Button, u32)> = None;
    loop {
        if event::poll(Duration::from_millis(16))? {
            match event::read()? {
                Event::Key(key) if leaves(key) => return Ok(()),
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    if let Some((button, length)) = button(key) {
                        if let Some((other, _)) = down.take() {
                            handheld.release(other, now())?;
                        }
                        handheld.press(button, now())?;
                        down = Some((button, now() + length));
                    }
                }
                Event::Resize(..) => shown.clear(),
                _ => {}
            }
        }
        handheld.tick(now())?;
        if let Some((button, _)) = down.filter(|&(_, end)| now() >= end) {
            handheld.release(button, now())?;
            down = None;
        }
        let lines = braille(handheld.frame());
        if lines != shown {
            draw(&lines)?;
            shown = lines;
        }
    }
}

fn draw(lines: &[String]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for (row, line) in (0..).zip(lines) {
        queue!(out, cursor::MoveTo(0, row), style::Print(line))?;
    }
    let below = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let keys = "arrows   Z, Enter = A   X, Backspace = B   P = hold B   Q = leave";
    queue!(out, cursor::MoveTo(0, below), style::Print(keys))?;
    Ok(out.flush()?)
}

fn leaves(key: KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    matches!(key.code, KeyCode::Esc | KeyCode::Char('q')) || control && key.code == KeyCode::Char('c')
}

/// The button of a key, and how long it is held.
fn button(key: KeyEvent) -> Option<(Button, u32)> {
    Some(match key.code {
        KeyCode::Up => (Button::Up, TAP),
        KeyCode::Down => (Button::Down, TAP),
        KeyCode::Left => (Button::Left, TAP),
        KeyCode::Right => (Button::Right, TAP),
        KeyCode::Enter | KeyCode::Char('z') => (Button::A, TAP),
        KeyCode::Backspace | KeyCode::Char('x') => (Button::B, TAP),
        KeyCode::Char('p') => (Button::B, HELD),
        _ => return None,
    })
}
