//! A display of 128x64 that notices everything that is drawn beside it.

use std::convert::Infallible;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::{Dimensions, DrawTarget, OriginDimensions, Pixel, Point, PointsIter, Size};
use embedded_graphics::primitives::Rectangle;
use engine::console::kit::{Font, FrameBuffer, LIT, Label, Pen, Surface, dimensions};

use crate::golden;

/// Columns that stay dark behind a text of the title line.
const TITLE_GAP: i32 = 2;

#[derive(Clone, Debug)]
pub(crate) struct Display {
    pub(crate) frame: FrameBuffer,
    /// What was lit or cleared outside of the display.
    pub(crate) beside: Vec<Point>,
    /// Texts whose end was left out.
    pub(crate) left_out: Vec<String>,
    /// All texts, where they are and in which ink.
    pub(crate) texts: Vec<(Rectangle, String, BinaryColor)>,
}

// How a picture came about does not matter.
impl PartialEq for Display {
    fn eq(&self, other: &Display) -> bool {
        (&self.frame, &self.beside, &self.left_out) == (&other.frame, &other.beside, &other.left_out)
    }
}

impl Eq for Display {}

impl Display {
    pub(crate) fn new() -> Display {
        Display { frame: FrameBuffer::new(), beside: Vec::new(), left_out: Vec::new(), texts: Vec::new() }
    }

    /// Fails if anything is drawn over a text of the title line, or so close behind it that both read as one.
    #[track_caller]
    pub(crate) fn assert_title_stands_alone(&self, name: &str) {
        for (area, text, ink) in &self.texts {
            let (left, top, wide, _) = dimensions(*area);
            if top > 1 || *ink != LIT {
                continue;
            }
            let stands_alone = [Font::Text, Font::Small, Font::Bold, Font::Huge].into_iter().any(|font| {
                let mut alone = Display::new();
                Pen::new(&mut alone).text(text, left, top, font, LIT);
                let end = (left + wide + TITLE_GAP).min(127);
                let mut dots =
                    (top..top + 7).flat_map(|y| (left..end).map(move |x| (x as usize, y as usize)));
                dots.all(|(x, y)| self.lit(x, y) == alone.lit(x, y))
            });
            assert!(stands_alone, "{name}: something touches {text:?}:\n{}", golden::braille(self));
        }
    }

    /// Whether a pixel is lit; outside of the display none is.
    pub(crate) fn lit(&self, x: usize, y: usize) -> bool {
        self.frame.is_lit(x, y)
    }

    /// What every screen keeps: nothing outside, no text without its end, and the last column and row dark.
    pub(crate) fn assert_tidy(&self, name: &str) {
        assert_eq!(self.left_out, [""; 0], "{name}: no room for these texts");
        self.assert_inside(name);
    }

    /// What a sheet of the kit keeps, where texts may be too long.
    pub(crate) fn assert_inside(&self, name: &str) {
        assert!(self.beside.is_empty(), "{name}: drawn beside the display at {:?}", self.beside.first());
        let edge = (0..64).map(|y| (127, y)).chain((0..128).map(|x| (x, 63)));
        for (x, y) in edge {
            assert!(!self.lit(x, y), "{name}: ({x}, {y}) is lit, but the last column and row stay dark");
        }
    }
}

impl OriginDimensions for Display {
    fn size(&self) -> Size {
        self.frame.size()
    }
}

// Draws columns pixel by pixel, so that the frame buffer's own way is compared with it.
impl Surface for Display {
    fn left_out(&mut self, text: &str) {
        self.left_out.push(text.into());
    }

    fn label(&mut self, area: Rectangle, label: Label<'_>, ink: BinaryColor) {
        if let Label::Text(text) = label {
            self.texts.push((area, text.into(), ink));
        }
    }
}

impl DrawTarget for Display {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        let (screen, beside) = (self.bounding_box(), &mut self.beside);
        self.frame.draw_iter(pixels.into_iter().inspect(|Pixel(at, _)| {
            if !screen.contains(*at) {
                beside.push(*at);
            }
        }))
    }

    fn fill_solid(&mut self, area: &Rectangle, ink: BinaryColor) -> Result<(), Infallible> {
        let inside = area.intersection(&self.bounding_box());
        if inside != *area {
            let outside = area.points().find(|&at| !inside.contains(at));
            self.beside.extend(outside);
        }
        self.frame.fill_solid(area, ink)
    }
}
