//! What the journal remembers, as it stands after all its entries.

use heapless::Vec;

use super::entry::{JournalEntry, MOVES_AT_ONCE};

/// Longest game in one entry, in bytes. It is packed: with two bytes for each move, a game of thousands would not fit.
pub const SETUP: usize = 5888;
/// Longest settings, in bytes.
pub const SETTINGS: usize = 96;
/// Longest records, in bytes.
pub const RECORDS: usize = 512;
/// Moves that can be added before the game must be written in one entry again. Most games have fewer.
pub const MOVES: usize = 512;
/// Moves that can be added at once.
pub const TOGETHER: usize = 8;
/// Shortest game in one entry, in bytes: one that was just dealt.
pub const SHORTEST_SETUP: usize = 79;
/// Shortest settings, in bytes.
pub const SHORTEST_SETTINGS: usize = 64;

/// The latest of everything.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Saved {
    setup: Vec<u8, SETUP>,
    moves: Vec<u16, MOVES>,
    settings: Vec<u8, SETTINGS>,
    records: Vec<u8, RECORDS>,
    seed: Option<[u8; 16]>,
}

/// What was found in the save area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loaded {
    /// Nothing was ever saved.
    Empty,
    /// All that was confirmed is there.
    Valid,
    /// Something was there, and part of it is gone or never was ours. Nothing is written until told to start afresh.
    Corrupted,
    /// Another version of the firmware wrote it. Nothing is written until told to start afresh.
    Foreign {
        /// The version of the layout that was found.
        version: u16,
    },
}

impl Loaded {
    /// Whether nothing is written until told to start afresh.
    pub fn is_locked(self) -> bool {
        matches!(self, Loaded::Corrupted | Loaded::Foreign { .. })
    }
}

/// Why something was not saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// The save area is corrupted or foreign, and nobody said to start afresh.
    Locked,
    /// Longer than its kind may be.
    TooLong,
    /// The game has more moves than can be added.
    Full,
    /// There is no game to add a move to, or fewer moves than are to be left.
    NoSuchMove,
    /// The flash does not keep what is written.
    Worn,
}

impl Saved {
    pub(super) fn new() -> Saved {
        Saved::default()
    }

    /// The running game as it was started, or written in one entry; `None` if there is no game.
    pub fn setup(&self) -> Option<&[u8]> {
        (!self.setup.is_empty()).then_some(&self.setup)
    }

    /// The running game's moves since then.
    pub fn moves(&self) -> &[u16] {
        &self.moves
    }

    /// The settings; empty if there are none.
    pub fn settings(&self) -> &[u8] {
        &self.settings
    }

    /// The records; empty if there are none.
    pub fn records(&self) -> &[u8] {
        &self.records
    }

    /// The seed that the last start left behind.
    pub fn seed(&self) -> Option<&[u8; 16]> {
        self.seed.as_ref()
    }

    /// Forgets everything, in place, because the stack is small.
    pub(super) fn clear(&mut self) {
        self.forget_game();
        self.settings.clear();
        self.records.clear();
        self.seed = None;
    }

    /// Forgets the game.
    pub(super) fn forget_game(&mut self) {
        self.setup.clear();
        self.moves.clear();
    }

    /// Whether an entry makes sense now.
    pub(super) fn accepts(&self, entry: &JournalEntry<'_>) -> Result<(), SaveError> {
        let fits = match *entry {
            JournalEntry::Setup(setup) => setup.len() <= SETUP,
            JournalEntry::Settings(settings) => settings.len() <= SETTINGS,
            JournalEntry::Records(records) => records.len() <= RECORDS,
            JournalEntry::Move(_) | JournalEntry::Together(_) if self.setup.is_empty() => {
                return Err(SaveError::NoSuchMove);
            }
            JournalEntry::Move(_) if self.moves.is_full() => return Err(SaveError::Full),
            JournalEntry::Together(bytes) if bytes.len() / 2 > MOVES - self.moves.len() => {
                return Err(SaveError::Full);
            }
            JournalEntry::Together(bytes) => bytes.len() <= 2 * TOGETHER,
            JournalEntry::TakeBackTo(count) if usize::from(count) > self.moves.len() => {
                return Err(SaveError::NoSuchMove);
            }
            JournalEntry::Move(_)
            | JournalEntry::Moves(_)
            | JournalEntry::TakeBackTo(_)
            | JournalEntry::Seed(_) => true,
        };
        if fits { Ok(()) } else { Err(SaveError::TooLong) }
    }

    /// Takes over an entry that was accepted. What does not fit is left out: that happens only if damaged flash
    /// passes its checksum by accident.
    pub(super) fn apply(&mut self, entry: &JournalEntry<'_>) {
        match *entry {
            JournalEntry::Setup(setup) => {
                replace(&mut self.setup, setup);
                self.moves.clear();
            }
            JournalEntry::Move(packed) => self.moves.push(packed).unwrap_or_default(),
            JournalEntry::Moves(bytes) | JournalEntry::Together(bytes) => {
                let (pairs, _) = bytes.as_chunks::<2>();
                self.moves.extend(
                    pairs.iter().map(|&pair| u16::from_le_bytes(pair)).take(MOVES - self.moves.len()),
                );
            }
            JournalEntry::TakeBackTo(count) => self.moves.truncate(count.into()),
            JournalEntry::Settings(settings) => replace(&mut self.settings, settings),
            JournalEntry::Records(records) => replace(&mut self.records, records),
            JournalEntry::Seed(seed) => self.seed = Some(*seed),
        }
    }

    /// Passes on the entries that lead to this state, until one is not `written`, in the order of
    /// [`JournalEntry::place_in_snapshot`]. A new game takes the place of the one that is there, with its moves.
    pub(super) fn snapshot(
        &self,
        new_game: Option<&[u8]>,
        mut written: impl FnMut(&JournalEntry<'_>) -> bool,
    ) -> bool {
        let (setup, moves) = new_game.map_or((&*self.setup, &*self.moves), |setup| (setup, &[]));
        (self.settings.is_empty() || written(&JournalEntry::Settings(&self.settings)))
            && (self.records.is_empty() || written(&JournalEntry::Records(&self.records)))
            && self.seed.as_ref().is_none_or(|seed| written(&JournalEntry::Seed(seed)))
            && (setup.is_empty() || written(&JournalEntry::Setup(setup)))
            && moves.chunks(MOVES_AT_ONCE).all(|moves| {
                let bytes: Vec<u8, { 2 * MOVES_AT_ONCE }> =
                    moves.iter().flat_map(|mv| mv.to_le_bytes()).collect();
                written(&JournalEntry::Moves(&bytes))
            })
    }
}

/// Replaces the contents in place, because the stack is small.
fn replace<const N: usize>(kept: &mut Vec<u8, N>, new: &[u8]) {
    kept.clear();
    kept.extend_from_slice(new).unwrap_or_default();
}
