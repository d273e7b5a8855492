//! The own hand out of turn: beside a bot that thinks, and with the card just drawn.

use super::board::{draw_heads_in_title, draw_piles, draw_players, draw_table, plain};
use super::hand::{Lay, sorted};
use super::motion;
use super::words;
use crate::console::games::verbs;
use crate::console::games::{DrawContext, EventContext};
use crate::console::kit::{CardSize, Key, Pen, Surface, line};
use crate::games::combo::{Card, Combo, Event, Hand, Phase, PublicState, View};
use crate::games::{GameView, Seat};

/// Draws the table while a bot thinks. The only human at the table has the own hand before the eyes.
pub(super) fn draw<D: Surface>(
    ctx: &DrawContext<'_, PublicState>,
    thinking: Seat,
    own: Option<&View>,
    pen: &mut Pen<'_, D>,
) {
    match own {
        Some(own) => {
            draw_heads_in_title(ctx.view.open.players.count(), pen);
            ctx.thinking_title(thinking, "", pen);
            draw_over_hand(ctx, ctx.view, thinking, own, None, pen);
        }
        None => {
            pen.turn_title(&ctx.thinks(thinking), "");
            draw_table(ctx, ctx.view, Some(thinking), plain, ctx.last, pen);
        }
    }
    pen.hint(&[(Key::A, verbs::HURRY), (Key::B, verbs::HOLD_PAUSE)]);
}

/// Piles and players over a hand, in which one card may stand out; where that one lies.
fn draw_over_hand<D: Surface>(
    ctx: &DrawContext<'_, PublicState>,
    public: &PublicState,
    turn: Seat,
    own: &View,
    chosen: Option<Card>,
    pen: &mut Pen<'_, D>,
) -> Option<((i32, i32), CardSize)> {
    draw_piles(public, plain, pen);
    draw_players(ctx, public, Some(turn), pen);
    let cards = sorted(own.hand(), ctx.settings);
    let place = cards.iter().position(|&card| Some(card) == chosen);
    let lay = Lay::own(cards.len());
    lay.draw(&cards, place, own.hidden(own.seat()), pen);
    place.map(|place| (lay.corner_of(place), lay.size()))
}

/// Who has just drawn a card that the others may not see, and looks at it: as the own turn, or as the only human
/// at the table at any time.
pub(super) fn drawer(ctx: &EventContext<'_, Combo>) -> Option<Seat> {
    let deal = ctx.after.deal;
    let &Event::Drew { seat, card: None } = ctx.event()? else { return None };
    let in_turn = matches!(ctx.before.open.phase, Phase::Turn { .. }) && seat == ctx.mover;
    let alone = deal.humans() == 1;
    // After a new deal the hand is another one.
    let dealt = ctx.to_come().iter().any(|event| matches!(event, Event::Dealt { .. } | Event::Over));
    Some(seat).filter(|&seat| !dealt && deal.guests[seat].is_human() && (alone || in_turn))
}

/// Draws the hand of whoever has drawn, with the new card.
pub(super) fn draw_drawn<D: Surface>(
    ctx: &EventContext<'_, Combo>,
    held: &Hand,
    own: &View,
    pen: &mut Pen<'_, D>,
) {
    let mut before = *held;
    let mut new = own.hand().cards().filter(|&card| !before.remove(card));
    // Several come one after the other.
    let nth = ctx.so_far().iter().filter(|event| is_draw_of(event, own.seat())).count();
    let new = new.nth(nth.saturating_sub(1));
    let name = ctx.after.name(own.seat());
    let title = new.map_or(line!("{name}"), |card| words::draws(&name, card));
    // Who had to draw in somebody else's turn has no turn for that.
    match ctx.mover == own.seat() {
        true => pen.turn_title(&title, ""),
        false => pen.title(&title, ""),
    }
    if let Some((corner, size)) = draw_over_hand(&ctx.after, ctx.now, ctx.mover, own, new, pen) {
        motion::draw_into_hand(ctx, corner, size, pen);
    }
    pen.hint(&[(Key::A, verbs::GO_ON)]);
}

fn is_draw_of(event: &Event, who: Seat) -> bool {
    matches!(event, Event::Drew { seat, .. } if *seat == who)
}
