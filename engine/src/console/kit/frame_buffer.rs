//! A picture in memory, in the order in which the display's controller keeps it.

use core::convert::Infallible;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::{Dimensions, DrawTarget, OriginDimensions, Pixel, Point, Size};
use embedded_graphics::primitives::Rectangle;

use super::{HEIGHT, Surface, WIDTH};

/// A picture of 128x64 pixels: eight pages of eight rows. A byte is a column of a page, its lowest bit at the top.
///
/// Whoever shows the console draws it into one of these: the firmware sends pages as they are, the simulator turns
/// them into pixels of a window, the tests into text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FrameBuffer {
    pub(super) pages: [[u8; FrameBuffer::WIDTH]; FrameBuffer::PAGES],
}

impl FrameBuffer {
    /// Pixels across.
    pub const WIDTH: usize = WIDTH.cast_unsigned() as usize;
    /// Pixels down.
    pub const HEIGHT: usize = HEIGHT.cast_unsigned() as usize;
    /// Pages of eight rows.
    pub const PAGES: usize = Self::HEIGHT / 8;

    /// All dark.
    pub const fn new() -> FrameBuffer {
        FrameBuffer { pages: [[0; Self::WIDTH]; Self::PAGES] }
    }

    /// The pages, from the top.
    pub const fn pages(&self) -> &[[u8; Self::WIDTH]; Self::PAGES] {
        &self.pages
    }

    /// The pages, to be changed.
    pub const fn pages_mut(&mut self) -> &mut [[u8; Self::WIDTH]; Self::PAGES] {
        &mut self.pages
    }

    /// Whether a pixel is lit; outside of the picture none is.
    pub fn is_lit(&self, x: usize, y: usize) -> bool {
        self.pages.get(y / 8).and_then(|page| page.get(x)).is_some_and(|byte| byte >> (y % 8) & 1 == 1)
    }

    /// All pixels, row by row.
    pub fn pixels(&self) -> impl Iterator<Item = Pixel<BinaryColor>> {
        let rows = (0..HEIGHT).zip(0..).flat_map(|row| (0..WIDTH).zip(0..).map(move |column| (column, row)));
        rows.map(|((x, column), (y, row))| Pixel(Point::new(x, y), self.is_lit(column, row).into()))
    }

    fn draw_byte(&mut self, x: usize, page: i32, bits: u8, ink: BinaryColor) {
        let page = usize::try_from(page).ok().and_then(|page| self.pages.get_mut(page));
        if let Some(byte) = page.and_then(|page| page.get_mut(x)) {
            *byte = if ink.is_on() { *byte | bits } else { *byte & !bits };
        }
    }

    fn set(&mut self, x: usize, y: usize, colour: BinaryColor) {
        if let Some(byte) = self.pages.get_mut(y / 8).and_then(|page| page.get_mut(x)) {
            let bit = 1 << (y % 8);
            *byte = if colour.is_on() { *byte | bit } else { *byte & !bit };
        }
    }
}

impl Surface for FrameBuffer {
    #[inline(never)] // what is drawn most, in one place
    fn draw_column(&mut self, x: i32, y: i32, column: &[u8], ink: BinaryColor) -> Result<(), Infallible> {
        let Ok(x) = usize::try_from(x) else { return Ok(()) };
        // A byte of the column lies in one page, or in two that follow each other.
        for (page, &byte) in (y.div_euclid(8)..).zip(column) {
            let [above, below] = (u16::from(byte) << y.rem_euclid(8)).to_le_bytes();
            self.draw_byte(x, page, above, ink);
            self.draw_byte(x, page + 1, below, ink);
        }
        Ok(())
    }
}

impl Default for FrameBuffer {
    fn default() -> FrameBuffer {
        FrameBuffer::new()
    }
}

impl OriginDimensions for FrameBuffer {
    fn size(&self) -> Size {
        Size::new(WIDTH.cast_unsigned(), HEIGHT.cast_unsigned())
    }
}

impl DrawTarget for FrameBuffer {
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

    /// Fills whole bytes at a time, because most of what a frame costs are filled areas.
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
    use embedded_graphics::prelude::PointsIter;

    use super::*;
    use crate::cards::{Rng, Seed};

    #[test]
    fn a_pixel_is_a_bit_of_its_column() {
        let mut frame = FrameBuffer::new();
        frame.draw_iter([Pixel(Point::new(3, 10), BinaryColor::On)]).unwrap();
        assert_eq!(frame.pages()[1][3], 0b100);
        assert!(frame.is_lit(3, 10) && !frame.is_lit(3, 9) && !frame.is_lit(4, 10));
        frame.draw_iter([Pixel(Point::new(3, 10), BinaryColor::Off)]).unwrap();
        assert_eq!(frame, FrameBuffer::new());
    }

    #[test]
    fn an_area_is_filled_as_if_by_its_pixels() {
        let mut rng = Rng::new(Seed(1));
        let (mut at_once, mut by_pixels) = (FrameBuffer::new(), FrameBuffer::new());
        for round in 0..2000 {
            let mut number = |most: u32| rng.below(most).cast_signed();
            let at = Point::new(number(160) - 16, number(96) - 16);
            let size = Size::new(number(140).unsigned_abs(), number(80).unsigned_abs());
            let (area, colour) = (Rectangle::new(at, size), BinaryColor::from(round % 2 == 0));
            at_once.fill_solid(&area, colour).unwrap();
            by_pixels.draw_iter(area.points().map(|at| Pixel(at, colour))).unwrap();
            assert_eq!(at_once, by_pixels, "{area:?}");
        }
    }

    #[test]
    fn a_column_is_drawn_as_if_by_its_pixels() {
        let mut rng = Rng::new(Seed(2));
        let (mut at_once, mut by_pixels) = (FrameBuffer::new(), FrameBuffer::new());
        for round in 0..2000 {
            let mut number = |most: u32| rng.below(most).cast_signed();
            let (x, y) = (number(160) - 16, number(110) - 40);
            let column = [number(256), number(256), number(256)].map(|bits| bits.to_le_bytes()[0]);
            let ink = BinaryColor::from(round % 3 > 0);
            at_once.draw_column(x, y, &column, ink).unwrap();
            let lit = (0..24).zip(y..).filter(|(row, _)| column[row / 8] >> (row % 8) & 1 == 1);
            by_pixels.draw_iter(lit.map(|(_, y)| Pixel(Point::new(x, y), ink))).unwrap();
            assert_eq!(at_once, by_pixels, "{column:?} at {x}, {y}");
        }
    }

    #[test]
    fn all_pixels_drawn_again_are_the_same_picture() {
        let (mut frame, mut copy) = (FrameBuffer::new(), FrameBuffer::new());
        frame.fill_solid(&Rectangle::new(Point::new(5, 6), Size::new(70, 31)), BinaryColor::On).unwrap();
        copy.draw_iter(frame.pixels()).unwrap();
        assert_eq!(frame, copy);
        assert_eq!(frame.pixels().count(), 128 * 64);
    }

    #[test]
    fn pixels_outside_are_left_out() {
        let mut frame = FrameBuffer::new();
        let outside = [(-1, 0), (128, 0), (0, 64), (0, -1), (i32::MAX, i32::MIN)];
        frame.draw_iter(outside.map(|(x, y)| Pixel(Point::new(x, y), BinaryColor::On))).unwrap();
        assert_eq!(frame, FrameBuffer::new());
        assert!(!frame.is_lit(128, 0) && !frame.is_lit(0, 64));
    }
}
