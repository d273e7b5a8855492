//! What the console keeps, in the journal: settings, records, and the game as a set-up and its moves.
//!
//! A move is one small entry. The console only says that the game is another one than before; how far the journal is
//! behind it, or ahead after an undo, shows here.

use embedded_storage::nor_flash::MultiwriteNorFlash;
use engine::console::memory::{Profile, Records};
use engine::console::tables::SETUP_BYTES;
use engine::console::{Console, Slot, Stored, Table};

use crate::journal::{Journal, Loaded, RECORDS, SETTINGS, SETUP, SaveError};

const _: () = assert!(SETUP_BYTES <= SETUP && Profile::BYTES <= SETTINGS && Records::BYTES <= RECORDS);

/// The three slots of the console, and the seed for the next start.
pub struct Slots<F> {
    journal: Journal<F>,
}

impl<F: MultiwriteNorFlash> Slots<F> {
    /// Reads what is there.
    pub fn load(flash: F) -> Slots<F> {
        Slots { journal: Journal::load(flash) }
    }

    /// What was found at the start.
    pub fn loaded(&self) -> Loaded {
        self.journal.loaded()
    }

    /// What the console starts with.
    pub fn stored(&self) -> Stored<'_> {
        let saved = self.journal.saved();
        Stored {
            profile: saved.settings(),
            records: saved.records(),
            game: saved.setup().unwrap_or_default(),
            moves: saved.moves(),
        }
    }

    /// Keeps what the console has for a slot.
    pub fn keep<T: Table>(&mut self, slot: Slot, console: &Console<T>) -> Result<(), SaveError> {
        match slot {
            Slot::Profile => {
                let mut room = [0; SETTINGS];
                let used = console.bytes(slot, &mut room);
                self.journal.keep_settings(room.get(..used).unwrap_or_default())
            }
            Slot::Records => {
                let mut room = [0; Records::BYTES];
                let used = console.bytes(slot, &mut room);
                self.journal.keep_records(room.get(..used).unwrap_or_default())
            }
            Slot::Game => console.table().map_or(Ok(()), |table| self.keep_game(table)),
        }
    }

    /// Forgets what is in a slot.
    pub fn forget(&mut self, slot: Slot) -> Result<(), SaveError> {
        match slot {
            Slot::Profile => self.journal.keep_settings(&[]),
            Slot::Records => self.journal.keep_records(&[]),
            Slot::Game if self.journal.saved().setup().is_none() => Ok(()),
            Slot::Game => self.journal.end_game(),
        }
    }

    /// The seed that the last start left behind.
    pub fn seed(&self) -> Option<&[u8; 16]> {
        self.journal.saved().seed()
    }

    /// Leaves a seed behind for the next start.
    pub fn keep_seed(&mut self, seed: &[u8; 16]) -> Result<(), SaveError> {
        self.journal.keep_seed(seed)
    }

    /// Makes a broken or foreign save area a new one, with nothing in it.
    pub fn start_afresh(&mut self) -> Result<(), SaveError> {
        self.journal.start_afresh()
    }

    /// Does one piece of housekeeping, if one is due; the processor stands still for it.
    pub fn tidy(&mut self) -> Result<bool, SaveError> {
        self.journal.tidy()
    }

    fn keep_game(&mut self, table: &impl Table) -> Result<(), SaveError> {
        let mut room = [0; SETUP];
        let used = table.save_setup(&mut room);
        let setup = room.get(..used).unwrap_or_default();
        if self.journal.saved().setup() != Some(setup) {
            self.journal.start_game(setup)?;
        }
        let played = table.played();
        self.take_back_to(played)?;
        // The last one may be another one: taken back and made anew at once.
        if self.kept() == played && self.journal.saved().moves().last().copied() != table.newest() {
            self.take_back_to(played.saturating_sub(1))?;
        }
        match (played.saturating_sub(self.kept()), table.newest()) {
            (0, _) => Ok(()),
            (1, Some(newest)) => self.journal.add_move(newest),
            _ => self.catch_up(table),
        }
    }

    /// How many moves the journal has.
    fn kept(&self) -> u16 {
        u16::try_from(self.journal.saved().moves().len()).unwrap_or(u16::MAX)
    }

    fn take_back_to(&mut self, count: u16) -> Result<(), SaveError> {
        if self.kept() > count { self.journal.take_back_to(count) } else { Ok(()) }
    }

    /// Writes all moves that the journal does not have: after the flash has failed for a while.
    fn catch_up(&mut self, table: &impl Table) -> Result<(), SaveError> {
        let (mut place, mut kept) = (0, Ok(()));
        let agrees =
            |journal: &Journal<F>, place: usize, packed| journal.saved().moves().get(place) == Some(&packed);
        table.each_move(|packed| {
            if !agrees(&self.journal, place, packed) {
                let count = u16::try_from(place).unwrap_or(u16::MAX);
                kept = self.take_back_to(count).and_then(|()| self.journal.add_move(packed));
            }
            place += 1;
            kept.is_ok()
        });
        kept
    }
}
