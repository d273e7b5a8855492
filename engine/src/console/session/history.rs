//! What has happened: lines to read, feats for the records, and how far back a move can be taken.

use super::contract::{LATEST, Undo};
use crate::console::games::{BadgeNotes, GameScreens};
use crate::console::kit::Line;
use crate::console::memory::Deal;
use crate::console::words::pause as words;
use crate::games::{Disclosure, GameMove, PerSeat, Seat};

/// Lines that can be read back.
const LINES: usize = 40;

/// The events that have a line, the feats, and the moves since somebody learned something.
#[derive(Clone, Debug)]
pub(super) struct History<G: GameScreens> {
    events: heapless::Vec<G::Event, LINES, u8>,
    feats: PerSeat<u8>,
    notes: PerSeat<BadgeNotes>,
    undoable: UndoableMoves,
    /// The last moves, packed.
    latest: heapless::Vec<u16, LATEST, u8>,
}

impl<G: GameScreens> History<G> {
    pub(super) fn new() -> History<G> {
        History {
            events: heapless::Vec::new(),
            feats: PerSeat::splat(0),
            notes: PerSeat::splat(BadgeNotes::default()),
            undoable: UndoableMoves::new(),
            latest: heapless::Vec::new(),
        }
    }

    /// Notes a move, its events, and what somebody learned by it.
    pub(super) fn note(
        &mut self,
        (seat, mv): (Seat, G::Move),
        events: &[G::Event],
        disclosure: Option<Disclosure>,
        deal: &Deal,
    ) {
        events.iter().for_each(|event| self.note_event(event, deal));
        let by_table = G::is_of_the_table(mv);
        let by_human = deal.guests[seat].is_human() && !by_table;
        self.undoable.note(seat, (by_human, by_table), disclosure);
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
        self.undoable.last
    }

    /// How many moves lead back to the last decision of a human. Answers of the table are nobody's move.
    pub(super) fn undo(&self) -> Undo {
        self.undoable.undo()
    }

    /// How many moves lead back to the last decision of a human, with the answers of the table.
    pub(super) fn back(&self) -> u8 {
        self.undoable.back()
    }
}

/// Adds to a list; the oldest goes if it is full.
fn push_last<T, const N: usize>(list: &mut heapless::Vec<T, N, u8>, new: T) {
    if list.is_full() {
        list.remove(0);
    }
    let _ = list.push(new);
}

/// The moves since somebody learned something: a bit for each, the last one in the lowest place.
#[derive(Clone, Copy, Debug)]
struct UndoableMoves {
    by_humans: u32,
    by_table: u32,
    count: u8,
    last: Option<Seat>,
    /// What somebody learned by the move before them.
    disclosure: Option<Disclosure>,
}

impl UndoableMoves {
    /// Moves that are remembered.
    const MOST: u8 = 32;

    const fn new() -> UndoableMoves {
        UndoableMoves { by_humans: 0, by_table: 0, count: 0, last: None, disclosure: None }
    }

    fn note(&mut self, seat: Seat, (by_human, by_table): (bool, bool), disclosure: Option<Disclosure>) {
        self.last = Some(seat);
        if disclosure.is_some() {
            *self = UndoableMoves { disclosure, last: self.last, ..UndoableMoves::new() };
            return;
        }
        self.by_humans = self.by_humans << 1 | u32::from(by_human);
        self.by_table = self.by_table << 1 | u32::from(by_table);
        self.count = (self.count + 1).min(UndoableMoves::MOST);
    }

    fn back(&self) -> u8 {
        u8::try_from(self.by_humans.trailing_zeros() + 1).unwrap_or(u8::MAX)
    }

    fn undo(&self) -> Undo {
        let since = self.by_humans.wrapping_sub(1) & !self.by_humans;
        let answers = u8::try_from((self.by_table & since).count_ones()).unwrap_or(0);
        match self.disclosure {
            _ if self.back() <= self.count => Undo::Moves(self.back().saturating_sub(answers)),
            None => Undo::Nothing,
            Some(disclosure) => Undo::Refused(words::disclosed(disclosure)),
        }
    }
}
