//! What everybody sees.

use crate::console::games::DrawContext;
use crate::games::bango::{OpenState, View};
use crate::games::{PerSeat, Seat};

/// The open table, and how many cards each player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The open table.
    pub open: OpenState,
    hands: PerSeat<u8>,
}

impl Public {
    pub(super) fn of(view: &View) -> Public {
        Public { open: view.open, hands: PerSeat::from_fn(|seat| view.hand_len(seat)) }
    }

    /// How many cards a seat holds.
    pub fn hand_len(&self, seat: Seat) -> u8 {
        self.hands[seat]
    }
}

/// The same scene with something else to look at.
pub(super) fn seen<'a, V, W>(ctx: &DrawContext<'a, V>, view: &'a W) -> DrawContext<'a, W> {
    let DrawContext { deal, settings, last, feats, age, .. } = *ctx;
    DrawContext { view, deal, settings, last, feats, age }
}
