//! Made-up worlds to try moves in.

use crate::cards::Rng;
use crate::games::combo::{Combo, Gaps, Unseen, View};

/// All that a seat knows, ready to be filled up with what it does not know, again and again.
#[derive(Clone, Debug)]
pub(super) struct Worlds {
    gaps: Gaps,
    unseen: Unseen,
}

impl Worlds {
    /// The worlds that the seat cannot tell from the true one.
    pub(super) fn of(view: &View) -> Worlds {
        Worlds { gaps: Gaps::of(view), unseen: view.unseen() }
    }

    /// One of them, each with the same probability.
    pub(super) fn draw(&mut self, rng: &mut Rng) -> Combo {
        // Shuffled from whatever order the last world left: that is as good as from a sorted one.
        rng.shuffle(&mut self.unseen);
        self.gaps.filled(&self.unseen, rng)
    }
}
