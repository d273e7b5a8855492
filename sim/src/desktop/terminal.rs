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

/// What is drawn: 64 by 16 characters, and the keys below.
const COLUMNS: u16 = 64;
const ROWS: u16 = 17;

/// A terminal that is played in. However it ends, the user gets it back as it was.
struct Borrowed;

impl Borrowed {
    fn new() -> Result<Borrowed, Failure> {
        terminal::enable_raw_mode()?;
        let borrowed = Borrowed;
        execute!(io::stdout(), terminal::EnterAlternateScreen, cursor::Hide)?;
        Ok(borrowed)
    }
}

impl Drop for Borrowed {
    fn drop(&mut self) {
        // There is nobody left to tell if this fails.
        let _ = execute!(io::stdout(), cursor::Show, terminal::LeaveAlternateScreen);
        let _ = terminal::disable_raw_mode();
    }
}

/// Plays until Esc, Q or Ctrl-C. Every move is saved when it is made, so leaving loses nothing. The note is shown
/// below the keys.
pub(super) fn run(handheld: Handheld, note: &str) -> Result<(), Failure> {
    let _borrowed = Borrowed::new()?;
    play(handheld, note)
}

fn play(mut handheld: Handheld, note: &str) -> Result<(), Failure> {
    let start = Instant::now();
    let now = || u32::try_from(start.elapsed().as_millis()).unwrap_or(u32::MAX);
    let mut size = terminal::size()?;
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
                Event::Resize(columns, rows) => {
                    size = (columns, rows);
                    shown.clear();
                }
                _ => {}
            }
        }
        handheld.tick(now())?;
        if let Some((button, _)) = down.filter(|&(_, end)| now() >= end) {
            handheld.release(button, now())?;
            down = None;
        }
        let lines = screen(&mut handheld, size, note);
        if lines != shown {
            draw(&lines, shown.is_empty())?;
            shown = lines;
        }
    }
}

/// The lines for a terminal of this size.
fn screen(handheld: &mut Handheld, (columns, rows): (u16, u16), note: &str) -> Vec<String> {
    if columns < COLUMNS || rows < ROWS {
        return vec![
            "Too small to play.".into(),
            format!("Needs {COLUMNS}x{ROWS}, has {columns}x{rows}."),
            "Q leaves.".into(),
        ];
    }
    let mut lines = braille(handheld.frame());
    for line in ["arrows  Z, Enter = A  X, Backspace = B  P = hold B  Q = leave", note] {
        if lines.len() < usize::from(rows) {
            lines.push(line.chars().take(usize::from(columns)).collect());
        }
    }
    lines
}

fn draw(lines: &[String], afresh: bool) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if afresh {
        queue!(out, terminal::Clear(terminal::ClearType::All))?;
    }
    for (row, line) in (0..).zip(lines) {
        queue!(out, cursor::MoveTo(0, row), style::Print(line))?;
    }
    Ok(out.flush()?)
}

fn leaves(key: KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    matches!(key.code, KeyCode::Esc | KeyCode::Char('q' | 'Q')) || control && key.code == KeyCode::Char('c')
}

/// The button of a key, and how long it is held.
fn button(key: KeyEvent) -> Option<(Button, u32)> {
    Some(match key.code {
        KeyCode::Up => (Button::Up, TAP),
        KeyCode::Down => (Button::Down, TAP),
        KeyCode::Left => (Button::Left, TAP),
        KeyCode::Right => (Button::Right, TAP),
        KeyCode::Enter | KeyCode::Char('z' | 'Z') => (Button::A, TAP),
        KeyCode::Backspace | KeyCode::Char('x' | 'X') => (Button::B, TAP),
        KeyCode::Char('p' | 'P') => (Button::B, HELD),
        _ => return None,
    })
}
