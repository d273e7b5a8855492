//! A picture as text, and back: a character of braille for each 2 by 4 pixels.

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::{OriginDimensions, Point};
use embedded_graphics_simulator::SimulatorDisplay;

/// The lines of a picture, 64 characters by 16 for the handheld's display.
pub(crate) fn braille(display: &SimulatorDisplay<BinaryColor>) -> Vec<String> {
    let size = display.size();
    let rows = 0..size.height.cast_signed() / 4;
    let columns = || 0..size.width.cast_signed() / 2;
    rows.map(|row| columns().map(|column| cell(display, 2 * column, 4 * row)).collect()).collect()
}

/// The dots of a braille character by its bits: numbered down the columns, but for the fourth row.
const DOTS: [(i32, i32); 8] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)];
/// Characters across and down.
const COLUMNS: usize = 64;
const ROWS: usize = 16;

fn cell(display: &SimulatorDisplay<BinaryColor>, x: i32, y: i32) -> char {
    let lit = |&(dx, dy): &(i32, i32)| display.get_pixel(Point::new(x + dx, y + dy)).is_on();
    let bits = DOTS.iter().enumerate().filter(|(_, dot)| lit(dot)).fold(0, |bits, (n, _)| bits | 1 << n);
    char::from_u32(0x2800 + bits).unwrap_or(' ')
}

/// A picture that was found in a text.
#[derive(Debug)]
pub(crate) struct Picture {
    /// Where it was found, and what stands above it.
    pub(crate) name: String,
    /// The lit pixels.
    pub(crate) lit: Vec<(i32, i32)>,
}

/// All pictures of a text: sixteen lines of braille each. The line above names it, if there is one.
pub(crate) fn pictures(file: &str, text: &str) -> Vec<Picture> {
    let lines: Vec<Vec<u32>> = text.lines().map(bits).collect();
    let texts: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rows) = lines.get(at..at + ROWS) {
        if rows.iter().any(|row| row.len() != COLUMNS) {
            at += 1;
            continue;
        }
        let above =
            at.checked_sub(1).map(|above| texts[above].trim()).filter(|&above| bits(above).is_empty());
        let name = match above {
            Some(above) if !above.is_empty() => format!("{file}: {above}"),
            _ => file.to_owned(),
        };
        let cells = (0..).zip(rows).flat_map(|(y, row)| (0..).zip(row).map(move |(x, &bits)| (x, y, bits)));
        let lit = cells.flat_map(|(x, y, bits)| {
            let lit = DOTS.iter().enumerate().filter(move |(n, _)| bits >> n & 1 == 1);
            lit.map(move |(_, (dx, dy))| (2 * x + dx, 4 * y + dy))
        });
        found.push(Picture { name, lit: lit.collect() });
        at += ROWS;
    }
    found
}

/// The dots of a line; none if there is anything but braille on it.
fn bits(line: &str) -> Vec<u32> {
    let dots = line.chars().map(|c| (c as u32).checked_sub(0x2800).filter(|&bits| bits < 256));
    dots.collect::<Option<_>>().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use embedded_graphics::Pixel;
    use embedded_graphics::prelude::{DrawTarget, Size};

    use super::*;

    #[test]
    fn a_picture_that_was_written_is_found_again_with_the_line_above_it() {
        let mut display = SimulatorDisplay::new(Size::new(128, 64));
        let lit = [(0, 0), (127, 63), (64, 31)];
        let pixels = lit.map(|(x, y)| Pixel(Point::new(x, y), BinaryColor::On));
        let Ok(()) = display.draw_iter(pixels);
        let picture = braille(&display).join("\n");
        let found = pictures("file", &format!("{picture}\nshot two\n{picture}\n{picture}\nnot\n"));
        let names: Vec<&str> = found.iter().map(|picture| picture.name.as_str()).collect();
        assert_eq!(names, ["file", "file: shot two", "file"]);
        for picture in found {
            let mut sorted = picture.lit;
            sorted.sort_by_key(|&(x, y)| (y, x));
            assert_eq!(sorted, [(0, 0), (64, 31), (127, 63)]);
        }
    }
}
