//! How long the present screen has been there, and how far its motion is.

use crate::console::kit::{FRAME, Motion};

/// A slice of thought takes up to 5 ms on the device; so often there is time for one beside everything else.
const SLICE: u32 = 8;
/// More of them at once would make a button wait for longer than 20 ms.
const MOST_SLICES: u32 = 4;

/// The time, and since when the present screen is shown.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ScreenClock {
    now: u32,
    since: Option<u32>,
    /// How long it moves, in milliseconds at normal speed; 0 at rest.
    moves: u32,
    /// How much faster it moves.
    speed: u32,
}

impl ScreenClock {
    /// Time goes on; how many slices of thought there was time for. A board that ticks again at once gets one more
    /// each time.
    pub(super) fn advance(&mut self, now: u32) -> u32 {
        let passed = now.wrapping_sub(self.now);
        self.now = now;
        (passed / SLICE).clamp(1, MOST_SLICES)
    }

    /// Time went by in which nobody could think.
    pub(super) const fn pass(&mut self, now: u32) {
        self.now = now;
    }

    /// Another screen comes: its time begins with the next tick.
    pub(super) const fn next_screen(&mut self) {
        self.since = None;
        self.moves = 0;
    }

    /// The screen that comes moves for so long, at so many times the normal speed.
    pub(super) const fn set_moving(&mut self, length: u32, speed: u32) {
        (self.moves, self.speed) = (length, speed);
    }

    /// Whatever moves has arrived.
    pub(super) const fn settle(&mut self) {
        self.moves = 0;
    }

    /// The screen that came since the last tick is there now.
    pub(super) fn begin(&mut self) {
        self.since.get_or_insert(self.now);
    }

    pub(super) const fn now(&self) -> u32 {
        self.now
    }

    /// When the present screen came; `None` if it has only just come.
    pub(super) const fn since(&self) -> Option<u32> {
        self.since
    }

    /// Milliseconds since the present screen came.
    pub(super) fn age(&self) -> u32 {
        self.since.map_or(0, |since| self.now.wrapping_sub(since))
    }

    /// The number of the picture in the motion of the screen; `None` at rest.
    pub(super) fn frame(&self) -> Option<u32> {
        let frame = self.age() / FRAME;
        (frame.saturating_mul(FRAME).saturating_mul(self.speed) < self.moves).then_some(frame)
    }

    /// When the next picture of the motion comes, since the screen came; `None` at rest.
    pub(super) fn next_frame(&self) -> Option<u32> {
        self.frame().map(|frame| (frame + 1).saturating_mul(FRAME))
    }

    /// How far the motion is.
    pub(super) fn motion(&self) -> Motion {
        self.frame().map_or(Motion::REST, |frame| Motion::at(frame.saturating_mul(FRAME * self.speed)))
    }
}
