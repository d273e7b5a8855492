//! The picture and its words, drawn at the same time.

use core::convert::Infallible;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::{DrawTarget, OriginDimensions, Pixel, Size};
use embedded_graphics::primitives::Rectangle;
use engine::console::kit::{FrameBuffer, Label, Surface};

use crate::words::Words;

/// What the console draws on. One surface does both, because every surface has its own copy of the drawing code.
pub(crate) struct Screen {
    pub(crate) picture: FrameBuffer,
    pub(crate) words: Words,
}

impl Screen {
    pub(crate) const fn new() -> Screen {
        Screen { picture: FrameBuffer::new(), words: Words::new() }
    }
}

impl OriginDimensions for Screen {
    fn size(&self) -> Size {
        self.picture.size()
    }
}

impl DrawTarget for Screen {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        self.picture.draw_iter(pixels)
    }

    fn fill_solid(&mut self, area: &Rectangle, colour: BinaryColor) -> Result<(), Infallible> {
        self.words.cover(*area);
        self.picture.fill_solid(area, colour)
    }
}

impl Surface for Screen {
    fn draw_column(&mut self, x: i32, y: i32, column: &[u8], ink: BinaryColor) -> Result<(), Infallible> {
        self.picture.draw_column(x, y, column, ink)
    }

    fn label(&mut self, area: Rectangle, label: Label<'_>, ink: BinaryColor) {
        self.words.add(area, label, !ink.is_on());
    }
}
