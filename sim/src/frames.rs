//! `sim bench --frames`: how many draw calls and pixels a frame takes, and how many bytes change from frame to frame.
//!
//! These are counts and not times, so they are the same on every machine. `tests/emulator/frames` measures how many
//! instructions a frame takes on the Pico's processor.

use std::convert::Infallible;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::{DrawTarget, OriginDimensions, Pixel, Size};
use embedded_graphics::primitives::Rectangle;
use engine::cards::Seed;
use engine::console::kit::{FrameBuffer, Pen, Surface};
use engine::console::memory::{RobotLevel, Settings, Who};
use engine::console::session::AnySession;
use engine::console::{Button, Deal, Session, Step};
use engine::games::{Kind, Players, Seat};
use serde::Serialize;

use crate::exit::{Failure, print};

/// Milliseconds from one frame to the next.
const FRAME: u32 = 33;
/// How many frames somebody looks at an event that waits, or at the own cards.
const LOOK: u32 = 20;
/// How many frames of each game are drawn.
const FRAMES: u32 = 10_000;

/// A display that counts what is drawn on it.
#[derive(Default)]
struct CountingDisplay {
    frame: FrameBuffer,
    calls: u64,
    pixels: u64,
}

impl OriginDimensions for CountingDisplay {
    fn size(&self) -> Size {
        self.frame.size()
    }
}

impl Surface for CountingDisplay {}

impl DrawTarget for CountingDisplay {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        self.calls += 1;
        let count = &mut self.pixels;
        self.frame.draw_iter(pixels.into_iter().inspect(|_| *count += 1))
    }

    fn fill_solid(&mut self, area: &Rectangle, ink: BinaryColor) -> Result<(), Infallible> {
        self.calls += 1;
        self.pixels += u64::from(area.size.width) * u64::from(area.size.height);
        self.frame.fill_solid(area, ink)
    }
}

/// The mean and the most of something.
#[derive(Clone, Copy, Default, Serialize)]
struct FrameCount {
    mean: f64,
    most: u64,
}

impl FrameCount {
    fn of(counts: &[u64]) -> FrameCount {
        let mean = counts.iter().sum::<u64>() as f64 / counts.len().max(1) as f64;
        FrameCount { mean: (10.0 * mean).round() / 10.0, most: counts.iter().copied().max().unwrap_or(0) }
    }
}

/// One game's row of the table.
#[derive(Serialize)]
struct FrameRow {
    game: &'static str,
    /// Calls of the display for one frame.
    calls: FrameCount,
    /// Pixels that they set, the clearing of all 8,192 included.
    pixels: FrameCount,
    /// Of 1,024 bytes, how many differ from the frame before, where any does.
    bytes_changed: FrameCount,
    /// The same from one decision of the player to the next, with all that others do between.
    frames_a_decision: FrameCount,
    bytes_a_decision: FrameCount,
}

/// Counts every game and prints it.
pub(crate) fn run(json: bool) -> Result<(), Failure> {
    let rows = Kind::ALL.into_iter().map(measure).collect::<Result<Vec<FrameRow>, Failure>>()?;
    if json {
        return print(&serde_json::to_string_pretty(&rows)?);
    }
    print("         calls a frame   pixels a frame   bytes changed   frames a decision   bytes a decision")?;
    print("game     mean     most   mean      most   mean    most   mean        most   mean       most")?;
    for FrameRow { game, calls, pixels, bytes_changed, frames_a_decision, bytes_a_decision } in rows {
        print(&format!(
            "{game:<8} {:<8.0} {:>4}   {:<8.0} {:>5}   {:<7.0} {:>4}   {:<11.0} {:>4}   {:<10.0} {:>4}",
            calls.mean,
            calls.most,
            pixels.mean,
            pixels.most,
            bytes_changed.mean,
            bytes_changed.most,
            frames_a_decision.mean,
            frames_a_decision.most,
            bytes_a_decision.mean,
            bytes_a_decision.most,
        ))?;
    }
    Ok(())
}

/// One person, who does what the best bot advises, and three bots, at normal speed.
fn deal(kind: Kind, seed: Seed) -> Result<AnySession, Failure> {
    let deal = Deal::new(kind, Players::Four, seed)
        .with_guests(|seat| if seat == Seat::One { Who::Human } else { Who::Bot(RobotLevel::Normal) });
    AnySession::deal(&deal).ok_or_else(|| Failure::failed("four players do not fit this game"))
}

fn measure(kind: Kind) -> Result<FrameRow, Failure> {
    let settings = Settings::default();
    let mut session = deal(kind, Seed(1))?;
    let mut display = CountingDisplay::default();
    let (mut calls, mut pixels, mut changed) = (Vec::new(), Vec::new(), Vec::new());
    let mut decisions: Vec<(u64, u64)> = vec![(0, 0)];
    for nth in 1..=FRAMES {
        let step = session.tick(nth * FRAME, &settings);
        let mut left = matches!(step, Step::Again | Step::Leave);
        if nth % LOOK == 0 {
            if session.hint_for().is_some() {
                decisions.push((0, 0));
                while session.hint(nth * FRAME).is_none() {}
                session.follow_hint();
            } else {
                left |= matches!(session.press(Button::A, &settings), Step::Again | Step::Leave);
            }
        } else if nth % LOOK == LOOK / 2 && session.hint_for().is_some() {
            session.press(Button::Right, &settings);
        }
        if left {
            session = deal(kind, Seed(u128::from(nth)))?;
        }
        let before = display.frame.clone();
        (display.calls, display.pixels) = (0, 0);
        let mut pen = Pen::new(&mut display);
        pen.clear();
        session.draw(&mut pen, &settings);
        let Ok(()) = pen.finish();
        calls.push(display.calls);
        pixels.push(display.pixels);
        let pages = [&display.frame, &before].map(|frame| frame.pages().as_flattened());
        let bytes = pages[0].iter().zip(pages[1]).filter(|(new, old)| new != old).count() as u64;
        if let (true, Some((frames, sum))) = (bytes > 0, decisions.last_mut()) {
            changed.push(bytes);
            *frames += 1;
            *sum += bytes;
        }
    }
    let (frames, bytes): (Vec<u64>, Vec<u64>) = decisions.into_iter().unzip();
    Ok(FrameRow {
        game: kind.name(),
        calls: FrameCount::of(&calls),
        pixels: FrameCount::of(&pixels),
        bytes_changed: FrameCount::of(&changed),
        frames_a_decision: FrameCount::of(&frames),
        bytes_a_decision: FrameCount::of(&bytes),
    })
}
