//! Tables of results: a head in the title line, a row for each player.

use super::art::Bitmap;
use super::{DARK, Font, LIT, Pen, Surface, area, line};

/// The head of a column; everything in a column ends in one pixel column.
#[derive(Clone, Copy, Debug)]
pub enum Column<'a> {
    /// A word.
    Word(i32, &'a str),
    /// A picture.
    Art(i32, Bitmap),
}

/// A number or a word of a row.
#[derive(Clone, Copy, Debug)]
pub struct Cell<'a> {
    /// The pixel column in which it ends.
    pub right: i32,
    /// What it says.
    pub text: &'a str,
    /// Whether it is the sum, which is larger.
    pub sum: bool,
}

/// A row of a table.
#[derive(Clone, Copy, Debug)]
pub struct ScoreRow<'a> {
    /// The place, from 1; equal ones share it.
    pub place: u8,
    /// The name.
    pub name: &'a str,
    /// Whether the row is inverted.
    pub lit: bool,
    /// The cells.
    pub cells: &'a [Cell<'a>],
}

/// A title and the heads of the columns, in one line.
pub(super) fn score_head<D: Surface>(pen: &mut Pen<'_, D>, title: &str, columns: &[Column<'_>]) {
    pen.text(title, 0, 0, Font::Text, LIT);
    for column in columns {
        match *column {
            Column::Word(right, word) => {
                pen.text_right(word, right, 1, Font::Small, LIT);
            }
            Column::Art(right, art) => pen.art(art, right + 1 - art.width(), (7 - art.height()).max(0), LIT),
        }
    }
}

/// A row of a table with so many rows: five at a pitch of nine, six at eight and seven in turn.
pub(super) fn score_row<D: Surface>(pen: &mut Pen<'_, D>, index: i32, rows: usize, row: ScoreRow<'_>) {
    let tight = rows > 5;
    let (y, high) = if tight { (9 + (index * 15 + 1) / 2, 8) } else { (9 + index * 9, 9) };
    let ink = if row.lit { DARK } else { LIT };
    if row.lit {
        pen.paper(area(0, y, 127, high), true);
    }
    let (text, small) = (y + 1, if tight { y + 1 } else { y + 2 });
    let (font, sum) = if tight { (Font::Small, Font::Small) } else { (Font::Text, Font::Text) };
    pen.text(&line!("{}", row.place), 2, small, Font::Small, ink);
    pen.text_until(row.name, 8, text, font, ink, 127);
    for cell in row.cells {
        let (font, y) = if cell.sum { (sum, text) } else { (Font::Small, small) };
        pen.text_right(cell.text, cell.right, y, font, ink);
    }
}
