//! The save: a journal in flash that survives a power cut at any moment.
//!
//! The save area is a ring of banks, two sectors each. One bank is open. Saving appends a small entry with a
//! checksum to it and reads it back; a move takes eight bytes. When the bank is full, or its end cannot be
//! trusted after a power cut, the next bank in the ring is erased, all that counts is copied there, and a
//! seal with a higher generation is written last. Until that seal is whole, the old bank counts.
//!
//! So there is no moment at which a confirmed entry exists in fewer than one sealed bank, and every bank
//! is erased equally often.
//!
//! Flash that lost power while it was written is worse than flash with wrong bits: a bit may read as one now and as zero
//! later. Therefore what might be weak is written again, or erased, before anything is built upon it.

mod bank;
mod entry;
mod saved;
#[cfg(test)]
pub(crate) mod tests;

use embedded_storage::nor_flash::MultiwriteNorFlash;

use bank::{Bank, Banks, FIRST_ENTRY, SECTORS};
use entry::{JournalEntry, LONGEST};
pub use saved::{Loaded, MOVES, RECORDS, SETTINGS, SETUP, SaveError, Saved};

/// A save area and what is known to be in it.
pub struct Journal<F> {
    banks: Banks<F>,
    saved: Saved,
    loaded: Loaded,
    open: Option<OpenBank>,
}

/// The bank that is written to.
struct OpenBank {
    bank: Bank,
    generation: u32,
    /// Where the next entry goes.
    end: u32,
    /// Whether the flash behind `end` is not clean, so that nothing more may be appended.
    dirty: bool,
    /// Whether the next bank in the ring can never be taken for a newer one, even if its bits are weak.
    next_harmless: bool,
    /// How many sectors of the next bank were erased since the start.
    sectors_ahead: u32,
}

impl OpenBank {
    /// A bank whose entries end here, with clean flash behind them.
    fn new<F: MultiwriteNorFlash>(banks: &mut Banks<F>, bank: Bank, generation: u32, end: u32) -> OpenBank {
        let next_harmless = banks.is_older(banks.after(bank), generation);
        OpenBank { bank, generation, end, dirty: false, next_harmless, sectors_ahead: 0 }
    }
}

/// What a new bank starts with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keep<'a> {
    All,
    /// All, but this game instead of the present one: a long game fits into a bank only once.
    NewGame(&'a [u8]),
    Nothing,
}

/// The longest snapshot, and behind it the longest entry but for a game.
const FULL_BANK: usize =
    (SETTINGS + 8) + (RECORDS + 8) + (16 + 8) + (SETUP + 8) + 2 * (MOVES + 8) + (RECORDS + 8);
const _: () = assert!(FIRST_ENTRY as usize + FULL_BANK <= 8192, "whatever is saved fits into a bank");

impl<F: MultiwriteNorFlash> Journal<F> {
    /// Reads the save area. A broken or foreign one is left as it is, and locked.
    pub fn load(flash: F) -> Journal<F> {
        let mut journal =
            Journal { banks: Banks::new(flash), saved: Saved::new(), loaded: Loaded::Empty, open: None };
        journal.loaded = journal.recover();
        journal
    }

    /// What was found at the start; `Valid` as soon as something was saved.
    pub fn loaded(&self) -> Loaded {
        self.loaded
    }

    /// All that is saved. In a corrupted save area: what could still be read.
    pub fn saved(&self) -> &Saved {
        &self.saved
    }

    /// Starts a new game, or writes one in a single entry; the one before and its moves are gone.
    pub fn start_game(&mut self, setup: &[u8]) -> Result<(), SaveError> {
        self.append(JournalEntry::Setup(setup))
    }

    /// Adds a move to the game.
    pub fn add_move(&mut self, packed: u16) -> Result<(), SaveError> {
        self.append(JournalEntry::Move(packed))
    }

    /// Takes moves back until `count` are left.
    pub fn take_back_to(&mut self, count: u16) -> Result<(), SaveError> {
        self.append(JournalEntry::TakeBackTo(count))
    }

    /// Forgets the game.
    pub fn end_game(&mut self) -> Result<(), SaveError> {
        self.append(JournalEntry::Setup(&[]))
    }

    /// Keeps the settings.
    pub fn keep_settings(&mut self, settings: &[u8]) -> Result<(), SaveError> {
        self.append(JournalEntry::Settings(settings))
    }

    /// Keeps the records.
    pub fn keep_records(&mut self, records: &[u8]) -> Result<(), SaveError> {
        self.append(JournalEntry::Records(records))
    }

    /// Keeps the seed that the next start mixes into its chance.
    pub fn keep_seed(&mut self, seed: &[u8; 16]) -> Result<(), SaveError> {
        self.append(JournalEntry::Seed(seed))
    }

    /// Forgets everything at once. Also unlocks a broken or foreign save area, by erasing all of it.
    pub fn start_afresh(&mut self) -> Result<(), SaveError> {
        if matches!(self.loaded, Loaded::Corrupted | Loaded::Foreign { .. }) {
            self.open = None;
            self.banks.erase_all()?;
        }
        self.move_to_next_bank(Keep::Nothing)?;
        self.saved = Saved::new();
        Ok(())
    }

    /// Erases one sector ahead of time, if that is due; gives whether it did. The processor stands still meanwhile.
    pub fn tidy(&mut self) -> Result<bool, SaveError> {
        let Some(open) = &mut self.open else { return Ok(false) };
        let room_for_long = self.banks.size().saturating_sub(open.end) > self.banks.size() / 2;
        if open.sectors_ahead >= SECTORS || (room_for_long && open.next_harmless) {
            return Ok(false);
        }
        self.banks.erase_sector(self.banks.after(open.bank), open.sectors_ahead)?;
        open.sectors_ahead += 1;
        open.next_harmless = true;
        Ok(true)
    }

    fn append(&mut self, entry: JournalEntry<'_>) -> Result<(), SaveError> {
        if matches!(self.loaded, Loaded::Corrupted | Loaded::Foreign { .. }) {
            return Err(SaveError::Locked);
        }
        self.saved.accepts(&entry)?;
        // If a bank fails, the next one is tried, once round the ring.
        for _ in 0..=self.banks.count() {
            let written = match (&self.open, entry) {
                (Some(open), _) if !open.dirty && open.end + entry.size() <= self.banks.size() => {
                    self.write_at_end(&entry)
                }
                // Not in the very first bank: until that is sealed, nothing may be in it.
                (Some(_), JournalEntry::Setup(game)) => {
                    self.move_to_next_bank(Keep::NewGame(game)).is_ok() && self.make_next_harmless()
                }
                _ => self.move_to_next_bank(Keep::All).is_ok() && self.write_at_end(&entry),
            };
            if written {
                self.saved.apply(&entry);
                return Ok(());
            }
        }
        Err(SaveError::Worn)
    }

    /// Makes sure that the next bank cannot be taken for a newer one at a later start, because a seal there that was cut
    /// short may read as whole then.
    fn make_next_harmless(&mut self) -> bool {
        let Some(open) = &mut self.open else { return false };
        if !open.next_harmless {
            if self.banks.erase_sector(self.banks.after(open.bank), 0).is_err() {
                return false;
            }
            open.next_harmless = true;
            open.sectors_ahead = 1;
        }
        true
    }

    /// Writes to the open bank and reads back.
    fn write_at_end(&mut self, entry: &JournalEntry<'_>) -> bool {
        if !self.make_next_harmless() {
            return false;
        }
        let Some(open) = &mut self.open else { return false };
        let written = self.banks.write_entry(open.bank, open.generation, open.end, entry);
        if written {
            open.end += entry.size();
        }
        open.dirty = !written;
        written
    }

    /// Opens the next bank, with all that counts copied there. A bank that fails is skipped.
    fn move_to_next_bank(&mut self, keep: Keep<'_>) -> Result<(), SaveError> {
        let Some(open) = &mut self.open else {
            return self.open_bank(Bank::FIRST, 1, 0, keep);
        };
        let (mut bank, mut generation, mut ahead) = (open.bank, open.generation, open.sectors_ahead);
        // If this fails half-way, the next bank is no longer erased.
        (open.sectors_ahead, open.next_harmless) = (0, false);
        for _ in 1..self.banks.count() {
            (bank, generation) = (self.banks.after(bank), generation.wrapping_add(1));
            if self.open_bank(bank, generation, ahead, keep).is_ok() {
                return Ok(());
            }
            ahead = 0;
        }
        Err(SaveError::Worn)
    }

    /// Erases the sectors of a bank that are not erased yet, copies what counts there and seals it.
    fn open_bank(
        &mut self,
        bank: Bank,
        generation: u32,
        erased: u32,
        keep: Keep<'_>,
    ) -> Result<(), SaveError> {
        for sector in erased..SECTORS {
            self.banks.erase_sector(bank, sector)?;
        }
        let (banks, mut end) = (&mut self.banks, FIRST_ENTRY);
        let write = |entry: &JournalEntry<'_>| {
            let written = banks.write_entry(bank, generation, end, entry);
            end += entry.size();
            written
        };
        let copied = match keep {
            Keep::All => self.saved.snapshot(None, write),
            Keep::NewGame(game) => self.saved.snapshot(Some(game), write),
            Keep::Nothing => true,
        };
        if !copied || !self.banks.seal(bank, generation) {
            return Err(SaveError::Worn);
        }
        self.loaded = Loaded::Valid;
        self.open = Some(OpenBank::new(&mut self.banks, bank, generation, end));
        Ok(())
    }

    /// Finds the newest sealed bank and reads it.
    fn recover(&mut self) -> Loaded {
        let Some((bank, seal)) = self.banks.newest() else {
            return if self.banks.untouched() { Loaded::Empty } else { Loaded::Corrupted };
        };
        if !seal.is_ours() {
            return Loaded::Foreign { version: seal.version };
        }
        let Some((end, firm)) = self.read_bank(bank, seal.generation) else { return Loaded::Corrupted };
        let clean = firm && self.banks.blank_from(bank, end);
        let open = OpenBank::new(&mut self.banks, bank, seal.generation, end);
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
}
