//! Small one-bit pictures, kept as the display keeps its own: columns of bytes.

/// A picture: lit pixels, and pixels that leave what is below as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bitmap {
    height: u8,
    /// Column after column from the left, each in as many bytes as its height needs; the lowest bit of the first byte is
    /// the top pixel.
    bytes: &'static [u8],
}

impl Bitmap {
    /// Nothing at all.
    pub const EMPTY: Bitmap = Bitmap { height: 0, bytes: &[] };

    /// A picture of so many rows from its columns.
    pub const fn new(height: u8, bytes: &'static [u8]) -> Bitmap {
        Bitmap { height, bytes }
    }

    /// The columns, from the left.
    pub fn columns(self) -> core::slice::ChunksExact<'static, u8> {
        self.bytes.chunks_exact(bytes_for(self.height as usize).max(1))
    }

    /// Columns of the picture.
    pub fn width(self) -> i32 {
        i32::try_from(self.columns().len()).unwrap_or(0)
    }

    /// Rows of the picture.
    pub fn height(self) -> i32 {
        i32::from(self.height)
    }

    /// The lit pixels, from the upper left one.
    pub fn pixels(self) -> impl Iterator<Item = (i32, i32)> {
        (0..).zip(self.columns()).flat_map(|(x, column)| lit(column).map(move |y| (x, y)))
    }
}

/// The rows of a column that are lit, from the top.
pub(in crate::console::kit) fn lit(column: &[u8]) -> impl Iterator<Item = i32> {
    let bits = column.iter().flat_map(|&byte| (0..8).map(move |bit| byte >> bit & 1 == 1));
    (0..).zip(bits).filter(|&(_, lit)| lit).map(|(y, _)| y)
}

/// Bytes that a column of so many rows takes.
pub(in crate::console::kit) const fn bytes_for(rows: usize) -> usize {
    rows.div_ceil(8)
}

/// Cuts columns out of drawn rows, `#` lit. Runs while compiling, so a drawing that is too short does not compile.
#[allow(clippy::indexing_slicing)]
pub(super) const fn cut<const BYTES: usize>(drawing: &[&str], from: usize) -> [u8; BYTES] {
    let height = bytes_for(drawing.len());
    let mut bytes = [0; BYTES];
    let mut y = 0;
    while y < drawing.len() {
        let mut x = 0;
        while x < BYTES / height {
            if drawing[y].as_bytes()[from + x] == b'#' {
                bytes[x * height + y / 8] |= 1 << (y % 8);
            }
            x += 1;
        }
        y += 1;
    }
    bytes
}

/// Pictures of one width side by side in one drawing: this one begins in column `$from`.
macro_rules! cut_out {
    ($drawing:expr, $from:expr, $width:expr) => {{
        const BYTES: usize = $width * $crate::console::kit::art::bitmap::bytes_for($drawing.len());
        #[allow(clippy::cast_possible_truncation)]
        $crate::console::kit::art::Bitmap::new(
            $drawing.len() as u8,
            const { &$crate::console::kit::art::bitmap::cut::<BYTES>($drawing, $from) },
        )
    }};
}

/// One picture from its drawing; the first row gives the width.
macro_rules! art {
    ($first:literal $(, $row:literal)* $(,)?) => {{
        const DRAWING: &[&str] = &[$first $(, $row)*];
        $crate::console::kit::art::bitmap::cut_out!(DRAWING, 0, $first.len())
    }};
}

/// Several pictures of one width side by side in one drawing, one column apart.
macro_rules! sheet {
    ($width:literal: [$($place:literal)+] $($row:literal),+ $(,)?) => {{
        const DRAWING: &[&str] = &[$($row),+];
        [$($crate::console::kit::art::bitmap::cut_out!(DRAWING, $place * ($width + 1), $width)),+]
    }};
}

pub(super) use {art, cut_out, sheet};
