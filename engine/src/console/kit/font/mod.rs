//! The fonts, and how much room a text takes in them.
//!
//! They are the fixed fonts of X11, which are in the public domain, in drawings that can be read and changed.
//! What a child would misread is drawn anew: in the smallest font `m` and `w` have room for three legs, and zero
//! in the text font is no diamond, because a diamond is orange. `^` is the arrow of No Idea's cards.

mod glyphs;

use super::art::{Bitmap, bytes_for};
use glyphs::Glyphs;

/// Reads a font whose characters have so many columns.
macro_rules! glyphs {
    ($font:ident, $columns:literal, $drawing:literal) => {{
        const ROWS: usize = Font::$font.rows() as usize;
        const { Glyphs::<{ $columns * bytes_for(ROWS) }>::drawn(include_bytes!($drawing), ROWS) }
    }};
}

static SMALL: Glyphs<5> = glyphs!(Small, 5, "small.txt");
static TEXT: Glyphs<12> = glyphs!(Text, 6, "text.txt");
static BOLD: Glyphs<14> = glyphs!(Bold, 7, "bold.txt");
static NARROW: Glyphs<12> = glyphs!(Narrow, 6, "narrow.txt");
static HUGE: Glyphs<30> = glyphs!(Huge, 10, "huge.txt");

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
    /// The picture of a character.
    pub(super) fn glyph(self, character: char) -> Bitmap {
        let rows = self.rows();
        match self {
            Font::Small => SMALL.of(character, rows),
            Font::Text => TEXT.of(character, rows),
            Font::Bold => BOLD.of(character, rows),
            Font::Narrow => NARROW.of(character, rows),
            Font::Huge => HUGE.of(character, rows),
        }
    }

    /// Columns from most characters to the next, and from every digit.
    pub const fn pitch(self) -> i32 {
        match self {
            Font::Small => 5,
            Font::Text | Font::Narrow => 6,
            Font::Bold => 7,
            Font::Huge => 10,
        }
    }

    /// Columns from this character to the next.
    pub const fn advance(self, character: char) -> i32 {
        match (self, character) {
            (Font::Small, 'm' | 'w' | 'M' | 'W') => 6,
            _ => self.pitch(),
        }
    }

    const fn rows(self) -> u8 {
        match self {
            Font::Small => 7,
            Font::Text => 10,
            Font::Bold | Font::Narrow => 13,
            Font::Huge => 20,
        }
    }

    /// Empty rows above a capital. Texts are placed by the top of their capitals, in every font.
    pub(super) const fn above_capitals(self) -> i32 {
        match self {
            Font::Small => 0,
            Font::Text => 1,
            Font::Bold | Font::Narrow => 2,
            Font::Huge => 3,
        }
    }

    /// The first and last lit column of a character; `None` if nothing is lit.
    pub(super) fn ink_of(self, character: char) -> Option<(i32, i32)> {
        let columns = (0..).zip(self.glyph(character).columns());
        let mut lit = columns.filter(|(_, column)| column.iter().any(|&byte| byte != 0)).map(|(x, _)| x);
        let first = lit.next()?;
        Some((first, lit.last().unwrap_or(first)))
    }

    /// The first and last lit column of a text that starts in column 0; `None` if nothing is lit.
    pub fn ink(self, text: &str) -> Option<(i32, i32)> {
        let mut x = 0;
        let mut ink: Option<(i32, i32)> = None;
        for character in text.chars() {
            if let Some((first, last)) = self.ink_of(character) {
                ink = Some((ink.map_or(x + first, |(left, _)| left), x + last));
            }
            x += self.advance(character);
        }
        ink
    }

    /// The longest beginning of a text that is no wider than this, for names and notes that may lose their end.
    pub(in crate::console) fn fitting(self, text: &str, width: i32) -> &str {
        let ends = text.char_indices().map(|(end, _)| end).chain([text.len()]);
        let fits = |beginning: &&str| self.width(beginning) <= width;
        ends.rev().filter_map(|end| text.get(..end)).find(fits).unwrap_or("")
    }

    /// Lit columns of a text, with those between.
    pub fn width(self, text: &str) -> i32 {
        self.ink(text).map_or(0, |(left, right)| right - left + 1)
    }
}
