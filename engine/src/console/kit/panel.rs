//! What a teacher says over a screen: words on white, or one line in the place of the title.

use super::art::{ShapeSize, colour_of};
use super::{DARK, Font, LIT, Pen, Surface, area};

/// Columns that are drawn in.
const ROOM: i32 = 127;
/// The row below the content.
const BOTTOM: i32 = 54;

/// Lines of 20 characters on white paper, at the top of the screen or above the hint line.
pub(super) fn panel<'a, D: Surface>(
    pen: &mut Pen<'_, D>,
    lines: impl IntoIterator<Item = &'a str, IntoIter: ExactSizeIterator>,
    above: bool,
) {
    let lines = lines.into_iter();
    let high = 9 * i32::try_from(lines.len()).unwrap_or(0) + 3;
    let top = if above { 0 } else { BOTTOM - high };
    // The hint line of the screen behind does not count now.
    pen.fill(area(0, BOTTOM, ROOM, 10), DARK);
    // A dark line keeps it apart from what is behind.
    pen.fill(area(0, if above { high } else { top - 1 }, ROOM, 1), DARK);
    pen.paper(area(0, top, ROOM, high), true);
    for (row, text) in (0..).zip(lines) {
        dark_text(pen, text, 4, top + 2 + 9 * row);
    }
}

/// One line on white in the place of the title, and no higher: what is below it is what the line is about.
pub(super) fn banner<D: Surface>(pen: &mut Pen<'_, D>, text: &str) {
    pen.fill(area(0, 0, ROOM, 8), LIT);
    pen.fill(area(0, 8, ROOM, 1), DARK);
    let Some((first, last)) = Font::Text.ink(text) else { return };
    let left = (ROOM - (last - first + 1)).max(0) / 2 - first;
    let mut x = left;
    for character in text.chars() {
        // Only letters such as g reach a row further down.
        if matches!(character, 'g' | 'j' | 'p' | 'q' | 'y' | ',' | ';') {
            pen.fill(area(x, 8, 5, 1), LIT);
        }
        x += Font::Text.advance(character);
    }
    pen.text_until(text, left, 0, Font::Text, DARK, ROOM);
}

/// Characters that draw a colour's shape, such as `♥`, become that shape.
fn dark_text<D: Surface>(pen: &mut Pen<'_, D>, text: &str, x: i32, y: i32) {
    let mut x = x;
    for character in text.chars() {
        match colour_of(character) {
            Some(colour) => {
                pen.art(ShapeSize::Small.of(colour), x, y, DARK);
                x += 8;
            }
            None => {
                let mut buffer = [0; 4];
                x = pen.text_until(character.encode_utf8(&mut buffer), x, y, Font::Text, DARK, ROOM - 1);
            }
        }
    }
}
