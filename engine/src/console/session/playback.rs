//! The events of the last move on their way over the screen.

use crate::console::games::{DrawContext, EventContext};
use crate::console::games::{GameScreens, Show};
use crate::games::Seat;

/// Events of the longest move; more would only not be shown.
pub(super) const MOST: usize = 64;

/// The events of a move, and which one is shown.
#[derive(Clone, Debug)]
pub(super) struct Playback<G: GameScreens> {
    before: G::Public,
    /// What only the mover knew, or the only human at the table.
    pub(super) held: G::Held,
    pub(super) mover: Seat,
    pub(super) events: heapless::Vec<G::Event, MOST, u8>,
    pub(super) at: usize,
    /// How long the present one is shown.
    pub(super) show: Show,
}

impl<G: GameScreens> Playback<G> {
    /// A move is about to be made.
    pub(super) const fn new(before: G::Public, held: G::Held, mover: Seat) -> Playback<G> {
        Playback { before, held, mover, events: heapless::Vec::new(), at: 0, show: Show::Never }
    }

    /// The event on the screen; `None` when all are shown.
    pub(super) fn event(&self) -> Option<&G::Event> {
        self.events.get(self.at)
    }

    pub(super) fn ctx<'a>(&'a self, ctx: DrawContext<'a, G::Public>) -> EventContext<'a, G> {
        EventContext {
            after: ctx,
            before: &self.before,
            mover: self.mover,
            events: &self.events,
            at: self.at,
        }
    }
}
