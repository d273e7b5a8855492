//! Bots for Bango.

mod judge;
mod odds;
mod policy;
mod reason;
mod taste;

pub use reason::Reason;

use super::{Advice, AdviceFor, Level, Mind, Thinks, pick};
use crate::cards::{Chance, Seed};
use crate::games::bango::{Bango, Move, View};
use crate::games::{GameView, Moves};
use judge::Judge;
use odds::Odds;
use taste::Taste;

impl Thinks for Bango {
    type Mind = BangoMind;
    type Reason = Reason;
}

/// A bot at one decision.
#[derive(Clone, Debug)]
pub struct BangoMind {
    view: View,
    level: Level,
    chance: Chance,
}

impl Mind<Bango> for BangoMind {
    fn new(view: &View, level: Level, seed: Seed) -> BangoMind {
        BangoMind { view: *view, level, chance: Chance::new(seed) }
    }

    fn think(&mut self) -> Option<AdviceFor<Bango>> {
        let mut moves = Moves::new();
        self.view.legal_moves(&mut moves);
        if self.level == Level::Random {
            return pick(&moves, &mut self.chance).map(|mv| Advice { mv, reason: Reason::Chance });
        }
        if let [mv] = *moves {
            let reason = if mv == Move::Draw { Reason::Begin } else { Reason::NoChoice };
            return Some(Advice { mv, reason });
        }
        let (odds, taste) = match self.level {
            Level::Hard => (Odds::exact(&self.view), Taste::TRIED),
            _ => (Odds::open(&self.view), Taste::GOOD),
        };
        let judge = Judge {
            table: &self.view.table,
            seat: self.view.seat,
            hand: self.view.hand(),
            odds: &odds,
            taste: &taste,
        };
        let (mv, reason) = judge.choose();
        Some(Advice { mv, reason })
    }
}
