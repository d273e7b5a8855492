//! Bars: a message across the screen, the scroll bar, a level of three steps, a gauge of five.

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::primitives::Rectangle;

use super::{DARK, Font, LIT, Label, Pen, Surface, area, dimensions};

fn as_i32(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(0)
}

/// The message bar above the hint line: what just happened, or what to do with it. Long ones are small.
pub(super) fn message<D: Surface>(pen: &mut Pen<'_, D>, text: &str) {
    pen.fill(area(0, 45, 127, 9), LIT);
    let (font, y) = if Font::Text.width(text) > 123 { (Font::Small, 47) } else { (Font::Text, 46) };
    pen.text_centred(text, 0, 127, y, font, DARK);
}

/// One line of explanation, where the message bar would be.
pub(super) fn explanation<D: Surface>(pen: &mut Pen<'_, D>, text: &str) {
    pen.text_centred(text, 0, 127, 47, Font::Small, LIT);
}

/// A bar that shows which part of a longer list is on the screen; nothing if all of it is.
pub(super) fn scroll_bar<D: Surface>(
    pen: &mut Pen<'_, D>,
    track: Rectangle,
    first: usize,
    shown: usize,
    total: usize,
) {
    if total <= shown {
        return;
    }
    let (x, y, w, h) = dimensions(track);
    let (first, shown, total) = (as_i32(first), as_i32(shown), as_i32(total).max(1));
    pen.dots_down(x + w / 2, y, y + h - 1);
    pen.fill(area(x, y + h * first / total, w, h * shown / total), LIT);
}

/// A level from 0 to 3 as rising steps, 11x7.
pub(super) fn level<D: Surface>(pen: &mut Pen<'_, D>, level: u8, x: i32, y: i32, ink: BinaryColor) {
    for step in 0..3 {
        let high = if step < i32::from(level) { 3 + 2 * step } else { 1 };
        pen.fill(area(x + 4 * step, y + 7 - high, 3, high), ink);
    }
    pen.label(area(x, y, 11, 7), Label::Value(level, 3), ink);
}

/// A value from 0 to 5 as squares, 29x5.
pub(super) fn gauge<D: Surface>(pen: &mut Pen<'_, D>, value: u8, x: i32, y: i32, ink: BinaryColor) {
    for step in 0..5 {
        let square = area(x + 6 * step, y, 5, 5);
        if step < i32::from(value) {
            pen.fill(square, ink);
        } else {
            pen.frame(square, ink);
        }
    }
    pen.label(area(x, y, 29, 5), Label::Value(value, 5), ink);
}
