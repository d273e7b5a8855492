//! What the board has to say to people: something is wrong with it, and what that means for them.

use super::device::Console;
use super::input::{Button, Press};
use super::kit::{Key, Pen, Surface};
use super::playing::Place;
use super::shell::Screen;
use super::table::Table;
use super::words::trouble;

/// Something is wrong with the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It hung, and was started anew.
    Hung,
    /// The flash does not keep what is written.
    NotSaved,
    /// The source of chance is dead.
    WeakChance,
}

impl Trouble {
    /// All of them, the first ones first.
    pub const ALL: [Trouble; 3] = [Trouble::Hung, Trouble::NotSaved, Trouble::WeakChance];

    const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub(super) fn draw<D: Surface>(self, pen: &mut Pen<'_, D>) {
        let page = trouble::page_of(self);
        pen.title(page.title, "");
        pen.page(page.lines.iter().copied(), 10);
        pen.hint(&[(Key::A, "go on")]);
    }
}

/// What was reported and not yet seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Troubles(u8);

impl<T: Table> Console<T> {
    /// The board has a trouble. It is shown once, as soon as the splash is over, until A or B.
    pub fn report(&mut self, trouble: Trouble) {
        self.troubles.0 |= trouble.bit();
        self.redraw = true;
    }

    /// The trouble on the screen; whatever is behind it waits.
    pub(super) fn trouble(&self) -> Option<Trouble> {
        let splash = matches!(self.place, Place::Shell(Screen::Splash(_)));
        Trouble::ALL.into_iter().find(|trouble| !splash && self.troubles.0 & trouble.bit() != 0)
    }

    pub(super) fn see_trouble(&mut self, press: Press) {
        let seen = matches!(press, Press::Short(Button::A | Button::B) | Press::Pause);
        if let (true, Some(trouble)) = (seen, self.trouble()) {
            self.troubles.0 &= !trouble.bit();
        }
    }
}
