//! The last games of the desktop, to be watched again: a file for each, named by its number.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::store::failed;
use crate::exit::Failure;

/// So many games are kept, as on the device.
const MOST: usize = 100;

/// The games that are kept, in a folder or in memory only.
pub(super) struct KeptGames {
    folder: Option<PathBuf>,
    /// The numbers of the files, or the games themselves; the oldest first.
    numbers: Vec<u64>,
    games: Vec<Vec<u8>>,
}

impl KeptGames {
    /// In memory only.
    pub(super) const fn nowhere() -> KeptGames {
        KeptGames { folder: None, numbers: Vec::new(), games: Vec::new() }
    }

    /// Those of a folder, if there is one.
    pub(super) fn open(folder: &Path) -> Result<KeptGames, Failure> {
        let mut numbers = Vec::new();
        match fs::read_dir(folder) {
            Ok(files) => {
                let names = files.flatten().filter_map(|file| file.file_name().into_string().ok());
                numbers.extend(names.filter_map(|name| name.parse::<u64>().ok()));
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(failed(folder, "read", &error)),
        }
        numbers.sort_unstable();
        Ok(KeptGames { folder: Some(folder.into()), numbers, games: Vec::new() })
    }

    pub(super) fn count(&self) -> usize {
        self.numbers.len()
    }

    /// The nth game, counted from the newest; empty if there are not so many.
    pub(super) fn read(&self, nth: usize) -> Result<Vec<u8>, Failure> {
        let Some(place) = self.count().checked_sub(nth + 1) else { return Ok(Vec::new()) };
        match &self.folder {
            None => Ok(self.games.get(place).cloned().unwrap_or_default()),
            Some(folder) => {
                let path = folder.join(self.numbers[place].to_string());
                fs::read(&path).map_err(|error| failed(&path, "read", &error))
            }
        }
    }

    /// Keeps a game, unless it is the newest one already.
    pub(super) fn keep(&mut self, game: &[u8]) -> Result<(), Failure> {
        if game.is_empty() || self.read(0)? == game {
            return Ok(());
        }
        let number = self.numbers.last().map_or(0, |last| last + 1);
        match &self.folder {
            None => self.games.push(game.to_vec()),
            Some(folder) => {
                let (path, fresh) = (folder.join(number.to_string()), folder.join("new"));
                fs::create_dir_all(folder)
                    .and_then(|()| fs::write(&fresh, game))
                    .and_then(|()| fs::rename(&fresh, &path))
                    .map_err(|error| failed(&path, "written", &error))?;
            }
        }
        self.numbers.push(number);
        if self.count() > MOST { self.drop_oldest() } else { Ok(()) }
    }

    /// Forgets all of them.
    pub(super) fn forget(&mut self) -> Result<(), Failure> {
        while self.count() > 0 {
            self.drop_oldest()?;
        }
        Ok(())
    }

    fn drop_oldest(&mut self) -> Result<(), Failure> {
        let number = self.numbers.remove(0);
        let Some(folder) = &self.folder else {
            self.games.remove(0);
            return Ok(());
        };
        let path = folder.join(number.to_string());
        match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(failed(&path, "removed", &error)),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_games_are_kept_and_the_newest_comes_first() {
        let folder = std::env::temp_dir().join(format!("passdeck-kept-{}", std::process::id()));
        for mut kept in [KeptGames::nowhere(), KeptGames::open(&folder).unwrap()] {
            (0..=104_u8).for_each(|nth| kept.keep(&[nth, nth]).unwrap());
            kept.keep(&[104, 104]).unwrap();
            assert_eq!(kept.count(), MOST);
            assert_eq!((kept.read(0).unwrap(), kept.read(99).unwrap()), (vec![104; 2], vec![5; 2]));
            assert!(kept.read(100).unwrap().is_empty());
        }
        let mut again = KeptGames::open(&folder).unwrap();
        assert_eq!((again.count(), again.read(1).unwrap()), (MOST, vec![103; 2]));
        again.forget().unwrap();
        assert_eq!(KeptGames::open(&folder).unwrap().count(), 0);
        fs::remove_dir_all(&folder).unwrap();
    }
}
