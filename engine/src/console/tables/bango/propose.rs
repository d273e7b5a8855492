//! The lay-down that is proposed.

use super::plan::Plan;
use crate::games::bango::{Nth, Sequence, View};

/// A good way to lay down the hand.
pub(super) fn proposal(view: &View) -> Plan {
    let mut plan = Plan::nothing(&view.table.sequences[view.seat]);
    // Every step places a card or two, and no hand has more cards than this.
    for _ in 0..crate::games::bango::CARDS {
        let Some(better) = steps(&plan, view).max_by_key(|step| step.points(view)) else { break };
        if better.points(view) < plan.points(view) {
            break;
        }
        plan = better;
    }
    plan
}

/// The plan with one card more at an end, or one more pair.
fn steps(plan: &Plan, view: &View) -> impl Iterator<Item = Plan> {
    let (plan, out) = (*plan, plan.out(view));
    let extended = Nth::ALL.into_iter().filter_map(move |nth| Some((nth, plan.get(nth)?))).flat_map(
        move |(nth, sequence)| {
            let longer = out.kinds().filter_map(move |card| sequence.extended(card).ok());
            longer.map(move |longer| plan.with(nth, Some(longer)))
        },
    );
    let started = plan.free().into_iter().flat_map(move |nth| {
        let pairs = out
            .kinds()
            .flat_map(move |low| out.kinds().filter_map(move |high| Sequence::start(low, high).ok()));
        pairs.map(move |pair| plan.with(nth, Some(pair)))
    });
    extended.chain(started)
}
