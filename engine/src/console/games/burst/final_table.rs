//! The final table.

use crate::console::games::DrawContext;
use crate::console::games::verbs;
use crate::console::kit::{Cell, Column, Key, Line, Pen, ScoreRow, Surface, line};
use crate::games::Seat;
use crate::games::burst::PublicState;

/// Where the columns end.
const BEST: i32 = 88;
const POINTS: i32 = 124;

/// Who has won, in a few words.
fn winner(ctx: &DrawContext<'_, PublicState>) -> Line {
    let winners = ctx.view.winners();
    let mut names = winners.iter().map(|seat| ctx.name(seat));
    match (names.next(), names.next()) {
        (Some(name), None) => line!("{name} wins"),
        _ => line!("{} share it", winners.len()),
    }
}

/// Players with more points come first; equal ones share a place.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, PublicState>, pen: &mut Pen<'_, D>) {
    let scores = ctx.view.scores();
    let seats = ctx.players().seats();
    let better = |seat: Seat| seats.clone().filter(|&other| scores[other] > scores[seat]).count();
    pen.score_head(&winner(ctx), &[Column::Word(BEST, "best"), Column::Word(POINTS, "points")]);
    let places = 0..seats.clone().count();
    let ranked = places.flat_map(|place| seats.clone().filter(move |&seat| better(seat) == place));
    for (index, seat) in (0..).zip(ranked) {
        let place = u8::try_from(better(seat) + 1).unwrap_or(1);
        let (best, points) = (line!("{}", ctx.feats[seat]), line!("{}", scores[seat]));
        let cells =
            [Cell { right: BEST, text: &best, sum: false }, Cell { right: POINTS, text: &points, sum: true }];
        let row = ScoreRow { place, name: &ctx.name(seat), lit: place == 1, cells: &cells };
        pen.score_row(index, usize::from(ctx.players().count()), row);
    }
    pen.hint(&[(Key::A, verbs::PLAY_AGAIN), (Key::B, verbs::MENU)]);
}
