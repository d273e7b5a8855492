//! Everybody's cards of the round, and the points so far.

use super::words;
use crate::console::games::DrawContext;
use crate::console::games::verbs;
use crate::console::kit::art::ShapeSize;
use crate::console::kit::{Font, Key, LIT, Pen, Surface, line};
use crate::games::burst::PublicState;

/// Draws a row for each player: name, open cards, points.
pub(super) fn draw<V, D: Surface>(ctx: &DrawContext<'_, V>, table: &PublicState, pen: &mut Pen<'_, D>) {
    let name = table.to_move().map(|seat| ctx.name(seat));
    let round = words::round_and_points(table);
    pen.turn_title(name.as_deref().unwrap_or(""), &round);
    for (y, seat) in (9..).step_by(9).zip(ctx.players().seats()) {
        pen.text_until(&ctx.name(seat), 0, y + 2, Font::Small, LIT, 32);
        for (x, card) in (33..).step_by(16).zip(table.played(seat).cards()) {
            pen.text(&line!("{}", card.number()), x, y + 1, Font::Text, LIT);
            pen.shape(ShapeSize::Small, card.colour(), x + 6, y + 1, LIT);
        }
        pen.text_right(&line!("{}", table.scores()[seat]), 126, y + 1, Font::Text, LIT);
    }
    pen.hint(&[(Key::B, verbs::BACK_TO_THE_HAND)]);
}
