//! A page of text, perhaps with cards below.

use super::{CardSize, Face, Look, Pen, Surface};

/// A page of the rules: a title, and at most five lines of 21 characters; a row of cards takes the place of three.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Page {
    pub title: &'static str,
    pub lines: &'static [&'static str],
    /// Real cards below the lines, at most seven.
    pub cards: &'static [Face],
}

/// A page of a title and lines.
pub(in crate::console) const fn page(title: &'static str, lines: &'static [&'static str]) -> Page {
    Page { title, lines, cards: &[] }
}

/// A page of a title and two lines, with real cards.
pub(in crate::console) const fn illustrated(
    title: &'static str,
    lines: &'static [&'static str],
    cards: &'static [Face],
) -> Page {
    Page { title, lines, cards }
}

/// Draws the lines of a page from this row on, and its cards in the middle below.
pub(super) fn illustrated_page<D: Surface>(pen: &mut Pen<'_, D>, page: &Page, top: i32) {
    const PITCH: i32 = 18;
    pen.page(page.lines.iter().copied(), top);
    let count = |items: usize| i32::try_from(items).unwrap_or(0);
    let (left, y) = ((129 - PITCH * count(page.cards.len())) / 2, top + 9 * count(page.lines.len()) + 3);
    for (place, &face) in (0..).zip(page.cards) {
        pen.card(face, left + PITCH * place, y, CardSize::Normal, Look::Plain);
    }
}
