//! What has happened: lines to read, feats for the records, and how far back a move can be taken.

use super::contract::Undo;
use super::playback::MOST;
use crate::console::games::GameScreens;
use crate::console::kit::Line;
use crate::console::memory::Deal;
use crate::games::{Disclosure, Observer, PerSeat, Seat};

/// Lines that can be read back.
const LINES: usize = 40;

/// The events that have a line, the feats, and the moves since somebody learned something.
#[derive(Clone, Debug)]
pub(super) struct History<G: GameScreens> {
    events: heapless::Vec<G::Event, LINES, u8>,
    pub(super) feats: PerSeat<u8>,
    trail: Trail,
}

impl<G: GameScreens> History<G> {
    pub(super) const fn new() -> History<G> {
        History { events: heapless::Vec::new(), feats: PerSeat::splat(0), trail: Trail::new() }
    }

    /// Notes an event.
    pub(super) fn saw(&mut self, event: G::Event, deal: &Deal) {
        G::note(&event, &mut self.feats);
        if G::line(&event, deal).is_none() {
            return;
        }
        if self.events.is_full() {
            self.events.remove(0);
        }
        let _ = self.events.push(event);
    }

    /// Notes a move.
    pub(super) fn moved(&mut self, seat: Seat, deal: &Deal, disclosure: Option<Disclosure>) {
        self.trail.moved(seat, deal.guests[seat].is_human(), disclosure);
    }

    /// What happened, counted back from the last.
    pub(super) fn line(&self, back: usize, deal: &Deal) -> Option<Line> {
        let place = self.events.len().checked_sub(back + 1)?;
        G::line(self.events.get(place)?, deal)
    }

    pub(super) const fn trail(&self) -> &Trail {
        &self.trail
    }
}

/// Collects the events of a move.
pub(super) struct EventCollector<'a, G: GameScreens> {
    pub(super) history: &'a mut History<G>,
    pub(super) events: &'a mut heapless::Vec<G::Event, MOST, u8>,
    pub(super) deal: &'a Deal,
}

impl<G: GameScreens> Observer<G> for EventCollector<'_, G> {
    fn saw(&mut self, event: G::Event) {
        self.history.saw(event, self.deal);
        // No move has so many events; one more would only not be shown.
        let _ = self.events.push(event);
    }
}

/// Who made the moves since somebody learned something, the last one in the lowest place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trail {
    humans: u32,
    count: u8,
    last: Option<Seat>,
    disclosure: Option<Disclosure>,
}

impl Trail {
    /// Moves that are remembered.
    const MOST: u8 = 32;

    const fn new() -> Trail {
        Trail { humans: 0, count: 0, last: None, disclosure: None }
    }

    fn moved(&mut self, seat: Seat, human: bool, disclosure: Option<Disclosure>) {
        self.last = Some(seat);
        if disclosure.is_some() {
            *self = Trail { disclosure, last: self.last, ..Trail::new() };
            return;
        }
        self.humans = self.humans << 1 | u32::from(human);
        self.count = (self.count + 1).min(Trail::MOST);
    }

    /// Who made the last move.
    pub(super) const fn last(&self) -> Option<Seat> {
        self.last
    }

    /// How many moves lead back to the last decision of a human.
    pub(super) fn undo(&self) -> Undo {
        let back = u8::try_from(self.humans.trailing_zeros() + 1).unwrap_or(u8::MAX);
        match self.disclosure {
            _ if back <= self.count => Undo::Moves(back),
            None => Undo::Nothing,
            Some(disclosure) => Undo::Refused(why(disclosure)),
        }
    }
}

/// Why a move cannot be taken back, in 21 characters.
const fn why(disclosure: Disclosure) -> &'static str {
    match disclosure {
        Disclosure::Revealed => "a card was turned up.",
        Disclosure::Shown => "a hand card was seen.",
        Disclosure::Drawn => "a card was drawn.",
        Disclosure::Shuffled => "cards were shuffled.",
    }
}
