//! Characters as small pictures, read from drawings while compiling.

use crate::console::kit::art::{Bitmap, bytes_for};

/// Printable ASCII, from the space on, in six rows of sixteen.
const CHARACTERS: usize = 96;
const IN_A_ROW: usize = 16;

/// All characters of a font; each takes so many bytes.
pub(super) struct Glyphs<const BYTES: usize>([[u8; BYTES]; CHARACTERS]);

impl<const BYTES: usize> Glyphs<BYTES> {
    /// Reads a drawing: `#` lit, sixteen characters side by side with a space between. Runs while compiling, so a
    /// drawing of another size does not compile.
    #[allow(clippy::indexing_slicing, clippy::panic)]
    pub(super) const fn drawn(drawing: &[u8], rows: usize) -> Glyphs<BYTES> {
        let height = bytes_for(rows);
        let width = BYTES / height;
        let line = IN_A_ROW * (width + 1);
        assert!(drawing.len() == CHARACTERS / IN_A_ROW * rows * line, "the drawing has another size");
        let mut glyphs = [[0; BYTES]; CHARACTERS];
        let mut at = 0;
        while at < drawing.len() {
            let (x, y) = (at % line, at / line);
            let (column, row) = (x % (width + 1), y % rows);
            if drawing[at] == b'#' {
                let character = y / rows * IN_A_ROW + x / (width + 1);
                glyphs[character][column * height + row / 8] |= 1 << (row % 8);
            }
            at += 1;
        }
        Glyphs(glyphs)
    }

    /// A character of a font with so many rows; a question mark for those that have no drawing.
    pub(super) fn of(&'static self, character: char, rows: u8) -> Bitmap {
        let place = |character: char| (character as usize).wrapping_sub(' ' as usize);
        let glyph = self.0.get(place(character)).or_else(|| self.0.get(place('?')));
        glyph.map_or(Bitmap::EMPTY, |bytes| Bitmap::new(rows, bytes))
    }
}
