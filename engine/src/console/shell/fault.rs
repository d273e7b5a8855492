//! The screens that say that something is wrong with the board, and what that means for the players.

use crate::console::input::{Button, Press};
use crate::console::kit::{Key, Page, Pen, Surface};
use crate::console::words::{faults as words, verbs};

/// Something is wrong with the board, or right again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It hung, and was started anew.
    Hung,
    /// The flash does not keep what is written.
    NotSaved,
    /// It does again, and everything is saved.
    SavedAgain,
    /// The program was copied into a partition of the flash, and nothing is saved there.
    Partitioned,
    /// The source of chance is dead.
    WeakChance,
    /// The battery should be charged or changed soon.
    BatteryLow,
    /// The device switches off before the battery is harmed.
    BatteryEmpty,
}

impl Fault {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Fault; 7] = [
        Fault::Hung,
        Fault::NotSaved,
        Fault::SavedAgain,
        Fault::Partitioned,
        Fault::WeakChance,
        Fault::BatteryEmpty,
        Fault::BatteryLow,
    ];

    const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub(in crate::console) fn draw<D: Surface>(self, pen: &mut Pen<'_, D>) {
        let page = self.page();
        pen.title(page.title, "");
        pen.page(page.lines.iter().copied(), 9);
        pen.hint(&[(Key::A, verbs::GO_ON)]);
    }

    /// What it means for the players.
    pub const fn page(self) -> Page {
        match self {
            Fault::Hung => words::HUNG,
            Fault::NotSaved => words::NOT_SAVED,
            Fault::SavedAgain => words::SAVED_AGAIN,
            Fault::Partitioned => words::PARTITIONED,
            Fault::WeakChance => words::WEAK_CHANCE,
            Fault::BatteryLow => words::BATTERY_LOW,
            Fault::BatteryEmpty => words::BATTERY_EMPTY,
        }
    }
}

/// The faults that were reported and not yet seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::console) struct UnseenFaults(u8);

impl UnseenFaults {
    /// The board has reported a fault. That saving works again is news only to whoever has seen that it did not, and
    /// is no longer true if it fails once more.
    pub(in crate::console) const fn add(&mut self, fault: Fault) {
        let unseen = match fault {
            Fault::SavedAgain if self.0 & Fault::NotSaved.bit() != 0 => 0,
            _ => fault.bit(),
        };
        if let Fault::NotSaved | Fault::SavedAgain = fault {
            self.0 &= !(Fault::NotSaved.bit() | Fault::SavedAgain.bit());
        }
        self.0 |= unseen;
    }

    /// The one to show next.
    pub(in crate::console) fn first(self) -> Option<Fault> {
        Fault::ALL.into_iter().find(|fault| self.0 & fault.bit() != 0)
    }

    /// A button while a fault is on the screen: A or B, however long, have seen it. Returns false for any other.
    pub(in crate::console) fn press(&mut self, fault: Fault, press: Press) -> bool {
        let seen = matches!(press, Press::Short(Button::A | Button::B) | Press::Pause);
        if seen {
            self.0 &= !fault.bit();
        }
        seen
    }
}
