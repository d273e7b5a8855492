//! A picture as text: a character of braille for each 2 by 4 pixels.

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

fn cell(display: &SimulatorDisplay<BinaryColor>, x: i32, y: i32) -> char {
    // The dots of a braille character are numbered down the columns, but for the fourth row.
    const DOTS: [(i32, i32); 8] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)];
    let lit = |&(dx, dy): &(i32, i32)| display.get_pixel(Point::new(x + dx, y + dy)).is_on();
    let bits = DOTS.iter().enumerate().filter(|(_, dot)| lit(dot)).fold(0, |bits, (n, _)| bits | 1 << n);
    char::from_u32(0x2800 + bits).unwrap_or(' ')
}
