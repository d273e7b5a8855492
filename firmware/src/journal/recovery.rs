//! How a start finds what was saved.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::bank::{Bank, FIRST_ENTRY};
use super::entry::{JournalEntry, LONGEST};
use super::{Journal, Keep, Loaded, OpenBank};

impl<F: MultiwriteNorFlash> Journal<F> {
    /// Finds the newest sealed bank and reads it.
    pub(super) fn recover(&mut self) -> Loaded {
        let Some((bank, seal)) = self.banks.newest() else {
            return if self.banks.untouched() { Loaded::Empty } else { Loaded::Corrupted };
        };
        if !seal.is_ours() {
            return Loaded::Foreign { version: seal.version };
        }
        // Both copies of a newer seal may be damaged; then it is written anew, here or in the next bank.
        let (bank, generation) = self.lost_seal(bank, seal.generation).unwrap_or((bank, seal.generation));
        let Some((end, firm)) = self.read_bank(bank, generation) else { return Loaded::Corrupted };
        let clean = firm && self.banks.blank_from(bank, end);
        let open = OpenBank::new(&mut self.banks, bank, generation, end);
        self.open = Some(OpenBank { dirty: !clean, ..open });
        if !clean {
            // Something was cut short behind the last entry. It must not read as an entry at a later start. If
            // moving on fails, the next save tries again.
            self.move_to_next_bank(Keep::All).unwrap_or_default();
        }
        Loaded::Valid
    }

    /// Reads all entries of a bank: where they end, and whether the last one and the seal are firm now. `None` if there is
    /// a hole in them.
    #[inline(never)] // its buffer is large, and needed only here
    fn read_bank(&mut self, bank: Bank, generation: u32) -> Option<(u32, bool)> {
        let mut buffer = [0; LONGEST];
        let (mut end, mut last) = (FIRST_ENTRY, None);
        while let Some(entry) = self.banks.read_entry(bank, generation, end, &mut buffer) {
            self.saved.apply(&entry);
            last = Some((end, entry.size()));
            end += entry.size();
        }
        if self.banks.any_entry_after(bank, generation, end, &mut buffer) {
            return None;
        }
        // Seal and last entry may have been cut short and read well by luck: written again, they are no longer weak. If
        // the entry does not read well a second time, all of it goes to another bank, as it was read first.
        let firm = self.banks.seal(bank, generation)
            && last.is_none_or(|(at, size)| {
                self.banks.read_entry(bank, generation, at, &mut buffer).is_some()
                    && self.banks.write_again(bank, at, size, &buffer)
            });
        Some((end, firm))
    }

    /// A bank that is newer than the newest sealed one, and must have lost its seal: it has none, and entries follow in it
    /// that were only written after the seal.
    #[inline(never)] // its buffer is large, and needed only here
    fn lost_seal(&mut self, newest: Bank, generation: u32) -> Option<(Bank, u32)> {
        let mut buffer = [0; LONGEST];
        (1..self.banks.count()).rev().find_map(|ahead| {
            let (bank, generation) = (self.banks.behind(newest, ahead), generation.wrapping_add(ahead));
            let lost = self.banks.seal_of(bank).is_none()
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
