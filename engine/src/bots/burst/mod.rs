//! Bots for Burst.
//!
//! Everybody chooses at the same time, so a bot thinks about what the others may choose: a view does not have
//! what they have chosen in this turn.

mod child;
mod held;
mod lead;
mod normal;
mod outlook;
mod pile;
mod playout;
mod reason;
mod round;
mod search;
#[cfg(test)]
mod tests;
mod victory;

pub use pile::{PlayedCards, Scoring};
pub use reason::Reason;

use round::Round;
use search::CardSearch;

use super::{Advice, AdviceFor, Bot, BotGame, Level, pick};
use crate::cards::{Rng, Seed};
use crate::games::burst::{Burst, View};
use crate::games::{GameView, Moves};

/// A bot at one decision.
#[derive(Clone, Debug)]
pub struct BurstMind(Thought);

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // there is no heap to put the search on
enum Thought {
    /// There is nothing more to think about.
    Done(Option<AdviceFor<Burst>>),
    /// `normal` judges all choices in one slice.
    Judging(Round, Rng),
    /// `good` and `hard` play worlds out.
    Searching(CardSearch),
}

// A console has one mind at a time and 24 KB for it; this one is content with a tenth.
const _: () = assert!(size_of::<BurstMind>() <= 24 * 1024 / 10);

impl BotGame for Burst {
    type Bot = BurstMind;
    type Reason = Reason;
}

impl Bot<Burst> for BurstMind {
    fn new(view: &View, level: Level, seed: Seed) -> BurstMind {
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        let mut rng = Rng::new(seed);
        let advice = |(mv, reason)| Advice { mv, reason };
        let thought = match (level, &*moves) {
            (_, &[mv]) => Some(Thought::Done(Some(advice((mv, Reason::Only))))),
            (Level::Random, _) => {
                let any = pick(&moves, &mut rng).map(|mv| advice((mv, Reason::Rng)));
                Some(Thought::Done(any))
            }
            (Level::Easy, _) => Some(Thought::Done(child::choose(view, &moves, &mut rng).map(advice))),
            (Level::Normal, _) => {
                Round::of(view, &normal::unseen(view)).map(|round| Thought::Judging(round, rng))
            }
            (Level::Good | Level::Hard, _) => Round::of(view, &view.unseen())
                .map(|round| Thought::Searching(CardSearch::new(round, level, rng))),
        };
        BurstMind(thought.unwrap_or(Thought::Done(None)))
    }

    fn think(&mut self) -> Option<AdviceFor<Burst>> {
        match &mut self.0 {
            Thought::Done(advice) => *advice,
            Thought::Judging(round, rng) => normal::choose(round, rng),
            Thought::Searching(search) => search.think(),
        }
    }
}
