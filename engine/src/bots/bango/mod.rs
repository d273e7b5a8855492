//! Bots for Bango.

mod judge;
mod odds;
mod policy;
mod reason;
mod search;
mod taste;

pub use reason::Reason;

use super::{Advice, AdviceFor, Level, Mind, Thinks, pick};
use crate::cards::{Chance, Seed};
use crate::games::bango::{Bango, Move, Phase, View};
use crate::games::{GameView, Moves};
use judge::Judge;
use odds::Odds;
use search::Search;
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
    odds: Odds,
    taste: Taste,
    search: Option<Search>,
}

impl Mind<Bango> for BangoMind {
    fn new(view: &View, level: Level, seed: Seed) -> BangoMind {
        let mut chance = Chance::new(seed);
        let (odds, taste) = match level {
            Level::Hard => (Odds::exact(view), Taste::TRIED),
            _ => (Odds::open(view), Taste::GOOD),
        };
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        let laying = matches!(view.table.phase, Phase::Laying(_));
        let search = (level == Level::Hard && moves.len() > 1 && !laying)
            .then(|| Search::new(view, &moves, taste.worlds, taste.horizon, &mut chance));
        BangoMind { view: *view, level, chance, odds, taste, search }
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
        if let Some(search) = &mut self.search {
            let mv = search.play_on(&self.view, &self.odds, &self.taste, &mut self.chance, 4)?;
            return Some(Advice { mv, reason: Reason::Chance });
        }
        let judge = Judge {
            table: &self.view.table,
            seat: self.view.seat,
            hand: self.view.hand(),
            odds: &self.odds,
            taste: &self.taste,
        };
        let (mv, reason) = judge.choose();
        Some(Advice { mv, reason })
    }
}
