//! The lay-down that is proposed.

use super::plan::Plan;
use crate::bots::bango::{LayDownSearch, Prices};
use crate::games::bango::{Move, Sequence, View};

/// The best way to lay down the hand.
pub(super) fn proposal(view: &View) -> Plan {
    let laid = &view.open.sequences[view.seat];
    let mut search = LayDownSearch::new(laid, view.hand(), Prices::NOW);
    search.search(u32::MAX);
    search.moves().iter().fold(Plan::nothing(laid), |plan, &mv| after(plan, mv).unwrap_or(plan))
}

/// The plan with a move more.
fn after(plan: Plan, mv: Move) -> Option<Plan> {
    match mv {
        Move::Start { low, high } => Some(plan.with(plan.free()?, Some(Sequence::start(low, high).ok()?))),
        Move::Extend { card, nth } => Some(plan.with(nth, Some(plan.get(nth)?.extended(card).ok()?))),
        _ => None,
    }
}
