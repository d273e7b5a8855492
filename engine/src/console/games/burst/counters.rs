//! The six counters: five colours and the 1s, each with its way to the limit.

use super::words;
use crate::cards::{Colour, Suits as _};
use crate::console::kit::art::ShapeSize;
use crate::console::kit::{DARK, Font, LIT, Pen, Surface, area, line};
use crate::console::request::Cue;
use crate::games::burst::{BurstSuits, Card, Ruleset, Tally};

/// What was counted last and is inverted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Rising(u8);

/// The place of the 1s, behind the five colours.
const ONES: u8 = 5;

impl Rising {
    /// A card was counted.
    pub(super) fn add(&mut self, card: Card) {
        self.0 |= 1 << card.suit();
        if card.number() == 1 {
            self.0 |= 1 << ONES;
        }
    }

    const fn has(self, place: u8) -> bool {
        self.0 >> place & 1 != 0
    }
}

/// Draws the counters in rows 8 to 22. A full one is inverted as a whole: burst, or many 1s.
pub(super) fn draw<D: Surface>(tally: &Tally, limits: &Ruleset, rising: Rising, pen: &mut Pen<'_, D>) {
    for (place, &colour) in (0..).zip(BurstSuits::COLOURS) {
        let cell =
            CounterCell::new(place, tally.of(colour), limits.burst, limits.bursts(tally.of(colour)), rising);
        cell.paper(pen);
        pen.shape(ShapeSize::Small, colour, cell.x, 9, cell.ink());
        let (font, y) = if cell.count > 9 { (Font::Small, 10) } else { (Font::Text, 9) };
        pen.text_centred(&line!("{}", cell.count), cell.x + 8, 10, y, font, cell.ink());
        cell.bar(pen);
    }
    let cell = CounterCell::new(ONES, tally.ones(), limits.many_ones, limits.are_many(tally.ones()), rising);
    cell.paper(pen);
    pen.text(words::ONES, cell.x, 10, Font::Small, cell.ink());
    pen.text_right(&line!("{}", cell.count), cell.x + 18, 9, Font::Text, cell.ink());
    cell.bar(pen);
}

/// How near the fullest colour is to its limit, as a danger that can be heard.
pub(super) fn danger(tally: &Tally, limits: &Ruleset) -> u8 {
    let most = tally.colours().map(|(_, count)| count).fold(0, u8::max);
    let steps = u16::from(most) * u16::from(Cue::DANGERS);
    u8::try_from(steps.checked_div(limits.burst.into()).unwrap_or(0)).unwrap_or(u8::MAX)
}

struct CounterCell {
    x: i32,
    count: u8,
    limit: u8,
    /// Whether the rules say that the limit is reached.
    full: bool,
    rising: bool,
}

impl CounterCell {
    fn new(place: u8, count: u8, limit: u8, full: bool, rising: Rising) -> CounterCell {
        CounterCell { x: i32::from(place) * 21 + 1, count, limit, full, rising: rising.has(place) }
    }

    const fn ink(&self) -> embedded_graphics::pixelcolor::BinaryColor {
        if self.full || self.rising { DARK } else { LIT }
    }

    fn paper<D: Surface>(&self, pen: &mut Pen<'_, D>) {
        if self.full {
            pen.paper(area(self.x - 1, 8, 20, 15), true);
        } else if self.rising {
            pen.paper(area(self.x - 1, 8, 20, 9), true);
        }
    }

    fn bar<D: Surface>(&self, pen: &mut Pen<'_, D>) {
        if self.full {
            for dot in 0..6 {
                pen.fill(area(self.x + 1 + 3 * dot, 19, 2, 2), DARK);
            }
            return;
        }
        let (count, limit) = (i32::from(self.count), i32::from(self.limit).max(1));
        pen.frame(area(self.x - 1, 18, 20, 5), LIT);
        pen.fill(area(self.x, 19, (count * 18 + limit - 1) / limit, 3), LIT);
    }
}

/// The mark of a colour in the list of a result.
pub(super) fn mark<D: Surface>(colour: Colour, y: i32, lit: bool, pen: &mut Pen<'_, D>) {
    pen.shape(ShapeSize::Small, colour, 3, y, if lit { DARK } else { LIT });
}
