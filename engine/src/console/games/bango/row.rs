//! The row: every number has its place, and the deck takes the twelfth.

use crate::console::kit::{CardSize, Face, Font, LIT, Line, Look, Mark, Pen, Surface, line};
use crate::games::bango::{Card, HIGHEST, Numbers, OpenState, Row};

/// What is special about the row on a screen.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Marks {
    /// A card that is inverted.
    pub(super) chosen: Option<Card>,
    /// Numbers whose card is elsewhere, such as in the pane; bit 0 is the number 1.
    pub(super) elsewhere: u16,
    /// Numbers that are ticked.
    pub(super) ticked: Numbers,
}

/// The set of one number.
pub(super) const fn number(card: Card) -> u16 {
    1 << (card.number() - 1)
}

/// The place of the deck.
pub(super) const DECK: u8 = HIGHEST + 1;

/// Where a number lies.
pub(super) fn place(number: u8) -> (i32, i32) {
    let place = i32::from(number) - 1;
    (place % 6 * 17, 9 + place / 6 * 23)
}

/// Draws the row. The danger is what is filled.
pub(super) fn draw<D: Surface>(pen: &mut Pen<'_, D>, table: &OpenState, marks: Marks) {
    for n in 1..=HIGHEST {
        let (x, y) = place(n);
        let bit = 1u16 << (n - 1);
        let there = card_at(&table.row, n).filter(|_| marks.elsewhere & bit == 0);
        match there {
            Some(card) => {
                let look = if marks.chosen == Some(card) { Look::Chosen } else { Look::Plain };
                pen.card(card.into(), x, y, CardSize::Normal, look);
            }
            None if marks.ticked.contains(n) => pen.art(Mark::Tick.art(), x + 5, y + 8, LIT),
            None => pen.text_centred(&line!("{n}"), x, 16, y + 8, Font::Small, LIT),
        }
    }
    let (x, y) = place(DECK);
    if table.deck == 0 {
        pen.corners(CardSize::Normal.at(x, y));
    } else {
        pen.card(Face::Back(Some(table.deck)), x, y, CardSize::Normal, Look::Plain);
    }
}

fn card_at(row: &Row, number: u8) -> Option<Card> {
    row.sorted().find(|card| card.number() == number)
}

/// The title with the danger at its right end: how many of the eleven numbers lie in the row.
pub(super) fn danger<D: Surface>(pen: &mut Pen<'_, D>, title: &str, row: &Row) {
    pen.turn_title(title, &count(row));
    bomb(pen, row);
}

/// How many of the eleven numbers lie in the row.
pub(super) fn count(row: &Row) -> Line {
    line!("{}/{HIGHEST}", row.len())
}

/// The bomb before the count at the right end of the title.
pub(super) fn bomb<D: Surface>(pen: &mut Pen<'_, D>, row: &Row) {
    pen.art(Mark::Bomb.art(), 126 - Font::Text.width(&count(row)) - 9, 0, LIT);
}

/// The next card of the row by number, to the right or to the left.
pub(super) fn next(row: &Row, from: u8, right: bool) -> Option<Card> {
    let numbers = (1..=HIGHEST).map(|step| {
        let step = if right { step } else { HIGHEST - step };
        (from + HIGHEST - 1 + step) % HIGHEST + 1
    });
    numbers.filter_map(|number| card_at(row, number)).next()
}
