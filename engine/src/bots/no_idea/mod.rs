//! Bots for No Idea.
//!
//! The skill is memory, and the judgement when "Nothing fits!" is worth the risk. `easy` plays like a child that
//! forgets most of what it saw; `normal` follows good rules of thumb and forgets little; `hard` forgets nothing,
//! counts which cards of each draw pile are unseen, and tries the next unknown card for all that it can be. It knows what
//! the end of a turn is worth; playing on to the end of the game in worlds drawn from the view, as in the other games,
//! won no more games.

mod child;
mod coverage;
mod holding;
mod judgement;
mod known;
mod line;
mod lookahead;
mod memory;
mod outlook;
mod reason;
mod scene;
mod search;
mod unseen;

pub use coverage::{Coverage, FitOdds};
pub use reason::Reason;

use super::{Advice, AdviceFor, Bot, BotGame, Level, pick};
use crate::cards::{Rng, Seed};
use crate::games::no_idea::{Move, NoIdea, PublicState, View};
use crate::games::{GameView, Moves};
use known::KnownCards;
use search::TurnSearch;

/// A bot at one decision.
#[derive(Clone, Debug)]
pub struct NoIdeaMind(Thought);

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // there is one mind at a time, and no heap
enum Thought {
    Done(Option<AdviceFor<NoIdea>>),
    TurnSearch(TurnSearch),
}

const _: () = assert!(size_of::<NoIdeaMind>() <= 24 * 1024, "a mind fits into its memory");

/// Of eight cards that were seen, `easy` and `normal` remember so many.
const EASY_KEEPS: u32 = 4;
const NORMAL_KEEPS: u32 = 6;

impl BotGame for NoIdea {
    type Bot = NoIdeaMind;
    type Reason = Reason;
    /// Who forgets nothing; that level is quick here.
    const PLAYOUT_LEVEL: Level = Level::Hard;
    const PLAYOUTS: u64 = 1;
}

impl Bot<NoIdea> for NoIdeaMind {
    fn new(view: &View, level: Level, seed: Seed) -> NoIdeaMind {
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        NoIdeaMind(match (level, &*moves) {
            (_, &[only]) => Thought::Done(Some(Advice { mv: only, reason: Reason::Only })),
            // What trophies are worth decides nothing; so what a bot does or advises cannot tell it either.
            (Level::Hard, &[any, ..]) => Thought::TurnSearch(TurnSearch::new(&view.public, any)),
            _ => Thought::Done(at_once(&view.public, level, &moves, seed)),
        })
    }

    fn think(&mut self) -> Option<AdviceFor<NoIdea>> {
        match &mut self.0 {
            Thought::Done(advice) => *advice,
            Thought::TurnSearch(search) => search.is_done().then(|| search.advice()),
        }
    }
}

/// What one decides who does not search.
fn at_once(public: &PublicState, level: Level, moves: &Moves<Move>, seed: Seed) -> Option<AdviceFor<NoIdea>> {
    let mut rng = Rng::new(seed);
    let vaguely = |kept| KnownCards::vaguely(public, kept, &mut Rng::new(seed.for_purpose(1)));
    let wanted = match level {
        Level::Random => None,
        Level::Easy => {
            let known = vaguely(EASY_KEEPS);
            Some((child::play(&known, &mut rng), known))
        }
        Level::Normal | Level::Good | Level::Hard => {
            let known =
                if level == Level::Normal { vaguely(NORMAL_KEEPS) } else { KnownCards::exactly(public) };
            Some((judgement::judge(&known), known))
        }
    };
    match wanted.filter(|(mv, _)| moves.contains(mv)) {
        Some((mv, known)) => Some(Advice { mv, reason: Reason::of(&known, mv) }),
        None => pick(moves, &mut rng).map(|mv| Advice { mv, reason: Reason::Rng }),
    }
}
