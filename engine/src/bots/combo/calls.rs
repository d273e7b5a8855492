//! Calling: whether a bot notices a combination that somebody else did not announce.

use super::policy::PolicyChoice;
use super::reason::Reason;
use crate::bots::{Advice, Level};
use crate::cards::{Rng, Seed};
use crate::games::combo::{Combination, Move, Phase, View};

/// Of eight combinations that nobody announced, a bot notices so many: seldom, often, or always.
const fn in_eight(level: Level) -> u32 {
    match level {
        Level::Random | Level::Easy => 2,
        Level::Normal => 6,
        Level::Good | Level::Hard => 8,
    }
}

fn notices(level: Level, rng: &mut Rng) -> bool {
    rng.below(8) < in_eight(level)
}

/// Whether a bot calls what another seat has placed without a word. It never calls where there is nothing.
pub fn calls(view: &View, level: Level, seed: Seed) -> bool {
    match view.public.open.phase {
        Phase::Unannounced { seat, made: Some(_) } => {
            seat != view.seat && notices(level, &mut Rng::new(seed))
        }
        _ => false,
    }
}

/// What the others at the table say, as far as the seat that placed can guess: they are as attentive as itself.
pub(super) fn answer_of_the_table(view: &View, level: Level, rng: &mut Rng) -> PolicyChoice {
    let Phase::Unannounced { made, .. } = view.public.open.phase else { return answer_to(None) };
    answer_to(made.filter(|_| view.public.open.players.others(view.seat).any(|_| notices(level, rng))))
}

/// The table's answer to a combination that it has noticed, or to none.
pub(super) const fn answer_to(noticed: Option<Combination>) -> PolicyChoice {
    match noticed {
        Some(_) => Advice { mv: Move::Called, reason: Reason::Noticed },
        None => Advice { mv: Move::Quiet, reason: Reason::Unnoticed },
    }
}
