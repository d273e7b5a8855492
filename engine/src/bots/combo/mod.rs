//! Bots for Combo.

use core::fmt;

use super::{Advice, AdviceFor, Level, Mind, Thinks, pick};
use crate::cards::{Chance, Seed};
use crate::games::combo::{Combo, Move, View};
use crate::games::{GameView, Moves};

/// A bot at one decision.
#[derive(Clone, Debug)]
pub struct ComboMind {
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

impl Thinks for Combo {
    type Mind = ComboMind;
    type Reason = Reason;
}

impl Mind<Combo> for ComboMind {
    fn new(view: &View, _: Level, seed: Seed) -> ComboMind {
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        ComboMind { mv: pick(&moves, &mut Chance::new(seed)) }
    }

    fn think(&mut self) -> Option<AdviceFor<Combo>> {
        self.mv.map(|mv| Advice { mv, reason: Reason::Chance })
    }
}
