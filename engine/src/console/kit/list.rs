//! Lists: rows of nine, the selected one inverted, values at the right, a bar when there are more rows.

use super::art::Mark;
use super::{DARK, Font, LIT, Pen, Surface, area};

/// What a row of a list shows at its right end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// Nothing.
    None,
    /// A word that cannot be changed here.
    Fixed(&'a str),
    /// A word that left and right change.
    Choice(&'a str),
    /// A value from 0 to 5 that left and right change.
    Gauge(u8),
}

/// A row of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<'a> {
    /// What it is about.
    pub label: &'a str,
    /// What it is now.
    pub value: Value<'a>,
}

impl<'a> Row<'a> {
    /// A row without a value.
    pub const fn new(label: &'a str) -> Row<'a> {
        Row { label, value: Value::None }
    }
}

/// The longest list there is.
pub const MOST_ROWS: usize = 16;

/// Rows made up on the spot; those beyond [`MOST_ROWS`] are dropped.
pub fn rows<'a>(rows: impl IntoIterator<Item = Row<'a>>) -> heapless::Vec<Row<'a>, MOST_ROWS, u8> {
    let mut list = heapless::Vec::new();
    for row in rows {
        if list.push(row).is_err() {
            break;
        }
    }
    list
}

const TOP: i32 = 9;
const PITCH: i32 = 9;

/// The first row that is on the screen when `shown` of `total` are and the selected one is as near the middle
/// as can be.
fn first_shown(selected: usize, shown: usize, total: usize) -> usize {
    selected.saturating_sub(shown / 2).min(total.saturating_sub(shown))
}

/// A list of five rows.
pub(super) fn list<D: Surface>(pen: &mut Pen<'_, D>, rows: &[Row<'_>], selected: usize) {
    some_rows(pen, rows, selected, 5);
}

/// A list of four rows, with an explanation of the selected one below.
pub(super) fn explained_list<D: Surface>(
    pen: &mut Pen<'_, D>,
    rows: &[Row<'_>],
    selected: usize,
    explanation: &str,
) {
    some_rows(pen, rows, selected, 4);
    pen.explanation(explanation);
}

fn some_rows<D: Surface>(pen: &mut Pen<'_, D>, rows: &[Row<'_>], selected: usize, shown: usize) {
    let first = first_shown(selected, shown, rows.len());
    let longer = rows.len() > shown;
    let width = if longer { 123 } else { 127 };
    let visible = rows.iter().enumerate().skip(first).take(shown);
    for (y, (place, row)) in (TOP..).step_by(9).zip(visible) {
        draw_row(pen, *row, y, width, place == selected);
    }
    let high = PITCH * i32::try_from(shown).unwrap_or(0);
    pen.scroll_bar(area(124, TOP, 3, high), first, shown, rows.len());
}

fn draw_row<D: Surface>(pen: &mut Pen<'_, D>, row: Row<'_>, y: i32, width: i32, selected: bool) {
    let ink = if selected { DARK } else { LIT };
    if selected {
        pen.paper(area(0, y, width, PITCH), true);
    }
    let right = width - 8;
    // A long label makes its value small.
    let fits = |word: &str| 3 + Font::Text.width(row.label) <= right - Font::Text.width(word);
    let left = match row.value {
        Value::None => width,
        Value::Fixed(word) | Value::Choice(word) => {
            let font = if fits(word) { Font::Text } else { Font::Small };
            pen.text_right(word, right, y + 1, font, ink)
        }
        Value::Gauge(value) => {
            pen.gauge(value, right - 28, y + 2, ink);
            right - 28
        }
    };
    if selected && matches!(row.value, Value::Choice(_) | Value::Gauge(_)) {
        pen.art(Mark::Less.art(), left - 5, y + 2, ink);
        pen.art(Mark::More.art(), width - 5, y + 2, ink);
    }
    pen.text_until(row.label, 3, y + 1, Font::Text, ink, left - 1);
}
