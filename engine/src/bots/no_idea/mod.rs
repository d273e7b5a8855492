//! Bots for No Idea.

use core::fmt;

use super::{Advice, AdviceFor, Level, Mind, Thinks, pick};
use crate::cards::{Chance, Seed};
use crate::games::no_idea::{Move, NoIdea, View};
use crate::games::{GameView, Moves};

/// A bot at one decision.
#[derive(Clone, Debug)]
pub struct NoIdeaMind {
    mv: Option<Move>,
}

/// Why a move is a good one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Chosen by chance.
    Chance,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("chosen by chance")
    }
}

impl Thinks for NoIdea {
    type Mind = NoIdeaMind;
    type Reason = Reason;
}

impl Mind<NoIdea> for NoIdeaMind {
    fn new(view: &View, _: Level, seed: Seed) -> NoIdeaMind {
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        NoIdeaMind { mv: pick(&moves, &mut Chance::new(seed)) }
    }

    fn think(&mut self) -> Option<AdviceFor<NoIdea>> {
        self.mv.map(|mv| Advice { mv, reason: Reason::Chance })
    }
}
