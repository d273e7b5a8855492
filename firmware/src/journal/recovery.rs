//! How a start finds what was saved. It writes nothing.
//!
//! The open bank holds everything, unless there is a hole in it: a place that cannot be read, with entries behind it. Then
//! the banks before it are read first, from the newest one without a hole on: each bank begins with what the one
//! before has led to.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::bank::{Bank, Banks, FIRST_ENTRY};
use super::entry::{JournalEntry, LONGEST};
use super::reader::Reader;
use super::{Journal, Loaded, OpenBank, Saved};

/// A bank and its generation.
type Place = (Bank, u32);

impl<F: MultiwriteNorFlash> Journal<F> {
    /// Finds the newest sealed bank and reads it.
    pub(super) fn recover(&mut self) -> Loaded {
        let Some((bank, seal)) = self.banks.newest() else {
            return if self.banks.was_never_ours() { Loaded::Empty } else { Loaded::Corrupted };
        };
        if !seal.is_ours() {
            return Loaded::Foreign { version: seal.version };
        }
        // Both copies of a newer seal may be damaged.
        let open = self.lost_seal(bank, seal.generation).unwrap_or((bank, seal.generation));
        self.open = Some(OpenBank { bank: open.0, generation: open.1, end: None, sectors_ahead: 0 });
        if self.read_from(open, open, false) {
            return Loaded::Valid;
        }
        let mut first = Some(open);
        while let Some(before) = first {
            first = self.before(before);
            if self.read_from(first.unwrap_or(before), open, true) {
                break;
            }
        }
        Loaded::Corrupted
    }

    /// The bank that was open before another one.
    fn before(&mut self, (_, generation): Place) -> Option<Place> {
        let (next, _) = self.candidate();
        self.banks.older(generation, next).max_by_key(|&(_, generation)| generation)
    }

    /// Reads all banks from one to the open one. Returns true if there is no hole in the first of them.
    fn read_from(&mut self, first: Place, open: Place, is_damaged: bool) -> bool {
        let (next, _) = self.candidate();
        let Journal { banks, saved, .. } = self;
        let mut reader = Reader::new(saved, is_damaged);
        let is_whole = banks.read_bank(first, FIRST_ENTRY, &mut reader);
        let mut last = first;
        while last != open {
            let between = banks.older(open.1, next).filter(|&(_, generation)| generation > last.1);
            last = between.min_by_key(|&(_, generation)| generation).unwrap_or(open);
            reader.change_bank();
            let same = banks.end_of_same_game(last, reader.saved());
            if same.is_some() {
                reader.keep_game();
            }
            banks.read_bank(last, same.unwrap_or(FIRST_ENTRY), &mut reader);
        }
        reader.end();
        is_whole
    }

    /// A bank that is newer than the newest sealed one, and must have lost its seal: it has none, it was not disarmed, and
    /// entries follow in it that were only written after the seal.
    #[inline(never)] // its buffer is large, and needed only here
    fn lost_seal(&mut self, newest: Bank, generation: u32) -> Option<Place> {
        let mut buffer = [0; LONGEST];
        (1..self.banks.count()).rev().find_map(|ahead| {
            let (bank, generation) = (self.banks.behind(newest, ahead), generation.wrapping_add(ahead));
            let lost = self.banks.seal_of(bank).is_none()
                && !self.banks.is_disarmed(bank)
                && self.banks.has_more_than_a_snapshot(bank, generation, &mut buffer);
            lost.then_some((bank, generation))
        })
    }
}

impl<F: MultiwriteNorFlash> Banks<F> {
    /// The banks of lower generations, with a seal of our version. Mending erases the next bank of the ring, so that one is
    /// left out: whenever the power fails, the same is found again.
    fn older(&mut self, than: u32, next: Bank) -> impl Iterator<Item = Place> {
        let ours = self.sealed().filter(move |&(bank, seal)| bank != next && seal.is_ours());
        ours.map(|(bank, seal)| (bank, seal.generation)).filter(move |&(_, generation)| generation < than)
    }

    /// Reads the entries of a bank from a place on. Returns true if there is no hole in them.
    #[inline(never)] // its buffer is large, and needed only here
    fn read_bank(&mut self, (bank, generation): Place, from: u32, reader: &mut Reader<'_>) -> bool {
        let (mut buffer, mut at, mut is_whole) = ([0; LONGEST], from, true);
        loop {
            while let Some(entry) = self.read_entry(bank, generation, at, &mut buffer) {
                reader.read(&entry);
                at += entry.size();
            }
            let Some(next) = self.next_entry(bank, generation, at, &mut buffer) else { return is_whole };
            reader.pass_hole(next - at);
            (at, is_whole) = (next, false);
        }
    }

    /// Where the snapshot of a bank ends, if its game is the one that is `saved`. Its entries may be damaged: their
    /// checksums tell.
    #[inline(never)] // its buffer is large, and needed only here
    fn end_of_same_game(&mut self, (bank, generation): Place, saved: &Saved) -> Option<u32> {
        let mut at = FIRST_ENTRY;
        let is_same = saved.snapshot(None, |entry| {
            let is_there = !entry.is_of_game() || self.has_checksum_of(bank, generation, at, entry);
            at += entry.size();
            is_there
        });
        (is_same && saved.setup().is_some()).then_some(at)
    }

    /// Whether entries of this generation follow each other as they never do in a snapshot.
    fn has_more_than_a_snapshot(&mut self, bank: Bank, generation: u32, buffer: &mut [u8; LONGEST]) -> bool {
        let (mut end, mut before) = (FIRST_ENTRY, None);
        while let Some(entry) = self.read_entry(bank, generation, end, buffer) {
            let place = entry.place_in_snapshot();
            let follows = match (before, place) {
                (_, None) => false,
                (Some(before), Some(place)) => place > before || matches!(entry, JournalEntry::Moves(_)),
                (None, Some(_)) => true,
            };
            if !follows {
                return true;
            }
            before = place;
            end += entry.size();
        }
        false
    }
}
