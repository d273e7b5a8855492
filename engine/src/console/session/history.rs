//! What has happened: lines to read, and feats for the records.

use super::contract::LATEST;
use crate::console::games::{BadgeNotes, GameScreens};
use crate::console::kit::Line;
use crate::console::memory::Deal;
use crate::games::{GameMove, PerSeat, Seat};

/// Lines that can be read back.
const LINES: usize = 40;

/// The events that have a line, the feats, and the last moves.
#[derive(Clone, Debug)]
pub(super) struct History<G: GameScreens> {
    events: heapless::Vec<G::Event, LINES, u8>,
    feats: PerSeat<u8>,
    notes: PerSeat<BadgeNotes>,
    last_mover: Option<Seat>,
    /// The last moves, packed.
    latest: heapless::Vec<u16, LATEST, u8>,
}

impl<G: GameScreens> History<G> {
    pub(super) fn new() -> History<G> {
        History {
            events: heapless::Vec::new(),
            feats: PerSeat::splat(0),
            notes: PerSeat::splat(BadgeNotes::default()),
            last_mover: None,
            latest: heapless::Vec::new(),
        }
    }

    /// Notes a move and its events.
    pub(super) fn note(&mut self, (seat, mv): (Seat, G::Move), events: &[G::Event], deal: &Deal) {
        events.iter().for_each(|event| self.note_event(event, deal));
        self.last_mover = Some(seat);
        push_last(&mut self.latest, mv.pack());
    }

    fn note_event(&mut self, event: &G::Event, deal: &Deal) {
        G::note(event, &mut self.feats);
        G::note_deed(event, &mut self.notes);
        if G::line(event, deal).is_none() {
            return;
        }
        push_last(&mut self.events, *event);
    }

    /// What happened, counted back from the last.
    pub(super) fn line(&self, back: usize, deal: &Deal) -> Option<Line> {
        let place = self.events.len().checked_sub(back + 1)?;
        G::line(self.events.get(place)?, deal)
    }

    /// The events that have a line, the last one at the end.
    pub(super) fn happened(&self) -> &[G::Event] {
        &self.events
    }

    /// The feats of each seat so far.
    pub(super) const fn feats(&self) -> &PerSeat<u8> {
        &self.feats
    }

    /// What was noted of each seat for badges.
    pub(super) const fn notes(&self) -> &PerSeat<BadgeNotes> {
        &self.notes
    }

    /// The last moves, packed.
    pub(super) fn latest(&self) -> &[u16] {
        &self.latest
    }

    /// Who made the last move.
    pub(super) const fn last_mover(&self) -> Option<Seat> {
        self.last_mover
    }
}

/// Adds to a list; the oldest goes if it is full.
fn push_last<T, const N: usize>(list: &mut heapless::Vec<T, N, u8>, new: T) {
    if list.is_full() {
        list.remove(0);
    }
    let _ = list.push(new);
}
