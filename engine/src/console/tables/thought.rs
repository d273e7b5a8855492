//! A bot that thinks about the decision at hand: for its own seat, or to give a hint.

use super::screens::Screens;
use crate::bots::{AdviceFor, Level, Mind};
use crate::cards::Seed;
use crate::console::kit::Line;
use crate::console::memory::{self, Who};
use crate::games::Seat;

/// A mind and what it came to; nothing yet when the decision has just come.
#[derive(Clone, Debug)]
pub(super) struct Thought<G: Screens> {
    mind: Option<G::Mind>,
    advice: Option<AdviceFor<G>>,
}

/// Bots must not know what shuffles the deck.
const BOTS: u64 = 1 << 32;

impl<G: Screens> Thought<G> {
    pub(super) const fn new() -> Thought<G> {
        Thought { mind: None, advice: None }
    }

    /// What came out, if anything yet.
    pub(super) const fn advice(&self) -> Option<&AdviceFor<G>> {
        self.advice.as_ref()
    }

    /// Thinks for one slice about the decision of a seat.
    pub(super) fn think(&mut self, game: &G, seat: Seat, level: Level, seed: Seed, moves: u16) {
        if self.advice.is_none() {
            let seed = seed.for_purpose(BOTS + u64::from(moves));
            let mind = self.mind.get_or_insert_with(|| G::Mind::new(&game.view(seat), level, seed));
            self.advice = mind.think();
            if self.advice.is_some() {
                self.mind = None;
            }
        }
    }
}

/// The level of the bot at a seat. A seat without one plays by chance, which never comes up.
pub(super) const fn level(who: Who) -> Level {
    match who {
        Who::Human => Level::Random,
        Who::Bot(memory::Level::Easy) => Level::Easy,
        Who::Bot(memory::Level::Normal) => Level::Normal,
        Who::Bot(memory::Level::Hard) => Level::Hard,
    }
}

/// A text in two lines of 21 characters, broken between words; a line break is a break.
pub(super) fn two_lines(text: impl core::fmt::Display) -> [Line; 2] {
    let mut whole = heapless::String::<64, u8>::new();
    let _ = core::fmt::write(&mut whole, format_args!("{text}"));
    let mut lines = [Line::new(), Line::new()];
    let mut line = 0;
    for word in whole.split_inclusive([' ', '\n']) {
        let fits = |line: &Line| line.len() + word.trim_end().len() <= 21;
        if line == 0 && !lines.first().is_some_and(fits) {
            line = 1;
        }
        if let Some(line) = lines.get_mut(line) {
            let _ = core::fmt::Write::write_str(line, word.trim_end_matches('\n'));
        }
        if word.ends_with('\n') {
            line = 1;
        }
    }
    lines
}
