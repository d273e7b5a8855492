//! Changing a plan card by card: each card of the hand goes out or into one of the three rows.

use super::plan::{LayDownPlan, SequenceCards, sequence};
use crate::games::bango::{Card, Nth, Sequence, View};

/// Where a card of the hand goes; `None` is out.
pub(super) type Where = Option<Nth>;

/// Where each copy of a card goes: those in rows first.
fn places(plan: &LayDownPlan, view: &View, card: Card) -> impl Iterator<Item = Where> {
    let laid = view.open.sequences[view.seat];
    let plan = *plan;
    let rows = Nth::ALL.into_iter().filter(move |&nth| plan.added(&laid, nth).any(|added| added == card));
    rows.map(Some).chain(core::iter::repeat(None)).take(usize::from(view.hand().count(card)))
}

/// Where one card goes; of two equal ones, `copy` tells which.
pub(super) fn place_of(plan: &LayDownPlan, view: &View, card: Card, copy: usize) -> Where {
    places(plan, view, card).nth(copy).flatten()
}

/// Which copy of a card goes there now.
pub(super) fn copy_at(plan: &LayDownPlan, view: &View, card: Card, place: Where) -> usize {
    places(plan, view, card).position(|other| other == place).unwrap_or(0)
}

/// The plan after a card moved to the next place that it can go to, and where that is.
///
/// Up goes to the row above; out is below the last row and above the first one. A card that cannot move stays.
pub(super) fn moved(
    plan: &LayDownPlan,
    view: &View,
    card: Card,
    from: Where,
    up: bool,
) -> (LayDownPlan, Where) {
    const ROUND: [Where; 4] = [Some(Nth::First), Some(Nth::Second), Some(Nth::Third), None];
    let start = ROUND.iter().position(|&place| place == from).unwrap_or(3);
    let without = from.map_or(*plan, |nth| taken_out(plan, view, card, nth));
    for step in 1..4 {
        let place = ROUND.iter().cycle().nth(start + if up { 4 - step } else { step }).copied().flatten();
        match place {
            None => return (without, None),
            Some(nth) => {
                if let Some((plan, nth)) = put(&without, view, card, nth) {
                    return (plan, Some(nth));
                }
            }
        }
    }
    (*plan, from)
}

/// Whether a card has another place to go to.
pub(super) fn can_move(plan: &LayDownPlan, view: &View, card: Card, from: Where) -> bool {
    moved(plan, view, card, from, true).1 != from
}

/// The plan without a card in a row. What lay beyond it has nothing to hold on to and goes out as well.
fn taken_out(plan: &LayDownPlan, view: &View, card: Card, nth: Nth) -> LayDownPlan {
    let Some(meant) = plan.get(nth) else { return *plan };
    let part = |keep: fn(u8, u8) -> bool| -> Option<Sequence> {
        let cards: SequenceCards =
            gathered(meant.cards().filter(|other| keep(other.number(), card.number())));
        sequence(&cards)
    };
    let (below, above) = (part(|number, cut| number < cut), part(|number, cut| number > cut));
    let left = match view.open.sequences[view.seat].get(nth) {
        Some(laid) if laid.high() < card.number() => below,
        Some(_) => above,
        None => longer(below, above),
    };
    plan.with(nth, left)
}

fn longer(one: Option<Sequence>, two: Option<Sequence>) -> Option<Sequence> {
    let len = |sequence: Option<Sequence>| sequence.map_or(0, Sequence::len);
    if len(two) > len(one) { two } else { one }
}

/// The plan with a card put into a row, if it can go there, and the row.
fn put(plan: &LayDownPlan, view: &View, card: Card, nth: Nth) -> Option<(LayDownPlan, Nth)> {
    let Some(meant) = plan.get(nth) else {
        let free = plan.free().filter(|&free| free == nth)?;
        return Some((plan.with(free, Some(started(plan, view, card)?)), free));
    };
    if let Ok(longer) = meant.extended(card) {
        return Some((plan.with(nth, Some(longer)), nth));
    }
    // It can also take the place of another card from the hand.
    let laid = view.open.sequences[view.seat];
    let there = plan.added(&laid, nth).find(|&other| other.number() == card.number() && other != card)?;
    let cards: SequenceCards = gathered(meant.cards().map(|other| if other == there { card } else { other }));
    Some((plan.with(nth, Some(sequence(&cards)?)), nth))
}

/// A new sequence of this card and one that goes out so far.
fn started(plan: &LayDownPlan, view: &View, card: Card) -> Option<Sequence> {
    let pairs = plan
        .out(view)
        .kinds()
        .filter_map(|other| Sequence::start(card, other).or_else(|_| Sequence::start(other, card)).ok());
    pairs.max_by_key(|pair| pair.points())
}

/// A card that goes out can fill up the list of a sequence at most.
fn gathered(cards: impl Iterator<Item = Card>) -> SequenceCards {
    let mut list = SequenceCards::new();
    for card in cards {
        if list.push(card).is_err() {
            break;
        }
    }
    list
}
