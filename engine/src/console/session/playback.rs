//! The move that is being shown, event by event.

use crate::console::games::{DrawContext, EventContext, GameScreens, Show};
use crate::games::{Game, Moment, Observer, Seat};

/// Events of the longest move; more would only not be shown.
const MOST: usize = 64;

/// The events of a move.
pub(super) type Events<G> = heapless::Vec<<G as Game>::Event, MOST, u8>;

/// A move and which of its events is on the screen.
///
/// What the table looks like in the middle of the move is not kept: the move is played again from the state before it,
/// and stopped there.
#[derive(Clone, Debug)]
pub(super) struct Playback<G: GameScreens> {
    before: G,
    mv: G::Move,
    mover: Seat,
    /// What only the mover knew, or the only human at the table.
    held: G::Held,
    events: Events<G>,
    at: usize,
    /// How long the present event is shown.
    show: Show,
}

impl<G: GameScreens> Playback<G> {
    /// A move of the seat whose decision it was, which `viewer` looks at from the own seat.
    pub(super) fn new(before: G, mv: G::Move, mover: Seat, viewer: Seat, events: Events<G>) -> Playback<G> {
        let held = G::held(&before.view(viewer));
        Playback { before, mv, mover, held, events, at: 0, show: Show::Never }
    }

    pub(super) const fn mover(&self) -> Seat {
        self.mover
    }

    pub(super) const fn held(&self) -> &G::Held {
        &self.held
    }

    pub(super) const fn show(&self) -> Show {
        self.show
    }

    /// The place of the event on the screen.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// The event on the screen; `None` when all are shown.
    pub(super) fn event(&self) -> Option<&G::Event> {
        self.events.get(self.at)
    }

    /// Goes on to the next event.
    pub(super) const fn next(&mut self) {
        self.at += 1;
    }

    /// Shows the present event for so long.
    pub(super) const fn set_show(&mut self, show: Show) {
        self.show = show;
    }

    /// Goes back to an event that was shown before: now it stays as long as somebody looks.
    pub(super) const fn back_to(&mut self, at: usize) {
        self.at = at;
        self.show = Show::UntilA;
    }

    /// Asks the screens something about the event at a place.
    pub(super) fn ask<T>(
        &self,
        at: usize,
        after: DrawContext<'_, G::PublicState>,
        question: impl FnOnce(&EventContext<'_, G>) -> T,
    ) -> T {
        let (before, now) = (self.before.public_state(), self.moment(at));
        let now = now.as_ref().unwrap_or(after.view);
        question(&EventContext { after, before: &before, now, mover: self.mover, events: &self.events, at })
    }

    /// What everybody sees right after the event at a place; `None` behind the last one.
    fn moment(&self, at: usize) -> Option<G::PublicState> {
        let mut stop = StopAt { left: at, found: None };
        // The move was legal when it was made.
        let _ = self.before.clone().play_observed(self.mv, &mut stop);
        stop.found
    }
}

/// Looks at the public state after a number of events.
struct StopAt<G: Game> {
    left: usize,
    found: Option<G::PublicState>,
}

impl<G: Game> Observer<G> for StopAt<G> {
    fn event(&mut self, _: G::Event, moment: Moment<'_, G>) {
        if self.left == 0 && self.found.is_none() {
            self.found = Some(moment.public_state());
        }
        self.left = self.left.saturating_sub(1);
    }
}

/// Collects the events of a move.
pub(super) struct EventCollector<'a, G: Game>(pub(super) &'a mut Events<G>);

impl<G: Game> Observer<G> for EventCollector<'_, G> {
    fn event(&mut self, event: G::Event, _: Moment<'_, G>) {
        // No move has so many events; one more would only not be shown.
        let _ = self.0.push(event);
    }
}
