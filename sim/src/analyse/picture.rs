//! The chances of all seats over the game, as a picture.

use std::path::Path;

use embedded_graphics::mono_font::MonoTextStyle;
use embedded_graphics::mono_font::ascii::FONT_6X10;
use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::{DrawTarget, Drawable, Point, Primitive, Size};
use embedded_graphics::primitives::{Circle, Line, PrimitiveStyle};
use embedded_graphics::text::{Baseline, Text};
use embedded_graphics_simulator::{OutputSettings, SimulatorDisplay};

use super::{Analysis, curve};
use crate::exit::Failure;

const SIZE: Size = Size::new(860, 420);
/// The corners of the field in which the curves are.
const LEFT: i32 = 46;
const RIGHT: i32 = 780;
const TOP: i32 = 24;
const BOTTOM: i32 = 380;

const PAPER: Rgb888 = Rgb888::new(255, 255, 255);
const GRID: Rgb888 = Rgb888::new(215, 215, 220);
const INK: Rgb888 = Rgb888::new(40, 40, 48);
/// A colour for each seat; they also differ in brightness.
const SEATS: [Rgb888; 6] = [
    Rgb888::new(200, 30, 40),
    Rgb888::new(30, 90, 200),
    Rgb888::new(20, 140, 60),
    Rgb888::new(220, 140, 0),
    Rgb888::new(130, 50, 160),
    Rgb888::new(90, 90, 90),
];

/// Draws the curves, a circle around each of the worst mistakes, and saves them.
pub(super) fn save(analysis: &Analysis, path: &Path) -> Result<(), Failure> {
    draw(analysis)
        .to_rgb_output_image(&OutputSettings::default())
        .save_png(path)
        .map_err(|error| Failure::failed(format!("{} cannot be written: {error}", path.display())))
}

fn draw(analysis: &Analysis) -> SimulatorDisplay<Rgb888> {
    let mut sheet = SimulatorDisplay::new(SIZE);
    let Ok(()) = sheet.clear(PAPER);
    let moves = curve::last(analysis) + 1;
    let at = |number: usize, share: f64| {
        let x = f64::from(LEFT) + f64::from(RIGHT - LEFT) * number as f64 / moves as f64;
        Point::new(x.round() as i32, (f64::from(BOTTOM) - f64::from(BOTTOM - TOP) * share).round() as i32)
    };
    for (percent, share) in [(0, 0.0), (25, 0.25), (50, 0.5), (75, 0.75), (100, 1.0)] {
        line(&mut sheet, at(0, share), at(moves, share), GRID, 1);
        write(&mut sheet, &format!("{percent:>3} %"), Point::new(8, at(0, share).y - 5), INK);
    }
    let title = format!("{}: the chance of winning, as each seat saw it after its own moves", analysis.game);
    write(&mut sheet, &title, Point::new(LEFT, 6), INK);
    write(&mut sheet, "move 1", Point::new(LEFT, BOTTOM + 8), INK);
    let end = format!("move {}", moves - 1);
    write(&mut sheet, &end, Point::new(RIGHT - 6 * end.len() as i32, BOTTOM + 8), INK);
    for (seat, colour) in (0..usize::from(analysis.players)).zip(SEATS) {
        let points = curve::points(analysis, seat);
        for pair in points.windows(2) {
            line(&mut sheet, at(pair[0].0, pair[0].1), at(pair[1].0, pair[1].1), colour, 2);
        }
        write(
            &mut sheet,
            &format!("seat {}", seat + 1),
            Point::new(RIGHT + 12, TOP + 14 * seat as i32),
            colour,
        );
    }
    for (place, mistake) in (1..).zip(&analysis.mistakes) {
        let judged = analysis.decisions.iter().find(|one| one.number == mistake.number);
        let centre = at(mistake.number, judged.map_or(0.0, |one| one.after.share));
        let Ok(()) =
            Circle::with_center(centre, 13).into_styled(PrimitiveStyle::with_stroke(INK, 1)).draw(&mut sheet);
        write(&mut sheet, &place.to_string(), centre + Point::new(8, -12), INK);
    }
    sheet
}

fn line(sheet: &mut SimulatorDisplay<Rgb888>, from: Point, to: Point, colour: Rgb888, width: u32) {
    let Ok(()) = Line::new(from, to).into_styled(PrimitiveStyle::with_stroke(colour, width)).draw(sheet);
}

fn write(sheet: &mut SimulatorDisplay<Rgb888>, text: &str, at: Point, colour: Rgb888) {
    let Ok(_) =
        Text::with_baseline(text, at, MonoTextStyle::new(&FONT_6X10, colour), Baseline::Top).draw(sheet);
}
