//! Goes through all contrasts from the darkest to the brightest, and back to the one that is set.

use super::{About, AboutEntry, Transition};
use crate::cards::Colour;
use crate::console::input::{Button, has_come};
use crate::console::kit::{CardSize, Face, Key, LIT, Look, Pen, Surface, area};
use crate::console::session::Due;
use crate::console::shared_state::SharedState;
use crate::console::words::{board as words, verbs};

/// Milliseconds from one step to the next, and how many there are.
const STEP: u32 = 50;
const STEPS: u32 = 51;
/// How much the contrast goes up with each.
const RISE: u32 = 5;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::console) enum ContrastTest {
    /// The contrast is as it was set.
    #[default]
    Rest,
    /// Somebody wants to see it.
    Begins,
    /// So many steps were done since then.
    Rises { began: u32, steps: u32 },
}

impl ContrastTest {
    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::A => *self = ContrastTest::Begins,
            Button::B => {
                shared.requests.contrast = Some(shared.profile.settings.contrast());
                return About::at(AboutEntry::Contrast);
            }
            Button::Up | Button::Down | Button::Left | Button::Right => {}
        }
        Transition::Stay
    }

    /// When the next step is due.
    pub(super) const fn due(&self) -> Due {
        match *self {
            ContrastTest::Rest => Due::Never,
            ContrastTest::Begins => Due::Soon,
            ContrastTest::Rises { began, steps } => Due::At(began.wrapping_add((steps + 1) * STEP)),
        }
    }

    /// Time passes; whether that changes the picture.
    pub(super) fn tick(&mut self, now: u32, shared: &mut SharedState) -> bool {
        let (began, steps) = match *self {
            ContrastTest::Rest => return false,
            ContrastTest::Begins => (now, 0),
            ContrastTest::Rises { began, steps } => {
                if !has_come(began.wrapping_add((steps + 1) * STEP), now) {
                    return false;
                }
                (began, now.wrapping_sub(began) / STEP)
            }
        };
        let contrast = u8::try_from(steps * RISE).ok().filter(|_| steps < STEPS);
        *self = if contrast.is_some() { ContrastTest::Rises { began, steps } } else { ContrastTest::Rest };
        shared.requests.contrast = Some(contrast.unwrap_or(shared.profile.settings.contrast()));
        true
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, _: &SharedState) {
        pen.title(words::CONTRAST, "");
        for (x, colour) in (10..).step_by(28).zip([Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow])
        {
            pen.card(Face::number(colour, 7), x, 11, CardSize::Large, Look::Chosen);
        }
        let steps = if let ContrastTest::Rises { steps, .. } = *self { steps } else { 0 };
        let wide = i32::try_from(steps.min(STEPS)).unwrap_or(0) * 2;
        pen.frame(area(12, 47, 104, 5), LIT);
        pen.fill(area(12, 47, wide, 5), LIT);
        pen.hint(&[(Key::A, verbs::DARK_TO_BRIGHT), (Key::B, verbs::BACK)]);
    }
}
