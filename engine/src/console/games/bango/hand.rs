//! The own hand, to look at or to play a Bango from.

use super::cursor::{Cursor, sorted};
use super::words;
use crate::console::games::DrawContext;
use crate::console::games::verbs;
use crate::console::kit::{CardSize, Face, Key, Line, Look, Pen, Surface, area, line};
use crate::games::bango::{Card, Move, Phase, View};
use crate::games::{GameView, Moves};

/// Rows of cards on the screen.
const ROWS: usize = 2;

/// How many cards lie in a row: six leave room for the card that is to be destroyed.
pub(super) const fn columns(cards: usize, bango: bool) -> usize {
    if bango || cards <= 12 { 6 } else { 7 }
}

/// The Bango that a card of the hand can play: no number lies in the row twice, so there is one at most.
pub(super) fn bango_of(view: &View, hand: Card) -> Option<Move> {
    let mut moves = Moves::new();
    view.legal_moves(&mut moves);
    moves.iter().copied().find(|mv| matches!(mv, Move::Bango { hand: card, .. } if *card == hand))
}

/// The card that a Bango would destroy: the one just revealed, or the one with the number of the selected card.
fn target(view: &View, hand: Card) -> Option<Card> {
    let table = &view.open;
    match table.phase {
        Phase::Sharing(_) | Phase::Rest => table.row.same_number(hand),
        _ => table.new_card(),
    }
}

const fn role(phase: Phase) -> &'static str {
    match phase {
        Phase::Exploded(_) => words::BOOM,
        Phase::Sharing(_) | Phase::Rest => words::ROW,
        _ => words::NEW,
    }
}

/// Draws the hand.
pub(super) fn draw<D: Surface>(
    ctx: &DrawContext<'_, View>,
    cursor: &Cursor,
    (place, bango): (usize, bool),
    pen: &mut Pen<'_, D>,
) {
    let view = ctx.view;
    let name = ctx.name(view.seat);
    let hand = sorted(view.hand(), cursor.by_number(ctx.settings));
    let Some(&selected) = hand.get(place) else {
        pen.turn_title(&words::hand_of(&name), "");
        pen.explanation(words::NO_CARDS);
        return pen.hint(&[(Key::B, verbs::BACK)]);
    };
    let face = Face::from(selected);
    let hopeless = bango && !hand.iter().any(|&card| bango_of(view, card).is_some());
    let title = if hopeless { Line::from(words::NO_MATCH) } else { face.spelled() };
    pen.turn_title(&title, &line!("{} {}/{}", &*name, place + 1, hand.len()));
    cards(pen, &hand, place, columns(hand.len(), bango));
    let fits = bango && bango_of(view, selected).is_some();
    if let Some(target) = target(view, selected).filter(|_| bango) {
        pen.pane(target.into(), if fits { Look::Chosen } else { Look::Plain }, role(view.open.phase));
    }
    match (bango, fits) {
        (true, true) => {
            pen.hint(&[(Key::Directions, verbs::MOVE), (Key::A, words::BANGO_IT), (Key::B, verbs::BACK)])
        }
        (true, false) if hopeless => pen.hint(&[(Key::Directions, verbs::MOVE), (Key::B, verbs::BACK)]),
        (true, false) => pen.hint(&[(Key::Directions, words::FIND), (Key::B, verbs::BACK)]),
        (false, _) => {
            pen.hint(&[(Key::Directions, verbs::MOVE), (Key::A, verbs::SORT), (Key::B, verbs::BACK)])
        }
    }
}

/// Two rows of the hand, among them the one of the selected card.
fn cards<D: Surface>(pen: &mut Pen<'_, D>, hand: &[Card], selected: usize, columns: usize) {
    let rows = hand.len().div_ceil(columns);
    let first = (selected / columns).saturating_sub(ROWS - 1);
    let pitch = if columns == 7 { 18 } else { 17 };
    let shown = hand.iter().enumerate().skip(first * columns).take(ROWS * columns);
    let places = [9, 32].into_iter().flat_map(|y| (0..).step_by(pitch).take(columns).map(move |x| (x, y)));
    for ((place, &card), (x, y)) in shown.zip(places) {
        let look = if place == selected { Look::Chosen } else { Look::Plain };
        pen.card(card.into(), x, y, CardSize::Normal, look);
    }
    if columns == 7 {
        pen.scroll_bar(area(124, 9, 3, 45), first, ROWS, rows);
    }
}
