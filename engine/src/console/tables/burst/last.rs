//! The final table.

use crate::console::kit::{Cell, Column, Key, Line, Pen, Surface, TableRow, line};
use crate::console::tables::Scene;
use crate::console::words::verbs;
use crate::games::Seat;
use crate::games::burst::Table;

/// Where the columns end.
const BEST: i32 = 88;
const POINTS: i32 = 124;

/// Who has won, in a few words.
fn winner(scene: &Scene<'_, Table>) -> Line {
    let winners = scene.view.winners();
    let mut names = winners.iter().map(|seat| scene.name(seat));
    match (names.next(), names.next()) {
        (Some(name), None) => line!("{name} wins"),
        _ => line!("{} share it", winners.len()),
    }
}

/// Players with more points come first; equal ones share a place.
pub(super) fn draw<D: Surface>(scene: &Scene<'_, Table>, pen: &mut Pen<'_, D>) {
    let scores = scene.view.scores();
    let seats = scene.players().seats();
    let better = |seat: Seat| seats.clone().filter(|&other| scores[other] > scores[seat]).count();
    pen.table_head(&winner(scene), &[Column::Word(BEST, "best"), Column::Word(POINTS, "points")]);
    let places = 0..seats.clone().count();
    let ranked = places.flat_map(|place| seats.clone().filter(move |&seat| better(seat) == place));
    for (index, seat) in (0..).zip(ranked) {
        let place = u8::try_from(better(seat) + 1).unwrap_or(1);
        let (best, points) = (line!("{}", scene.feats[seat]), line!("{}", scores[seat]));
        let cells =
            [Cell { right: BEST, text: &best, sum: false }, Cell { right: POINTS, text: &points, sum: true }];
        let row = TableRow { place, name: &scene.name(seat), lit: place == 1, cells: &cells };
        pen.table_row(index, usize::from(scene.players().count()), row);
    }
    pen.hint(&[(Key::A, verbs::PLAY_AGAIN), (Key::B, verbs::MENU)]);
}
