//! What the players have won: a look at the own trophies, and the final table.

use crate::bots::sort_by_key;
use core::cmp::Reverse;

use super::words::{self, verbs};
use crate::cards::Colour;
use crate::console::games::DrawContext;
use crate::console::kit::art::ShapeSize;
use crate::console::kit::{
    CardSize, Cell, Column, Face, Font, Key, LIT, Look, Mark, Pen, ScoreRow, Surface, line,
};
use crate::games::no_idea::{Starred, TrophiesSeen, Trophy, View};
use crate::games::{BySeat, Seat};

/// The own trophies by their stars, for their owner alone.
pub(super) fn peek<D: Surface>(ctx: &DrawContext<'_, View>, pen: &mut Pen<'_, D>) {
    let view = ctx.view;
    pen.title(&line!("{}: {}", ctx.name(view.seat), words::TROPHIES), "");
    let TrophiesSeen::Known(trophies) = view.trophies[view.seat] else { return };
    let count = |sort: Trophy| trophies.items().filter(|&trophy| trophy == sort).count();
    for (x, sort) in [0, 43, 86].into_iter().zip(Trophy::ALL.into_iter().filter(|&sort| count(sort) > 0)) {
        pen.card(Face::Trophy(sort.stars()), x, 9, CardSize::Large, Look::Plain);
        pen.text(&line!("x{}", count(sort)), x + 27, 22, Font::Text, LIT);
    }
    let prizes = view.prizes[view.seat].stars();
    let (won, all) = (trophies.stars(), view.own_stars());
    pen.message(&line!("{won} + PRIZES {prizes} = {all} STARS"));
    pen.hint(&[(Key::B, verbs::HIDE)]);
}

/// A player's points, taken apart as the rulebook counts them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    stars: u8,
    /// Trophies and prizes together: who has more of them wins a tie.
    pieces: u8,
    trophies: u8,
    prizes: u8,
}

fn standing(view: &View, seat: Seat) -> Standing {
    let prizes = view.prizes[seat];
    let trophies = match view.trophies[seat] {
        TrophiesSeen::Known(trophies) => trophies.stars(),
        TrophiesSeen::Counted(_) => 0,
    };
    let pieces = view.trophies[seat].len().saturating_add(prizes.len());
    Standing { stars: trophies.saturating_add(prizes.stars()), pieces, trophies, prizes: prizes.stars() }
}

/// Where the columns end: pieces, stars of trophies, stars of prizes, all stars.
const COLUMNS: [i32; 4] = [62, 79, 107, 124];

/// The final table, the winners on top.
pub(super) fn last_table<D: Surface>(ctx: &DrawContext<'_, View>, pen: &mut Pen<'_, D>) {
    let view = ctx.view;
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
    let mut order: BySeat<Seat> = view.players.seats().collect();
    let rank = |seat: Seat| {
        let Standing { stars, pieces, .. } = standing(view, seat);
        Reverse((stars, pieces))
    };
    sort_by_key(&mut order, |&seat| (rank(seat), seat));
    for (row, &seat) in (0..).zip(&order) {
        let better = order.iter().filter(|&&other| rank(other) < rank(seat)).count();
        let points = standing(view, seat);
        let texts =
            [points.pieces, points.trophies, points.prizes, points.stars].map(|number| line!("{number}"));
        let [p, t, z, s] = &texts;
        let cell = |right, text, sum| Cell { right, text, sum };
        let cells =
            [cell(pieces, p, false), cell(trophies, t, false), cell(prizes, z, false), cell(stars, s, true)];
        let place = u8::try_from(better + 1).unwrap_or(u8::MAX);
        let row_of = ScoreRow { place, name: &ctx.name(seat), lit: better == 0, cells: &cells };
        pen.score_row(row, order.len(), row_of);
    }
    pen.hint(&[(Key::A, verbs::AGAIN), (Key::B, verbs::MENU)]);
}
