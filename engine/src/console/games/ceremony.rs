//! The winner's ceremony: the cup, the name, and confetti.

use super::context::DrawContext;
use super::{verbs, words};
use crate::console::kit::{Key, Pen, Surface};
use crate::games::SeatSet;

/// Draws the cup for those who have won, with so many points.
pub fn draw<V, D: Surface>(ctx: &DrawContext<'_, V>, winners: SeatSet, points: &str, pen: &mut Pen<'_, D>) {
    let mut names = winners.iter().map(|seat| ctx.name(seat));
    let Some(first) = names.next() else { return };
    pen.confetti(ctx.age);
    match (names.next(), names.next()) {
        (None, _) => pen.cup(&first, words::WINS, points),
        (Some(second), None) => pen.cup(&first, [&words::and(&second), words::WIN], points),
        (Some(_), Some(_)) => pen.cup(&first, [words::AND_OTHERS, words::WIN], points),
    }
    pen.hint(&[(Key::A, verbs::FINAL_TABLE)]);
}
