//! Bots for Bango.
//!
//! *Easy* judges like a child: it likes to take cards, counts nothing, and sometimes plays at random. *Normal* has
//! good judgement: what a hand is worth by its best lay-down and the hopes for the rest, and what lies open for
//! the odds of an explosion. *Hard* remembers every card, so its odds are exact, and plays each move on to the
//! end of the turn in worlds that could be the true one; with few cards left, to the end of the game. *Good* does so in
//! fewer worlds. All lay down by the search of [`LayDownSearch`].

mod judge;
mod lay_down;
mod odds;
mod playing;
mod policy;
mod reason;
mod search;
mod taste;

pub use lay_down::{LayDownMoves, LayDownSearch, MOST_STEPS, POINT, Prices};
pub use reason::Reason;
pub use search::is_endgame;

use core::cell::Cell;

use super::{Advice, AdviceFor, Bot, BotGame, Level, pick};
use crate::cards::{Rng, Seed};
use crate::games::bango::{Bango, Move, Phase, View};
use crate::games::{GameView, Moves};
use judge::Judge;
use odds::Odds;
use playing::Weighing;
use search::MoveSearch;
use taste::Taste;

impl BotGame for Bango {
    type Bot = BangoMind;
    type Reason = Reason;
    /// Chance ends with the deal.
    const PLAYOUTS: u64 = 1;
}

/// So many steps of searches for a lay-down are one slice, and the few that finish what was begun with them.
const SLICE: u32 = 230;

/// A child does as it pleases once in so many decisions.
const WHIMS: u32 = 6;

/// A bot at one decision.
#[derive(Clone, Debug)]
pub struct BangoMind {
    view: View,
    level: Level,
    rng: Rng,
    odds: Odds,
    taste: Taste,
    way: Way,
}

const _: () = assert!(size_of::<BangoMind>() <= 24 * 1024, "a mind has 24 KB");

/// How a decision is found.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // there is one mind at a time, and no heap
enum Way {
    /// There is at most one move, or any will do.
    Known(Option<Move>, Reason),
    /// By judgement.
    Judge,
    /// By the search for the best lay-down.
    LayDown(LayDownSearch),
    /// By playing on in sampled worlds.
    MoveSearch(MoveSearch),
}

impl Bot<Bango> for BangoMind {
    fn new(view: &View, level: Level, seed: Seed) -> BangoMind {
        let (odds, taste) = match level {
            Level::Random | Level::Easy => (Odds::UNKNOWN, Taste::CHILDISH),
            Level::Normal => (Odds::open(view), Taste::GOOD),
            Level::Good | Level::Hard => (Odds::exact(view), Taste::KEEN),
        };
        let way = Way::Judge;
        let mut bot = BangoMind { view: *view, level, rng: Rng::new(seed), odds, taste, way };
        bot.way = bot.find_way();
        bot
    }

    fn think(&mut self) -> Option<AdviceFor<Bango>> {
        let spent = Cell::new(0);
        let known = Weighing { view: &self.view, odds: &self.odds, taste: &self.taste, spent: &spent };
        let mv = match &mut self.way {
            Way::Known(mv, reason) => return mv.map(|mv| Advice { mv, reason: *reason }),
            Way::Judge => self.judge(&spent).choose(),
            Way::LayDown(search) => {
                if !search.search(SLICE) {
                    return None;
                }
                search.moves().first().copied().unwrap_or(Move::Done)
            }
            Way::MoveSearch(search) => search.play_on(&known, &mut self.rng)?,
        };
        Some(Advice { mv, reason: Reason::of(mv, &self.judge(&spent)) })
    }
}

impl BangoMind {
    fn judge<'a>(&'a self, spent: &'a Cell<u32>) -> Judge<'a> {
        let View { open, seat, .. } = &self.view;
        Judge { open, seat: *seat, hand: self.view.hand(), odds: &self.odds, taste: &self.taste, spent }
    }

    fn find_way(&mut self) -> Way {
        let mut moves = Moves::new();
        self.view.legal_moves(&mut moves);
        if let [mv] = *moves {
            let reason = if mv == Move::Draw { Reason::Begin } else { Reason::NoChoice };
            return Way::Known(Some(mv), reason);
        }
        if moves.is_empty() || self.level == Level::Random {
            return Way::Known(pick(&moves, &mut self.rng), Reason::Rng);
        }
        if matches!(self.view.open.phase, Phase::Laying(_)) {
            let sequences = &self.view.open.sequences[self.view.seat];
            return Way::LayDown(LayDownSearch::new(
                sequences,
                self.view.hand(),
                self.judge(&Cell::new(0)).lay_prices(),
            ));
        }
        match self.level {
            Level::Easy if self.rng.below(WHIMS) == 0 => Way::Known(pick(&moves, &mut self.rng), Reason::Rng),
            Level::Good | Level::Hard => {
                Way::MoveSearch(MoveSearch::new(&self.view, self.level, &moves, &mut self.rng))
            }
            _ => Way::Judge,
        }
    }
}
