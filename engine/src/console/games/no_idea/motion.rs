//! What moves on No Idea's table: cards are turned over, go to a pile and to a layout; a trophy arrives.
//!
//! Everything is drawn over the picture at rest. Where something goes, and for how long, is what the event says.

use super::board::{self, TableContext};
use crate::console::games::{EventContext, ceremony};
use crate::console::kit::{CardSize, DARK, Face, Look, Motion, Pen, Span, Surface, Way, area};
use crate::games::Seat;
use crate::games::no_idea::{Card, Event, NoIdea, Phase, Pile, Slot, Slots, View};

/// A card is turned over.
const TURN: Span = Span::first(240);
/// The way of one card.
const FLIGHT: Span = Span::first(300);
/// A card is turned over that has come to where all can see it.
const TURN_THERE: Span = FLIGHT.then(240);
/// Between two cards that are drawn.
const NEXT: u32 = 120;

/// How long the event moves.
pub(super) fn length(ctx: &EventContext<'_, NoIdea>) -> u32 {
    match ctx.event() {
        Some(Event::Drawn { .. } | Event::Kept { .. }) => TURN.end(),
        Some(Event::Revealed { .. }) => TURN_THERE.end(),
        Some(Event::Started { .. } | Event::Placed { .. }) => FLIGHT.end(),
        Some(&Event::Refilled { seat, .. }) => {
            let cards = u32::from(refilled(ctx, seat).len());
            FLIGHT.later(NEXT * cards.saturating_sub(1)).end()
        }
        Some(Event::TrophyWon { .. }) => ceremony::CUP,
        _ => 0,
    }
}

/// How long the decision moves of somebody who has just drawn or turned up a card.
pub(super) const fn arrival(view: &View) -> u32 {
    match view.public.phase {
        Phase::Open { .. } => TURN.end(),
        Phase::Revealed { .. } => TURN_THERE.end(),
        _ => 0,
    }
}

/// The card at the right is turned up.
pub(super) fn turn_great_card<D: Surface>(motion: Motion, face: Face, pen: &mut Pen<'_, D>) {
    if motion.is_until(TURN) {
        turn(motion, TURN, face, (board::GREAT, Look::Plain), pen);
    }
}

fn turn<D: Surface>(
    motion: Motion,
    span: Span,
    face: Face,
    (corner, look): ((i32, i32), Look),
    pen: &mut Pen<'_, D>,
) {
    pen.turning_card((motion, span), (Face::Back(None), face), corner, (CardSize::Large, look));
}

/// An own card goes from its place to where all can see it, and is turned up there; until then it is face down.
pub(super) fn turn_up<D: Surface>(
    motion: Motion,
    (slot, card): (Slot, Card),
    (to, look): ((i32, i32), Look),
    pen: &mut Pen<'_, D>,
) {
    if !motion.is_until(TURN_THERE) {
        return;
    }
    let from = board::slot_corner(slot);
    pen.card(Face::Unknown, from.0, from.1, CardSize::Place, Look::Chosen);
    pen.fill(CardSize::Large.at(to.0, to.1), DARK);
    match motion.way(FLIGHT, from, (to.0 + 6, to.1 + 8)) {
        Way::Arrived => turn(motion, TURN_THERE, card.into(), (to, look), pen),
        way => pen.flying_card((Face::Back(None), CardSize::Place), way),
    }
}

/// The words about a card come when it has been turned up.
pub(super) fn hide_words<D: Surface>(motion: Motion, pen: &mut Pen<'_, D>) {
    if motion.is_until(TURN_THERE) {
        pen.fill(area(66, 9, 61, 35), DARK);
    }
}

/// A card goes to a pile, where the last one still lies if there was one.
pub(super) fn draw_laid<D: Surface>(
    ctx: &EventContext<'_, NoIdea>,
    board: TableContext<'_>,
    (pile, card): (Pile, Card),
    pen: &mut Pen<'_, D>,
) {
    let ((x, y), size) = board::pile_corner(board, pile);
    let way = ctx.after.motion.way(FLIGHT, (board::GREAT.0 + 2, board::GREAT.1 + 8), (x, y));
    if way != Way::Arrived {
        pen.fill(size.at(x, y), DARK);
        let is_new = matches!(ctx.event(), Some(Event::Started { .. }));
        let covered = ctx.before.tops.get(usize::from(pile.number() - 1)).filter(|_| !is_new);
        if let Some(&covered) = covered {
            pen.card(covered.into(), x, y, size, Look::Plain);
        }
    }
    pen.flying_card((card.into(), size), way);
}

/// The places of a layout that the event has filled.
fn refilled(ctx: &EventContext<'_, NoIdea>, seat: Seat) -> Slots {
    ctx.now.occupied(seat).without(ctx.before.occupied(seat))
}

/// Cards go from the draw pile to their places.
pub(super) fn draw_refilled<D: Surface>(ctx: &EventContext<'_, NoIdea>, seat: Seat, pen: &mut Pen<'_, D>) {
    let filled = refilled(ctx, seat);
    let slots = Slot::ALL.into_iter().filter(|&slot| filled.contains(slot));
    let ways = (0..).zip(slots).map(|(nth, slot)| {
        let to = board::slot_corner(slot);
        (to, ctx.after.motion.way(FLIGHT.later(NEXT * nth), board::GREAT, to))
    });
    for ((x, y), _) in ways.clone().filter(|&(_, way)| way != Way::Arrived) {
        pen.fill(CardSize::Place.at(x, y), DARK);
        pen.corners(CardSize::Place.at(x, y));
    }
    for (_, way) in ways {
        pen.flying_card((Face::Unknown, CardSize::Place), way);
    }
}
