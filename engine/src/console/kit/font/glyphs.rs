//! Characters as columns of bits, read from drawings while compiling.

/// Printable ASCII, from the space on, in six rows of sixteen.
const CHARACTERS: usize = 96;
const IN_A_ROW: usize = 16;

/// The columns of a character, from the left; the lowest bit is the top row.
pub(super) type Glyph = &'static [u32];

/// All characters of a font.
pub(super) struct Glyphs<const WIDTH: usize>([[u32; WIDTH]; CHARACTERS]);

impl<const WIDTH: usize> Glyphs<WIDTH> {
    /// Reads a drawing: `#` lit, sixteen characters side by side with a space between. Runs while compiling, so a
    /// drawing of another size does not compile.
    #[allow(clippy::indexing_slicing, clippy::panic)]
    pub(super) const fn drawn(drawing: &[u8], rows: usize) -> Glyphs<WIDTH> {
        let line = IN_A_ROW * (WIDTH + 1);
        assert!(drawing.len() == CHARACTERS / IN_A_ROW * rows * line, "the drawing has another size");
        let mut glyphs = [[0; WIDTH]; CHARACTERS];
        let mut at = 0;
        while at < drawing.len() {
            let (x, y) = (at % line, at / line);
            let (column, row) = (x % (WIDTH + 1), y % rows);
            if drawing[at] == b'#' {
                glyphs[y / rows * IN_A_ROW + x / (WIDTH + 1)][column] |= 1 << row;
            }
            at += 1;
        }
        Glyphs(glyphs)
    }

    /// A character; a question mark for those that have no drawing.
    pub(super) fn of(&'static self, character: char) -> Glyph {
        let place = |character: char| (character as usize).wrapping_sub(' ' as usize);
        let glyph = self.0.get(place(character)).or_else(|| self.0.get(place('?')));
        glyph.map_or(&[], <[u32; WIDTH]>::as_slice)
    }
}
