//! The last games of the desktop, to be watched again: a file for each, named by its number.

use super::save_folder::SaveFolder;
use crate::exit::Failure;

/// Games that are kept at most, as on the device.
const MOST: usize = 100;
/// No game has this number or a higher one.
const NUMBERS: u64 = 1_000_000_000;

/// The games that are kept.
#[derive(Default)]
pub(super) struct KeptGames {
    /// Numbers of the files, the oldest first.
    numbers: Vec<u64>,
    /// Games that are in memory only, the oldest first: all are newer than the files.
    unwritten: Vec<Vec<u8>>,
    /// Numbers of the files that nobody wants any more.
    unwanted: Vec<u64>,
}

impl KeptGames {
    /// Finds the games of a folder. Whatever else is there stays as it is.
    pub(super) fn find(folder: &SaveFolder) -> KeptGames {
        let mut numbers: Vec<u64> = folder.files("games").iter().filter_map(|name| number(name)).collect();
        numbers.sort_unstable();
        KeptGames { numbers, ..KeptGames::default() }
    }

    pub(super) fn count(&self) -> usize {
        self.numbers.len() + self.unwritten.len()
    }

    /// Returns the nth game, counted from the newest; empty if there are not so many, or it cannot be read.
    pub(super) fn read(&self, nth: usize, folder: Option<&SaveFolder>) -> Vec<u8> {
        let Some(place) = self.count().checked_sub(nth + 1) else { return Vec::new() };
        match (self.numbers.get(place), folder) {
            (Some(&number), Some(folder)) => folder.read(&name(number)).ok().flatten().unwrap_or_default(),
            _ => self.unwritten.get(place - self.numbers.len()).cloned().unwrap_or_default(),
        }
    }

    /// Keeps a game in memory, unless it is the newest one already.
    pub(super) fn keep(&mut self, game: &[u8], folder: Option<&SaveFolder>) {
        if game.is_empty() || self.read(0, folder) == game {
            return;
        }
        self.unwritten.push(game.to_vec());
        if self.count() > MOST {
            if self.numbers.is_empty() {
                self.unwritten.remove(0);
            } else {
                self.unwanted.push(self.numbers.remove(0));
            }
        }
    }

    /// Forgets all of them.
    pub(super) fn forget(&mut self) {
        self.unwanted.append(&mut self.numbers);
        self.unwritten.clear();
    }

    /// Writes what is not written yet, and removes the files that nobody wants.
    ///
    /// # Errors
    /// If that fails; what is left to do is tried again the next time.
    pub(super) fn save(&mut self, folder: &mut SaveFolder) -> Result<(), Failure> {
        while let Some(game) = self.unwritten.first() {
            let last = self.numbers.iter().chain(&self.unwanted).max();
            let mut free =
                (last.map_or(0, |last| last + 1)..NUMBERS).filter(|&new| !folder.is_taken(&name(new)));
            let number = free.next().ok_or_else(|| Failure::failed("no number is left for another game"))?;
            folder.replace(&name(number), game)?;
            self.numbers.push(number);
            self.unwritten.remove(0);
        }
        while let Some(&number) = self.unwanted.last() {
            folder.remove(&name(number))?;
            self.unwanted.pop();
        }
        Ok(())
    }
}

/// The name of a game's file.
fn name(number: u64) -> String {
    format!("games/{number}")
}

/// The number of the game in a file, if its name is that of one.
fn number(file: &str) -> Option<u64> {
    let number: u64 = file.parse().ok()?;
    (number < NUMBERS && number.to_string() == file).then_some(number)
}
