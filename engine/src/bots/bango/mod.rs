//! Bots for Bango.

use core::fmt;

use super::{Advice, AdviceFor, Level, Mind, Thinks, pick};
use crate::cards::{Chance, Seed};
use crate::games::bango::{Bango, Move, View};
use crate::games::{GameView, Moves};

/// A bot at one decision.
#[derive(Clone, Debug)]
pub struct BangoMind {
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

impl Thinks for Bango {
    type Mind = BangoMind;
    type Reason = Reason;
}

impl Mind<Bango> for BangoMind {
    fn new(view: &View, _: Level, seed: Seed) -> BangoMind {
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        BangoMind { mv: pick(&moves, &mut Chance::new(seed)) }
    }

    fn think(&mut self) -> Option<AdviceFor<Bango>> {
        self.mv.map(|mv| Advice { mv, reason: Reason::Chance })
    }
}
