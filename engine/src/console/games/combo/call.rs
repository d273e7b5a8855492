//! Table manners: whoever sees a combination that was not announced calls it while the placement is on the screen.
//!
//! The table is asked after every placement without a word, whether or not it made something. So the screen tells
//! nothing, and people must look for themselves.

use super::board::{draw_table, plain};
use super::words;
use crate::console::games::verbs;
use crate::console::games::{EventAction, EventContext, TableQuestion};
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Surface};
use crate::games::combo::{Combo, Move, Phase};

/// How long there is to call, in milliseconds.
pub(super) const TIME: u16 = 4000;

/// Whether the table may call at this event: it is the last one before the question.
pub(super) fn may_call(ctx: &EventContext<'_, Combo>) -> bool {
    matches!(ctx.after.view.open.phase, Phase::Unannounced { .. }) && ctx.to_come().is_empty()
}

/// A button while the table may call. Among several people nobody can cut the time of the others short.
pub(super) fn press(ctx: &EventContext<'_, Combo>, button: Button) -> EventAction {
    match button {
        Button::Up => EventAction::Call,
        Button::A | Button::B if is_alone(ctx) => EventAction::Next,
        _ => EventAction::Stay,
    }
}

/// Draws what the buttons do while the table may call.
pub(super) fn draw_hint<D: Surface>(ctx: &EventContext<'_, Combo>, pen: &mut Pen<'_, D>) {
    match is_alone(ctx) {
        true => pen.hint(&[(Key::Up, verbs::CALL_IT), (Key::A, verbs::GO_ON)]),
        false => pen.hint(&[(Key::Up, verbs::CALL_IT)]),
    }
}

fn is_alone(ctx: &EventContext<'_, Combo>) -> bool {
    ctx.after.deal.humans() < 2
}

/// Draws the table after a call of nothing.
pub(super) fn draw_nothing_there<D: Surface>(ctx: &EventContext<'_, Combo>, pen: &mut Pen<'_, D>) {
    pen.title(words::NOTHING_TO_CALL, "");
    draw_table(&ctx.after, ctx.now, Some(ctx.mover), plain, words::NO_COMBINATION, pen);
    pen.hint(&[(Key::A, verbs::GO_ON)]);
}

/// A placement without a word is the table's to call.
pub(super) const fn question(game: &Combo) -> Option<TableQuestion<Move>> {
    match game.open().phase {
        Phase::Unannounced { .. } => Some(TableQuestion { called: Move::Called, quiet: Move::Quiet }),
        _ => None,
    }
}
