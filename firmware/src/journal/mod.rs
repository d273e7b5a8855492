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
mod recovery;
mod ring;
mod saved;
#[cfg(test)]
pub(crate) mod tests;

use embedded_storage::nor_flash::MultiwriteNorFlash;

use bank::{Bank, Banks, FIRST_ENTRY, SECTORS};
use entry::JournalEntry;
pub(crate) use entry::{CRC, checksum};
use ring::Wear;
pub use saved::{Loaded, MOVES, RECORDS, SETTINGS, SETUP, SaveError, Saved, TOGETHER};

/// A save area and what is known to be in it.
pub struct Journal<F> {
    banks: Banks<F>,
    saved: Saved,
    loaded: Loaded,
    open: Option<OpenBank>,
    wear: Wear,
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
        let (banks, saved, wear) = (Banks::new(flash), Saved::new(), Wear::default());
        let mut journal = Journal { banks, saved, loaded: Loaded::Empty, open: None, wear };
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

    /// Adds moves that were made together: after a power cut all of them are there, or none. There may be
    /// [`TOGETHER`] of them.
    pub fn add_moves(&mut self, packed: &[u16]) -> Result<(), SaveError> {
        match *packed {
            [] => Ok(()),
            [packed] => self.add_move(packed),
            _ => {
                let mut bytes = [[0; 2]; TOGETHER];
                bytes.iter_mut().zip(packed).for_each(|(bytes, packed)| *bytes = packed.to_le_bytes());
                let bytes = bytes.as_flattened().get(..2 * packed.len()).ok_or(SaveError::TooLong)?;
                self.append(JournalEntry::Together(bytes))
            }
        }
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
        self.wear = Wear::default();
        if matches!(self.loaded, Loaded::Corrupted | Loaded::Foreign { .. }) {
            self.open = None;
            self.banks.erase_all()?;
        }
        for _ in 0..self.banks.count() {
            if self.move_to_next_bank(Keep::Nothing).is_ok() {
                self.saved = Saved::new();
                return Ok(());
            }
        }
        Err(SaveError::Worn)
    }

    /// Erases one sector ahead of time, if that is due; gives whether it did. The processor stands still meanwhile.
    pub fn tidy(&mut self) -> Result<bool, SaveError> {
        let Some(open) = &mut self.open else { return Ok(false) };
        let room_for_long = self.banks.size().saturating_sub(open.end) > self.banks.size() / 2;
        let is_done = open.sectors_ahead >= SECTORS || (room_for_long && open.next_harmless);
        // After a failed write the next save goes on to another bank, and takes what time that needs.
        if is_done || open.dirty || self.wear.resting {
            return Ok(false);
        }
        let (sector, (bank, _)) = (open.sectors_ahead, self.candidate());
        self.banks.erase_sector(bank, sector)?;
        let is_blank = self.banks.is_sector_blank(bank, sector);
        if let Some(open) = &mut self.open {
            open.sectors_ahead += 1;
            open.next_harmless = true;
        }
        if !is_blank {
            self.note_failure();
        }
        Ok(true)
    }

    /// Lets one more bank be tried, after all of them have failed.
    pub fn try_again(&mut self) {
        self.wear.resting = false;
    }

    fn append(&mut self, entry: JournalEntry<'_>) -> Result<(), SaveError> {
        if matches!(self.loaded, Loaded::Corrupted | Loaded::Foreign { .. }) {
            return Err(SaveError::Locked);
        }
        self.saved.accepts(&entry)?;
        // A bank that is full is left anyway; then one that fails is made up for. Else one bank is tried in each save,
        // so that no move waits for more than the erase of one.
        let mut banks_left = match &self.open {
            Some(open) if open.dirty => 1,
            Some(open) if open.end + entry.size() <= self.banks.size() => 1,
            _ => 2,
        };
        while !self.wear.resting {
            let fits = |open: &OpenBank| !open.dirty && open.end + entry.size() <= self.banks.size();
            let written = if self.open.as_ref().is_some_and(fits) {
                self.write_at_end(&entry)
            } else if banks_left == 0 {
                break;
            } else {
                banks_left -= 1;
                self.append_to_next_bank(&entry)
            };
            if written {
                self.saved.apply(&entry);
                return Ok(());
            }
        }
        Err(SaveError::Worn)
    }

    /// Goes on to the next bank, and writes there.
    fn append_to_next_bank(&mut self, entry: &JournalEntry<'_>) -> bool {
        match (&self.open, *entry) {
            // Not in the very first bank: until that is sealed, nothing may be in it.
            (Some(_), JournalEntry::Setup(game)) => {
                self.move_to_next_bank(Keep::NewGame(game)).is_ok() && self.make_next_harmless()
            }
            _ => self.move_to_next_bank(Keep::All).is_ok() && self.write_at_end(entry),
        }
    }

    /// Makes sure that the next bank cannot be taken for a newer one at a later start, because a seal there that was cut
    /// short may read as whole then.
    fn make_next_harmless(&mut self) -> bool {
        let Some(open) = &mut self.open else { return false };
        if !open.next_harmless {
            if self.banks.erase_sector(self.banks.after(open.bank), 0).is_err() {
                open.dirty = true;
                return false;
            }
            open.next_harmless = true;
            open.sectors_ahead = u32::from(self.wear.failed == 0);
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
}
