//! What the board has to say to people: something is wrong with it, and what that means for them.

use super::device::Console;
use super::input::{Button, Press};
use super::kit::{Key, Pen, Surface};
use super::playing::Mode;
use super::session::Session;
use super::shell::Screen;
use super::words::faults;

/// Something is wrong with the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It hung, and was started anew.
    Hung,
    /// The flash does not keep what is written.
    NotSaved,
    /// The source of chance is dead.
    WeakChance,
}

impl Fault {
    /// All of them, the first ones first.
    pub const ALL: [Fault; 3] = [Fault::Hung, Fault::NotSaved, Fault::WeakChance];

    const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub(super) fn draw<D: Surface>(self, pen: &mut Pen<'_, D>) {
        let page = faults::page_of(self);
        pen.title(page.title, "");
        pen.page(page.lines.iter().copied(), 10);
        pen.hint(&[(Key::A, "go on")]);
    }
}

/// What was reported and not yet seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Faults(u8);

impl<T: Session> Console<T> {
    /// The board has a trouble. It is shown once, as soon as the splash is over, until A or B.
    pub fn report(&mut self, fault: Fault) {
        self.faults.0 |= fault.bit();
        self.redraw = true;
    }

    /// The trouble on the screen; whatever is behind it waits.
    pub(super) fn fault(&self) -> Option<Fault> {
        let splash = matches!(self.mode, Mode::Shell(Screen::Splash(_)));
        Fault::ALL.into_iter().find(|fault| !splash && self.faults.0 & fault.bit() != 0)
    }

    pub(super) fn see_fault(&mut self, press: Press) {
        let seen = matches!(press, Press::Short(Button::A | Button::B) | Press::Pause);
        if let (true, Some(fault)) = (seen, self.fault()) {
            self.faults.0 &= !fault.bit();
        }
    }
}
