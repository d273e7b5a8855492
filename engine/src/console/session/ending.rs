//! The end of a game: the winner's ceremony, then the final table.

use super::contract::{Due, Step};
use crate::console::input::Button;
use crate::console::kit::CONFETTI;

/// How long each screen of the end stays at least: who hurried through the last events should not miss it.
const LEAST: u32 = 700;

/// How long the ceremony takes, if nobody presses a button.
const CEREMONY: u32 = 4500;

/// What of the end is on the screen, once the game is over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    /// Whether the console knows that the game is over.
    pub(super) reported: bool,
    shown: Shown,
}

/// A screen of the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shown {
    /// The cup and the winner's name.
    Ceremony,
    /// A page of the final table.
    Table(u8),
}

impl Ending {
    pub(super) const fn new() -> Ending {
        Ending { reported: false, shown: Shown::Ceremony }
    }

    /// For a game that is shown once more: nobody needs to be told that it is over.
    pub(super) const fn told() -> Ending {
        Ending { reported: true, shown: Shown::Ceremony }
    }

    /// The next page, or the final table after the ceremony; whether there is one.
    pub(super) const fn turn_page(&mut self, pages: u8) -> bool {
        let next = match self.shown {
            Shown::Ceremony => 0,
            Shown::Table(page) => page.saturating_add(1),
        };
        if next < pages {
            self.shown = Shown::Table(next);
        }
        next < pages
    }

    /// What is on the screen.
    pub(super) const fn shown(&self) -> Shown {
        self.shown
    }

    /// A button, so long after the present screen came, with so many pages of the final table.
    pub(super) fn press(&mut self, button: Button, age: u32, pages: u8) -> Step {
        let last = pages.saturating_sub(1);
        self.shown = match (self.shown, button) {
            (shown, Button::A | Button::B) if !self.reported || age < LEAST => shown,
            (Shown::Ceremony, Button::A | Button::B) => Shown::Table(0),
            (Shown::Table(_), Button::A) => return Step::Again,
            (Shown::Table(_), Button::B) => return Step::Leave,
            (Shown::Table(page), Button::Right) => Shown::Table(if page < last { page + 1 } else { 0 }),
            (Shown::Table(page), Button::Left) => Shown::Table(page.checked_sub(1).unwrap_or(last)),
            (shown, _) => shown,
        };
        Step::Quiet
    }

    /// Time passes: the ceremony comes to its end.
    pub(super) fn tick(&mut self, age: u32) {
        if self.shown == Shown::Ceremony && age >= CEREMONY {
            self.shown = Shown::Table(0);
        }
    }

    /// When something happens by itself; `after` says when so much time of the present screen is over.
    pub(super) fn due(&self, age: u32, after: impl Fn(u32) -> Due) -> Due {
        match self.shown {
            _ if !self.reported => after(0),
            Shown::Ceremony => {
                after((age / CONFETTI).saturating_add(1).saturating_mul(CONFETTI).min(CEREMONY))
            }
            Shown::Table(_) if age < LEAST => after(LEAST),
            Shown::Table(_) => Due::Never,
        }
    }

    /// A number that is another one whenever time alone has changed the picture.
    pub(super) fn picture(&self, age: u32) -> u32 {
        match self.shown {
            Shown::Ceremony => 1 + age.min(CEREMONY) / CONFETTI,
            Shown::Table(_) => 0,
        }
    }
}
