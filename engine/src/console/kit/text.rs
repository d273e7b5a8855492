//! Text that never leaves the screen: it is measured first, and what does not fit is left out.

use core::fmt;
use core::ops::Deref;

use embedded_graphics::pixelcolor::BinaryColor;

use super::art::{ShapeSize, colour_of};
use super::{Font, LIT, Label, Pen, Surface, WIDTH, area};

/// Rows of a capital letter.
const LINE: i32 = 7;

/// A line of text made up on the spot; what is beyond its room is dropped.
///
/// ```
/// use engine::console::kit::line;
/// assert_eq!(&*line!("{} {}/{}", "ANNA", 8, 9), "ANNA 8/9");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line(heapless::String<{ Line::ROOM }, u8>);

impl Line {
    /// The longest text that fits on a row of the smallest font.
    pub const ROOM: usize = 26;

    /// An empty line.
    pub const fn new() -> Line {
        Line(heapless::String::new())
    }
}

impl From<&str> for Line {
    fn from(text: &str) -> Line {
        let mut line = Line::new();
        let _ = fmt::Write::write_str(&mut line, text);
        line
    }
}

impl fmt::Write for Line {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for character in text.chars() {
            if self.0.push(character).is_err() {
                break;
            }
        }
        Ok(())
    }
}

impl Deref for Line {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

/// Makes a [`Line`] like `format!`.
#[macro_export]
#[doc(hidden)]
macro_rules! console_line {
    ($($part:tt)*) => {{
        let mut line = $crate::console::kit::Line::new();
        let _ = core::fmt::Write::write_fmt(&mut line, core::format_args!($($part)*));
        line
    }};
}

impl<D: Surface> Pen<'_, D> {
    /// Writes from column `x`, capitals from row `y`; gives back the column behind the last character.
    pub fn text(&mut self, text: &str, x: i32, y: i32, font: Font, ink: BinaryColor) -> i32 {
        self.text_until(text, x, y, font, ink, WIDTH - 1)
    }

    /// Writes like [`Pen::text`], but leaves out every character that would touch column `end`.
    pub fn text_until(&mut self, text: &str, x: i32, y: i32, font: Font, ink: BinaryColor, end: i32) -> i32 {
        let left = x;
        let mut x = x;
        for character in text.chars() {
            if !self.character(character, x, y, font, ink, end) {
                self.left_out(text);
                break;
            }
            x += font.advance(character);
        }
        self.label(area(left, y, x - left, LINE), Label::Text(text), ink);
        x
    }

    /// Writes one character unless it would touch column `end`; whether it did.
    fn character(&mut self, character: char, x: i32, y: i32, font: Font, ink: BinaryColor, end: i32) -> bool {
        let fits = font.ink_of(character).is_none_or(|(_, last)| x + last < end);
        if fits {
            self.art(font.glyph(character), x, y - font.above_capitals(), ink);
        }
        fits
    }

    /// Lines of a page, from row `y`, at a pitch of nine. Characters that draw a colour's shape, such as `♥`,
    /// become that shape.
    pub fn page<'a>(&mut self, lines: impl IntoIterator<Item = &'a str>, y: i32) {
        for (row, text) in (0..).zip(lines) {
            self.shaped_text(text, 1, y + 9 * row + 1);
        }
    }

    fn shaped_text(&mut self, text: &str, x: i32, y: i32) {
        let left = x;
        let mut x = x;
        for character in text.chars() {
            if let Some(colour) = colour_of(character) {
                self.art(ShapeSize::Small.of(colour), x, y, LIT);
                x += 8;
            } else if self.character(character, x, y, Font::Text, LIT, WIDTH - 1) {
                x += Font::Text.advance(character);
            } else {
                self.left_out(text);
                break;
            }
        }
        self.label(area(left, y, x - left, LINE), Label::Text(text), LIT);
    }

    /// Writes so that the ink ends in column `right`; gives back the first column that is lit.
    pub fn text_right(&mut self, text: &str, right: i32, y: i32, font: Font, ink: BinaryColor) -> i32 {
        let Some((left, last)) = font.ink(text) else { return right + 1 };
        let x = (right - last).max(-left);
        self.text_until(text, x, y, font, ink, right + 1);
        x + left
    }

    /// Writes so that the ink is in the middle of `width` columns from `x`.
    pub fn text_centred(&mut self, text: &str, x: i32, width: i32, y: i32, font: Font, ink: BinaryColor) {
        let Some((left, last)) = font.ink(text) else { return };
        let spare = (width - (last - left + 1)).max(0);
        self.text_until(text, x + spare / 2 - left, y, font, ink, x + width);
    }
}

/// A text in two lines of 21 characters, broken between words; a line break is a break.
pub(in crate::console) fn two_lines(text: impl fmt::Display) -> [Line; 2] {
    let mut whole = heapless::String::<64, u8>::new();
    let _ = fmt::write(&mut whole, format_args!("{text}"));
    let mut lines = [Line::new(), Line::new()];
    let mut line = 0;
    for word in whole.split_inclusive([' ', '\n']) {
        let fits = |line: &Line| line.len() + word.trim_end().len() <= 21;
        if line == 0 && !lines.first().is_some_and(fits) {
            line = 1;
        }
        if let Some(line) = lines.get_mut(line) {
            let _ = fmt::Write::write_str(line, word.trim_end_matches('\n'));
        }
        if word.ends_with('\n') {
            line = 1;
        }
    }
    lines
}
