//! A terminal: pictures in half blocks where it is large enough, else in braille.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crossterm::event::{self, Event, KeyEventKind};
use crossterm::{cursor, execute, queue, style, terminal};

use super::braille;
use super::content::Content;
use super::desk::{Desk, Reply};
use super::half_blocks::half_blocks;
use super::keys::DeskKey;
use crate::exit::Failure;

/// A terminal tells when a key goes down, but not when it comes up: a press lasts so long.
const TAP: u32 = 40;

/// Columns and rows of a picture in braille with the line below it, and of one in half blocks.
const BRAILLE: (u16, u16) = (64, 17);
const HALF_BLOCKS: (u16, u16) = (128, 33);

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

/// Shows something until Esc, Q or Ctrl-C. The note stands below it at first.
pub(super) fn run(content: &mut dyn Content, note: &str) -> Result<(), Failure> {
    let _borrowed = Borrowed::new()?;
    show(Desk::new(content, note))
}

fn show(mut desk: Desk<'_>) -> Result<(), Failure> {
    let start = Instant::now();
    let now = || u32::try_from(start.elapsed().as_millis()).unwrap_or(u32::MAX);
    let mut size = terminal::size()?;
    let mut shown: Vec<String> = Vec::new();
    // The key that is down, and when it comes up.
    let mut down: Option<(DeskKey, u32)> = None;
    loop {
        if event::poll(Duration::from_millis(16))? {
            match event::read()? {
                Event::Key(event) if event.kind != KeyEventKind::Release => {
                    if let Some(key) = DeskKey::of_terminal(event) {
                        if let Some((other, _)) = down.take() {
                            desk.release(other, now())?;
                        }
                        match desk.press(key, now())? {
                            Reply::Leave | Reply::Escape => return Ok(()),
                            Reply::FullScreen => desk.say("only a window can fill the screen".into()),
                            Reply::Stay => down = Some((key, now() + TAP)),
                        }
                    }
                }
                Event::Resize(columns, rows) => {
                    size = (columns, rows);
                    shown.clear();
                }
                _ => {}
            }
        }
        desk.tick(now())?;
        if let Some((key, _)) = down.filter(|&(_, end)| now() >= end) {
            desk.release(key, now())?;
            down = None;
        }
        let lines = screen(&mut desk, size);
        if lines != shown {
            draw(&lines, size, shown.is_empty())?;
            shown = lines;
        }
    }
}

/// The lines for a terminal of this size.
fn screen(desk: &mut Desk<'_>, (columns, rows): (u16, u16)) -> Vec<String> {
    let fits = |(wide, high): (u16, u16)| columns >= wide && rows >= high;
    if !fits(BRAILLE) {
        let (wide, high) = BRAILLE;
        return vec![
            "Too small to play.".into(),
            format!("Needs {wide}x{high}, has {columns}x{rows}."),
            "Q quits.".into(),
        ];
    }
    if let Some(help) = desk.help() {
        return help;
    }
    let (frame, _) = desk.picture();
    let mut lines = if fits(HALF_BLOCKS) { half_blocks(frame) } else { braille(frame) };
    lines.push(desk.line());
    lines
}

/// Writes the lines, each to its end, and nothing below them.
fn draw(lines: &[String], (columns, rows): (u16, u16), afresh: bool) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if afresh {
        queue!(out, terminal::Clear(terminal::ClearType::All))?;
    }
    for (row, line) in (0..).zip(lines) {
        let line: String = line.chars().take(columns.into()).collect();
        queue!(out, cursor::MoveTo(0, row), style::Print(&line))?;
        if line.chars().count() < usize::from(columns) {
            queue!(out, terminal::Clear(terminal::ClearType::UntilNewLine))?;
        }
    }
    // Below the last row there is nothing; a cursor that is sent there stays in the last row.
    if let Some(below) = u16::try_from(lines.len()).ok().filter(|&below| below < rows) {
        queue!(out, cursor::MoveTo(0, below), terminal::Clear(terminal::ClearType::FromCursorDown))?;
    }
    Ok(out.flush()?)
}
