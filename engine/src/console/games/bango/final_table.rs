//! The final table, split up as the rulebook counts.

use super::{standings, words};
use crate::console::games::DrawContext;
use crate::console::games::ranking::ranking;
use crate::console::games::verbs;
use crate::console::kit::{Cell, Column, Key, Pen, ScoreRow, Surface, line};
use crate::games::bango::PublicState;

/// Where the columns end.
const CARDS: i32 = 61;
const BONUS: i32 = 88;
const OUT: i32 = 105;
const SUM: i32 = 125;

/// Draws a page: everybody's points, what is counted, and then the sequences, the best player first.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, PublicState>, page: u8, pen: &mut Pen<'_, D>) {
    let table = &ctx.view.open;
    let mut ranking = ranking(table.players, |seat| table.tally(seat).total());
    match page.checked_sub(2) {
        None if page == 0 => points(ctx, pen),
        None => {
            pen.title(words::WHAT_COUNTS, "");
            pen.page(words::COUNTED, 10);
        }
        Some(nth) => {
            if let Some((_, seat)) = ranking.nth(usize::from(nth)) {
                standings::counted_board(ctx, seat, &ctx.name(seat), None, pen);
            }
        }
    }
    pen.hint(&[(Key::A, verbs::PLAY_AGAIN), (Key::LeftRight, verbs::MORE), (Key::B, verbs::MENU)]);
}

fn points<D: Surface>(ctx: &DrawContext<'_, PublicState>, pen: &mut Pen<'_, D>) {
    let table = &ctx.view.open;
    pen.score_head(
        words::FINAL,
        &[
            Column::Word(CARDS, words::CARDS),
            Column::Word(BONUS, words::BONUS),
            Column::Word(OUT, words::GOES_OUT),
            Column::Word(SUM + 1, words::SUM),
        ],
    );
    let ranking = ranking(table.players, |seat| table.tally(seat).total());
    for (index, (place, seat)) in (0..).zip(ranking) {
        let tally = table.tally(seat);
        let (cards, bonus) = (line!("{}", tally.cards), line!("{:+}", tally.bonus));
        let (out, sum) = (line!("{}", -i16::from(tally.minus)), line!("{}", tally.total()));
        let cell = |right, text, sum| Cell { right, text, sum };
        let cells = [
            cell(CARDS, &cards, false),
            cell(BONUS, &bonus, false),
            cell(OUT, &out, false),
            cell(SUM, &sum, true),
        ];
        let row = ScoreRow { place, name: &ctx.name(seat), lit: place == 1, cells: &cells };
        pen.score_row(index, usize::from(table.players.count()), row);
    }
}
