//! Bots for No Idea.
//!
//! The skill is memory, and the judgement when "Nothing fits!" is worth the risk. `easy` plays like a child that
//! forgets most of what it saw; `normal` follows good rules of thumb and forgets little; `hard` forgets nothing
//! and tries every move out in worlds drawn from what it knows.

mod child;
mod judgement;
mod memory;
mod reason;
mod search;
mod table;
mod worth;

pub use reason::Reason;

use super::{Advice, AdviceFor, Level, Mind, Thinks, pick};
use crate::cards::{Chance, Seed};
use crate::games::no_idea::{Move, NoIdea, View};
use crate::games::{GameView, Moves};
use search::Search;
use table::Table;

/// A bot at one decision.
#[derive(Clone, Debug)]
pub struct NoIdeaMind(Thought);

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // a mind is made once for a decision and stays where it is
enum Thought {
    Decided(Option<AdviceFor<NoIdea>>),
    Searching(Search),
}

const _: () = assert!(size_of::<NoIdeaMind>() <= 24 * 1024, "a mind fits into its memory");

/// Of eight cards that were seen, `easy` and `normal` remember so many.
const EASY_KEEPS: u32 = 4;
const NORMAL_KEEPS: u32 = 6;

impl Thinks for NoIdea {
    type Mind = NoIdeaMind;
    type Reason = Reason;
}

impl Mind<NoIdea> for NoIdeaMind {
    fn new(view: &View, level: Level, seed: Seed) -> NoIdeaMind {
        // What trophies are worth decides nothing; so what a bot does or advises cannot tell it either.
        let view = &view.open();
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        if let [only] = *moves {
            return decided(only, Reason::Only);
        }
        let mut chance = Chance::new(seed);
        let remembered =
            |kept| memory::remembered(view.own(), view.phase, kept, &mut Chance::new(seed.for_purpose(1)));
        let own = match level {
            Level::Easy => remembered(EASY_KEEPS),
            Level::Normal => remembered(NORMAL_KEEPS),
            Level::Random | Level::Hard => view.own(),
        };
        let wanted = match level {
            Level::Random => None,
            Level::Easy => Some(child::play(view, &own, &mut chance)),
            Level::Normal => Some(judgement::judge(view, &own)),
            Level::Hard => return NoIdeaMind(Thought::Searching(Search::new(view, &moves, chance))),
        };
        match wanted.filter(|mv| moves.contains(mv)) {
            Some(mv) => decided(mv, Reason::of(view, &own, mv)),
            None => NoIdeaMind(Thought::Decided(
                pick(&moves, &mut chance).map(|mv| Advice { mv, reason: Reason::Chance }),
            )),
        }
    }

    fn think(&mut self) -> Option<AdviceFor<NoIdea>> {
        match &mut self.0 {
            Thought::Decided(advice) => *advice,
            Thought::Searching(search) => search.think(),
        }
    }
}

fn decided(mv: Move, reason: Reason) -> NoIdeaMind {
    NoIdeaMind(Thought::Decided(Some(Advice { mv, reason })))
}
