//! Keeps what the console saves in the journal: settings, records, and the game.
//!
//! The game is kept as it was at some time, and the moves since then; a move is one small entry, and so are a few moves
//! that were made together. The console only says that the game has changed. Whether the journal is behind it, or ahead
//! of it after an undo, is found out here. When the journal has as many moves as it can hold, or after the flash has
//! failed, the whole game is written in one entry, where a move takes a bit or two, and moves are added to that.

use embedded_storage::nor_flash::MultiwriteNorFlash;
use engine::console::memory::{Profile, Records, Unreadable};
use engine::console::session::{LATEST, LEAST_BYTES, MOST_BYTES};
use engine::console::{Console, SaveSlot, Session, Stored};

use crate::journal::{
    Journal, Loaded, RECORDS, SETTINGS, SETUP, SHORTEST_SETTINGS, SHORTEST_SETUP, SaveError, TOGETHER,
};

const _: () = assert!(MOST_BYTES <= SETUP && Profile::BYTES <= SETTINGS && Records::BYTES <= RECORDS);
const _: () = assert!(LATEST <= TOGETHER);
const _: () = assert!(LEAST_BYTES >= SHORTEST_SETUP && Profile::BYTES >= SHORTEST_SETTINGS);

/// The three slots of the console, and the seed for the next start.
pub struct FlashStore<F> {
    journal: Journal<F>,
    /// What could not be done to each slot the last time.
    missed: [Option<Missed>; SaveSlot::ALL.len()],
}

/// What could not be done to a slot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Missed {
    Keep,
    Forget,
}

impl<F: MultiwriteNorFlash> FlashStore<F> {
    /// Reads what is there.
    pub fn load(flash: F) -> FlashStore<F> {
        FlashStore { journal: Journal::load(flash), missed: Default::default() }
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
            broken: match self.journal.loaded() {
                Loaded::Empty | Loaded::Valid => None,
                Loaded::Corrupted => Some(Unreadable::Damaged),
                Loaded::Foreign { .. } => Some(Unreadable::Foreign),
            },
            set_aside: false,
        }
    }

    /// Keeps what the console has for a slot.
    pub fn keep<T: Session>(&mut self, slot: SaveSlot, console: &Console<T>) -> Result<(), SaveError> {
        match slot {
            SaveSlot::Profile => {
                let mut room = [0; SETTINGS];
                let used = console.bytes(slot, &mut room);
                let kept = self.journal.keep_settings(room.get(..used).unwrap_or_default());
                self.note(slot, Missed::Keep, kept)
            }
            SaveSlot::Records => {
                let mut room = [0; Records::BYTES];
                let used = console.bytes(slot, &mut room);
                let kept = self.journal.keep_records(room.get(..used).unwrap_or_default());
                self.note(slot, Missed::Keep, kept)
            }
            SaveSlot::Game => console.session().map_or(Ok(()), |session| self.keep_game(session)),
        }
    }

    /// Forgets what is in a slot.
    pub fn forget(&mut self, slot: SaveSlot) -> Result<(), SaveError> {
        let gone = match slot {
            SaveSlot::Profile => self.journal.keep_settings(&[]),
            SaveSlot::Records => self.journal.keep_records(&[]),
            SaveSlot::Game if self.journal.saved().setup().is_none() => Ok(()),
            SaveSlot::Game => self.journal.end_game(),
        };
        self.note(slot, Missed::Forget, gone)
    }

    /// Makes up for everything that could not be done, once saving works again.
    pub fn catch_up<T: Session>(&mut self, console: &Console<T>) -> Result<(), SaveError> {
        SaveSlot::ALL.into_iter().try_for_each(|slot| match *self.missed(slot) {
            None => Ok(()),
            Some(Missed::Keep) => self.keep(slot, console),
            Some(Missed::Forget) => self.forget(slot),
        })
    }

    /// The seed that the last start left behind.
    pub fn seed(&self) -> Option<&[u8; 16]> {
        self.journal.saved().seed()
    }

    /// Leaves a seed behind for the next start.
    pub fn keep_seed(&mut self, seed: &[u8; 16]) -> Result<(), SaveError> {
        self.journal.keep_seed(seed)
    }

    /// Makes a broken or foreign save area usable. What could be read of it stays.
    pub fn mend(&mut self) -> Result<(), SaveError> {
        self.journal.mend()
    }

    /// How often each sector of the save area was erased, about.
    pub fn erases(&self) -> u32 {
        self.journal.erases()
    }

    /// Lets the flash be tried again after it was found worn.
    pub fn try_again(&mut self) {
        self.journal.try_again();
    }

    /// Erases a sector ahead of time if one is due, and says whether it did; the processor stands still meanwhile.
    pub fn tidy(&mut self) -> bool {
        self.journal.tidy()
    }

    /// Keeps what has changed in the game; all of it after a failure, since any move may be another one by now.
    fn keep_game(&mut self, session: &impl Session) -> Result<(), SaveError> {
        let is_behind = self.missed(SaveSlot::Game).is_some();
        let kept = if is_behind { self.write_game(session) } else { self.keep_change(session) };
        self.note(SaveSlot::Game, Missed::Keep, kept)
    }

    fn missed(&mut self, slot: SaveSlot) -> &mut Option<Missed> {
        let [profile, records, game] = &mut self.missed;
        match slot {
            SaveSlot::Profile => profile,
            SaveSlot::Records => records,
            SaveSlot::Game => game,
        }
    }

    /// Notes whether something was done to a slot.
    fn note(&mut self, slot: SaveSlot, what: Missed, done: Result<(), SaveError>) -> Result<(), SaveError> {
        *self.missed(slot) = done.is_err().then_some(what);
        done
    }

    /// Adds the newest moves, takes moves back, or writes the whole game where that is not enough.
    fn keep_change(&mut self, session: &impl Session) -> Result<(), SaveError> {
        let saved = self.journal.saved();
        let before = saved.setup().and_then(|setup| session.moves_in(setup));
        let played = before.and_then(|before| session.played().checked_sub(before));
        let change = played.and_then(|played| change(saved.moves(), played, session.latest()));
        let Some((agreed, new)) = change else { return self.write_game(session) };
        if self.kept() > agreed {
            self.journal.take_back_to(agreed)?;
        }
        match self.journal.add_moves(new) {
            Err(SaveError::Full) => self.write_game(session),
            kept => kept,
        }
    }

    /// Writes the whole game in one entry; moves are added to that from now on.
    fn write_game(&mut self, session: &impl Session) -> Result<(), SaveError> {
        let mut room = [0; SETUP];
        let used = session.save(&mut room);
        self.journal.start_game(room.get(..used).unwrap_or_default())
    }

    /// How many moves the journal has.
    fn kept(&self) -> u16 {
        u16::try_from(self.journal.saved().moves().len()).unwrap_or(u16::MAX)
    }
}

/// How many of the moves that are kept the game has too, and which ones are added to them: some may have been taken
/// back, and others made, since then. `None` if the latest moves do not tell.
fn change<'a>(kept: &[u16], played: u16, latest: &'a [u16]) -> Option<(u16, &'a [u16])> {
    let played = usize::from(played);
    let from = played.saturating_sub(latest.len());
    let made = latest.get(latest.len().saturating_sub(played)..)?;
    let kept = kept.get(from..)?;
    let same = kept.iter().zip(made).take_while(|(kept, made)| kept == made).count();
    // If even the first of them is another one, those before it may be, too. Where none can be compared all are the same,
    // because the console asks for each change before it makes the next one.
    let known = same > 0 || from == 0 || kept.is_empty();
    let agreed = u16::try_from(from + same).ok().filter(|_| known)?;
    Some((agreed, made.get(same..)?))
}

#[cfg(test)]
mod tests;
