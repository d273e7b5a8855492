//! The final table.

use super::words;
use crate::console::games::DrawContext;
use crate::console::games::ranking::ranking;
use crate::console::games::verbs;
use crate::console::kit::{Cell, Column, Key, Line, Pen, ScoreRow, Surface, line};
use crate::games::burst::PublicState;

/// Where the columns end.
const BEST: i32 = 88;
const POINTS: i32 = 124;

/// Who has won, in a few words.
fn winner(ctx: &DrawContext<'_, PublicState>) -> Line {
    let winners = ctx.view.winners();
    let mut names = winners.iter().map(|seat| ctx.name(seat));
    match (names.next(), names.next()) {
        (Some(name), None) => words::wins(&name),
        _ => words::share_it(winners.len()),
    }
}

/// Draws everybody's points, the winners on top.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, PublicState>, pen: &mut Pen<'_, D>) {
    let (scores, players) = (ctx.view.scores(), ctx.players());
    pen.score_head(&winner(ctx), &[Column::Word(BEST, words::BEST), Column::Word(POINTS, words::POINTS)]);
    for (index, (place, seat)) in (0..).zip(ranking(players, |seat| scores[seat])) {
        let (best, points) = (line!("{}", ctx.feats[seat]), line!("{}", scores[seat]));
        let cells =
            [Cell { right: BEST, text: &best, sum: false }, Cell { right: POINTS, text: &points, sum: true }];
        let row = ScoreRow { place, name: &ctx.name(seat), lit: place == 1, cells: &cells };
        pen.score_row(index, usize::from(players.count()), row);
    }
    pen.hint(&[(Key::A, verbs::PLAY_AGAIN), (Key::B, verbs::MENU)]);
}
