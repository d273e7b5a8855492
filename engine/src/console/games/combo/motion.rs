//! What moves on Combo's table: cards go from a player to a pile and from the deck to a player, tokens are paid.
//!
//! Everything is drawn over the picture at rest. Where something goes, and for how long, is what the event says.

use super::board::{corner, player_corner};
use crate::console::games::EventContext;
use crate::console::kit::{CardSize, DARK, Face, Look, Pen, SHAKEN, Span, Surface, Way, area};
use crate::games::combo::{Card, Combination, Combo, Event, Pile};
use crate::games::{Players, Seat};

/// The way of one card.
const FLIGHT: Span = Span::first(300);
/// Between two cards that are dealt.
const NEXT: u32 = 90;
/// Tokens are paid for so long.
pub(super) const PAYMENT: Span = Span::first(900);
/// Where the count of the deck stands.
const DECK: (i32, i32) = (1, 35);
/// What is drawn has no number yet.
const BACK: (Face, CardSize) = (Face::Back(None), CardSize::Place);

/// How long the event moves.
pub(super) fn length(ctx: &EventContext<'_, Combo>) -> u32 {
    match ctx.event() {
        Some(Event::Placed { .. } | Event::Sacrificed { .. } | Event::Drew { .. }) => FLIGHT.end(),
        Some(Event::Combined { .. }) => FLIGHT.end(),
        Some(Event::Dealt { .. }) => {
            let last = u32::from(ctx.after.players().count()).saturating_sub(1);
            FLIGHT.later(NEXT * last).end()
        }
        Some(Event::Called { made: Some(_), .. }) => SHAKEN.end(),
        Some(Event::RoundEnded { .. }) if has_room(ctx.after.players()) => PAYMENT.end(),
        _ => 0,
    }
}

/// Whether there is room for what somebody pays beside what somebody has left, at any time.
pub(super) const fn has_room(players: Players) -> bool {
    players.count() < 6
}

/// Draws what moves on the table.
pub(super) fn draw_on_table<D: Surface>(ctx: &EventContext<'_, Combo>, pen: &mut Pen<'_, D>) {
    match ctx.event() {
        Some(&Event::Placed { seat, card, pile, .. }) => placed(ctx, seat, (card, pile), pen),
        // It goes under the deck, and shows what it covered.
        Some(&Event::Sacrificed { card, pile, .. }) => {
            let way = ctx.after.motion.way(FLIGHT, corner(pile), DECK);
            pen.flying_card((card.into(), CardSize::Land), way);
        }
        Some(&Event::Drew { seat, .. }) => drawn(ctx, seat, FLIGHT, pen),
        Some(Event::Dealt { .. }) => {
            for (nth, seat) in (0..).zip(ctx.after.players().seats()) {
                drawn(ctx, seat, FLIGHT.later(NEXT * nth), pen);
            }
        }
        _ => {}
    }
}

/// A card goes from a player to a pile, where the last one still lies.
fn placed<D: Surface>(
    ctx: &EventContext<'_, Combo>,
    seat: Seat,
    (card, pile): (Card, Pile),
    pen: &mut Pen<'_, D>,
) {
    let (from, to) = (player_corner(ctx.after.players(), seat), corner(pile));
    let way = ctx.after.motion.way(FLIGHT, from, to);
    if way != Way::Arrived {
        pen.card(ctx.before.tops[pile].into(), to.0, to.1, CardSize::Pile, Look::Plain);
    }
    pen.flying_card((card.into(), CardSize::Pile), way);
}

/// A card goes from the deck to a player.
fn drawn<D: Surface>(ctx: &EventContext<'_, Combo>, seat: Seat, span: Span, pen: &mut Pen<'_, D>) {
    let to = player_corner(ctx.after.players(), seat);
    pen.flying_card(BACK, ctx.after.motion.way(span, DECK, to));
}

/// Where a card of a combination comes from, and the room of the words about it.
const ASIDE: (i32, i32) = (103, 9);

/// The card that makes a combination comes to the others; only then it is said what that is.
pub(super) fn draw_combination<D: Surface>(
    ctx: &EventContext<'_, Combo>,
    combination: Combination,
    (card, pile): (Card, Pile),
    to: (i32, i32),
    pen: &mut Pen<'_, D>,
) {
    let way = ctx.after.motion.way(FLIGHT, ASIDE, to);
    if way == Way::Arrived {
        return;
    }
    pen.fill(area(79, 9, 48, 36), DARK);
    match combination {
        Combination::Pair => {
            pen.fill(CardSize::Large.at(to.0, to.1), DARK);
            pen.corners(CardSize::Large.at(to.0, to.1));
        }
        _ => pen.card(ctx.before.tops[pile].into(), to.0, to.1, CardSize::Large, Look::Plain),
    }
    pen.flying_card((card.into(), CardSize::Large), way);
}

/// The card that somebody has drawn comes to its place in the own hand, face down.
pub(super) fn draw_into_hand<D: Surface>(
    ctx: &EventContext<'_, Combo>,
    to: (i32, i32),
    size: CardSize,
    pen: &mut Pen<'_, D>,
) {
    let way = ctx.after.motion.way(FLIGHT, ASIDE, to);
    if way != Way::Arrived {
        pen.fill(size.at(to.0, to.1), DARK);
    }
    pen.flying_card((Face::Back(None), size), way);
}
