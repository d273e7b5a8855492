//! A human chooses cards: the hand left, what goes to the table right.

use super::counters::{self, Rising};
use super::cursor::Cursor;
use super::hand::{self, Places, in_hand};
use super::{overview, words};
use crate::console::games::DrawContext;
use crate::console::games::verbs;
use crate::console::kit::art::Mark;
use crate::console::kit::{CardSize, Face, Font, Key, LIT, Look, Pen, Surface, line};
use crate::games::GameView;
use crate::games::burst::{Five, PublicState, View};

/// Draws the decision, or everybody's cards while they are looked at.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
    let table = ctx.view.public();
    if cursor.looking {
        return overview::draw(ctx, table, pen);
    }
    let places = hand::places(ctx.view, cursor, ctx.settings);
    let selected = in_hand(&places).nth(cursor.at);
    let spelled = selected.map(|card| Face::from(card).spelled()).unwrap_or_default();
    let turn = table.turn().unwrap_or_default();
    let wanted = table.ruleset().cards_in(turn);
    let nth = (ctx.view.chosen().len() + 1).min(wanted);
    pen.turn_title(&spelled, &line!("{} {nth}/{wanted}", ctx.name(ctx.view.seat())));
    counters::draw(&table.tally(), table.ruleset(), Rising::default(), pen);
    draw_limits(table, pen);
    draw_hand(&places, cursor.at, wanted, pen);
    draw_chosen(ctx.view.chosen(), wanted, pen);
    let back = if ctx.view.chosen().is_empty() { verbs::SORT } else { verbs::UNDO };
    pen.hint(&[
        (Key::LeftRight, verbs::MOVE),
        (Key::UpDown, verbs::LOOK),
        (Key::A, verbs::PLAY),
        (Key::B, back),
    ]);
}

/// The round, and from how many cards on a colour bursts and the 1s are many.
fn draw_limits<D: Surface>(table: &PublicState, pen: &mut Pen<'_, D>) {
    let column = table.ruleset();
    let left = pen.text(&words::round_of(table), 0, 25, Font::Small, LIT);
    let right = pen.text_right(&words::many_ones_from(column.many_ones), 126, 25, Font::Small, LIT);
    pen.text_centred(&words::burst_from(column.burst), left, right - left, 25, Font::Small, LIT);
}

/// With one card to choose there is room to move the hand to the middle.
const fn left(wanted: u8) -> i32 {
    if wanted > 1 { 0 } else { 8 }
}

fn draw_hand<D: Surface>(places: &Places, at: usize, wanted: u8, pen: &mut Pen<'_, D>) {
    let mut in_hand = 0;
    for (x, place) in (left(wanted)..).step_by(17).zip(places) {
        if place.chosen {
            pen.corners(CardSize::Normal.at(x, 32));
            continue;
        }
        let look = if in_hand == at { Look::Chosen } else { Look::Plain };
        pen.card(Face::from(place.card), x, 32, CardSize::Normal, look);
        in_hand += 1;
    }
}

fn draw_chosen<D: Surface>(chosen: Five, wanted: u8, pen: &mut Pen<'_, D>) {
    let (arrow, first) = if wanted > 1 { (87, 94) } else { (97, 105) };
    pen.art(Mark::Turn.art(), arrow, 40, LIT);
    let mut cards = chosen.cards();
    for (x, nth) in (first..).step_by(17).zip(1..=wanted) {
        match cards.next() {
            Some(card) => pen.card(Face::from(card), x, 32, CardSize::Normal, Look::Plain),
            None => {
                pen.corners(CardSize::Normal.at(x, 32));
                if wanted > 1 {
                    pen.text_centred(&line!("{nth}"), x, 16, 40, Font::Small, LIT);
                }
            }
        }
    }
}
