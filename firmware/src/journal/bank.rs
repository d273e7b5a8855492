//! The ring of banks.

use core::ops::Range;

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::entry::{self, CHECKSUM, HEADER, JournalEntry, LONGEST, WORD};
use super::saved::SaveError;
use super::seal::{MAGIC, SEAL, Seal};

/// Where a bank's entries start: behind two copies of its seal.
pub(super) const FIRST_ENTRY: u32 = 2 * SEAL;

/// How many sectors a bank has.
pub(super) const SECTORS: u32 = 2;
/// What erased flash reads as.
const BLANK: u8 = 0xff;
/// How many bytes are read at a time to compare them.
const CHUNK: usize = 64;

/// One bank of the ring, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bank(u32);

impl Bank {
    pub(super) const FIRST: Bank = Bank(0);
}

/// The save area.
pub(super) struct Banks<F> {
    flash: F,
}

impl<F: MultiwriteNorFlash> Banks<F> {
    pub(super) fn new(flash: F) -> Banks<F> {
        const { assert!(WORD.is_multiple_of(F::WRITE_SIZE), "entries are whole words of the flash") };
        Banks { flash }
    }

    #[allow(clippy::cast_possible_truncation)] // a sector is 4 KB
    const SECTOR: u32 = F::ERASE_SIZE as u32;

    pub(super) fn size(&self) -> u32 {
        SECTORS * Self::SECTOR
    }

    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.flash.capacity()).unwrap_or(u32::MAX) / self.size()
    }

    /// The bank so many places further in the ring.
    pub(super) fn behind(&self, bank: Bank, places: u32) -> Bank {
        let count = self.count().max(1);
        Bank((bank.0 + places % count) % count)
    }

    fn all(&self) -> impl Iterator<Item = Bank> + use<F> {
        (0..self.count()).map(Bank)
    }

    fn place(&self, bank: Bank, offset: u32) -> u32 {
        bank.0 * self.size() + offset
    }

    /// All sealed banks.
    pub(super) fn sealed(&mut self) -> impl Iterator<Item = (Bank, Seal)> {
        self.all().filter_map(|bank| Some((bank, self.seal_of(bank)?)))
    }

    /// The sealed bank of the highest generation.
    pub(super) fn newest(&mut self) -> Option<(Bank, Seal)> {
        self.sealed().max_by_key(|(_, seal)| seal.generation)
    }

    /// Makes sure that a bank is never taken for one of this generation or a newer one. Its seal may have been cut short:
    /// then it looks broken now, and whole later. Zeros are firm.
    pub(super) fn disarm(&mut self, bank: Bank, generation: u32) -> bool {
        let is_older = |seal: Seal| seal.generation < generation;
        if self.seal_of(bank).is_some_and(is_older) {
            return true;
        }
        // A bank that is worn need not take every zero, as long as no seal is left.
        let tried = self.flash.write(self.place(bank, 0), &[0; FIRST_ENTRY as usize]);
        tried.is_ok() && self.seal_of(bank).is_none_or(is_older)
    }

    /// Disarms all banks but these.
    pub(super) fn disarm_all_but(&mut self, kept: &[Bank], generation: u32) -> bool {
        self.all().filter(|bank| !kept.contains(bank)).all(|bank| self.disarm(bank, generation))
    }

    /// Whether a bank was disarmed, and not used since then.
    pub(super) fn is_disarmed(&mut self, bank: Bank) -> bool {
        self.is_filled(bank, 0..FIRST_ENTRY, 0)
    }

    /// The seal of a bank, from the first of its copies that is whole.
    pub(super) fn seal_of(&mut self, bank: Bank) -> Option<Seal> {
        [0, SEAL].into_iter().find_map(|copy| {
            let mut bytes = [0; SEAL as usize];
            self.flash.read(self.place(bank, copy), &mut bytes).ok()?;
            Seal::unpack(bytes)
        })
    }

    /// Makes a bank valid from now on.
    pub(super) fn seal(&mut self, bank: Bank, generation: u32) -> bool {
        let bytes = Seal::ours(generation).pack();
        let [first, second] = [0, SEAL].map(|copy| self.write(self.place(bank, copy), &bytes));
        first && second
    }

    pub(super) fn erase_sector(&mut self, bank: Bank, sector: u32) -> Result<(), SaveError> {
        let from = self.place(bank, sector * Self::SECTOR);
        self.flash.erase(from, from + Self::SECTOR).map_err(|_| SaveError::Worn)
    }

    /// Erases the newest bank last, so that a power cut on the way never brings an older one back.
    pub(super) fn erase_all(&mut self) -> Result<(), SaveError> {
        let newest = self.newest().map(|(bank, _)| bank);
        self.all()
            .filter(|&bank| Some(bank) != newest)
            .chain(newest)
            .try_for_each(|bank| (0..SECTORS).rev().try_for_each(|sector| self.erase_sector(bank, sector)))
    }

    pub(super) fn write_entry(
        &mut self,
        bank: Bank,
        generation: u32,
        at: u32,
        entry: &JournalEntry<'_>,
    ) -> bool {
        let mut buffer = [0; LONGEST];
        let Some(frame) = entry.frame(salt(generation, at), &mut buffer) else { return false };
        at + entry.size() <= self.size() && self.write(self.place(bank, at), frame)
    }

    /// The entry at a place, if it is whole, or was until one bit flipped.
    pub(super) fn read_entry<'b>(
        &mut self,
        bank: Bank,
        generation: u32,
        at: u32,
        buffer: &'b mut [u8; LONGEST],
    ) -> Option<JournalEntry<'b>> {
        let salt = salt(generation, at);
        let size = match self.read_frame(bank, at, 0, buffer) {
            Some(size) if entry::put_right(salt, buffer.get_mut(..size)?) => size,
            // With another bit in the header it may be longer or shorter.
            _ => (0..u32::BITS).find_map(|bit| {
                let size = self.read_frame(bank, at, 1 << bit, buffer)?;
                entry::is_whole(salt, buffer.get(..size)?).then_some(size)
            })?,
        };
        JournalEntry::parse(buffer.get(..size)?)
    }

    /// Reads what may be an entry, with some bits of its header flipped back. Returns its size.
    fn read_frame(&mut self, bank: Bank, at: u32, flipped: u32, buffer: &mut [u8; LONGEST]) -> Option<usize> {
        let space = usize::try_from(self.size().checked_sub(at)?).ok()?;
        let place = self.place(bank, at);
        let mut header = [0; HEADER];
        if space < HEADER {
            return None;
        }
        self.flash.read(place, &mut header).ok()?;
        let right = (u32::from_le_bytes(header) ^ flipped).to_le_bytes();
        let size = JournalEntry::framed_size(right).filter(|&size| size <= space)?;
        let frame = buffer.get_mut(..size)?;
        self.flash.read(place, frame).ok()?;
        // Weak flash may have read differently the second time.
        let place = frame.first_chunk_mut().filter(|read| **read == header)?;
        *place = right;
        Some(size)
    }

    /// Where the first whole entry behind a place begins. If the place holds no entry, there is a hole up to there.
    pub(super) fn next_entry(
        &mut self,
        bank: Bank,
        generation: u32,
        hole: u32,
        buffer: &mut [u8; LONGEST],
    ) -> Option<u32> {
        (hole..self.size()).step_by(WORD).skip(1).find(|&at| {
            let size = self.read_frame(bank, at, 0, buffer);
            let frame = size.and_then(|size| buffer.get(..size));
            frame.is_some_and(|frame| entry::is_whole(salt(generation, at), frame))
        })
    }

    /// Whether the checksum at the end of an entry stands where it would if the entry had been written here. The entry
    /// itself may be damaged.
    pub(super) fn has_checksum_of(
        &mut self,
        bank: Bank,
        generation: u32,
        at: u32,
        entry: &JournalEntry<'_>,
    ) -> bool {
        let (mut buffer, mut sum) = ([0; LONGEST], [0; CHECKSUM as usize]);
        let Some(frame) = entry.frame(salt(generation, at), &mut buffer) else { return false };
        let end = at + entry.size();
        end <= self.size()
            && self.flash.read(self.place(bank, end - CHECKSUM), &mut sum).is_ok()
            && frame.ends_with(&sum)
    }

    fn is_filled(&mut self, bank: Bank, range: Range<u32>, with: u8) -> bool {
        let mut chunk = [0; CHUNK];
        range.clone().step_by(CHUNK).all(|at| {
            let space = usize::try_from(range.end - at).unwrap_or(0).min(CHUNK);
            let Some(chunk) = chunk.get_mut(..space) else { return false };
            self.flash.read(self.place(bank, at), chunk).is_ok() && chunk.iter().all(|&byte| byte == with)
        })
    }

    /// Whether a sector is as an erase should leave it.
    pub(super) fn is_sector_blank(&mut self, bank: Bank, sector: u32) -> bool {
        let from = sector * Self::SECTOR;
        self.is_filled(bank, from..from + Self::SECTOR, BLANK)
    }

    /// Whether nothing was ever saved. The first seal may have been cut short, and another program may have left anything
    /// here: but nothing that looks like the beginning of a bank.
    #[inline(never)] // its buffer is large, and needed only here
    pub(super) fn was_never_ours(&mut self) -> bool {
        let mut buffer = [0; LONGEST];
        let begins =
            self.all().any(|bank| self.has_first_entry(bank) || bank != Bank::FIRST && self.has_mark(bank));
        !begins && self.next_entry(Bank::FIRST, 1, 0, &mut buffer).is_none()
    }

    /// Whether either copy of a seal begins as ours do.
    fn has_mark(&mut self, bank: Bank) -> bool {
        [0, SEAL].into_iter().any(|copy| {
            let mut mark = [0; MAGIC.len()];
            self.flash.read(self.place(bank, copy), &mut mark).is_ok() && mark == MAGIC
        })
    }

    /// Whether what comes after the seal looks like an entry of any generation.
    fn has_first_entry(&mut self, bank: Bank) -> bool {
        let mut header = [0; WORD];
        let is_read = self.flash.read(self.place(bank, FIRST_ENTRY), &mut header).is_ok();
        is_read && JournalEntry::framed_size(header).is_some()
    }

    /// Writes and reads back.
    fn write(&mut self, place: u32, bytes: &[u8]) -> bool {
        if self.flash.write(place, bytes).is_err() {
            return false;
        }
        let mut chunk = [0; CHUNK];
        (place..).step_by(CHUNK).zip(bytes.chunks(CHUNK)).all(|(at, wanted)| {
            let Some(chunk) = chunk.get_mut(..wanted.len()) else { return false };
            self.flash.read(at, chunk).is_ok() && chunk == wanted
        })
    }
}

/// What an entry's checksum covers besides the entry.
fn salt(generation: u32, at: u32) -> [u8; 8] {
    let [g0, g1, g2, g3] = generation.to_le_bytes();
    let [a0, a1, a2, a3] = at.to_le_bytes();
    [g0, g1, g2, g3, a0, a1, a2, a3]
}
