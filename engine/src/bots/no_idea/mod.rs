//! Bots for No Idea.
//!
//! The skill is memory, and the judgement when "Nothing fits!" is worth the risk. `easy` plays like a child that
//! forgets most of what it saw; `normal` follows good rules of thumb and forgets little; `hard` forgets nothing,
//! counts which cards of each draw pile are unseen, and so knows the odds exactly. Nobody searches: trying every move out in worlds
//! drawn from the view, as the other games do, won no more games than that.

mod child;
mod coverage;
mod judgement;
mod known;
mod memory;
mod reason;
mod unseen;

pub use coverage::{Coverage, FitOdds};
pub use reason::Reason;

use super::{Advice, AdviceFor, Bot, BotGame, Level, pick};
use crate::cards::{Rng, Seed};
use crate::games::no_idea::{NoIdea, View};
use crate::games::{GameView, Moves};
use known::KnownCards;

/// A bot at one decision: it is made as soon as it is asked for.
#[derive(Clone, Debug)]
pub struct NoIdeaMind(Option<AdviceFor<NoIdea>>);

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
        if let [only] = *moves {
            return NoIdeaMind(Some(Advice { mv: only, reason: Reason::Only }));
        }
        let mut rng = Rng::new(seed);
        // What trophies are worth decides nothing; so what a bot does or advises cannot tell it either.
        let public = &view.public;
        let vaguely = |kept| KnownCards::vaguely(public, kept, &mut Rng::new(seed.for_purpose(1)));
        let known = match level {
            Level::Easy => vaguely(EASY_KEEPS),
            Level::Normal => vaguely(NORMAL_KEEPS),
            Level::Random | Level::Hard => KnownCards::exactly(public),
        };
        let wanted = match level {
            Level::Random => None,
            Level::Easy => Some(child::play(&known, &mut rng)),
            Level::Normal | Level::Hard => Some(judgement::judge(&known)),
        };
        NoIdeaMind(match wanted.filter(|mv| moves.contains(mv)) {
            Some(mv) => Some(Advice { mv, reason: Reason::of(&known, mv) }),
            None => pick(&moves, &mut rng).map(|mv| Advice { mv, reason: Reason::Rng }),
        })
    }

    fn think(&mut self) -> Option<AdviceFor<NoIdea>> {
        self.0
    }
}
