//! The final table, split up as the rulebook counts.

use crate::cards::Colour;
use crate::console::games::DrawContext;
use crate::console::games::verbs;
use crate::console::kit::art::ShapeSize;
use crate::console::kit::{Cell, Column, Key, Pen, ScoreRow, Surface, line};
use crate::games::Seat;
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
    let sum = |seat: Seat| table.tally(seat).total();
    let better = |seat: Seat| table.players.seats().filter(move |&other| sum(other) > sum(seat)).count();
    let seats = (0..6).flat_map(|place| table.players.seats().filter(move |&seat| better(seat) == place));
    for (index, seat) in (0..).zip(seats) {
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
        let place = u8::try_from(better(seat)).unwrap_or(0) + 1;
        let row = ScoreRow { place, name: &ctx.name(seat), lit: place == 1, cells: &cells };
        pen.score_row(index, usize::from(table.players.count()), row);
    }
    pen.hint(&[(Key::A, verbs::PLAY_AGAIN), (Key::B, verbs::MENU)]);
}
