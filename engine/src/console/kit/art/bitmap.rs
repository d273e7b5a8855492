//! A picture of one bit a pixel, made from text while compiling.

/// A picture of at most 32 columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bitmap {
    width: u8,
    /// From the top; the lowest bit of a row is its left pixel.
    rows: &'static [u32],
}

impl Bitmap {
    /// Nothing at all.
    pub const EMPTY: Bitmap = Bitmap { width: 0, rows: &[] };

    /// A picture from its rows.
    pub const fn new(width: u8, rows: &'static [u32]) -> Bitmap {
        Bitmap { width, rows }
    }

    /// Columns of the picture.
    pub fn width(self) -> i32 {
        i32::from(self.width)
    }

    /// Rows of the picture.
    pub fn height(self) -> i32 {
        i32::try_from(self.rows.len()).unwrap_or(0)
    }

    /// The lit pixels, from the upper left one.
    pub fn pixels(self) -> impl Iterator<Item = (i32, i32)> {
        (0..).zip(self.rows).flat_map(move |(y, &row)| {
            (0..self.width()).filter(move |&x| row >> x & 1 == 1).map(move |x| (x, y))
        })
    }
}

/// Cuts a strip of columns out of drawn rows, `#` lit. Runs while compiling, so a drawing that is too short
/// does not compile.
#[allow(clippy::indexing_slicing)]
pub(super) const fn cut<const ROWS: usize>(drawing: &[&str], from: usize, width: usize) -> [u32; ROWS] {
    let mut rows = [0; ROWS];
    let mut y = 0;
    while y < ROWS {
        let mut x = 0;
        while x < width {
            if drawing[y].as_bytes()[from + x] == b'#' {
                rows[y] |= 1 << x;
            }
            x += 1;
        }
        y += 1;
    }
    rows
}

/// One picture from its drawing; the first row gives the width.
macro_rules! art {
    ($first:literal $(, $row:literal)* $(,)?) => {{
        const DRAWING: &[&str] = &[$first $(, $row)*];
        const ROWS: usize = DRAWING.len();
        const WIDTH: usize = $first.len();
        const { assert!(WIDTH <= 32, "a bitmap has at most 32 columns") };
        #[allow(clippy::cast_possible_truncation)]
        $crate::console::kit::art::Bitmap::new(
            WIDTH as u8,
            const { &$crate::console::kit::art::bitmap::cut::<ROWS>(DRAWING, 0, WIDTH) },
        )
    }};
}

/// Several pictures of one width side by side in one drawing, one column apart.
macro_rules! sheet {
    ($width:literal: [$($place:literal)+] $($row:literal),+ $(,)?) => {{
        const DRAWING: &[&str] = &[$($row),+];
        const ROWS: usize = DRAWING.len();
        [$($crate::console::kit::art::Bitmap::new($width, const {
            &$crate::console::kit::art::bitmap::cut::<ROWS>(DRAWING, $place * ($width + 1), $width)
        })),+]
    }};
}

pub(super) use {art, sheet};
