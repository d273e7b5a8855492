//! The final table.

use super::words::{self, verbs};
use crate::cards::Colour;
use crate::console::games::DrawContext;
use crate::console::games::ranking::ranking;
use crate::console::kit::art::ShapeSize;
use crate::console::kit::{Cell, Column, Key, Mark, Pen, ScoreRow, Surface, line};
use crate::games::no_idea::PublicState;

/// Where the columns end: pieces, stars of trophies, stars of prizes, all stars.
const COLUMNS: [i32; 4] = [62, 79, 107, 124];

/// Draws a page: what everybody has won, and what is counted.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, PublicState>, page: u8, pen: &mut Pen<'_, D>) {
    if page == 0 {
        stars(ctx, pen);
    } else {
        pen.title(words::WHAT_COUNTS, "");
        pen.page(words::COUNTED, 10);
    }
    pen.hint(&[(Key::A, verbs::AGAIN), (Key::LeftRight, verbs::MORE), (Key::B, verbs::MENU)]);
}

/// What everybody has won, the winners on top.
fn stars<D: Surface>(ctx: &DrawContext<'_, PublicState>, pen: &mut Pen<'_, D>) {
    let table = ctx.view;
    let [pieces, trophies, prizes, stars] = COLUMNS;
    let star = ShapeSize::Small.of(Colour::Yellow);
    pen.score_head(
        words::FINAL,
        &[
            Column::Word(pieces, words::PIECES),
            Column::Art(trophies, Mark::Trophy.art()),
            Column::Word(prizes, words::PRIZES),
            Column::Art(stars, star),
        ],
    );
    for (row, (place, seat)) in (0..).zip(ranking(table.players, |seat| table.tally(seat).rank())) {
        let tally = table.tally(seat);
        let texts =
            [tally.pieces, tally.trophies, tally.prizes, tally.stars()].map(|number| line!("{number}"));
        let [p, t, z, s] = &texts;
        let cell = |right, text, sum| Cell { right, text, sum };
        let cells =
            [cell(pieces, p, false), cell(trophies, t, false), cell(prizes, z, false), cell(stars, s, true)];
        let row_of = ScoreRow { place, name: &ctx.name(seat), lit: place == 1, cells: &cells };
        pen.score_row(row, usize::from(table.players.count()), row_of);
    }
}
