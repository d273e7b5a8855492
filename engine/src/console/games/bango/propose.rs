//! The lay-down that is proposed.

use super::plan::Plan;
use crate::games::bango::{Move, Sequence, View, best_lay_down};

/// The best way to lay down the hand.
pub(super) fn proposal(view: &View) -> Plan {
    let laid = &view.open.sequences[view.seat];
    let moves = best_lay_down(laid, view.hand());
    moves.iter().fold(Plan::nothing(laid), |plan, &mv| after(plan, mv).unwrap_or(plan))
}

/// The plan with a move more.
fn after(plan: Plan, mv: Move) -> Option<Plan> {
    match mv {
        Move::Start { low, high } => Some(plan.with(plan.free()?, Some(Sequence::start(low, high).ok()?))),
        Move::Extend { card, nth } => Some(plan.with(nth, Some(plan.get(nth)?.extended(card).ok()?))),
        _ => None,
    }
}
