//! Sequences on the screen: numbers are columns, sequences are rows, so a card needs no more than its shape.

use core::ops::Range;

use super::change::Where;
use super::cursor::Selected;
use super::plan::LayDownPlan;
use super::words;
use crate::console::kit::art::ShapeSize;
use crate::console::kit::{DARK, Font, LIT, Label, Pen, Surface, Way, area, line};
use crate::games::bango::{Card, HIGHEST, Hand, Nth, Sequence, Sequences};

/// The left edge of a number's column; 10 and 11 are wider.
fn left(number: u8) -> i32 {
    let number = i32::from(number);
    if number <= 10 { (number - 1) * 10 } else { 90 + (number - 10) * 12 }
}

const fn top(nth: Nth) -> i32 {
    15 + (nth as i32) * 10
}

/// The first row of pixels of the line under the sequences.
const OUT: i32 = 47;

/// Draws sequences as they will be; what is new to them is inverted. The card that is changed has its number and
/// the points of its row inverted.
pub(super) fn draw<D: Surface>(
    pen: &mut Pen<'_, D>,
    laid: &Sequences,
    plan: &LayDownPlan,
    selected: Option<(Card, Where)>,
) {
    for number in 1..=HIGHEST {
        let (x, width) = (left(number), left(number + 1) - left(number) + 1);
        let chosen = selected.is_some_and(|(card, place)| card.number() == number && place.is_some());
        if chosen {
            pen.fill(area(x, 8, width, 7), LIT);
        }
        pen.text_centred(&line!("{number}"), x, width, 8, Font::Small, if chosen { DARK } else { LIT });
    }
    for nth in Nth::ALL {
        if let Some(sequence) = plan.get(nth) {
            let chosen = selected.is_some_and(|(_, place)| place == Some(nth));
            let added = plan.added(laid, nth);
            row(pen, nth, sequence, |card| added.clone().any(|new| new == card), chosen);
        }
    }
}

fn row<D: Surface>(
    pen: &mut Pen<'_, D>,
    nth: Nth,
    sequence: Sequence,
    new: impl Fn(Card) -> bool,
    chosen: bool,
) {
    let y = top(nth);
    let (from, to) = (left(sequence.low()), left(sequence.high() + 1));
    pen.frame(area(from, y, to - from + 1, 11), LIT);
    for card in sequence.cards() {
        let (x, width) = (left(card.number()), left(card.number() + 1) - left(card.number()));
        let new = new(card);
        if new {
            pen.fill(area(x + 1, y + 1, width - 1, 9), LIT);
        }
        let ink = if new { DARK } else { LIT };
        pen.shape(ShapeSize::Small, card.colour(), x + width / 2 - 3, y + 2, ink);
        pen.label(area(x, y, width, 11), Label::Card(card.into()), ink);
    }
    let points = line!("{}", sequence.points());
    if chosen {
        pen.fill(area(116, y + 1, 11, 9), LIT);
    }
    // A lit column stays at the right of inverted digits: without it a 9 would look like an S.
    pen.text_right(&points, 125, y + 3, Font::Small, if chosen { DARK } else { LIT });
}

/// A card that is on its way from the hand to its place in a sequence, which is empty until then. `way` says where it
/// is.
pub(super) fn draw_coming<D: Surface>(
    pen: &mut Pen<'_, D>,
    (nth, card): (Nth, Card),
    way: impl FnOnce((i32, i32), (i32, i32)) -> Way,
) {
    let (x, width) = (left(card.number()), left(card.number() + 1) - left(card.number()));
    let to = (x + 1, top(nth) + 1);
    let way = way((1, OUT - 3), to);
    if way != Way::Arrived {
        pen.fill(area(to.0, to.1, width - 1, 9), DARK);
    }
    if let Way::At(x, y) = way {
        pen.fill(area(x, y, width - 1, 9), LIT);
        pen.art(ShapeSize::Small.of(card.colour()), x + width / 2 - 4, y + 1, DARK);
    }
}

/// The line of cards that go out, and what they cost.
pub(super) fn out<D: Surface>(pen: &mut Pen<'_, D>, out: Hand, selected: Option<Selected>) {
    let from = pen.text(words::OUT, 0, OUT + 1, Font::Small, LIT) + 4;
    if out.is_empty() {
        pen.text(words::NOTHING, from, OUT + 1, Font::Small, LIT);
        return;
    }
    let minus = pen.text_right(&line!("-{}", out.len()), 126, OUT + 1, Font::Small, LIT);
    in_line(pen, out, selected, from..minus);
}

/// A hand in a line of its own.
pub(super) fn hand<D: Surface>(pen: &mut Pen<'_, D>, hand: Hand) {
    let from = pen.text(words::HAND, 0, OUT + 1, Font::Small, LIT) + 4;
    if hand.is_empty() {
        pen.text(words::EMPTY, from, OUT + 1, Font::Small, LIT);
        return;
    }
    in_line(pen, hand, None, from..127);
}

/// Cards in a line, by number: as many as there is room for, then how many more.
fn in_line<D: Surface>(pen: &mut Pen<'_, D>, cards: Hand, selected: Option<Selected>, room: Range<i32>) {
    const FIRST: usize = 5;
    let chosen =
        selected.and_then(|selected| Selected::all(cards).position(|other| other.card == selected.card));
    let first = chosen.map_or(0, |place| (place + 1).saturating_sub(FIRST));
    let (mut x, mut left) = (room.start, usize::from(cards.len()) - first);
    for (place, Selected { card, .. }) in Selected::all(cards).enumerate().skip(first) {
        let width = Font::Small.pitch() * if card.number() > 9 { 2 } else { 1 } + 8;
        let more = if left > 1 { Font::Small.width(&line!("+{}", left - 1)) + 2 } else { 0 };
        if x + width + more >= room.end {
            pen.text(&line!("+{left}"), x, OUT + 1, Font::Small, LIT);
            return;
        }
        inline(pen, card, x, chosen == Some(place));
        x += width + 2;
        left -= 1;
    }
}

/// A card inside text: its number and its shape.
fn inline<D: Surface>(pen: &mut Pen<'_, D>, card: Card, x: i32, chosen: bool) {
    let number = line!("{}", card.number());
    let width = Font::Small.pitch() * i32::try_from(number.len()).unwrap_or(1);
    if chosen {
        pen.fill(area(x - 1, OUT - 1, width + 9, 9), LIT);
    }
    let ink = if chosen { DARK } else { LIT };
    pen.text(&number, x, OUT + 1, Font::Small, ink);
    // A smaller ring would look like a zero behind the number.
    pen.shape(ShapeSize::Small, card.colour(), x + width, OUT, ink);
    pen.label(area(x, OUT, width + 7, 8), Label::Card(card.into()), ink);
}
