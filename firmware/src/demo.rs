//! Shows that the machine lives, until the console takes this file's place.
//!
//! A deals a row of cards, left and right move along it (each a move that is saved), B takes the last one back.

use core::fmt::Write;

use embedded_graphics::mono_font::MonoTextStyle;
use embedded_graphics::mono_font::ascii::{FONT_5X7, FONT_6X10, FONT_7X13_BOLD, FONT_10X20};
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::{PrimitiveStyle, PrimitiveStyleBuilder, Rectangle, RoundedRectangle};
use embedded_graphics::text::{Baseline, Text};
use engine::cards::{Card, Chance, Colour, Seed, Suits};
use heapless::{String, Vec};

use crate::buttons::Button;

const ROW: usize = 7;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct FourColours;

impl Suits for FourColours {
    const COLOURS: &'static [Colour] = &[Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];
    const HIGHEST: u8 = 9;
}

/// What a press asks the board for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    Deal,
    Move(u16),
    TakeBack,
}

/// What is on the screen.
#[derive(Default)]
pub struct Demo {
    row: Option<Vec<Card<FourColours>, ROW>>,
    cursor: usize,
    moves: usize,
    deals: u32,
    held: [bool; 6],
    remark: &'static str,
}

impl Demo {
    /// Takes over a game: the cards that its seed deals, and the moves along them.
    pub fn resume(&mut self, seed: Option<Seed>, moves: &[u16], deals: u32) {
        self.row = seed.map(|seed| {
            let mut deck: Vec<Card<FourColours>, 36> = Card::all().collect();
            Chance::new(seed).shuffle(&mut deck);
            deck.into_iter().take(ROW).collect()
        });
        (self.moves, self.deals) = (moves.len(), deals);
        self.cursor = moves.iter().fold(0, |at, &step| if step == 0 { at + ROW - 1 } else { at + 1 } % ROW);
    }

    /// What the bottom line says.
    pub fn remark(&mut self, remark: &'static str) {
        self.remark = remark;
    }

    pub fn press(&mut self, button: Button) -> Option<Wish> {
        self.hold(button, true);
        match button {
            Button::A => Some(Wish::Deal),
            Button::Left if self.row.is_some() => Some(Wish::Move(0)),
            Button::Right if self.row.is_some() => Some(Wish::Move(1)),
            Button::B if self.moves > 0 => Some(Wish::TakeBack),
            _ => None,
        }
    }

    pub fn release(&mut self, button: Button) {
        self.hold(button, false);
    }

    fn hold(&mut self, button: Button, down: bool) {
        if let Some(held) = self.held.get_mut(button as usize) {
            *held = down;
        }
    }

    pub fn draw<D: DrawTarget<Color = BinaryColor>>(&self, target: &mut D) -> Result<(), D::Error> {
        match &self.row {
            None => splash(target)?,
            Some(row) => {
                let mut title: String<32> = String::new();
                // A title that does not fit is cut off.
                write!(title, "DEAL {}  MOVES {}", self.deals, self.moves).unwrap_or_default();
                text(target, &title, 2, 0, MonoTextStyle::new(&FONT_6X10, BinaryColor::On))?;
                for (place, card) in row.iter().enumerate() {
                    draw_card(target, *card, 2 + 18 * column(place), place == self.cursor)?;
                }
            }
        }
        text(target, self.remark, 2, 42, MonoTextStyle::new(&FONT_5X7, BinaryColor::On))?;
        for (place, (held, name)) in self.held.iter().zip(["U", "D", "L", "R", "A", "B"]).enumerate() {
            key(target, name, 2 + 12 * column(place), *held)?;
        }
        Ok(())
    }
}

/// The screen after a crash: what broke, and that the save is safe.
pub fn draw_crash<D: DrawTarget<Color = BinaryColor>>(target: &mut D, note: &str) -> Result<(), D::Error> {
    let style = MonoTextStyle::new(&FONT_5X7, BinaryColor::On);
    text(target, "OOPS, RESTARTED", 2, 0, MonoTextStyle::new(&FONT_6X10, BinaryColor::On))?;
    let mut rest = note;
    for y in [12, 20, 28, 36] {
        let (line, more) = rest.split_at_checked(25).unwrap_or((rest, ""));
        text(target, line, 2, y, style)?;
        rest = more;
    }
    text(target, "Your game is safe.  A: go on", 2, 56, style)
}

fn splash<D: DrawTarget<Color = BinaryColor>>(target: &mut D) -> Result<(), D::Error> {
    for (index, letter) in ["P", "D"].iter().enumerate() {
        let at = Point::new(8 + 14 * column(index), 4 + 4 * column(index));
        blank_card(target, at, Size::new(24, 34), false)?;
        text(target, letter, at.x + 7, at.y + 7, MonoTextStyle::new(&FONT_10X20, BinaryColor::On))?;
    }
    text(target, "PASSDECK", 58, 10, MonoTextStyle::new(&FONT_7X13_BOLD, BinaryColor::On))?;
    text(target, "A: deal", 58, 27, MonoTextStyle::new(&FONT_5X7, BinaryColor::On))
}

fn draw_card<D: DrawTarget<Color = BinaryColor>>(
    target: &mut D,
    card: Card<FourColours>,
    x: i32,
    chosen: bool,
) -> Result<(), D::Error> {
    blank_card(target, Point::new(x, 14), Size::new(16, 22), chosen)?;
    let ink = if chosen { BinaryColor::Off } else { BinaryColor::On };
    let mut face: String<4> = String::new();
    write!(face, "{}", card.number()).unwrap_or_default();
    text(target, &face, x + 5, 16, MonoTextStyle::new(&FONT_7X13_BOLD, ink))?;
    let mut colour = [0; 4];
    text(
        target,
        card.colour().letter().encode_utf8(&mut colour),
        x + 6,
        28,
        MonoTextStyle::new(&FONT_5X7, ink),
    )
}

fn blank_card<D: DrawTarget<Color = BinaryColor>>(
    target: &mut D,
    at: Point,
    size: Size,
    filled: bool,
) -> Result<(), D::Error> {
    let fill = if filled { BinaryColor::On } else { BinaryColor::Off };
    let style = PrimitiveStyleBuilder::new().stroke_color(BinaryColor::On).stroke_width(1).fill_color(fill);
    RoundedRectangle::with_equal_corners(Rectangle::new(at, size), Size::new(3, 3))
        .into_styled(style.build())
        .draw(target)
}

fn key<D: DrawTarget<Color = BinaryColor>>(
    target: &mut D,
    name: &str,
    x: i32,
    held: bool,
) -> Result<(), D::Error> {
    if held {
        let place = Rectangle::new(Point::new(x, 54), Size::new(9, 9));
        place.into_styled(PrimitiveStyle::with_fill(BinaryColor::On)).draw(target)?;
    }
    let ink = if held { BinaryColor::Off } else { BinaryColor::On };
    text(target, name, x + 2, 55, MonoTextStyle::new(&FONT_5X7, ink))
}

fn text<D: DrawTarget<Color = BinaryColor>>(
    target: &mut D,
    text: &str,
    x: i32,
    y: i32,
    style: MonoTextStyle<'_, BinaryColor>,
) -> Result<(), D::Error> {
    Text::with_baseline(text, Point::new(x, y), style, Baseline::Top).draw(target).map(drop)
}

fn column(index: usize) -> i32 {
    i32::try_from(index).unwrap_or(0)
}
