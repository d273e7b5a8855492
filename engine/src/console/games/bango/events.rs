//! What happens, one event after the other.

use super::plan::LayDownPlan;
use super::row::{self, Marks};
use super::words::spelled;
use super::{board, motion, standings, words};
use crate::console::games::verbs;
use crate::console::games::{EventContext, Show};
use crate::console::kit::{CardSize, Key, Line, Look, Pen, Surface, line};
use crate::games::Seat;
use crate::games::bango::{Bango, Card, Event, Hand, LayDown, Phase, PublicState};

/// How long an event is on the screen. People see what they do themselves; what others do is shown card by card.
pub(super) fn show(ctx: &EventContext<'_, Bango>) -> Show {
    let human = ctx.after.deal.guests[ctx.mover].is_human();
    let Some(event) = ctx.event() else { return Show::Never };
    match *event {
        Event::Exploded { .. } | Event::Bango { .. } | Event::LastCard => Show::For(1500),
        // The cards that the explosion hands out, which nobody chose.
        Event::Took { .. } if matches!(ctx.before.open.phase, Phase::Exploded(_)) => Show::For(900),
        Event::LaysDown { why: LayDown::Forced | LayDown::Last, .. } => Show::For(1500),
        Event::Discarded { .. } if !first_discard(ctx) => Show::Never,
        // What people have laid down is shown to all once it lies there, and what it brought.
        Event::LaidDown { .. } if human => Show::For(2000),
        _ if human => Show::Never,
        Event::Revealed(_) | Event::Took { .. } | Event::Stopped(_) | Event::Kept(_) => Show::For(900),
        Event::LaysDown { .. } | Event::Started { .. } | Event::Extended { .. } => Show::For(900),
        Event::Discarded { .. } => Show::For(1500),
        Event::Cancelled | Event::Left(_) | Event::LaidDown { .. } => Show::Never,
        Event::Turn(_) | Event::GameOver => Show::Never,
    }
}

/// All discards of a lay-down come together.
fn first_discard(ctx: &EventContext<'_, Bango>) -> bool {
    let discard = |event: &Event| matches!(event, Event::Discarded { .. });
    ctx.events.iter().position(discard) == Some(ctx.at)
}

/// Draws the event on the screen.
pub(super) fn draw<D: Surface>(ctx: &EventContext<'_, Bango>, pen: &mut Pen<'_, D>) {
    let Some(event) = ctx.event() else { return };
    let name = |seat: Seat| ctx.after.name(seat);
    match *event {
        Event::Exploded { card, .. } => {
            pen.shaken_explosion(words::BOOM_NOW, &words::two(card), ctx.after.motion.shake());
        }
        Event::LastCard => pen.shaken_explosion(words::LAST, words::CARD_NOW, ctx.after.motion.shake()),
        Event::Bango { seat, row, hand } => {
            pen.turn_title(&words::bango_now(&name(seat)), "");
            pen.card(row.into(), 36, 10, CardSize::Large, Look::Plain);
            pen.card(hand.into(), 67, 10, CardSize::Large, Look::Chosen);
            let cancelled = ctx.events.contains(&Event::Cancelled);
            pen.message(if cancelled { words::NO_EXPLOSION } else { words::BOTH_GONE });
        }
        Event::Revealed(card) => {
            row::danger(pen, &words::draws(&name(ctx.mover)), &ctx.after.view.open.row);
            row::draw(pen, &ctx.before.open, Marks::default());
            pen.pane(card.into(), Look::Chosen, words::NEW);
        }
        Event::Took { seat, card } => {
            pen.turn_title(&words::takes(&name(seat)), &spelled(card));
            row::draw(pen, &ctx.before.open, gone(ctx));
            pen.pane(card.into(), Look::Chosen, words::TAKES);
        }
        Event::Stopped(seat) => {
            row::danger(pen, &words::stops(&name(seat)), &ctx.before.open.row);
            row::draw(pen, &ctx.before.open, Marks::default());
        }
        Event::Kept(seat) => {
            let cards = ctx.after.view.hand_len(seat);
            pen.turn_title(&words::keeps(&name(seat), cards), "");
            standings::draw(&before(ctx), pen);
            pen.message(&words::kept(&name(seat)));
        }
        Event::LaysDown { seat, why } => {
            pen.turn_title(&words::lays_down_now(&name(seat)), "");
            standings::board(&before(ctx), seat, None, pen);
            match why {
                LayDown::Chosen => {}
                LayDown::Forced => pen.message(words::OVER_FIVE),
                LayDown::Last => pen.message(words::LAST_TIME),
            }
        }
        Event::Started { seat, .. } | Event::Extended { seat, .. } => {
            pen.turn_title(&words::adds(&name(seat)), &added(event));
            standings::board(&ctx.after, seat, Some(&ctx.before.open.sequences[seat]), pen);
        }
        Event::Discarded { seat, .. } => {
            let laid = &ctx.after.view.open.sequences[seat];
            pen.turn_title(&words::throws_out(&name(seat)), "");
            board::draw(pen, laid, &LayDownPlan::nothing(laid), None);
            board::out(pen, discarded(ctx), None);
        }
        Event::LaidDown { seat, gained } => {
            standings::counted_board(&ctx.after, seat, &line!("{} {gained:+}", &*name(seat)), None, pen);
        }
        Event::Turn(_) | Event::GameOver | Event::Cancelled | Event::Left(_) => {}
    }
    motion::draw(ctx, pen);
    pen.hint(&[(Key::A, verbs::GO_ON)]);
}

/// What was laid down.
fn added(event: &Event) -> Line {
    match *event {
        Event::Started { low, high, .. } => line!("{}-{}", low.number(), high.number()),
        Event::Extended { card, .. } => spelled(card),
        _ => Line::new(),
    }
}

/// All cards that the lay-down throws away.
fn discarded(ctx: &EventContext<'_, Bango>) -> Hand {
    let card = |event: &Event| match *event {
        Event::Discarded { card, .. } => Some(card),
        _ => None,
    };
    ctx.events.iter().filter_map(card).collect()
}

/// The table as it was before the move.
fn before<'a>(ctx: &'a EventContext<'_, Bango>) -> super::DrawContext<'a, PublicState> {
    super::seen(&ctx.after, ctx.before)
}

/// The numbers of the cards that have left the row so far in this move.
fn gone(ctx: &EventContext<'_, Bango>) -> Marks {
    let row = &ctx.before.open.row;
    let left = |event: &Event| -> Option<Card> {
        match *event {
            Event::Took { card, .. } | Event::Left(card) => Some(card).filter(|&card| row.contains(card)),
            _ => None,
        }
    };
    let elsewhere = ctx.so_far().iter().filter_map(left).fold(0, |gone, card| gone | row::number(card));
    Marks { elsewhere, ..Marks::default() }
}
