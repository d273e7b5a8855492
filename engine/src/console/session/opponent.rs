//! A bot that thinks about the decision at hand: for its own seat, or to give a hint.

use crate::bots::{AdviceFor, Bot, Level};
use crate::cards::Seed;
use crate::console::games::GameScreens;
use crate::console::memory::{RobotLevel, Who};
use crate::games::Seat;

/// A mind and what it came to; nothing yet when the decision has just come.
#[derive(Clone, Debug)]
pub(super) struct Thought<G: GameScreens> {
    bot: Option<G::Bot>,
    advice: Option<AdviceFor<G>>,
}

/// Bots must not know what shuffles the deck.
const BOTS: u64 = 1 << 32;

impl<G: GameScreens> Thought<G> {
    pub(super) const fn new() -> Thought<G> {
        Thought { bot: None, advice: None }
    }

    /// What came out, if anything yet.
    pub(super) const fn advice(&self) -> Option<&AdviceFor<G>> {
        self.advice.as_ref()
    }

    /// Thinks for one slice about the decision of a seat.
    pub(super) fn think(&mut self, game: &G, seat: Seat, level: Level, seed: Seed, moves: u16) {
        if self.advice.is_none() {
            let seed = seed.for_purpose(BOTS + u64::from(moves));
            let bot = self.bot.get_or_insert_with(|| G::Bot::new(&game.view(seat), level, seed));
            self.advice = bot.think();
            if self.advice.is_some() {
                self.bot = None;
            }
        }
    }
}

/// The level of the bot at a seat. A seat without one plays by chance, which never comes up.
pub(super) const fn level(who: Who) -> Level {
    match who {
        Who::Human => Level::Random,
        Who::Bot(RobotLevel::Easy) => Level::Easy,
        Who::Bot(RobotLevel::Normal) => Level::Normal,
        Who::Bot(RobotLevel::Hard) => Level::Hard,
    }
}
