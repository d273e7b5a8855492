//! The picture: one kilobyte, in the order in which the display keeps it.

use core::convert::Infallible;

use embedded_graphics::Pixel;
use embedded_graphics::geometry::{OriginDimensions, Size};
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::{Dimensions, DrawTarget};
use embedded_graphics::primitives::Rectangle;

/// Pixels across.
pub const WIDTH: usize = 128;
/// Pixels down.
pub const HEIGHT: usize = 64;
/// Strips of eight rows; a byte is a column of one, its lowest bit at the top.
pub const PAGES: usize = HEIGHT / 8;

/// A picture of 128x64 pixels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    pages: [[u8; WIDTH]; PAGES],
}

impl Frame {
    /// All dark.
    pub const fn new() -> Frame {
        Frame { pages: [[0; WIDTH]; PAGES] }
    }

    /// The strips, from the top.
    pub fn pages(&self) -> &[[u8; WIDTH]; PAGES] {
        &self.pages
    }

    /// The strips, to be changed.
    pub fn pages_mut(&mut self) -> &mut [[u8; WIDTH]; PAGES] {
        &mut self.pages
    }

    /// Makes all pixels dark.
    pub fn clear(&mut self) {
        self.pages = [[0; WIDTH]; PAGES];
    }

    fn set(&mut self, x: usize, y: usize, colour: BinaryColor) {
        if let Some(byte) = self.pages.get_mut(y / 8).and_then(|page| page.get_mut(x)) {
            let bit = 1 << (y % 8);
            *byte = if colour.is_on() { *byte | bit } else { *byte & !bit };
        }
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::new()
    }
}

impl OriginDimensions for Frame {
    fn size(&self) -> Size {
        Size::new(128, 64)
    }
}

impl DrawTarget for Frame {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        for Pixel(at, colour) in pixels {
            if let (Ok(x), Ok(y)) = (usize::try_from(at.x), usize::try_from(at.y)) {
                self.set(x, y, colour);
            }
        }
        Ok(())
    }

    /// Whole bytes at once: eight rows of a column are one of them.
    fn fill_solid(&mut self, area: &Rectangle, colour: BinaryColor) -> Result<(), Infallible> {
        let area = area.intersection(&self.bounding_box());
        let Some(last) = area.bottom_right() else { return Ok(()) };
        let (left, right) = (area.top_left.x.unsigned_abs() as usize, last.x.unsigned_abs() as usize);
        let (top, bottom) = (area.top_left.y.unsigned_abs(), last.y.unsigned_abs());
        for (page, first) in self.pages.iter_mut().zip((0u32..).step_by(8)) {
            if bottom < first || top > first + 7 {
                continue;
            }
            let mask = 0xff_u8 << top.saturating_sub(first) & 0xff_u8 >> (first + 7).saturating_sub(bottom);
            let columns = page.get_mut(left..=right).unwrap_or_default();
            match colour {
                BinaryColor::On => columns.iter_mut().for_each(|byte| *byte |= mask),
                BinaryColor::Off => columns.iter_mut().for_each(|byte| *byte &= !mask),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use embedded_graphics::prelude::*;

    use super::*;

    #[test]
    fn a_pixel_is_a_bit_of_its_column() {
        let mut frame = Frame::new();
        frame.draw_iter([Pixel(Point::new(3, 10), BinaryColor::On)]).unwrap();
        assert_eq!(frame.pages()[1][3], 0b100);
        frame.draw_iter([Pixel(Point::new(3, 10), BinaryColor::Off)]).unwrap();
        assert_eq!(frame, Frame::new());
    }

    #[test]
    fn what_lies_outside_is_left_out() {
        let mut frame = Frame::new();
        let outside = [(-1, 0), (128, 0), (0, 64), (0, -1), (i32::MAX, i32::MIN)];
        frame.draw_iter(outside.map(|(x, y)| Pixel(Point::new(x, y), BinaryColor::On))).unwrap();
        assert_eq!(frame, Frame::new());
    }

    #[test]
    fn a_filled_area_is_the_same_as_all_its_pixels() {
        for (x, y) in [(-3, -9), (0, 0), (5, 3), (120, 60), (127, 63), (130, 2)] {
            for (width, height) in [(0, 4), (1, 1), (7, 8), (9, 17), (200, 64)] {
                let area = Rectangle::new(Point::new(x, y), Size::new(width, height));
                for (paper, ink) in [(BinaryColor::Off, BinaryColor::On), (BinaryColor::On, BinaryColor::Off)]
                {
                    let [mut filled, mut dotted] = [Frame::new(), Frame::new()];
                    for frame in [&mut filled, &mut dotted] {
                        let all = frame.bounding_box().points().map(|at| Pixel(at, paper));
                        frame.draw_iter(all).unwrap();
                    }
                    filled.fill_solid(&area, ink).unwrap();
                    dotted.draw_iter(area.points().map(|at| Pixel(at, ink))).unwrap();
                    assert_eq!(filled, dotted, "{area:?} {ink:?}");
                }
            }
        }
    }
}
