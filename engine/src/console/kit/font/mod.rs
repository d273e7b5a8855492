//! The fonts, and how much room a text takes in them.
//!
//! They are the fixed fonts of X11, which are in the public domain, in drawings that can be read and changed.
//! What a child would misread is drawn anew: in the smallest font `m` and `w` have room for three legs, and zero
//! in the text font is no diamond, because a diamond is orange. `^` is the arrow of No Idea's cards.

mod glyphs;

use glyphs::{Glyph, Glyphs};

static SMALL: Glyphs<5> = Glyphs::drawn(include_bytes!("small.txt"), Font::Small.rows());
static TEXT: Glyphs<6> = Glyphs::drawn(include_bytes!("text.txt"), Font::Text.rows());
static BOLD: Glyphs<7> = Glyphs::drawn(include_bytes!("bold.txt"), Font::Bold.rows());
static NARROW: Glyphs<6> = Glyphs::drawn(include_bytes!("narrow.txt"), Font::Narrow.rows());
static HUGE: Glyphs<10> = Glyphs::drawn(include_bytes!("huge.txt"), Font::Huge.rows());

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
    fn glyph(self, character: char) -> Glyph {
        match self {
            Font::Small => SMALL.of(character),
            Font::Text => TEXT.of(character),
            Font::Bold => BOLD.of(character),
            Font::Narrow => NARROW.of(character),
            Font::Huge => HUGE.of(character),
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

    const fn rows(self) -> usize {
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
        let top = -self.above_capitals();
        (0..).zip(self.glyph(character)).flat_map(move |(x, &column)| {
            let lit = (0..u32::BITS - column.leading_zeros())
                .zip(top..)
                .filter(move |&(bit, _)| column >> bit & 1 == 1);
            lit.map(move |(_, y)| (x, y))
        })
    }

    /// The first and last lit column of a character; `None` if nothing is lit.
    pub(super) fn ink_of(self, character: char) -> Option<(i32, i32)> {
        let lit = || (0..).zip(self.glyph(character)).filter(|&(_, &column)| column != 0).map(|(x, _)| x);
        Some((lit().next()?, lit().last()?))
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

    /// Lit columns of a text, with those between.
    pub fn width(self, text: &str) -> i32 {
        self.ink(text).map_or(0, |(left, right)| right - left + 1)
    }
}
