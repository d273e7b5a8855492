//! What everybody sees.

use crate::console::tables::Scene;
use crate::games::bango::{Table, View};
use crate::games::{PerSeat, Seat};

/// The open table, and how many cards each player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The open table.
    pub table: Table,
    hands: PerSeat<u8>,
}

impl Public {
    pub(super) fn of(view: &View) -> Public {
        Public { table: view.table, hands: PerSeat::from_fn(|seat| view.hand_len(seat)) }
    }

    /// How many cards a seat holds.
    pub fn hand_len(&self, seat: Seat) -> u8 {
        self.hands[seat]
    }
}

/// The same scene with something else to look at.
pub(super) fn seen<'a, V, W>(scene: &Scene<'a, V>, view: &'a W) -> Scene<'a, W> {
    let Scene { deal, settings, last, feats, age, .. } = *scene;
    Scene { view, deal, settings, last, feats, age }
}
