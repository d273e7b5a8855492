//! The final table.

use super::standings::draw_tally;
use super::words;
use crate::console::games::DrawContext;
use crate::console::games::verbs;
use crate::console::kit::{Key, Line, Pen, Surface};
use crate::games::combo::PublicState;

/// Draws everybody's tokens, the winners on top.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, PublicState>, pen: &mut Pen<'_, D>) {
    let winners = ctx.view.winners();
    let mut names = winners.iter().map(|seat| ctx.name(seat));
    match (names.next(), names.next(), winners.len()) {
        (Some(name), None, _) => pen.title(&words::wins(&name), words::TOKENS),
        (Some(one), Some(two), 2) => pen.title(&words::both_win(&one, &two), ""),
        _ => pen.title(&words::winners(winners.len()), words::TOKENS),
    }
    draw_tally(ctx, ctx.view, winners, (None, |_| Line::new(), |seat| ctx.view.open.tokens[seat]), pen);
    pen.hint(&[(Key::A, verbs::PLAY_AGAIN), (Key::B, verbs::MENU)]);
}
