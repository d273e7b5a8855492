//! Keeps what the console saves in the journal: settings, records, and the game.
//!
//! The game is kept as it was at some time, and the moves since then; a move is one small entry, and so are a few moves
//! that were made together. The console only says
//! that the game has changed. Whether the journal is behind it, or ahead of it after an undo, is found out here. When
//! the journal has as many moves as it can hold, the whole game is written in one entry, where a move takes a bit or
//! two, and moves are added to that.

use embedded_storage::nor_flash::MultiwriteNorFlash;
use engine::console::memory::{Profile, Records, Unreadable};
use engine::console::session::{LATEST, MOST_BYTES};
use engine::console::{Console, SaveSlot, Session, Stored};

use crate::journal::{Journal, Loaded, RECORDS, SETTINGS, SETUP, SaveError, TOGETHER};

const _: () = assert!(MOST_BYTES <= SETUP && Profile::BYTES <= SETTINGS && Records::BYTES <= RECORDS);
const _: () = assert!(LATEST <= TOGETHER);

/// The three slots of the console, and the seed for the next start.
pub struct FlashStore<F> {
    journal: Journal<F>,
}

impl<F: MultiwriteNorFlash> FlashStore<F> {
    /// Reads what is there.
    pub fn load(flash: F) -> FlashStore<F> {
        FlashStore { journal: Journal::load(flash) }
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
                self.journal.keep_settings(room.get(..used).unwrap_or_default())
            }
            SaveSlot::Records => {
                let mut room = [0; Records::BYTES];
                let used = console.bytes(slot, &mut room);
                self.journal.keep_records(room.get(..used).unwrap_or_default())
            }
            SaveSlot::Game => console.session().map_or(Ok(()), |session| self.keep_game(session)),
        }
    }

    /// Forgets what is in a slot.
    pub fn forget(&mut self, slot: SaveSlot) -> Result<(), SaveError> {
        match slot {
            SaveSlot::Profile => self.journal.keep_settings(&[]),
            SaveSlot::Records => self.journal.keep_records(&[]),
            SaveSlot::Game if self.journal.saved().setup().is_none() => Ok(()),
            SaveSlot::Game => self.journal.end_game(),
        }
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

    /// Adds the newest move, takes moves back, or writes the whole game where that is not enough.
    fn keep_game(&mut self, session: &impl Session) -> Result<(), SaveError> {
        let before = self.journal.saved().setup().and_then(|setup| session.moves_in(setup));
        let Some(played) = before.and_then(|before| session.played().checked_sub(before)) else {
            return self.write_game(session);
        };
        // The last move may be another one: it was taken back, and another was made, before this was called.
        let latest = session.latest();
        let same = || self.journal.saved().moves().last() == latest.last();
        let agreed = if self.kept() == played && played > 0 && !same() { played - 1 } else { played };
        if self.kept() > agreed {
            self.journal.take_back_to(agreed)?;
        }
        let missing = usize::from(played - self.kept());
        let Some(new) = latest.len().checked_sub(missing).and_then(|from| latest.get(from..)) else {
            // Many moves are missing, because the flash has failed for a while.
            return self.write_game(session);
        };
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

#[cfg(test)]
mod tests {
    use engine::cards::{Rng, Seed};
    use engine::console::memory::{RobotLevel, Settings, Unreadable, Who};
    use engine::console::session::AnySession;
    use engine::console::{Board, Button, Deal, Request, Undo};
    use engine::games::{Kind, Players, Seat};

    use super::*;
    use crate::journal::tests::mock::MockFlash;

    /// Two people and a bot at a game.
    fn dealt(kind: Kind) -> AnySession {
        let mut guests = Profile::default().guests;
        for (seat, who) in Seat::ALL.into_iter().zip([Who::Human, Who::Human, Who::Bot(RobotLevel::Easy)]) {
            guests[seat].who = who;
        }
        let players = Players::Three;
        AnySession::deal(&Deal { guests, ..Deal::new(kind, players, Seed(kind as u128)) }).unwrap()
    }

    fn bytes(session: &AnySession) -> Vec<u8> {
        let mut room = vec![0; MOST_BYTES];
        let used = session.save(&mut room);
        room.truncate(used);
        room
    }

    /// The game that a restart finds.
    fn found(flash: &MockFlash) -> Vec<u8> {
        let store = FlashStore::load(flash.clone());
        let stored = store.stored();
        assert_eq!(stored.broken, None);
        bytes(&AnySession::resume(stored.game, stored.moves).expect("what was kept is a game"))
    }

    /// Makes one move, whoever's turn it is.
    fn go_on(session: &mut AnySession, now: &mut u32) {
        let before = session.played();
        for _ in 0..10_000 {
            *now += 100;
            session.tick(*now, &Settings::default());
            if session.played() != before || session.is_over() {
                return;
            }
            if session.hint_for().is_none() {
                session.press(Button::A, &Settings::default());
            } else if session.hint(*now).is_some() {
                session.follow_hint();
            }
        }
        panic!("nobody moves");
    }

    #[test]
    fn a_game_is_kept_move_by_move_in_one_write_each() {
        for kind in Kind::ALL {
            let flash = MockFlash::new(16, 1);
            let (mut store, mut session, mut now) = (FlashStore::load(flash.clone()), dealt(kind), 0);
            store.keep_game(&session).unwrap();
            for _ in 0..60 {
                let before = flash.operations();
                go_on(&mut session, &mut now);
                store.keep_game(&session).unwrap();
                assert_eq!(flash.operations() - before, 1, "{kind}: a move is one write");
                assert_eq!(found(&flash), bytes(&session), "{kind}");
            }
        }
    }

    #[test]
    fn a_few_moves_together_are_one_write_too() {
        for kind in Kind::ALL {
            let flash = MockFlash::new(16, 1);
            let (mut store, mut session, mut now) = (FlashStore::load(flash.clone()), dealt(kind), 0);
            store.keep_game(&session).unwrap();
            for together in (1..=LATEST).cycle().take(20) {
                let (before, played) = (flash.operations(), session.played());
                (0..together).for_each(|_| go_on(&mut session, &mut now));
                if session.is_over() {
                    break;
                }
                store.keep_game(&session).unwrap();
                assert_eq!(flash.operations() - before, 1, "{kind}: {together} moves are one write");
                assert_eq!(usize::from(session.played() - played), together);
                assert_eq!(found(&flash), bytes(&session), "{kind}");
            }
            assert!(store.kept() > 20, "{kind}: moves are added to what was written first");
        }
    }

    #[test]
    fn moves_that_are_taken_back_are_taken_back_in_flash_too() {
        let mut taken_back = 0;
        for kind in Kind::ALL {
            let flash = MockFlash::new(16, 1);
            let (mut store, mut session, mut now) = (FlashStore::load(flash.clone()), dealt(kind), 0);
            store.keep_game(&session).unwrap();
            for step in 0..80 {
                go_on(&mut session, &mut now);
                store.keep_game(&session).unwrap();
                // Now and then all was written in one entry before: the undo goes behind it.
                if step % 5 == 0 {
                    store.write_game(&session).unwrap();
                }
                if step % 2 == 0 && matches!(session.can_undo(), Undo::Moves(_)) {
                    session.undo();
                    store.keep_game(&session).unwrap();
                    taken_back += 1;
                }
                assert_eq!(found(&flash), bytes(&session), "{kind}, step {step}");
            }
        }
        assert!(taken_back > 20, "{taken_back}");
    }

    #[test]
    fn what_was_missed_while_the_flash_failed_is_made_up_for() {
        for kind in Kind::ALL {
            let flash = MockFlash::new(16, 1);
            let (mut store, mut session, mut now) = (FlashStore::load(flash.clone()), dealt(kind), 0);
            let mut rng = Rng::new(Seed(9));
            for _ in 0..20 {
                (0..rng.below(4)).for_each(|_| go_on(&mut session, &mut now));
                store.keep_game(&session).unwrap();
                assert_eq!(found(&flash), bytes(&session), "{kind}");
            }
        }
    }

    #[test]
    fn a_game_of_more_moves_than_the_journal_holds_is_written_in_one_entry() {
        let flash = MockFlash::new(16, 1);
        let (mut store, mut session, mut now) = (FlashStore::load(flash.clone()), dealt(Kind::Bango), 0);
        store.keep_game(&session).unwrap();
        go_on(&mut session, &mut now);
        store.keep_game(&session).unwrap();
        // As many as fit, and not one more; where they come from does not matter to the flash.
        while store.journal.add_move(0).is_ok() {}
        store.journal.take_back_to(1).unwrap();
        let full = u16::try_from(crate::journal::MOVES).unwrap();
        for _ in 1..full {
            store.journal.add_move(0).unwrap();
        }
        assert_eq!(store.journal.add_move(0), Err(SaveError::Full));
        store.write_game(&session).unwrap();
        assert_eq!(store.kept(), 0);
        assert_eq!(found(&flash), bytes(&session));
    }

    #[test]
    fn another_game_takes_the_place_of_the_one_before_and_an_end_is_the_end() {
        let flash = MockFlash::new(16, 1);
        let mut store = FlashStore::load(flash.clone());
        for kind in Kind::ALL {
            store.keep_game(&dealt(kind)).unwrap();
            assert_eq!(found(&flash), bytes(&dealt(kind)));
        }
        store.forget(SaveSlot::Game).unwrap();
        assert!(FlashStore::load(flash).stored().game.is_empty());
    }

    /// Does what the console asks for.
    fn serve(console: &mut Console<AnySession>, store: &mut FlashStore<MockFlash>) {
        while let Some(request) = console.take_request() {
            match request {
                Request::Save(slot) => store.keep(slot, console).unwrap(),
                Request::Erase(slot) => store.forget(slot).unwrap(),
                Request::MendMemory => store.mend().unwrap(),
                Request::Seed => console.give_seed(Seed(7)),
                _ => {}
            }
        }
    }

    #[test]
    fn a_broken_memory_is_mended_by_one_press_and_what_could_be_read_stays() {
        let flash = MockFlash::new(16, 1);
        let mut store = FlashStore::load(flash.clone());
        let mut profile = [0; SETTINGS];
        let used = Profile::default().pack(&mut profile);
        store.journal.keep_settings(&profile[..used]).unwrap();
        store.keep_game(&dealt(Kind::Burst)).unwrap();
        store.journal.keep_records(&[1; 9]).unwrap();
        store.keep_seed(&[3; 16]).unwrap();
        // A hole before the last entry: what stands in front of it can be read.
        let seed_at = flash.bytes().windows(16).position(|bytes| bytes == [3; 16]).unwrap();
        flash.change(|bytes| bytes[seed_at - 12] ^= 1);
        let mut store = FlashStore::load(flash.clone());
        assert_eq!(store.stored().broken, Some(Unreadable::Damaged));
        let mut console = Console::<AnySession>::boot(store.stored(), Board::HANDHELD, 0);
        console.tick(2000);
        console.press(Button::A, 2000);
        serve(&mut console, &mut store);
        assert_eq!(found(&flash), bytes(&dealt(Kind::Burst)));
    }
}
