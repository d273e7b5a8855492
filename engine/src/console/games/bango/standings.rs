//! How it stands between the turns: cards, sequences and points of everybody.

use super::board;
use super::plan::LayDownPlan;
use super::words;
use crate::console::games::DrawContext;
use crate::console::kit::{CardSize, Face, Font, LIT, Look, Mark, Pen, Surface, line};
use crate::games::Seat;
use crate::games::bango::{PublicState, Sequences};

/// Everybody's cards and points, and the deck.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, PublicState>, pen: &mut Pen<'_, D>) {
    let table = &ctx.view.open;
    pen.card(Face::Back(Some(table.deck)), 103, 9, CardSize::Large, Look::Plain);
    let (pitch, font) = match table.players.count() {
        5.. => (7, Font::Small),
        _ => (9, Font::Text),
    };
    for (y, seat) in (10..).step_by(pitch).zip(table.players.seats()) {
        if seat == table.active {
            pen.art(Mark::Turn.art(), 0, y, LIT);
        }
        pen.text(&ctx.name(seat), 6, y, font, LIT);
        pen.art(Mark::Cards.art(), 46, y, LIT);
        pen.text_right(&line!("{}", ctx.view.hand_len(seat)), 63, y, font, LIT);
        pen.text_right(&line!("{}", table.tally(seat).total()), 85, y, font, LIT);
        pen.text("pt", 90, y, Font::Small, LIT);
    }
}

/// What happened last.
pub(super) fn last<V, D: Surface>(ctx: &DrawContext<'_, V>, pen: &mut Pen<'_, D>) {
    if !ctx.last.is_empty() {
        pen.message(ctx.last);
    }
}

/// The sequences in front of a player, and how many cards are in the hand and out. What was not there before is
/// inverted.
pub(super) fn board<D: Surface>(
    ctx: &DrawContext<'_, PublicState>,
    seat: Seat,
    before: Option<&Sequences>,
    pen: &mut Pen<'_, D>,
) {
    let table = &ctx.view.open;
    laid(&table.sequences[seat], before, pen);
    pen.text(&line!("{} {}", ctx.view.hand_len(seat), words::IN_HAND), 0, 48, Font::Small, LIT);
    let out = table.discards[seat];
    if out > 0 {
        pen.text_right(&line!("out -{out}"), 126, 48, Font::Small, LIT);
    }
}

fn laid<D: Surface>(laid: &Sequences, before: Option<&Sequences>, pen: &mut Pen<'_, D>) {
    board::draw(pen, before.unwrap_or(laid), &LayDownPlan::nothing(laid), None);
    if laid.iter().next().is_none() {
        pen.text_centred(words::NO_SEQUENCE, 0, 127, 26, Font::Small, LIT);
    }
}

/// The sequences in front of a player, and what they count: cards, bonus and discards, as on the final table.
pub(super) fn counted_board<D: Surface>(
    ctx: &DrawContext<'_, PublicState>,
    seat: Seat,
    pen: &mut Pen<'_, D>,
) {
    let tally = ctx.view.open.tally(seat);
    pen.title(&ctx.name(seat), &words::points(tally.total()));
    laid(&ctx.view.open.sequences[seat], None, pen);
    let [cards, bonus, out] = words::counted(tally.cards, tally.bonus, tally.minus);
    pen.text(&cards, 0, 48, Font::Small, LIT);
    pen.text_centred(&bonus, 0, 127, 48, Font::Small, LIT);
    pen.text_right(&out, 126, 48, Font::Small, LIT);
}
