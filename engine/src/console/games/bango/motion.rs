//! What moves on Bango's table: cards go from deck and row to the pane and from a hand to a sequence, points count up.
//!
//! Everything is drawn over the picture at rest. Where something goes, and for how long, is what the event says.

use super::board;
use super::plan::LayDownPlan;
use super::row::{self, DECK};
use super::words;
use crate::console::games::EventContext;
use crate::console::kit::{CardSize, DARK, Face, Motion, Pen, SHAKEN, Span, Surface, Way, area, line};
use crate::games::Seat;
use crate::games::bango::{Bango, Card, Event, Nth, Phase, View};

/// The way of one card.
const FLIGHT: Span = Span::first(300);
/// Between two cards that are laid down together.
const NEXT: u32 = 60;
/// Points count up for so long.
const COUNT: Span = Span::first(600);
/// Where a card is in the middle of the pane, before it becomes large.
const IN_PANE: (i32, i32) = (107, 15);

/// How long the event moves.
pub(super) fn length(ctx: &EventContext<'_, Bango>) -> u32 {
    match ctx.event() {
        Some(Event::Exploded { .. } | Event::LastCard) => SHAKEN.end(),
        Some(Event::Revealed(_) | Event::Took { .. } | Event::Bango { .. }) => FLIGHT.end(),
        Some(&Event::Started { seat, nth, .. } | &Event::Extended { seat, nth, .. }) => {
            let cards = u32::try_from(added(ctx, seat, nth).count()).unwrap_or(1);
            FLIGHT.later(NEXT * cards.saturating_sub(1)).end()
        }
        Some(Event::LaidDown { gained, .. }) if *gained != 0 => COUNT.end(),
        _ => 0,
    }
}

/// How long the decision moves of somebody who has just drawn.
pub(super) fn arrival(view: &View) -> u32 {
    if view.open.phase == Phase::Revealed { FLIGHT.end() } else { 0 }
}

/// A card goes from the deck to the pane, where it is turned up.
pub(super) fn draw_new<D: Surface>(motion: Motion, pen: &mut Pen<'_, D>) {
    into_pane(motion.way(FLIGHT, row::place(DECK), IN_PANE), Face::Back(None), pen);
}

/// A card on its way to the pane, which is empty until then.
fn into_pane<D: Surface>(way: Way, face: Face, pen: &mut Pen<'_, D>) {
    if way != Way::Arrived {
        pen.fill(area(102, 9, 25, 45), DARK);
    }
    pen.flying_card((face, CardSize::Normal), way);
}

/// Draws what moves at an event.
pub(super) fn draw<D: Surface>(ctx: &EventContext<'_, Bango>, pen: &mut Pen<'_, D>) {
    let motion = ctx.after.motion;
    match ctx.event() {
        Some(Event::Revealed(_)) => draw_new(motion, pen),
        Some(&Event::Took { card, .. }) => {
            let place = if ctx.before.open.row.contains(card) { card.number() } else { DECK };
            into_pane(motion.way(FLIGHT, row::place(place), IN_PANE), card.into(), pen);
        }
        Some(&Event::Bango { hand, .. }) => {
            let way = motion.way(FLIGHT, (103, 10), (67, 10));
            if way != Way::Arrived {
                pen.fill(CardSize::Large.at(67, 10), DARK);
            }
            pen.flying_card((hand.into(), CardSize::Large), way);
        }
        Some(&Event::Started { seat, nth, .. } | &Event::Extended { seat, nth, .. }) => {
            for (place, card) in (0..).zip(added(ctx, seat, nth)) {
                board::draw_coming(pen, (nth, card), |from, to| {
                    motion.way(FLIGHT.later(NEXT * place), from, to)
                });
            }
        }
        Some(&Event::LaidDown { seat, gained }) if motion.is_until(COUNT) => {
            let total = i32::from(ctx.after.view.open.tally(seat).total());
            let now = motion.count(COUNT, total - i32::from(gained), total);
            pen.fill(area(0, 0, 127, 8), DARK);
            let points = words::points(i16::try_from(now).unwrap_or(i16::MAX));
            pen.title(&line!("{} {gained:+}", &*ctx.after.name(seat)), &points);
        }
        _ => {}
    }
}

/// The cards that the event adds to a sequence.
fn added(ctx: &EventContext<'_, Bango>, seat: Seat, nth: Nth) -> impl Iterator<Item = Card> + Clone + use<> {
    LayDownPlan::nothing(&ctx.after.view.open.sequences[seat]).added(&ctx.before.open.sequences[seat], nth)
}
