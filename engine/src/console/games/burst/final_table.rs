//! The final table.

use super::words;
use crate::console::games::DrawContext;
use crate::console::games::ranking::ranking;
use crate::console::games::verbs;
use crate::console::kit::{Cell, Column, Key, Pen, ScoreRow, Surface, line};
use crate::games::burst::PublicState;

/// Where the columns end.
const BEST: i32 = 88;
const POINTS: i32 = 124;

/// Draws everybody's points, the winners on top.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, PublicState>, pen: &mut Pen<'_, D>) {
    let (scores, players) = (ctx.view.scores(), ctx.players());
    pen.score_head(words::FINAL, &[Column::Word(BEST, words::BEST), Column::Word(POINTS, words::POINTS)]);
    for (index, (place, seat)) in (0..).zip(ranking(players, |seat| scores[seat])) {
        let (best, points) = (line!("{}", ctx.feats[seat]), line!("{}", scores[seat]));
        let cells =
            [Cell { right: BEST, text: &best, sum: false }, Cell { right: POINTS, text: &points, sum: true }];
        let row = ScoreRow { place, name: &ctx.name(seat), lit: place == 1, cells: &cells };
        pen.score_row(index, usize::from(players.count()), row);
    }
    pen.hint(&[(Key::A, verbs::PLAY_AGAIN), (Key::B, verbs::MENU)]);
}
