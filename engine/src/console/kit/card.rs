//! Cards in every size that a table needs.

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::primitives::Rectangle;

use super::art::{Mark, ShapeSize};
use super::pen::corners;
use super::{DARK, Face, Font, LIT, Label, Pen, Surface, area, dimensions, line};
use crate::cards::Colour;

/// The size of a card. The smallest have no letter: there the title or the large card gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardSize {
    /// 24x34: the card that matters now.
    Large,
    /// 16x22: hands and rows.
    Normal,
    /// 20x21: piles.
    Pile,
    /// 19x17: No Idea, up to six piles.
    Land,
    /// 19x11: No Idea, seven and more piles.
    Mid,
    /// 11x19: cards of many players side by side.
    Tall,
    /// 15x11 without a frame: long hands.
    Mini,
    /// 11x17: a place of No Idea's layout; too small for a face-up card.
    Place,
}

/// How a card lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// As it is.
    Plain,
    /// Inverted: look here.
    Chosen,
    /// With a thick frame: it fits here.
    Fits,
}

/// Where things are on a card of one size. Numbers and letters are centred in a strip of columns.
struct CardLayout {
    number: (i32, i32, i32, Font),
    letter: Option<(i32, i32, i32, Font)>,
    shape: (i32, i32, ShapeSize),
}

impl CardSize {
    /// Columns and rows.
    pub const fn size(self) -> (i32, i32) {
        match self {
            CardSize::Large => (24, 34),
            CardSize::Normal => (16, 22),
            CardSize::Pile => (20, 21),
            CardSize::Land => (19, 17),
            CardSize::Mid => (19, 11),
            CardSize::Tall => (11, 19),
            CardSize::Mini => (15, 11),
            CardSize::Place => (11, 17),
        }
    }

    /// The area of a card whose upper left corner is there.
    pub const fn at(self, x: i32, y: i32) -> Rectangle {
        let (w, h) = self.size();
        area(x, y, w, h)
    }

    const fn layout(self) -> CardLayout {
        use Font::{Bold, Huge, Small, Text};
        use ShapeSize::{Large, Small as Shape7};
        let (number, letter, shape) = match self {
            CardSize::Large => ((0, 24, 3, Huge), Some((2, 5, 22, Text)), (9, 18, Large)),
            CardSize::Normal => ((0, 16, 2, Bold), Some((2, 5, 13, Small)), (7, 13, Shape7)),
            CardSize::Pile => ((2, 8, 4, Huge), Some((11, 7, 12, Small)), (11, 3, Shape7)),
            CardSize::Land => ((1, 8, 4, Bold), Some((10, 7, 10, Small)), (10, 2, Shape7)),
            CardSize::Mid => ((2, 6, 2, Text), None, (10, 2, Shape7)),
            CardSize::Tall => ((0, 11, 2, Text), None, (2, 10, Shape7)),
            CardSize::Mini => ((1, 5, 2, Text), None, (7, 2, Shape7)),
            CardSize::Place => ((0, 11, 1, Text), None, (2, 9, Shape7)),
        };
        CardLayout { number, letter, shape }
    }
}

/// Draws a card with its upper left corner there.
pub(super) fn card<D: Surface>(pen: &mut Pen<'_, D>, face: Face, x: i32, y: i32, size: CardSize, look: Look) {
    let sheet = size.at(x, y);
    let chosen = look == Look::Chosen;
    if size != CardSize::Mini || chosen {
        pen.paper(sheet, chosen);
    }
    let ink = if chosen { DARK } else { LIT };
    match face {
        Face::Number { .. } => number_card(pen, face, sheet, size, ink),
        Face::Prize(stars) => prize(pen, stars, sheet, size, ink),
        Face::Trophy(stars) => trophy(pen, stars, sheet, size, ink),
        Face::Unknown => {
            let (w, h) = size.size();
            pen.text_centred("?", x, w, y + h / 2 - 3, Font::Text, ink);
        }
        Face::Back(count) => back(pen, sheet, count, ink),
    }
    pen.label(sheet, Label::Card(face), ink);
    if look == Look::Fits {
        pen.frame(sheet, LIT);
        pen.frame(sheet.offset(1), LIT);
    }
}

fn number_card<D: Surface>(
    pen: &mut Pen<'_, D>,
    face: Face,
    sheet: Rectangle,
    size: CardSize,
    ink: BinaryColor,
) {
    let Face::Number { colour, number, sign } = face else { return };
    let (x, y, ..) = dimensions(sheet);
    let CardLayout { number: (left, width, top, font), letter, shape } = size.layout();
    let font = if font == Font::Bold && number > 9 { Font::Narrow } else { font };
    let text = line!("{number}");
    if let (CardSize::Large, Some(sign)) = (size, sign) {
        pen.text_centred(&text, x + 1, 12, y + top, font, ink);
        pen.art(sign.art(), x + 13, y + 5, ink);
    } else {
        pen.text_centred(&text, x + left, width, y + top, font, ink);
    }
    if let Some((left, width, top, font)) = letter {
        let letter = line!("{}", colour.letter());
        pen.text_centred(&letter, x + left, width, y + top, font, ink);
    }
    let (left, top, size) = shape;
    pen.art(size.of(colour), x + left, y + top, ink);
}

/// Prizes have a second frame and no letter, which keeps their stars apart from yellow.
fn prize<D: Surface>(pen: &mut Pen<'_, D>, stars: u8, sheet: Rectangle, size: CardSize, ink: BinaryColor) {
    let (x, y, w, _) = dimensions(sheet);
    if size != CardSize::Large {
        return star_count(pen, stars, sheet, ink);
    }
    second_frame(pen, sheet, ink);
    match stars {
        0 => pen.text_centred("0", x, w, y + 11, Font::Huge, ink),
        1 => pen.art(ShapeSize::Large.of(Colour::Yellow), x + 6, y + 10, ink),
        _ => {
            for top in [5, 19] {
                pen.art(ShapeSize::Medium.of(Colour::Yellow), x + 8, y + top, ink);
            }
        }
    }
}

fn trophy<D: Surface>(pen: &mut Pen<'_, D>, stars: u8, sheet: Rectangle, size: CardSize, ink: BinaryColor) {
    let (x, y, ..) = dimensions(sheet);
    if size != CardSize::Large {
        return star_count(pen, stars, sheet, ink);
    }
    second_frame(pen, sheet, ink);
    pen.art(Mark::Cup.art(), x + 5, y + 5, ink);
    pen.text_centred(&line!("{stars}"), x + 3, 9, y + 21, Font::Bold, ink);
    pen.art(ShapeSize::Small.of(Colour::Yellow), x + 12, y + 22, ink);
}

/// A small prize or trophy: how many stars, in the middle.
fn star_count<D: Surface>(pen: &mut Pen<'_, D>, stars: u8, sheet: Rectangle, ink: BinaryColor) {
    let (x, y, w, h) = dimensions(sheet);
    let (left, top) = (x + (w - 14) / 2, y + (h - 7) / 2);
    if w < 14 {
        return pen.text_centred(&line!("{stars}"), x, w, top, Font::Text, ink);
    }
    pen.text_centred(&line!("{stars}"), left, 6, top, Font::Text, ink);
    pen.art(ShapeSize::Small.of(Colour::Yellow), left + 7, top, ink);
}

fn second_frame<D: Surface>(pen: &mut Pen<'_, D>, sheet: Rectangle, ink: BinaryColor) {
    let second = sheet.offset(-2);
    pen.frame(second, ink);
    pen.pixels(corners(second), if ink == LIT { DARK } else { LIT });
}

fn back<D: Surface>(pen: &mut Pen<'_, D>, sheet: Rectangle, count: Option<u8>, ink: BinaryColor) {
    let (x, y, w, h) = dimensions(sheet);
    let woven = |(i, j): &(i32, i32)| (i + j) % 4 == 0 || (i - j).rem_euclid(4) == 0;
    let inside = (2..h - 2).flat_map(|j| (2..w - 2).map(move |i| (i, j)));
    pen.pixels(inside.filter(woven).map(|(i, j)| (x + i, y + j)), ink);
    if let Some(count) = count {
        let text = line!("{count}");
        let (font, high, margin) = if w < 20 { (Font::Text, 7, 1) } else { (Font::Bold, 9, 2) };
        let (width, top) = (font.width(&text), y + (h - high) / 2);
        let paper = if ink == LIT { DARK } else { LIT };
        let window = area(x + (w - width) / 2, top, width, high).offset(margin);
        pen.fill(window, paper);
        pen.text_centred(&text, x, w, top, font, ink);
    }
}
