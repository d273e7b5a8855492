//! A display of 128x64 that notices everything that is drawn beside it.

use std::convert::Infallible;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::{Dimensions, DrawTarget, OriginDimensions, Pixel, Point, PointsIter, Size};
use embedded_graphics::primitives::Rectangle;

pub(crate) const WIDTH: usize = 128;
pub(crate) const HEIGHT: usize = 64;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Display {
    pixels: Vec<bool>,
    /// What was lit or cleared outside of the display.
    pub(crate) beside: Vec<Point>,
}

impl Display {
    pub(crate) fn new() -> Display {
        Display { pixels: vec![false; WIDTH * HEIGHT], beside: Vec::new() }
    }

    /// Whether a pixel is lit; none is outside.
    pub(crate) fn lit(&self, x: usize, y: usize) -> bool {
        x < WIDTH && y < HEIGHT && self.pixels[y * WIDTH + x]
    }

    /// What every screen keeps: nothing outside, and the last column and row dark.
    pub(crate) fn assert_tidy(&self, name: &str) {
        assert!(self.beside.is_empty(), "{name}: drawn beside the display at {:?}", self.beside.first());
        let edge = (0..HEIGHT).map(|y| (127, y)).chain((0..WIDTH).map(|x| (x, 63)));
        for (x, y) in edge {
            assert!(!self.lit(x, y), "{name}: ({x}, {y}) is lit, but the last column and row stay dark");
        }
    }
}

impl OriginDimensions for Display {
    fn size(&self) -> Size {
        Size::new(128, 64)
    }
}

impl DrawTarget for Display {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        for Pixel(at, ink) in pixels {
            match (usize::try_from(at.x), usize::try_from(at.y)) {
                (Ok(x), Ok(y)) if x < WIDTH && y < HEIGHT => self.pixels[y * WIDTH + x] = ink.is_on(),
                _ => self.beside.push(at),
            }
        }
        Ok(())
    }

    /// Row by row, because most of what a frame costs are areas.
    fn fill_solid(&mut self, area: &Rectangle, ink: BinaryColor) -> Result<(), Infallible> {
        let inside = area.intersection(&self.bounding_box());
        if inside != *area {
            let outside = area.points().find(|&at| !inside.contains(at));
            self.beside.extend(outside);
        }
        for y in inside.rows() {
            let columns = inside.columns();
            let place = |x: i32| y as usize * WIDTH + x as usize;
            self.pixels[place(columns.start)..place(columns.end)].fill(ink.is_on());
        }
        Ok(())
    }
}
