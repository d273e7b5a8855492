//! The saved settings, records and game of the desktop: three small files, and a folder of the last games.

use std::path::Path;

use engine::console::memory::backup::{FRAME, pack_in_place};
use engine::console::{SaveSlot, Stored};

use super::disk::{Disk, RealDisk};
use super::kept::KeptGames;
use super::save_folder::SaveFolder;
use crate::exit::Failure;

/// What is saved. It is in memory as well, so that nothing is lost while a disk fails.
pub(crate) struct Store {
    /// Where it is saved; `None` if it is not.
    folder: Option<SaveFolder>,
    slots: [Slot; 3],
    kept: KeptGames,
}

/// The bytes of a slot: none if it is empty, and has no file.
#[derive(Default)]
struct Slot {
    bytes: Vec<u8>,
    is_unwritten: bool,
}

impl Store {
    /// Starts empty and saves nothing to disk.
    pub(crate) fn nowhere() -> Store {
        Store { folder: None, slots: Default::default(), kept: KeptGames::default() }
    }

    /// The user's own folder for data.
    pub(crate) fn of_the_user() -> Result<Store, Failure> {
        let folder = dirs::data_dir().ok_or_else(|| {
            Failure::failed("found no folder for saved games; use --fresh to play without saving")
        })?;
        Store::open(&folder.join("passdeck"), Box::new(RealDisk::default()))
    }

    /// Reads the files of a folder; those that are missing are empty.
    pub(super) fn open(folder: &Path, disk: Box<dyn Disk>) -> Result<Store, Failure> {
        let folder = SaveFolder::open(folder, disk)?;
        let mut slots = <[Slot; 3]>::default();
        for (place, slot) in slots.iter_mut().zip(SaveSlot::ALL) {
            place.bytes = folder.read(name(slot))?.unwrap_or_default();
        }
        let kept = KeptGames::find(&folder);
        Ok(Store { folder: Some(folder), slots, kept })
    }

    /// What is there, for the console to start with.
    pub(crate) fn stored(&self) -> Stored<'_> {
        let [profile, records, game] = self.slots.each_ref().map(|slot| &slot.bytes[..]);
        Stored { profile, records, game, ..Stored::default() }
    }

    /// Changes a slot; without bytes, its file is removed.
    pub(crate) fn write(&mut self, slot: SaveSlot, bytes: &[u8]) -> Result<(), Failure> {
        self.slots[slot as usize] = Slot { bytes: bytes.to_vec(), is_unwritten: true };
        self.save()
    }

    /// Keeps a game that has ended, unless it is the newest one already.
    pub(crate) fn keep(&mut self, game: &[u8]) -> Result<(), Failure> {
        self.kept.keep(game, self.folder.as_ref());
        self.save()
    }

    /// Forgets all games that were kept.
    pub(crate) fn forget_kept(&mut self) -> Result<(), Failure> {
        self.kept.forget();
        self.save()
    }

    /// How many games are kept, and one of them, counted from the newest; empty if there are not so many.
    pub(crate) fn kept(&self, nth: usize) -> (usize, Vec<u8>) {
        (self.kept.count(), self.kept.read(nth, self.folder.as_ref()))
    }

    /// Whether nothing is saved.
    pub(crate) fn is_empty(&self) -> bool {
        self.slots.iter().all(|slot| slot.bytes.is_empty()) && self.kept.count() == 0
    }

    /// Returns all that is saved as one file.
    pub(crate) fn backup(&self) -> Vec<u8> {
        let games = (0..self.kept.count()).rev().map(|nth| self.kept(nth).1);
        let mut bytes = Vec::new();
        for part in self.slots.iter().map(|slot| slot.bytes.clone()).chain(games) {
            // No part is longer than 64 KB, so an empty one takes the place of one that somebody put there.
            let (length, part) = u16::try_from(part.len()).map_or((0, &[][..]), |length| (length, &part[..]));
            bytes.extend(length.to_le_bytes());
            bytes.extend(part);
        }
        let length = bytes.len();
        bytes.resize(length + FRAME, 0);
        let used = pack_in_place(&mut bytes, length);
        bytes.truncate(used);
        bytes
    }

    /// Puts the parts of a backup in the place of all that is saved.
    pub(crate) fn restore<'a>(&mut self, mut parts: impl Iterator<Item = &'a [u8]>) -> Result<(), Failure> {
        for slot in &mut self.slots {
            *slot = Slot { bytes: parts.next().unwrap_or_default().to_vec(), is_unwritten: true };
        }
        self.kept.forget();
        parts.for_each(|game| self.kept.keep(game, self.folder.as_ref()));
        self.save()
    }

    /// Writes all that is not on disk yet: the games that ended first, because one of them was in a slot before.
    ///
    /// # Errors
    /// Says what could not be written. It is still in memory, and the next save tries again.
    pub(crate) fn save(&mut self) -> Result<(), Failure> {
        let Some(folder) = &mut self.folder else { return Ok(()) };
        let mut saved = self.kept.save(folder);
        for (place, slot) in self.slots.iter_mut().zip(SaveSlot::ALL).filter(|(place, _)| place.is_unwritten)
        {
            let name = name(slot);
            let written =
                if place.bytes.is_empty() { folder.remove(name) } else { folder.replace(name, &place.bytes) };
            place.is_unwritten = written.is_err();
            saved = saved.and(written);
        }
        saved
    }
}

const fn name(slot: SaveSlot) -> &'static str {
    match slot {
        SaveSlot::Profile => "profile",
        SaveSlot::Records => "records",
        SaveSlot::Game => "game",
    }
}

#[cfg(test)]
mod fake_disk;
#[cfg(test)]
mod tests;
