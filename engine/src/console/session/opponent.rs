//! A bot that thinks about the decision at hand: for its own seat, or to give a hint.

use crate::bots::{AdviceFor, Bot, Level};
use crate::cards::Seed;
use crate::console::games::GameScreens;
use crate::console::memory::{RobotLevel, Who};
use crate::games::Seat;

/// A bot, what it came to, and when; nothing yet when the decision has just come.
#[derive(Clone, Debug)]
pub(super) struct Opponent<G: GameScreens> {
    bot: Option<G::Bot>,
    advice: Option<AdviceFor<G>>,
    /// After how much time of the present screen the advice was there.
    ready: Option<u32>,
}

/// Bots must not know what shuffles the deck.
const BOTS: u64 = 1 << 32;

impl<G: GameScreens> Opponent<G> {
    pub(super) const fn new() -> Opponent<G> {
        Opponent { bot: None, advice: None, ready: None }
    }

    /// What came out, if anything yet.
    pub(super) const fn advice(&self) -> Option<&AdviceFor<G>> {
        self.advice.as_ref()
    }

    /// After how much time of the present screen the advice was there; `None` if that was not noted yet.
    pub(super) const fn ready(&self) -> Option<u32> {
        self.ready
    }

    /// Another screen has come: what is ready is ready from its beginning.
    pub(super) const fn next_screen(&mut self) {
        self.ready = None;
    }

    /// The move, and since when it is ready; the first call after it was found says since when.
    pub(super) fn decided(&mut self, age: u32) -> Option<(G::Move, u32)> {
        let mv = self.advice.as_ref()?.mv;
        Some((mv, *self.ready.get_or_insert(age)))
    }

    /// Thinks for some slices about the decision of a seat, unless it has decided.
    pub(super) fn think(&mut self, game: &G, seat: Seat, level: Level, seed: Seed, slices: u32) {
        for _ in 0..slices {
            if self.advice.is_some() {
                break;
            }
            let bot = self.bot.get_or_insert_with(|| G::Bot::new(&game.view(seat), level, seed));
            self.advice = bot.think();
        }
        if self.advice.is_some() {
            self.bot = None;
        }
    }
}

/// What a bot's chance comes from at a decision; never what the deck was shuffled by.
pub(super) fn seed_for(deck: Seed, moves: u16) -> Seed {
    deck.for_purpose(BOTS + u64::from(moves))
}

/// The level of the bot at a seat. A seat without one plays by chance, which never comes up.
pub(super) const fn level(who: Who) -> Level {
    match who {
        Who::Human => Level::Random,
        Who::Bot(RobotLevel::Easy) => Level::Easy,
        Who::Bot(RobotLevel::Normal) => Level::Normal,
        Who::Bot(RobotLevel::Good) => Level::Good,
        Who::Bot(RobotLevel::Hard) => Level::Hard,
    }
}
