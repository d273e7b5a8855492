//! The archive: the last games that were played to their end, so that they can be watched again.
//!
//! It is a ring of sectors. A game is written once, in a slot behind the last one, or at the beginning of the next sector if
//! it does not fit; that sector is erased first, and with it the oldest games. A slot that cannot be read is skipped, so a
//! power cut costs at most the game that was just being written, and the oldest ones that would have gone anyway.

mod slot;
#[cfg(test)]
mod tests;

use core::ops::Range;

use embedded_storage::nor_flash::MultiwriteNorFlash;
use heapless::Vec;

use crate::journal::SaveError;
use slot::{GRAIN, Header, Slot};

/// So many games can be listed; the flash may hold more.
pub const LISTED: usize = 100;
/// The longest game, in bytes.
pub const LONGEST: usize = 6144;
/// What erased flash reads as.
const BLANK: u8 = 0xff;
/// What flash that may be weak is filled with.
const CROSSED_OUT: u8 = 0;

/// The games of a region of flash.
pub struct Archive<F> {
    flash: F,
    /// Whether it was looked through. That takes a while, and most starts do not need it.
    searched: bool,
    /// What was found, the oldest first.
    slots: Vec<Slot, LISTED>,
    /// The sequence of the next slot: higher than any that was begun. What was cut short may turn out to be whole later, and
    /// must not be newer then than what came after it.
    sequence: u32,
    /// The sector that was written to last.
    last: Option<u32>,
    /// Where the next slot can begin, if the rest of that sector is clean.
    end: Option<u32>,
    /// Where a header may have been cut short before the start, so that what looks blank or crossed out may be weak.
    doubtful: Option<Range<u32>>,
}

impl<F: MultiwriteNorFlash> Archive<F> {
    /// An archive that is not looked through yet.
    pub const fn new(flash: F) -> Archive<F> {
        Archive {
            flash,
            searched: false,
            slots: Vec::new(),
            sequence: 0,
            last: None,
            end: None,
            doubtful: None,
        }
    }

    /// How many games can be listed.
    pub fn count(&mut self) -> usize {
        self.search();
        self.slots.len()
    }

    /// Reads the nth game, the newest first; `None` if there are not so many, or it can no longer be read.
    pub fn read<'a>(&mut self, nth: usize, room: &'a mut [u8]) -> Option<&'a [u8]> {
        self.search();
        let place = self.slots.len().checked_sub(nth.checked_add(1)?)?;
        let slot = *self.slots.get(place)?;
        let bytes = room.get_mut(..usize::from(slot.header.length))?;
        slot.read(&mut self.flash, bytes).then_some(bytes)
    }

    /// Keeps a game, unless it is the newest one already: the power may have failed before anybody knew that it was kept.
    ///
    /// # Errors
    /// If it is longer than any game, or the flash does not keep it.
    pub fn keep(&mut self, game: &[u8]) -> Result<(), SaveError> {
        self.search();
        let Ok(length) = u16::try_from(game.len()) else { return Err(SaveError::TooLong) };
        if game.len() > LONGEST {
            return Err(SaveError::TooLong);
        }
        // It is written once more, exactly as it was read: bits that were weak are firm then.
        let newest = self.slots.last().copied().filter(|newest| newest.holds(&mut self.flash, game));
        if newest.is_some_and(|newest| newest.write(&mut self.flash, game)) {
            return Ok(());
        }
        self.make_firm();
        // A sector that is worn is left for the next one.
        for _ in 0..3 {
            let header = Header { sequence: self.sequence, length };
            let slot = Slot { position: self.place_for(header)?, header };
            self.note_begun(header);
            (self.last, self.end) = (Some(Self::last_sector(slot)), None);
            if slot.write(&mut self.flash, game) {
                self.push(slot);
                self.end = Some(slot.end());
                return Ok(());
            }
        }
        Err(SaveError::Worn)
    }

    /// Forgets all games.
    ///
    /// # Errors
    /// If the flash does not become blank.
    pub fn forget(&mut self) -> Result<(), SaveError> {
        self.slots.clear();
        (self.searched, self.last, self.end, self.doubtful) = (true, None, None, None);
        for sector in 0..self.sectors() {
            let from = sector * Self::sector();
            if !self.is_filled(from..from + Self::sector(), BLANK) {
                self.erase(sector)?;
            }
        }
        Ok(())
    }

    /// Where a slot goes: behind the last one, or in the next sectors, which are erased.
    fn place_for(&mut self, header: Header) -> Result<u32, SaveError> {
        if let Some(end) = self.end
            && !end.is_multiple_of(Self::sector())
            && end % Self::sector() + header.size() <= Self::sector()
        {
            return Ok(end);
        }
        let needed = header.size().div_ceil(Self::sector());
        let next = self.last.map_or(0, |last| last + 1);
        let first = if next + needed > self.sectors() { 0 } else { next };
        for sector in first..first + needed {
            self.erase(sector)?;
        }
        Ok(first * Self::sector())
    }

    fn erase(&mut self, sector: u32) -> Result<(), SaveError> {
        let (from, to) = (sector * Self::sector(), (sector + 1) * Self::sector());
        // Whatever happens meanwhile, these games are gone.
        self.slots.retain(|slot| slot.end() <= from || slot.position >= to);
        self.flash.erase(from, to).map_err(|_| SaveError::Worn)
    }

    /// Looks through the flash, once.
    fn search(&mut self) {
        if core::mem::replace(&mut self.searched, true) {
            return;
        }
        let mut at = 0;
        while at < self.sectors() * Self::sector() {
            let begun = Slot::begun_at(&mut self.flash, at);
            if let Some(slot) = begun {
                self.note_begun(slot.header);
            }
            at = match begun.filter(|slot| slot.is_readable(&mut self.flash)) {
                Some(slot) => {
                    self.push(slot);
                    slot.end()
                }
                None => at + GRAIN,
            };
        }
        self.leave_out_copies();
        let Some(newest) = self.slots.last().copied() else { return };
        self.last = Some(Self::last_sector(newest));
        self.doubtful = self.doubtful_behind(newest);
    }

    /// A game that was cut short on its way here was kept once more. If it turns out to be whole after all, it is there
    /// twice, one right after the other.
    fn leave_out_copies(&mut self) {
        let mut newer = 1;
        while let Some(&[one, other]) = self.slots.get(newer - 1..=newer) {
            if one.is_copy_of(other, &mut self.flash) {
                self.slots.remove(newer - 1);
            } else {
                newer += 1;
            }
        }
    }

    /// The flash behind the newest slot in which a header may have been cut short, if all behind that is clean. What was cut
    /// short may look like blank flash now and like something else later. Behind a whole header that is true of its game, so
    /// nothing there is clean.
    fn doubtful_behind(&mut self, newest: Slot) -> Option<Range<u32>> {
        let (from, limit) = (newest.end(), newest.end().next_multiple_of(Self::sector()));
        let last =
            (from..limit).step_by(GRAIN as usize).find(|&at| !self.is_filled(at..at + GRAIN, CROSSED_OUT))?;
        let is_clean =
            Slot::begun_at(&mut self.flash, last).is_none() && self.is_filled(last + GRAIN..limit, BLANK);
        is_clean.then_some(from..last + GRAIN)
    }

    /// Crosses out what may be weak: zeros are firm. The next slot begins behind it.
    fn make_firm(&mut self) {
        let Some(doubtful) = self.doubtful.take() else { return };
        // Zeros from before the start may be weak as well. Each piece is firm before the next one is touched, so that there is
        // never more than one that is not.
        let is_firm = doubtful.clone().step_by(GRAIN as usize).all(|at| {
            self.flash.write(at, &[CROSSED_OUT; GRAIN as usize]).is_ok()
                && self.is_filled(at..at + GRAIN, CROSSED_OUT)
        });
        self.end = is_firm.then_some(doubtful.end);
    }

    /// A slot with this header was begun, here or before the start.
    fn note_begun(&mut self, header: Header) {
        self.sequence = self.sequence.max(header.sequence.saturating_add(1));
    }

    /// The sector in which a slot ends.
    fn last_sector(slot: Slot) -> u32 {
        (slot.end() - 1) / Self::sector()
    }

    /// Adds a slot by its sequence; the oldest one makes room.
    fn push(&mut self, slot: Slot) {
        let newer = |other: &&Slot| other.header.sequence > slot.header.sequence;
        if self.slots.is_full() {
            if self.slots.first().is_some_and(|oldest| newer(&oldest)) {
                return;
            }
            self.slots.remove(0);
        }
        let place = self.slots.len() - self.slots.iter().rev().take_while(newer).count();
        // There is room, as the oldest one has just made it.
        let _ = self.slots.insert(place, slot);
    }

    /// Whether all bytes there are this one.
    fn is_filled(&mut self, places: Range<u32>, with: u8) -> bool {
        let mut piece = [0; GRAIN as usize];
        places
            .step_by(GRAIN as usize)
            .all(|at| self.flash.read(at, &mut piece).is_ok() && piece.iter().all(|&byte| byte == with))
    }

    const fn sector() -> u32 {
        // No flash has sectors of more than some kilobytes.
        #[allow(clippy::cast_possible_truncation)]
        let size = F::ERASE_SIZE as u32;
        size
    }

    fn sectors(&self) -> u32 {
        u32::try_from(self.flash.capacity() / F::ERASE_SIZE).unwrap_or(0)
    }
}
