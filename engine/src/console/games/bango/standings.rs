//! How it stands between the turns: cards, sequences and points of everybody.

use embedded_graphics::pixelcolor::BinaryColor;

use super::board;
use super::plan::LayDownPlan;
use super::words;
use crate::console::games::DrawContext;
use crate::console::kit::{CardSize, DARK, Face, Font, LIT, Look, Mark, Pen, Surface, area, line};
use crate::games::Seat;
use crate::games::bango::{Hand, OpenState, PublicState, Sequences};

/// Everybody's cards and points, and the deck; there is room for a line below.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, PublicState>, pen: &mut Pen<'_, D>) {
    let narrow = ctx.view.open.players.count() > 4;
    let (pitch, font) = if narrow { (7, Font::Small) } else { (9, Font::Text) };
    rows(ctx, (pitch, font), pen, |table, seat, y, pen| {
        if seat == table.active {
            pen.art(Mark::Turn.art(), 0, y, LIT);
        }
        LIT
    });
}

/// The same for many players: with large rows down to the hint, so that the title has to say what happened.
pub(super) fn draw_large<D: Surface>(ctx: &DrawContext<'_, PublicState>, pen: &mut Pen<'_, D>) {
    rows(ctx, (9, Font::Text), pen, |table, seat, y, pen| {
        let active = seat == table.active;
        if active {
            pen.paper(area(0, y - 1, 101, 9), true);
        }
        if active { DARK } else { LIT }
    });
}

/// A row for each player, after something was drawn that says whose turn it is.
fn rows<D: Surface>(
    ctx: &DrawContext<'_, PublicState>,
    (pitch, font): (usize, Font),
    pen: &mut Pen<'_, D>,
    turn: impl Fn(&OpenState, Seat, i32, &mut Pen<'_, D>) -> BinaryColor,
) {
    let table = &ctx.view.open;
    pen.card(Face::Back(Some(table.deck)), 103, 9, CardSize::Large, Look::Plain);
    for (y, seat) in (10..).step_by(pitch).zip(table.players.seats()) {
        let ink = turn(table, seat, y, pen);
        pen.text(&ctx.name(seat), 6, y, font, ink);
        pen.text_right(&line!("{}", ctx.view.hand_len(seat)), 63, y, font, ink);
        pen.text_right(&line!("{}", table.tally(seat).total()), 85, y, font, ink);
        // What is counted; one row says it for all where they stand close.
        if font == Font::Text || y == 10 {
            pen.art(Mark::Cards.art(), 46, y, ink);
            pen.text(words::PT, 90, y, Font::Small, ink);
        }
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
        pen.text_right(&words::out(out), 126, 48, Font::Small, LIT);
    }
}

fn laid<D: Surface>(laid: &Sequences, before: Option<&Sequences>, pen: &mut Pen<'_, D>) {
    board::draw(pen, before.unwrap_or(laid), &LayDownPlan::nothing(laid), None);
    if laid.iter().next().is_none() {
        pen.text_centred(words::NO_SEQUENCE, 0, 127, 26, Font::Small, LIT);
    }
}

/// The sequences in front of a player, and what they count: cards, bonus and discards, as on the final table. Or a hand
/// that nobody else looks at.
pub(super) fn counted_board<D: Surface>(
    ctx: &DrawContext<'_, PublicState>,
    seat: Seat,
    title: &str,
    hand: Option<Hand>,
    pen: &mut Pen<'_, D>,
) {
    let tally = ctx.view.open.tally(seat);
    pen.title(title, &words::points(tally.total()));
    laid(&ctx.view.open.sequences[seat], None, pen);
    if let Some(hand) = hand {
        return board::hand(pen, hand);
    }
    let [cards, bonus, out] = words::counted(tally.cards, tally.bonus, tally.minus);
    pen.text(&cards, 0, 48, Font::Small, LIT);
    pen.text_centred(&bonus, 0, 127, 48, Font::Small, LIT);
    pen.text_right(&out, 126, 48, Font::Small, LIT);
}
