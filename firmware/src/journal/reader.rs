//! What entries lead to when some of them cannot be read.
//!
//! Settings and records are those of the newest whole entry. A game is more than that: moves add up, so none of them counts
//! behind a missing one, and a missing entry may have been the end of the game, or another game. So the game in front
//! of a hole counts only if a move behind the hole shows that a game went on there, and the hole is too short for the deal of
//! another one.

use super::entry::JournalEntry;
use super::saved::{SHORTEST_SETTINGS, SHORTEST_SETUP, Saved};

/// A hole of this many bytes may have been the deal of another game: settings, then the game.
#[allow(clippy::cast_possible_truncation)] // a few hundred bytes
const SHORTEST_DEAL: u32 = (SHORTEST_SETTINGS + 8 + SHORTEST_SETUP.next_multiple_of(4) + 8) as u32;

/// Follows the entries of one or more banks.
pub(super) struct Reader<'s> {
    saved: &'s mut Saved,
    game: Game,
    /// There is a hole somewhere.
    is_damaged: bool,
}

/// How much is known of the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Game {
    /// Its last move, too.
    Whole,
    /// It went on, but some of its moves are missing.
    Torn,
    /// There was a hole. The game may be over, and unless it `is_the_same`, another one may have begun.
    Doubtful { is_the_same: bool },
}

impl<'s> Reader<'s> {
    /// Begins with nothing. If there is a hole anywhere, the reader is told from the start.
    pub(super) fn new(saved: &'s mut Saved, is_damaged: bool) -> Reader<'s> {
        saved.clear();
        Reader { saved, game: Game::Whole, is_damaged }
    }

    /// What was read so far.
    pub(super) fn saved(&self) -> &Saved {
        self.saved
    }

    /// The next entry.
    pub(super) fn read(&mut self, entry: &JournalEntry<'_>) {
        match (entry, self.game) {
            (JournalEntry::Setup(_), _) => self.game = Game::Whole,
            // *Reset* empties everything, and the hole may hide the rest of that.
            (JournalEntry::Settings([]) | JournalEntry::Records([]), _) if self.is_damaged => {
                self.saved.clear();
            }
            (_, Game::Whole) => {}
            (entry, Game::Doubtful { is_the_same: true }) if entry.is_of_game() => {
                self.game = Game::Torn;
                return;
            }
            (entry, _) if entry.is_of_game() => return,
            _ => {}
        }
        self.saved.apply(entry);
    }

    /// This many bytes cannot be read.
    pub(super) fn pass_hole(&mut self, bytes: u32) {
        let was_the_same = self.game != Game::Doubtful { is_the_same: false };
        self.game = Game::Doubtful { is_the_same: was_the_same && bytes < SHORTEST_DEAL };
    }

    /// Another bank begins. Whether it was opened right after the one before, nobody knows yet.
    pub(super) fn change_bank(&mut self) {
        self.game = Game::Doubtful { is_the_same: false };
    }

    /// The bank begins with the game that the one before has led to.
    pub(super) fn keep_game(&mut self) {
        self.game = Game::Whole;
    }

    /// Nothing follows.
    pub(super) fn end(self) {
        if let Game::Doubtful { .. } = self.game {
            self.saved.forget_game();
        }
    }
}
