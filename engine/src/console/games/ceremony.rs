//! The winner's ceremony: the cup, the name, and confetti.

use super::context::DrawContext;
use super::{verbs, words};
use crate::console::kit::{Key, Motion, Pen, Span, Surface};
use crate::games::SeatSet;

/// The cup rises, then its rays begin to shine.
const RISE: Span = Span::first(480);
const SHINE: Span = RISE.then(360);
/// Confetti comes out of it.
const BURST: Span = Span::first(1500);

/// How long a cup needs to rise and shine.
pub(super) const CUP: u32 = SHINE.end();
/// How long the ceremony moves before only confetti falls.
pub(in crate::console) const LENGTH: u32 = BURST.end();

/// How much of its way a rising cup has before it, of 256 parts, and whether its rays shine.
pub(super) fn rising(motion: Motion) -> (i32, bool) {
    (motion.count(RISE, 256, 0), !motion.is_until(RISE) && motion.count(SHINE, 0, 6) % 2 == 0)
}

/// Draws the cup for those who have won, with so many points.
pub fn draw<V, D: Surface>(ctx: &DrawContext<'_, V>, winners: SeatSet, points: &str, pen: &mut Pen<'_, D>) {
    let mut names = winners.iter().map(|seat| ctx.name(seat));
    let Some(first) = names.next() else { return };
    pen.confetti(ctx.age);
    if ctx.motion.is_until(BURST) {
        pen.confetti_burst(ctx.motion.count(BURST, 0, 25));
    }
    let sight = rising(ctx.motion);
    match (names.next(), names.next()) {
        (None, _) => pen.coming_cup(&first, words::wins(&first), points, sight),
        (Some(second), None) => pen.coming_cup(&first, [&words::and(&second), words::WIN], points, sight),
        (Some(_), Some(_)) => pen.coming_cup(&first, [words::AND_OTHERS, words::WIN], points, sight),
    }
    pen.hint(&[(Key::A, verbs::FINAL_TABLE)]);
}
