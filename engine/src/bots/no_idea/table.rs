//! The table as a player thinks of it in the middle of a turn: a view, or a world drawn from one.

use crate::games::Game;
use crate::games::no_idea::{Card, Coverage, NoIdea, Phase, Spot, View};

/// What everybody at the table can see of the player whose turn it is.
pub(super) trait Table {
    /// What is asked.
    fn phase(&self) -> Phase;
    /// The layout of the player who is asked.
    fn own(&self) -> [Spot; 6];
    /// The tops of the piles.
    fn tops(&self) -> impl Iterator<Item = Card> + '_;

    /// The colours and numbers that fit.
    #[inline]
    fn coverage(&self) -> Coverage {
        self.tops().collect()
    }
}

impl Table for View {
    fn phase(&self) -> Phase {
        self.phase
    }

    fn own(&self) -> [Spot; 6] {
        self.layouts[self.turn]
    }

    fn tops(&self) -> impl Iterator<Item = Card> + '_ {
        self.tops.iter().copied()
    }
}

impl Table for NoIdea {
    #[inline]
    fn phase(&self) -> Phase {
        NoIdea::phase(self)
    }

    #[inline]
    fn own(&self) -> [Spot; 6] {
        self.to_move().map_or([Spot::Free; 6], |seat| self.spots(seat))
    }

    #[inline]
    fn tops(&self) -> impl Iterator<Item = Card> + '_ {
        NoIdea::tops(self)
    }
}
