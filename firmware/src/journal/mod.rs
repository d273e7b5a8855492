//! The save: a journal in flash that survives a power cut at any moment.
//!
//! The save area is a ring of banks, two sectors each. One bank is open. Saving appends a small entry with a
//! checksum to it and reads it back; a move takes eight bytes. When the bank is full, and before the first entry after each
//! start, the next bank in the ring is erased, all that counts is copied there, and a seal with a higher generation is
//! written last. Until that seal is whole, the old bank counts.
//!
//! So there is no moment at which a confirmed entry exists in fewer than one sealed bank, and every bank
//! is erased equally often.
//!
//! Flash that lost power while it was written is worse than flash with wrong bits: a bit may read as one now and as zero
//! later. Even what looks blank may be such flash. Therefore nothing is ever added to what an earlier start has written.

mod bank;
mod entry;
mod reader;
mod recovery;
mod ring;
mod saved;
mod seal;
#[cfg(test)]
pub(crate) mod tests;

use embedded_storage::nor_flash::MultiwriteNorFlash;

use bank::{Bank, Banks, FIRST_ENTRY, SECTORS};
use entry::JournalEntry;
pub(crate) use entry::{CRC, checksum};
use ring::Wear;
pub use saved::{
    Loaded, MOVES, RECORDS, SETTINGS, SETUP, SHORTEST_SETTINGS, SHORTEST_SETUP, SaveError, Saved, TOGETHER,
};

/// A save area and what is known to be in it.
pub struct Journal<F> {
    banks: Banks<F>,
    saved: Saved,
    loaded: Loaded,
    open: Option<OpenBank>,
    wear: Wear,
}

/// The newest bank.
struct OpenBank {
    bank: Bank,
    generation: u32,
    /// Where the next entry goes; `None` if nothing may be added: an earlier start has written it, or a write has failed.
    end: Option<u32>,
    /// How many sectors of the next bank were erased since the start.
    sectors_ahead: u32,
}

impl OpenBank {
    /// Where an entry goes, if it fits.
    fn place_for(&self, entry: &JournalEntry<'_>, size: u32) -> Option<u32> {
        self.end.filter(|end| end + entry.size() <= size)
    }
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

    /// What was found at the start; `Valid` as soon as something was saved or mended.
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

    /// Makes a broken or foreign save area usable. What could be read of it stays; where nothing could, all is erased.
    pub fn mend(&mut self) -> Result<(), SaveError> {
        if !self.loaded.is_locked() {
            return Ok(());
        }
        self.wear = Wear::default();
        if self.open.is_none() {
            self.banks.erase_all()?;
        }
        for _ in 0..self.banks.count() {
            if self.move_to_next_bank(None).is_ok() {
                return Ok(());
            }
        }
        Err(SaveError::Worn)
    }

    /// Erases one sector ahead of time, if that is due; gives whether it did. The processor stands still meanwhile. If it
    /// fails, the bank behind that one is next.
    pub fn tidy(&mut self) -> bool {
        // If nothing may be added to the open bank, the next save goes on to another one and takes what time that needs.
        let Some(OpenBank { end: Some(end), sectors_ahead: sector, .. }) = self.open else {
            return false;
        };
        let room_for_long = self.banks.size().saturating_sub(end) > self.banks.size() / 2;
        if sector >= SECTORS || room_for_long || self.wear.resting {
            return false;
        }
        let (bank, _) = self.candidate();
        let is_blank = self.erase_sector(bank, sector).is_ok() && self.banks.is_sector_blank(bank, sector);
        if let Some(open) = &mut self.open {
            open.sectors_ahead += 1;
        }
        if !is_blank {
            self.note_failure();
        }
        true
    }

    /// Lets one more bank be tried, after all of them have failed.
    pub fn try_again(&mut self) {
        self.wear.resting = false;
    }

    fn append(&mut self, entry: JournalEntry<'_>) -> Result<(), SaveError> {
        if self.loaded.is_locked() {
            return Err(SaveError::Locked);
        }
        self.saved.accepts(&entry)?;
        // A bank that is full is left anyway; then one that fails is made up for. Else one bank is tried in each save,
        // so that no move waits for more than the erase of one.
        let size = self.banks.size();
        let mut banks_left = match &self.open {
            Some(open) if open.end.is_none() && self.wear.failed > 0 => 1,
            Some(open) if open.place_for(&entry, size).is_some() => 1,
            _ => 2,
        };
        loop {
            let written = if self.open.as_ref().is_some_and(|open| open.place_for(&entry, size).is_some()) {
                self.write_at_end(&entry)
            } else if self.wear.resting || banks_left == 0 {
                return Err(SaveError::Worn);
            } else {
                banks_left -= 1;
                self.append_to_next_bank(&entry)
            };
            if written {
                self.saved.apply(&entry);
                return Ok(());
            }
        }
    }

    /// Goes on to the next bank, and writes there.
    fn append_to_next_bank(&mut self, entry: &JournalEntry<'_>) -> bool {
        match (&self.open, *entry) {
            // Not in the very first bank: until that is sealed, nothing may be in it.
            (Some(_), JournalEntry::Setup(game)) => self.move_to_next_bank(Some(game)).is_ok(),
            _ => self.move_to_next_bank(None).is_ok() && self.write_at_end(entry),
        }
    }

    /// Writes to the open bank and reads back.
    fn write_at_end(&mut self, entry: &JournalEntry<'_>) -> bool {
        let Some(open) = &mut self.open else { return false };
        let written = |end: &u32| self.banks.write_entry(open.bank, open.generation, *end, entry);
        open.end = open.end.filter(written).map(|end| end + entry.size());
        open.end.is_some()
    }

    /// Erases a sector of a bank, the first one only after a seal in it that could count is gone: what is half erased under
    /// such a seal would look like damage.
    fn erase_sector(&mut self, bank: Bank, sector: u32) -> Result<(), SaveError> {
        let generation = self.open.as_ref().map_or(0, |open| open.generation);
        if sector == 0 && !self.banks.disarm(bank, generation) {
            return Err(SaveError::Worn);
        }
        self.banks.erase_sector(bank, sector)
    }

    /// Erases the sectors of a bank that are not erased yet, copies what counts there and seals it. A new game takes the
    /// place of the present one: a long game fits into a bank only once.
    fn open_bank(
        &mut self,
        bank: Bank,
        generation: u32,
        erased: u32,
        new_game: Option<&[u8]>,
    ) -> Result<(), SaveError> {
        for sector in erased..SECTORS {
            self.erase_sector(bank, sector)?;
        }
        let (banks, mut end) = (&mut self.banks, FIRST_ENTRY);
        let copied = self.saved.snapshot(new_game, |entry| {
            let written = banks.write_entry(bank, generation, end, entry);
            end += entry.size();
            written
        });
        // The open bank is older, and counts until the seal is there, whether or not it has one that is whole.
        let before = self.open.as_ref().map_or(bank, |open| open.bank);
        let is_alone = copied && self.banks.disarm_all_but(&[bank, before], generation);
        if !is_alone || !self.banks.seal(bank, generation) {
            return Err(SaveError::Worn);
        }
        self.loaded = Loaded::Valid;
        self.open = Some(OpenBank { bank, generation, end: Some(end), sectors_ahead: 0 });
        Ok(())
    }
}
