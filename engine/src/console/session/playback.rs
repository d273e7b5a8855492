//! The move that is being shown, event by event.

use crate::console::games::{DrawContext, EventContext, GameScreens, Show};
use crate::games::{Game, Moment, Observer, Seat};

/// Events of the longest move; more would only not be shown.
const MOST: usize = 64;

/// A move and which of its events is on the screen.
///
/// Neither its events nor what the table looks like in the middle of it are kept: the move is played again from the
/// state before it whenever somebody asks.
#[derive(Clone, Debug)]
pub(super) struct Playback<G: GameScreens> {
    before: G,
    mv: G::Move,
    mover: Seat,
    /// Who looks at it from the own seat: the mover, or the only human at the table.
    viewer: Seat,
    /// How many events the move has.
    count: usize,
    at: usize,
    /// How long the present event is shown.
    show: Show,
}

impl<G: GameScreens> Playback<G> {
    /// A move of the seat whose decision it was, which had so many events.
    pub(super) const fn new(
        before: G,
        mv: G::Move,
        (mover, viewer): (Seat, Seat),
        count: usize,
    ) -> Playback<G> {
        Playback { before, mv, mover, viewer, count, at: 0, show: Show::Never }
    }

    pub(super) const fn mover(&self) -> Seat {
        self.mover
    }

    /// What the viewer knew before the move.
    pub(super) fn held(&self) -> G::Held {
        G::held(&self.before.view(self.viewer))
    }

    pub(super) const fn show(&self) -> Show {
        self.show
    }

    /// The place of the event on the screen.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Whether all events were shown.
    pub(super) const fn is_over(&self) -> bool {
        self.at >= self.count
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
        let (before, watched) = self.watch(at);
        let now = watched.now.as_ref().unwrap_or(after.view);
        let events = watched.events();
        question(&EventContext { after, before: &before, now, mover: self.mover, events, at })
    }

    /// What everybody saw before the move, and the move played again.
    #[inline(never)] // once for each game, not for each question
    fn watch(&self, at: usize) -> (G::PublicState, WatchedMove<G>) {
        let mut watched = WatchedMove::up_to(at);
        // The move was legal when it was made.
        let _ = self.before.clone().play_observed(self.mv, &mut watched);
        (self.before.public_state(), watched)
    }
}

/// Collects the events of a move, and looks at the public state after one of them.
pub(super) struct WatchedMove<G: Game> {
    events: heapless::Vec<G::Event, MOST, u8>,
    at: usize,
    now: Option<G::PublicState>,
}

impl<G: Game> WatchedMove<G> {
    /// Only collects the events.
    pub(super) const fn new() -> WatchedMove<G> {
        WatchedMove::up_to(usize::MAX)
    }

    const fn up_to(at: usize) -> WatchedMove<G> {
        WatchedMove { events: heapless::Vec::new(), at, now: None }
    }

    /// All events of the move.
    pub(super) fn events(&self) -> &[G::Event] {
        &self.events
    }
}

impl<G: Game> Observer<G> for WatchedMove<G> {
    fn event(&mut self, event: G::Event, moment: Moment<'_, G>) {
        if self.events.len() == self.at {
            self.now = Some(moment.public_state());
        }
        // No move has more events than there is room for; one more would only not be shown.
        let _ = self.events.push(event);
    }
}
