//! The pixels of a window of any size: the picture in whole pixels, in the middle, and text over or below it.

use std::convert::Infallible;

use embedded_graphics::mono_font::ascii::{FONT_6X10, FONT_10X20};
use embedded_graphics::mono_font::{MonoFont, MonoTextStyle};
use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::{DrawTarget, Drawable, OriginDimensions, Pixel, Point, RgbColor, Size};
use embedded_graphics::primitives::Rectangle;
use embedded_graphics::text::{Baseline, Text};
use engine::console::Light;
use engine::console::kit::FrameBuffer;

use super::picture::{DARK, lit};

/// Around the picture.
const WALL: Rgb888 = Rgb888::new(24, 24, 30);
/// Texts.
const INK: Rgb888 = Rgb888::new(230, 230, 230);
/// The height of a line of text below the picture.
pub(super) const STRIP: usize = 28;
/// Narrower windows have a smaller font.
const WIDE: usize = 600;

/// The pixels of a window.
pub(super) struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<u32>,
}

impl Canvas {
    /// An empty one, for a window of this size.
    pub(super) fn new((width, height): (usize, usize)) -> Canvas {
        Canvas { width, height, pixels: vec![colour(WALL); width * height] }
    }

    /// Row after row, as the window takes them.
    pub(super) fn pixels(&self) -> &[u32] {
        &self.pixels
    }

    /// Draws the picture as large as it fits in whole pixels, above some rows that are left free.
    pub(super) fn draw_picture(&mut self, frame: &FrameBuffer, light: Light, free: usize) {
        let height = self.height.saturating_sub(free);
        let scale = (self.width / FrameBuffer::WIDTH).min(height / FrameBuffer::HEIGHT).max(1);
        let left = self.width.saturating_sub(scale * FrameBuffer::WIDTH) / 2;
        let top = height.saturating_sub(scale * FrameBuffer::HEIGHT) / 2;
        let (lit, dark) = (colour(lit(light)), colour(DARK));
        let rows = self.pixels.chunks_mut(self.width.max(1)).skip(top).take(scale * FrameBuffer::HEIGHT);
        for (y, row) in rows.enumerate() {
            let pixels = row.iter_mut().skip(left).take(scale * FrameBuffer::WIDTH);
            for (x, pixel) in pixels.enumerate() {
                *pixel = if frame.is_lit(x / scale, y / scale) { lit } else { dark };
            }
        }
    }

    /// Writes a line at the lower edge.
    pub(super) fn draw_caption(&mut self, text: &str) {
        let font = self.font();
        let below = self.height.saturating_sub((STRIP + font.character_size.height as usize) / 2);
        self.write(text, Point::new(8, pixel(below)), font);
    }

    /// Covers everything with some lines.
    pub(super) fn draw_help(&mut self, lines: &[String]) {
        self.pixels.fill(colour(DARK));
        let font = self.font();
        let step = font.character_size.height as usize * 5 / 4;
        let widest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let left = self.width.saturating_sub(widest * font.character_size.width as usize) / 2;
        let top = self.height.saturating_sub(lines.len() * step) / 2;
        for (row, line) in lines.iter().enumerate() {
            self.write(line, Point::new(pixel(left), pixel(top + row * step)), font);
        }
    }

    const fn font(&self) -> &'static MonoFont<'static> {
        if self.width < WIDE { &FONT_6X10 } else { &FONT_10X20 }
    }

    fn write(&mut self, text: &str, at: Point, font: &MonoFont<'_>) {
        let Ok(_) = Text::with_baseline(text, at, MonoTextStyle::new(font, INK), Baseline::Top).draw(self);
    }
}

impl OriginDimensions for Canvas {
    fn size(&self) -> Size {
        Size::new(pixel(self.width).cast_unsigned(), pixel(self.height).cast_unsigned())
    }
}

impl DrawTarget for Canvas {
    type Color = Rgb888;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb888>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        let area = Rectangle::new(Point::zero(), self.size());
        for Pixel(at, ink) in pixels.into_iter().filter(|Pixel(at, _)| area.contains(*at)) {
            let place = at.y.cast_unsigned() as usize * self.width + at.x.cast_unsigned() as usize;
            if let Some(pixel) = self.pixels.get_mut(place) {
                *pixel = colour(ink);
            }
        }
        Ok(())
    }
}

/// A place in a window; none is larger than this.
fn pixel(at: usize) -> i32 {
    i32::try_from(at).unwrap_or(i32::MAX)
}

/// A colour as the window takes it.
fn colour(ink: Rgb888) -> u32 {
    u32::from(ink.r()) << 16 | u32::from(ink.g()) << 8 | u32::from(ink.b())
}

#[cfg(test)]
mod tests {
    use embedded_graphics::pixelcolor::BinaryColor;

    use super::*;

    /// Where the lit pixels of a window are: left, top, width, height, if they are a full rectangle.
    fn lit_area(size: (usize, usize), free: usize) -> (usize, usize, usize, usize) {
        let mut frame = FrameBuffer::new();
        let Ok(()) = frame.clear(BinaryColor::On);
        let mut canvas = Canvas::new(size);
        canvas.draw_picture(&frame, Light::Bright, free);
        let ink = colour(lit(Light::Bright));
        let places: Vec<(usize, usize)> =
            (0..size.1).flat_map(|y| (0..size.0).map(move |x| (x, y))).collect();
        let lit: Vec<_> =
            places.into_iter().filter(|(x, y)| canvas.pixels()[y * size.0 + x] == ink).collect();
        let (first, last) = (lit[0], lit[lit.len() - 1]);
        let (width, height) = (last.0 - first.0 + 1, last.1 - first.1 + 1);
        assert_eq!(lit.len(), width * height, "{size:?}");
        (first.0, first.1, width, height)
    }

    #[test]
    fn the_picture_is_in_the_middle_and_its_pixels_are_whole() {
        assert_eq!(lit_area((768, 384), 0), (0, 0, 768, 384));
        assert_eq!(lit_area((1024, 768), 0), (0, 128, 1024, 512));
        assert_eq!(lit_area((1000, 400), 0), (116, 8, 768, 384));
        assert_eq!(lit_area((768, 412), STRIP), (0, 0, 768, 384));
        assert_eq!(lit_area((2560, 1440), 0), (0, 80, 2560, 1280));
    }

    #[test]
    fn a_window_that_is_too_small_shows_what_fits() {
        assert_eq!(lit_area((100, 40), 0), (0, 0, 100, 40));
        assert_eq!(lit_area((1, 1), STRIP), (0, 0, 1, 1));
        Canvas::new((0, 0)).draw_picture(&FrameBuffer::new(), Light::Bright, 0);
        Canvas::new((30, 10)).draw_help(&["text that is wider".into()]);
    }
}
