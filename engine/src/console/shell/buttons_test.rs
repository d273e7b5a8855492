//! Lights up each button while it is pressed, and remembers which were.

use super::Transition;
use crate::console::input::{Button, Buttons};
use crate::console::kit::{DARK, Key, LIT, Mark, Pen, Surface, area};
use crate::console::shared_state::SharedState;
use crate::console::words::{board as words, verbs};

/// Where each button is on the screen, as on the device.
const fn place(button: Button) -> (i32, i32) {
    match button {
        Button::Up => (24, 9),
        Button::Down => (24, 41),
        Button::Left => (4, 25),
        Button::Right => (44, 25),
        Button::A => (98, 18),
        Button::B => (72, 32),
    }
}

const fn key(button: Button) -> Key {
    match button {
        Button::Up => Key::Up,
        Button::Down => Key::Down,
        Button::Left => Key::Left,
        Button::Right => Key::Right,
        Button::A => Key::A,
        Button::B => Key::B,
    }
}

const WIDE: i32 = 17;
const HIGH: i32 = 13;

/// Which buttons are down, and which ever were.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::console) struct ButtonsTest {
    down: [bool; Button::ALL.len()],
    seen: [bool; Button::ALL.len()],
}

impl ButtonsTest {
    /// Buttons have moved.
    pub(in crate::console) fn note(&mut self, buttons: &Buttons) {
        self.down = Button::ALL.map(|button| buttons.is_down(button));
        for (seen, down) in self.seen.iter_mut().zip(self.down) {
            *seen |= down;
        }
    }

    /// Only a long B leads out, so that all of them can be tried.
    pub(super) fn press(&mut self, _: Button, _: &mut SharedState) -> Transition {
        Transition::Stay
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, _: &SharedState) {
        let seen = self.seen.into_iter().filter(|seen| *seen).count();
        let all = Button::ALL.len();
        pen.title(words::BUTTONS, &words::tried(seen, all));
        for (button, (down, seen)) in Button::ALL.into_iter().zip(self.down.into_iter().zip(self.seen)) {
            let (x, y) = place(button);
            pen.paper(area(x, y, WIDE, HIGH), down);
            let art = key(button).art();
            pen.art(art, x + (WIDE - art.width()) / 2, y + 3, if down { DARK } else { LIT });
            if seen {
                pen.art(Mark::Tick.art(), x + WIDE + 2, y + 3, LIT);
            }
        }
        pen.hint(&[(Key::B, verbs::HOLD_BACK)]);
    }
}
