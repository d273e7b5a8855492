//! Which bank comes next: round the ring, past those that do not keep what is written.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::bank::Bank;
use super::{Journal, SaveError};

/// What is known of banks that do not keep what is written.
#[derive(Default)]
pub(super) struct Wear {
    /// How many banks have failed in a row, behind the open one.
    pub(super) failed: u32,
    /// All of them have: nothing more is tried until [`Journal::try_again`], because an erase stops the processor.
    pub(super) resting: bool,
}

impl<F: MultiwriteNorFlash> Journal<F> {
    /// The bank that is opened next, and its generation. One that failed is passed over, and the generation goes on:
    /// what was left in it can never be taken for the newest.
    pub(super) fn candidate(&self) -> (Bank, u32) {
        let failed = self.wear.failed;
        match &self.open {
            Some(open) => (
                self.banks.behind(open.bank, 1 + failed % self.others()),
                open.generation.wrapping_add(1 + failed),
            ),
            None => (self.banks.behind(Bank::FIRST, failed), 1 + failed),
        }
    }

    /// How often each sector was erased, about: banks are opened one after the other, and counted.
    pub fn erases(&self) -> u32 {
        let opened = self.open.as_ref().map_or(0, |open| open.generation);
        opened / self.banks.count().max(1)
    }

    /// How many banks there are besides the open one.
    fn others(&self) -> u32 {
        self.banks.count().saturating_sub(1).max(1)
    }

    /// The bank that comes next does not keep what is written: the one behind it is next.
    pub(super) fn note_failure(&mut self) {
        self.wear.failed = self.wear.failed.wrapping_add(1);
        self.wear.resting = self.wear.failed >= self.others();
        if let Some(open) = &mut self.open {
            open.sectors_ahead = 0;
        }
    }

    /// Opens the next bank, with all that counts copied there, or with a new game instead of the present one.
    pub(super) fn move_to_next_bank(&mut self, new_game: Option<&[u8]>) -> Result<(), SaveError> {
        let (bank, generation) = self.candidate();
        let ahead = self.open.as_mut().map_or(0, |open| {
            // Its seal may have been read by luck: written once more, it is firm. Else there may be none at the next start.
            self.banks.seal(open.bank, open.generation);
            // If this fails half-way, the next bank is no longer erased.
            core::mem::take(&mut open.sectors_ahead)
        });
        let opened = self.open_bank(bank, generation, ahead, new_game);
        match opened {
            Ok(()) => self.wear = Wear::default(),
            Err(_) => {
                self.note_failure();
                // The bank that failed may have a seal all the same. Nothing is added to an older one.
                if let Some(open) = &mut self.open
                    && !self.banks.disarm_all_but(&[open.bank], open.generation)
                {
                    open.end = None;
                }
            }
        }
        opened
    }
}
