//! By how much a player does better than the others.

use super::pile::{EACH_POINTS, Limits, PlayedCards, lowest, scoring};
use crate::games::burst::Ruleset;

/// What a player and the others have played, summed up for the only question that is left: by how much the player leads
/// once some more cards of the others are known. The lead is the own points times the number of opponents, less the points
/// of the others.
///
/// It is kept for all that may score at once, like the points of [`PlayedCards`]: so nothing is multiplied where every
/// future is looked at.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Lead {
    counts: u32,
    /// Each lane is [`Lead::NONE`] and the lead. Four times the points of four own cards, and sixteen cards of the
    /// others, are 96 at most.
    leads: u64,
}

impl Lead {
    /// No lead in a lane.
    pub(super) const NONE: i32 = 128;

    /// What both have played.
    #[inline]
    pub(super) fn of(own: PlayedCards, others: PlayedCards, ruleset: &Ruleset) -> Lead {
        let none = Lead { counts: Limits::of(ruleset).ones, leads: EACH_POINTS << 7 };
        let own = none.plus(Lead::adds(own, ruleset));
        Lead { counts: own.counts.wrapping_add(others.counts), leads: own.leads.wrapping_sub(others.points) }
    }

    /// What own cards add.
    #[inline]
    pub(super) fn adds(own: PlayedCards, ruleset: &Ruleset) -> Lead {
        let opponents = u64::from(ruleset.players.count() - 1);
        Lead { counts: own.counts, leads: own.points.wrapping_mul(opponents) }
    }

    #[inline]
    #[must_use]
    pub(super) const fn plus(self, more: Lead) -> Lead {
        Lead { counts: self.counts.wrapping_add(more.counts), leads: self.leads.wrapping_add(more.leads) }
    }

    #[inline]
    #[must_use]
    pub(super) const fn minus(self, part: Lead) -> Lead {
        Lead { counts: self.counts.wrapping_sub(part.counts), leads: self.leads.wrapping_sub(part.leads) }
    }

    /// [`Lead::NONE`] and the lead, if the others have these cards besides.
    #[inline]
    pub(super) fn against(self, others: PlayedCards, below: u32) -> i32 {
        let scoring = scoring(self.counts.wrapping_add(others.counts), below);
        i32::from(lowest(self.leads.wrapping_sub(others.points) >> scoring.lane))
    }
}
