//! The saved settings, records and game of the desktop: three small files, and a folder of the last games.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use engine::console::{SaveSlot, Stored};

use super::kept::KeptGames;
use crate::exit::Failure;

/// The three files, or memory only.
pub(crate) struct Store {
    folder: Option<PathBuf>,
    contents: [Vec<u8>; 3],
    kept: KeptGames,
}

impl Store {
    /// Starts empty and saves nothing to disk.
    pub(crate) fn nowhere() -> Store {
        Store { folder: None, contents: Default::default(), kept: KeptGames::nowhere() }
    }

    /// The user's own folder for data.
    pub(crate) fn of_the_user() -> Result<Store, Failure> {
        let folder = dirs::data_dir().ok_or_else(|| {
            Failure::failed("found no folder for saved games; use --fresh to play without saving")
        })?;
        Store::open(&folder.join("passdeck"))
    }

    /// Reads the files of a folder; those that are missing are empty.
    pub(crate) fn open(folder: &Path) -> Result<Store, Failure> {
        let kept = KeptGames::open(&folder.join("games"))?;
        let mut store = Store { folder: Some(folder.into()), contents: Default::default(), kept };
        for slot in SaveSlot::ALL {
            let path = folder.join(name(slot));
            match fs::read(&path) {
                Ok(bytes) => store.contents[slot as usize] = bytes,
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) => return Err(failed(&path, "read", &error)),
            }
        }
        Ok(store)
    }

    /// What is there, for the console to start with.
    pub(crate) fn stored(&self) -> Stored<'_> {
        let [profile, records, game] = &self.contents;
        Stored { profile, records, game, ..Stored::default() }
    }

    /// Writes a file anew: under another name first, so that a crash leaves the old one or the new one.
    pub(crate) fn write(&mut self, slot: SaveSlot, bytes: &[u8]) -> Result<(), Failure> {
        self.contents[slot as usize] = bytes.to_vec();
        let Some(folder) = &self.folder else { return Ok(()) };
        let (path, fresh) = (folder.join(name(slot)), folder.join(format!("{}.new", name(slot))));
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&fresh, bytes))
            .and_then(|()| fs::rename(&fresh, &path))
            .map_err(|error| failed(&path, "written", &error))
    }

    /// Keeps a game that has ended, unless it is the newest one already.
    pub(crate) fn keep(&mut self, game: &[u8]) -> Result<(), Failure> {
        self.kept.keep(game)
    }

    /// How many games are kept, and one of them, counted from the newest; empty if there are not so many.
    pub(crate) fn kept(&self, nth: usize) -> Result<(usize, Vec<u8>), Failure> {
        Ok((self.kept.count(), self.kept.read(nth)?))
    }

    /// Forgets all games that were kept.
    pub(crate) fn forget_kept(&mut self) -> Result<(), Failure> {
        self.kept.forget()
    }

    /// Removes a file.
    pub(crate) fn erase(&mut self, slot: SaveSlot) -> Result<(), Failure> {
        self.contents[slot as usize].clear();
        let Some(folder) = &self.folder else { return Ok(()) };
        let path = folder.join(name(slot));
        match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(failed(&path, "removed", &error)),
            _ => Ok(()),
        }
    }
}

const fn name(slot: SaveSlot) -> &'static str {
    match slot {
        SaveSlot::Profile => "profile",
        SaveSlot::Records => "records",
        SaveSlot::Game => "game",
    }
}

pub(super) fn failed(path: &Path, what: &str, error: &std::io::Error) -> Failure {
    Failure::failed(format!(
        "{} cannot be {what}: {error}; use --fresh to play without saving",
        path.display()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_again_and_what_was_erased_is_gone() {
        let folder = std::env::temp_dir().join(format!("passdeck-store-{}", std::process::id()));
        let mut store = Store::open(&folder).unwrap();
        assert!(store.stored().game.is_empty());
        store.write(SaveSlot::Game, b"a game").unwrap();
        store.write(SaveSlot::Profile, b"names").unwrap();
        store.erase(SaveSlot::Profile).unwrap();
        store.erase(SaveSlot::Records).unwrap();
        let again = Store::open(&folder).unwrap();
        assert_eq!((again.stored().game, again.stored().profile), (&b"a game"[..], &b""[..]));
        fs::remove_dir_all(&folder).unwrap();
    }
}
