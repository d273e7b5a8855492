//! The pen: the few strokes that everything on the screen is made of.

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::{DrawTarget, Pixel, Point, Size};
use embedded_graphics::primitives::Rectangle;

use super::art::{Bitmap, ShapeSize, lit};
use super::battery::{BATTERY_ROOM, Charge, battery, reaches_corner};
use super::title::RIGHT;
use super::{HintLook, Label};
use crate::cards::Colour;

/// Columns of the display.
pub const WIDTH: i32 = 128;
/// Rows of the display.
pub const HEIGHT: i32 = 64;

/// The ink on dark paper.
pub const LIT: BinaryColor = BinaryColor::On;
/// The ink on lit paper.
pub const DARK: BinaryColor = BinaryColor::Off;

/// What the console draws on: a one-bit target of embedded-graphics. Nearly all that it draws are columns of pixels, which
/// the display keeps as bytes.
pub trait Surface: DrawTarget<Color = BinaryColor> {
    /// Draws the lit pixels of a column that begins there and goes down; the lowest bit of the first byte is the top one.
    ///
    /// # Errors
    /// Those of the target.
    fn draw_column(&mut self, x: i32, y: i32, column: &[u8], ink: BinaryColor) -> Result<(), Self::Error> {
        self.draw_iter(lit(column).map(|dy| Pixel(Point::new(x, y + dy), ink)))
    }

    /// Is told what an area says in which something has just been drawn: a card instead of the number and the letter on
    /// it. Dark ink is on lit paper, which means that something is chosen. Only a surface that speaks has a use for it.
    fn label(&mut self, area: Rectangle, label: Label<'_>, ink: BinaryColor) {
        let _ = (area, label, ink);
    }

    /// Is told of a text whose end was left out, because there is no room for it. Only a test has a use for it.
    fn left_out(&mut self, text: &str) {
        let _ = text;
    }
}

/// The whole display.
pub const SCREEN: Rectangle = area(0, 0, WIDTH, HEIGHT);

/// The rectangle at this place and of this size; a negative size is none.
pub const fn area(x: i32, y: i32, w: i32, h: i32) -> Rectangle {
    const fn size(length: i32) -> u32 {
        if length > 0 { length.cast_unsigned() } else { 0 }
    }
    Rectangle::new(Point::new(x, y), Size::new(size(w), size(h)))
}

/// Left, top, width and height: what [`area`] was given.
pub const fn dimensions(area: Rectangle) -> (i32, i32, i32, i32) {
    let Rectangle { top_left: Point { x, y }, size: Size { width, height } } = area;
    (x, y, width.cast_signed(), height.cast_signed())
}

/// The four pixels in the corners of an area.
pub(super) const fn corners(area: Rectangle) -> [(i32, i32); 4] {
    let (x, y, w, h) = dimensions(area);
    let (right, bottom) = (x + w - 1, y + h - 1);
    [(x, y), (right, y), (x, bottom), (right, bottom)]
}

/// Draws on a surface and remembers the first error, so that a screen's code is free of error handling.
///
/// The strokes are here, the text in `text.rs`, and what is made of them in `widgets.rs`. After an error the pen draws no more.
#[derive(Debug)]
pub struct Pen<'a, D: Surface> {
    surface: &'a mut D,
    outcome: Result<(), D::Error>,
    /// What the title line tells of the battery.
    pub(super) battery: Option<Charge>,
    /// The same once there is a title with room for it, as long as nothing else is drawn there.
    pub(super) battery_in_title: Option<Charge>,
    /// The column before which titles end.
    pub(super) title_end: i32,
    /// How hints are drawn.
    pub(super) hint_look: HintLook,
    /// How many columns to the right everything is drawn that bitmaps are made of. What leaves the screen is cut off.
    pub(super) shift: i32,
}

impl<'a, D: Surface> Pen<'a, D> {
    /// A pen for one frame.
    pub fn new(surface: &'a mut D) -> Pen<'a, D> {
        Pen {
            surface,
            outcome: Ok(()),
            battery: None,
            battery_in_title: None,
            title_end: RIGHT,
            hint_look: HintLook::Plain,
            shift: 0,
        }
    }

    /// This pen, drawing hints with `hint_look`.
    pub fn with_hint_look(self, hint_look: HintLook) -> Pen<'a, D> {
        Pen { hint_look, ..self }
    }

    /// The same pen, where titles tell of the battery if there is room.
    pub fn with_battery(self, battery: Option<Charge>) -> Pen<'a, D> {
        Pen { battery, ..self }
    }

    /// Makes titles end before this column, because something else is at the end of their line.
    pub const fn end_titles_at(&mut self, column: i32) {
        self.title_end = column;
    }

    /// How much room the battery takes at the end of a title that has room for it.
    pub fn battery_room(&self) -> i32 {
        if self.battery.is_some() { BATTERY_ROOM } else { 0 }
    }

    /// Puts the pen down.
    ///
    /// # Errors
    /// The first error that the surface reported.
    pub fn finish(mut self) -> Result<(), D::Error> {
        if let Some(charge) = self.battery_in_title.take() {
            battery(&mut self, charge);
        }
        self.outcome
    }

    /// Draws single pixels.
    pub fn pixels(&mut self, pixels: impl IntoIterator<Item = (i32, i32)>, ink: BinaryColor) {
        if self.outcome.is_ok() {
            let in_title = &mut self.battery_in_title;
            let pixels = pixels.into_iter().map(|(x, y)| {
                if in_title.is_some() && reaches_corner(x, y, 1) {
                    *in_title = None;
                }
                Pixel(Point::new(x, y), ink)
            });
            self.outcome = self.surface.draw_iter(pixels);
        }
    }

    /// Fills an area; one without width or height is nothing.
    pub fn fill(&mut self, area: Rectangle, ink: BinaryColor) {
        let (x, y, w, h) = dimensions(area);
        if w > 0 && h > 0 {
            self.give_corner(x, y, w);
        }
        if self.outcome.is_ok() {
            self.outcome = self.surface.fill_solid(&area, ink);
        }
    }

    /// A frame of one pixel with sharp corners; what is inside stays.
    pub fn frame(&mut self, outline: Rectangle, ink: BinaryColor) {
        let (x, y, w, h) = dimensions(outline);
        self.fill(area(x, y, w, 1), ink);
        self.fill(area(x, y + h - 1, w, 1), ink);
        self.fill(area(x, y, 1, h), ink);
        self.fill(area(x + w - 1, y, 1, h), ink);
    }

    /// A sheet of paper with round corners: lit all over, or dark with a lit frame.
    pub fn paper(&mut self, sheet: Rectangle, lit: bool) {
        self.fill(sheet, LIT);
        self.pixels(corners(sheet), DARK);
        if !lit {
            self.fill(sheet.offset(-1), DARK);
        }
    }

    /// The four corners of a place where something could lie.
    pub fn corners(&mut self, place: Rectangle) {
        let [(left, top), _, _, (right, bottom)] = corners(place.offset(-1));
        for (x, dx) in [(left, 1), (right, -1)] {
            for (y, dy) in [(top, 1), (bottom, -1)] {
                self.pixels([(x, y), (x + dx, y), (x, y + dy)], LIT);
            }
        }
    }

    /// A dotted line downwards, the last row included if the steps meet it.
    pub fn dots_down(&mut self, x: i32, top: i32, bottom: i32) {
        self.pixels((top..=bottom).step_by(2).map(|y| (x, y)), LIT);
    }

    /// Draws a bitmap with its upper left corner at a place; what is dark in it stays as it was.
    pub fn art(&mut self, art: Bitmap, x: i32, y: i32, ink: BinaryColor) {
        for (x, column) in (x..).zip(art.columns()) {
            self.column(x, y, column, ink);
        }
    }

    /// Something is drawn there: if that is where the battery would be, the battery gives way.
    fn give_corner(&mut self, x: i32, y: i32, wide: i32) {
        if self.battery_in_title.is_some() && reaches_corner(x, y, wide) {
            self.battery_in_title = None;
        }
    }

    fn column(&mut self, x: i32, y: i32, column: &[u8], ink: BinaryColor) {
        let x = x + self.shift;
        // The last column of the display stays dark.
        if self.shift != 0 && !(0..WIDTH - 1).contains(&x) {
            return;
        }
        self.give_corner(x, y, 1);
        if self.outcome.is_ok() {
            self.outcome = self.surface.draw_column(x, y, column, ink);
        }
    }

    /// Draws the shape of a colour.
    pub fn shape(&mut self, size: ShapeSize, colour: Colour, x: i32, y: i32, ink: BinaryColor) {
        let shape = size.of(colour);
        self.art(shape, x, y, ink);
        self.label(area(x, y, shape.width(), shape.height()), Label::Colour(colour), ink);
    }

    /// Tells the surface what an area says.
    pub fn label(&mut self, area: Rectangle, label: Label<'_>, ink: BinaryColor) {
        self.surface.label(area, label, ink);
    }

    /// Tells the surface that the end of a text was left out.
    pub(super) fn left_out(&mut self, text: &str) {
        self.surface.left_out(text);
    }

    /// Draws a bitmap, each of its pixels as a square of two by two.
    pub fn art_doubled(&mut self, art: Bitmap, x: i32, y: i32, ink: BinaryColor) {
        for (dx, dy) in art.pixels() {
            self.fill(area(x + 2 * dx, y + 2 * dy, 2, 2), ink);
        }
    }

    /// Draws a bitmap so that its upper left pixel is at a place and the rest extends in the given
    /// directions: 1 is right or down, -1 left or up.
    pub fn art_towards(&mut self, art: Bitmap, corner: (i32, i32), towards: (i32, i32)) {
        self.inked_art_towards(art, corner, towards, LIT);
    }

    /// The same in an ink.
    pub fn inked_art_towards(
        &mut self,
        art: Bitmap,
        (x, y): (i32, i32),
        (right, down): (i32, i32),
        ink: BinaryColor,
    ) {
        for (dx, column) in (0..).zip(art.columns()) {
            let x = x + dx * right;
            if down > 0 {
                self.column(x, y, column, ink);
                continue;
            }
            // Upside down: from the last bit of the last byte to the first one, which stays where it is.
            for (top, byte) in (1..).map(|bytes| y + 1 - 8 * bytes).zip(column) {
                self.column(x, top, &[byte.reverse_bits()], ink);
            }
        }
    }
}
