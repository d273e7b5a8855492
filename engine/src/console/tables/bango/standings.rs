//! How it stands between the turns: cards, sequences and points of everybody.

use super::board;
use super::plan::Plan;
use super::public::Public;
use crate::console::kit::{CardSize, DARK, Face, Font, LIT, Line, Look, Mark, Pen, Surface, area, line};
use crate::console::tables::Scene;
use crate::games::Seat;
use crate::games::bango::Sequences;

/// Where the columns of the standings end.
const CARDS: i32 = 62;
const POINTS: i32 = 96;

/// Everybody's cards and points, the deck, and what happened last.
pub(super) fn draw<D: Surface>(scene: &Scene<'_, Public>, title: &str, pen: &mut Pen<'_, D>) {
    let table = &scene.view.table;
    if !title.is_empty() {
        pen.turn_title(title, "");
    }
    pen.card(Face::Back(Some(table.deck)), 103, 9, CardSize::Large, Look::Plain);
    let (pitch, high) = if table.players.count() > 4 { (7, 7) } else { (9, 9) };
    for (y, seat) in (9..).step_by(pitch).zip(table.players.seats()) {
        let turn = seat == table.active;
        let ink = if turn { DARK } else { LIT };
        if turn {
            pen.fill(area(0, y, 100, high), LIT);
        }
        let (text, mark) = (y + (high - 7) / 2, y + (high - 7) / 2);
        pen.text(&scene.name(seat), 2, text, Font::Small, ink);
        pen.art(Mark::Cards.art(), CARDS - 17, mark, ink);
        pen.text_right(&line!("{}", scene.view.hand_len(seat)), CARDS, text, Font::Small, ink);
        pen.text_right(&points(table.tally(seat).total()), POINTS, text, Font::Small, ink);
    }
    if !scene.last.is_empty() {
        pen.message(scene.last);
    }
}

fn points(points: i16) -> Line {
    line!("{points} pt")
}

/// The sequences in front of a player, what they count, and how many cards are in the hand.
pub(super) fn board<D: Surface>(
    scene: &Scene<'_, Public>,
    seat: Seat,
    before: Option<&Sequences>,
    pen: &mut Pen<'_, D>,
) {
    let table = &scene.view.table;
    let tally = table.tally(seat);
    let laid = &table.sequences[seat];
    let sum = line!("{}+{}-{}={}", tally.cards, tally.bonus, tally.minus, tally.total());
    pen.title(&scene.name(seat), &sum);
    board::draw(pen, before.unwrap_or(laid), &Plan::nothing(laid), None);
    let hand = scene.view.hand_len(seat);
    pen.text(&line!("hand {hand}"), 0, 48, Font::Small, LIT);
    pen.text_right(&line!("out -{}", tally.minus), 126, 48, Font::Small, LIT);
}
