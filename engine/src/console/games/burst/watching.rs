//! What lies in front of the players while a bot chooses.

use super::board::{backs, draw_columns, faces};
use super::counters::{self, Rising};
use super::words::turn_word;
use crate::console::games::DrawContext;
use crate::console::games::verbs;
use crate::console::kit::{Key, Pen, Surface};
use crate::games::burst::{PublicState, View};
use crate::games::{GameView, PerSeat, Seat};

/// Draws the backs of what is chosen. The only human at the table sees the own cards.
pub(super) fn draw<D: Surface>(
    ctx: &DrawContext<'_, PublicState>,
    thinking: Seat,
    own: Option<&View>,
    pen: &mut Pen<'_, D>,
) {
    let table = ctx.view;
    let turn = table.turn().unwrap_or_default();
    ctx.thinking_title(thinking, &turn_word(turn), pen);
    counters::draw(&table.tally(), table.ruleset(), Rising::default(), pen);
    let rows = PerSeat::from_fn(|seat| match own {
        Some(own) if own.seat() == seat => faces(own.chosen()),
        _ => backs(table.chosen(seat)),
    });
    draw_columns(ctx, &rows, table.ruleset().cards_in(turn), (Some(thinking), None), pen);
    pen.hint(&[(Key::A, verbs::HURRY), (Key::B, verbs::HOLD_PAUSE)]);
}
