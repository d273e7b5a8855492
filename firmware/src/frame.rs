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

    /// Whole bytes at a time: most of a picture is such areas.
    fn fill_solid(&mut self, area: &Rectangle, colour: BinaryColor) -> Result<(), Infallible> {
        let area = area.intersection(&self.bounding_box());
        let (Some(last), Ok(left), Ok(top)) =
            (area.bottom_right(), usize::try_from(area.top_left.x), usize::try_from(area.top_left.y))
        else {
            return Ok(());
        };
        let right = usize::try_from(last.x).unwrap_or(0);
        let bottom = usize::try_from(last.y).unwrap_or(0);
        for (index, page) in self.pages.iter_mut().enumerate() {
            let (first, after) = (8 * index, 8 * index + 8);
            if bottom < first || top >= after {
                continue;
            }
            let above =
                0xff_u8.checked_shl(u32::try_from(top.saturating_sub(first)).unwrap_or(8)).unwrap_or(0);
            let below = 0xff_u8 >> (after - 1).saturating_sub(bottom).min(7);
            let bits = above & below;
            for byte in page.get_mut(left..=right).unwrap_or_default() {
                *byte = if colour.is_on() { *byte | bits } else { *byte & !bits };
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use embedded_graphics::prelude::*;
    use engine::cards::{Rng, Seed};

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
    fn an_area_is_filled_as_if_by_its_pixels() {
        let mut rng = Rng::new(Seed(1));
        let (mut at_once, mut by_pixels) = (Frame::new(), Frame::new());
        for round in 0..2000 {
            let mut number = |most: u32| i32::try_from(rng.below(most)).unwrap();
            let at = Point::new(number(160) - 16, number(96) - 16);
            let size = Size::new(number(140).unsigned_abs(), number(80).unsigned_abs());
            let (area, colour) = (Rectangle::new(at, size), BinaryColor::from(round % 2 == 0));
            at_once.fill_solid(&area, colour).unwrap();
            by_pixels.draw_iter(area.points().map(|at| Pixel(at, colour))).unwrap();
            assert_eq!(at_once, by_pixels, "{area:?}");
        }
    }

    #[test]
    fn what_lies_outside_is_left_out() {
        let mut frame = Frame::new();
        let outside = [(-1, 0), (128, 0), (0, 64), (0, -1), (i32::MAX, i32::MIN)];
        frame.draw_iter(outside.map(|(x, y)| Pixel(Point::new(x, y), BinaryColor::On))).unwrap();
        assert_eq!(frame, Frame::new());
    }
}
