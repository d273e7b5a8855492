//! Lights up all pixels, then patterns in which a broken row or column shows.

use super::{About, AboutEntry, Transition, step};
use crate::console::input::Button;
use crate::console::kit::{HEIGHT, Key, LIT, Pen, SCREEN, Surface, WIDTH};
use crate::console::shared_state::SharedState;
use crate::console::words::{board as words, verbs};

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Pattern {
    #[default]
    Words,
    AllLit,
    Chequers,
    OtherChequers,
    Outline,
}

const PATTERNS: [Pattern; 5] =
    [Pattern::Words, Pattern::AllLit, Pattern::Chequers, Pattern::OtherChequers, Pattern::Outline];

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::console) struct PixelsTest {
    pattern: Pattern,
}

impl PixelsTest {
    pub(super) fn press(&mut self, button: Button, _: &mut SharedState) -> Transition {
        let forwards = match button {
            Button::A | Button::Right | Button::Down => true,
            Button::Left | Button::Up => false,
            Button::B => return About::at(AboutEntry::Pixels),
        };
        let place = step(self.pattern as usize, PATTERNS.len(), forwards);
        self.pattern = PATTERNS.get(place).copied().unwrap_or_default();
        Transition::Stay
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, _: &SharedState) {
        match self.pattern {
            Pattern::Words => {
                pen.title(words::DISPLAY, "");
                pen.page(words::EVERY_DOT, 9);
                pen.hint(&[(Key::A, verbs::NEXT), (Key::B, verbs::BACK)]);
            }
            Pattern::AllLit => pen.fill(SCREEN, LIT),
            Pattern::Chequers => chequers(pen, 0),
            Pattern::OtherChequers => chequers(pen, 1),
            Pattern::Outline => pen.frame(SCREEN, LIT),
        }
    }
}

/// Every second pixel of each row, and in the next row the others.
fn chequers<D: Surface>(pen: &mut Pen<'_, D>, first: i32) {
    for y in 0..HEIGHT {
        pen.pixels(((y + first) % 2..WIDTH).step_by(2).map(|x| (x, y)), LIT);
    }
}
