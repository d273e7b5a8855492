//! The final table, split up as the rulebook counts.

use crate::cards::Colour;
use crate::console::games::DrawContext;
use crate::console::games::ranking::ranking;
use crate::console::games::verbs;
use crate::console::kit::art::ShapeSize;
use crate::console::kit::{Cell, Column, Key, Pen, ScoreRow, Surface, line};
use crate::games::bango::PublicState;

/// Where the columns end.
const CARDS: i32 = 64;
const BONUS: i32 = 85;
const OUT: i32 = 104;
const SUM: i32 = 125;

/// Draws everybody's points, the best first.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, PublicState>, pen: &mut Pen<'_, D>) {
    let table = &ctx.view.open;
    let heart = ShapeSize::Small.of(Colour::Red);
    pen.score_head(
        "FINAL",
        &[
            Column::Word(CARDS, "cards"),
            Column::Art(BONUS - 8, heart),
            Column::Art(BONUS, heart),
            Column::Word(OUT, "out"),
            Column::Word(SUM + 1, "sum"),
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
    pen.hint(&[(Key::A, verbs::PLAY_AGAIN), (Key::B, verbs::MENU)]);
}
