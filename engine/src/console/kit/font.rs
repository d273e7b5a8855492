//! The fonts, and how much room a text takes in them.

use embedded_graphics::image::GetPixel;
use embedded_graphics::mono_font::{MonoFont, ascii};
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::Point;

/// A font of the console. Nothing is smaller than 5x7.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Font {
    /// 5x7: hints, strips, tables.
    Small,
    /// 6x10: titles, lists, pages.
    Text,
    /// 7x13 bold: the number on a card.
    Bold,
    /// 6x13 bold: 10 and 11 on a card.
    Narrow,
    /// 10x20: the number on a large card, a name on the curtain.
    Huge,
}

impl Font {
    const fn mono(self) -> &'static MonoFont<'static> {
        match self {
            Font::Small => &ascii::FONT_5X7,
            Font::Text => &ascii::FONT_6X10,
            Font::Bold => &ascii::FONT_7X13_BOLD,
            Font::Narrow => &ascii::FONT_6X13_BOLD,
            Font::Huge => &ascii::FONT_10X20,
        }
    }

    /// Columns from one character to the next.
    pub const fn pitch(self) -> i32 {
        match self {
            Font::Small => 5,
            Font::Text | Font::Narrow => 6,
            Font::Bold => 7,
            Font::Huge => 10,
        }
    }

    const fn rows(self) -> i32 {
        match self {
            Font::Small => 7,
            Font::Text => 10,
            Font::Bold | Font::Narrow => 13,
            Font::Huge => 20,
        }
    }

    /// Empty rows above a capital. Texts are placed by the top of their capitals, in every font.
    const fn above_capitals(self) -> i32 {
        match self {
            Font::Small => 0,
            Font::Text => 1,
            Font::Bold | Font::Narrow => 2,
            Font::Huge => 3,
        }
    }

    /// The lit pixels of a character, with the top of capitals in row 0.
    pub(super) fn pixels(self, character: char) -> impl Iterator<Item = (i32, i32)> {
        let font = self.mono();
        let (pitch, rows) = (self.pitch(), self.rows());
        let index = i32::try_from(font.glyph_mapping.index(character)).unwrap_or(0);
        // The fonts' pictures are 16 characters wide.
        let (left, top) = (index % 16 * pitch, index / 16 * rows);
        let lit = move |x, y| font.image.pixel(Point::new(left + x, top + y)) == Some(BinaryColor::On);
        (0..rows)
            .flat_map(move |y| (0..pitch).map(move |x| (x, y)))
            .filter(move |&(x, y)| lit(x, y))
            .map(move |(x, y)| (x, y - self.above_capitals()))
    }

    /// The first and last lit column of a text that starts in column 0; `None` if nothing is lit.
    pub fn ink(self, text: &str) -> Option<(i32, i32)> {
        let letters = || (0..).step_by(self.step()).zip(text.chars()).filter(|&(_, letter)| letter != ' ');
        let (first, letter) = letters().next()?;
        let left = first + self.pixels(letter).map(|(x, _)| x).min()?;
        let (last, letter) = letters().last()?;
        let right = last + self.pixels(letter).map(|(x, _)| x).max()?;
        Some((left, right))
    }

    /// Lit columns of a text, with those between.
    pub fn width(self, text: &str) -> i32 {
        self.ink(text).map_or(0, |(left, right)| right - left + 1)
    }

    const fn step(self) -> usize {
        self.pitch().unsigned_abs() as usize
    }
}
