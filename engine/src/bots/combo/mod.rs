//! Bots for Combo.
//!
//! | level | knows |
//! |---|---|
//! | easy | places what fits, mostly sees a combination that one card makes, sometimes forgets its manners |
//! | normal | searches its own turn for the best chain of combinations, and judges what it leaves behind |
//! | hard | prepares combinations for later turns as well, and tries every promising move in the same made-up worlds |

mod calls;
mod candidates;
mod chain;
mod easy;
mod hard;
mod held;
mod judge;
mod openings;
mod policy;
mod reason;
mod rollout;
mod sight;
mod stake;
mod top;
mod worlds;

pub use calls::calls;
pub use reason::Reason;
pub use top::completing;

use super::{Advice, AdviceFor, Bot, BotGame, Level, pick};
use crate::cards::{Rng, Seed};
use crate::games::combo::{Combo, Phase, View};
use crate::games::{GameView, Moves};
use calls::answer_of_the_table;
use hard::WorldSearch;
use policy::PolicyChoice;
use sight::Knowledge;

/// A bot at one decision.
#[derive(Clone, Debug)]
pub struct ComboMind(Thought);

/// The device has no more room for a mind.
const _: () = assert!(size_of::<ComboMind>() <= 24 * 1024);

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // there is one mind at a time, and no heap
enum Thought {
    Done(Option<PolicyChoice>),
    WorldSearch(WorldSearch),
}

impl BotGame for Combo {
    type Bot = ComboMind;
    type Reason = Reason;
}

impl Bot<Combo> for ComboMind {
    fn new(view: &View, level: Level, seed: Seed) -> ComboMind {
        let mut rng = Rng::new(seed);
        ComboMind(match level {
            Level::Random => Thought::Done(by_chance(view, &mut rng)),
            Level::Easy => Thought::Done(easy::choose(view, &mut rng)),
            Level::Normal => Thought::Done(normal(view, &mut rng)),
            Level::Good | Level::Hard => Thought::WorldSearch(WorldSearch::new(view, level, seed)),
        })
    }

    fn think(&mut self) -> Option<AdviceFor<Combo>> {
        match &mut self.0 {
            Thought::Done(choice) => *choice,
            Thought::WorldSearch(search) => search.think(),
        }
    }
}

fn by_chance(view: &View, rng: &mut Rng) -> Option<PolicyChoice> {
    let mut moves = Moves::new();
    view.legal_moves(&mut moves);
    pick(&moves, rng).map(|mv| Advice { mv, reason: Reason::Rng })
}

fn normal(view: &View, rng: &mut Rng) -> Option<PolicyChoice> {
    match view.public.open.phase {
        Phase::Unannounced { .. } => Some(answer_of_the_table(view, Level::Normal, rng)),
        _ => policy::choose(&Knowledge::of_view(view), &judge::PLAIN),
    }
}
