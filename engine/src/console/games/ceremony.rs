//! The winner's ceremony: the cup, the name, and confetti.

use super::context::DrawContext;
use super::verbs;
use crate::console::kit::{Key, Line, Pen, Surface, line};
use crate::games::SeatSet;

/// What one winner does, or several do.
const WINS: [&str; 2] = ["wins the", "game!"];
const WIN: &str = "win!";
const OTHERS: &str = "and others";

/// Draws the cup for those who have won, with so many points.
pub fn draw<V, D: Surface>(ctx: &DrawContext<'_, V>, winners: SeatSet, points: &str, pen: &mut Pen<'_, D>) {
    let mut names = winners.iter().map(|seat| ctx.name(seat));
    let Some(first) = names.next() else { return };
    pen.confetti(ctx.age);
    match (names.next(), names.next()) {
        (None, _) => pen.cup(&first, WINS, points),
        (Some(second), None) => pen.cup(&first, [&line!("and {second}"), WIN], points),
        (Some(_), Some(_)) => pen.cup(&first, [OTHERS, WIN], points),
    }
    pen.hint(&[(Key::A, verbs::FINAL_TABLE)]);
}

/// So many of something: one has no `s`.
pub(super) fn counted(count: i16, what: &str) -> Line {
    line!("{count} {what}{}", if count.abs() == 1 { "" } else { "s" })
}
