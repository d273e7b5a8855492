//! How a start finds what was saved. It writes nothing.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::bank::{Bank, FIRST_ENTRY};
use super::entry::{JournalEntry, LONGEST};
use super::{Journal, Loaded, OpenBank};

impl<F: MultiwriteNorFlash> Journal<F> {
    /// Finds the newest sealed bank and reads it.
    pub(super) fn recover(&mut self) -> Loaded {
        let Some((bank, seal)) = self.banks.newest() else {
            return if self.banks.untouched() { Loaded::Empty } else { Loaded::Corrupted };
        };
        if !seal.is_ours() {
            return Loaded::Foreign { version: seal.version };
        }
        // Both copies of a newer seal may be damaged.
        let (bank, generation) = self.lost_seal(bank, seal.generation).unwrap_or((bank, seal.generation));
        self.open = Some(OpenBank { bank, generation, end: None, sectors_ahead: 0 });
        if self.read_bank(bank, generation) { Loaded::Valid } else { Loaded::Corrupted }
    }

    /// Reads all entries of a bank; whether there is no hole in them.
    #[inline(never)] // its buffer is large, and needed only here
    fn read_bank(&mut self, bank: Bank, generation: u32) -> bool {
        let (mut buffer, mut end) = ([0; LONGEST], FIRST_ENTRY);
        while let Some(entry) = self.banks.read_entry(bank, generation, end, &mut buffer) {
            self.saved.apply(&entry);
            end += entry.size();
        }
        !self.banks.any_entry_after(bank, generation, end, &mut buffer)
    }

    /// A bank that is newer than the newest sealed one, and must have lost its seal: it has none, it was not disarmed, and
    /// entries follow in it that were only written after the seal.
    #[inline(never)] // its buffer is large, and needed only here
    fn lost_seal(&mut self, newest: Bank, generation: u32) -> Option<(Bank, u32)> {
        let mut buffer = [0; LONGEST];
        (1..self.banks.count()).rev().find_map(|ahead| {
            let (bank, generation) = (self.banks.behind(newest, ahead), generation.wrapping_add(ahead));
            let lost = self.banks.seal_of(bank).is_none()
                && !self.banks.is_disarmed(bank)
                && self.has_more_than_a_snapshot(bank, generation, &mut buffer);
            lost.then_some((bank, generation))
        })
    }

    /// Whether entries of this generation follow each other as they never do in a snapshot.
    fn has_more_than_a_snapshot(&mut self, bank: Bank, generation: u32, buffer: &mut [u8; LONGEST]) -> bool {
        let (mut end, mut before) = (FIRST_ENTRY, None);
        while let Some(entry) = self.banks.read_entry(bank, generation, end, buffer) {
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
