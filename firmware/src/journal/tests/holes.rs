//! Pieces of a bank that cannot be read: what counts of the rest, and of the banks before.

use super::super::{Journal, Loaded, SHORTEST_SETTINGS, SHORTEST_SETUP, Saved};
use super::mock::MockFlash;

const GAME: [u8; SHORTEST_SETUP] = [0xa0; SHORTEST_SETUP];
const OTHER_GAME: [u8; SHORTEST_SETUP] = [0xb0; SHORTEST_SETUP];
const DARK: [u8; SHORTEST_SETTINGS] = [0xda; SHORTEST_SETTINGS];
const BRIGHT: [u8; SHORTEST_SETTINGS] = [0xb1; SHORTEST_SETTINGS];
const RECORDS: [u8; 88] = [0x4e; 88];

/// A journal and what was written to it last.
struct Written {
    flash: MockFlash,
    journal: Journal<MockFlash>,
    /// Where the entries begin that `hide` hides.
    from: usize,
}

impl Written {
    /// A device that was switched on once more in the middle of a game: settings, records, and a game with ten moves, all in
    /// the snapshot of the second bank.
    fn new() -> Written {
        let flash = MockFlash::new(16, 1);
        let mut journal = Journal::load(flash.clone());
        journal.keep_settings(&DARK).unwrap();
        journal.keep_records(&RECORDS).unwrap();
        journal.start_game(&GAME).unwrap();
        (0..10).for_each(|packed| journal.add_move(packed).unwrap());
        let mut journal = Journal::load(flash.clone());
        journal.keep_seed(&[5; 16]).unwrap();
        let from = Written::end(&journal);
        Written { flash, journal, from }
    }

    /// Where the next entry goes, counted from the beginning of the flash.
    fn end(journal: &Journal<MockFlash>) -> usize {
        let open = journal.open.as_ref().unwrap();
        8192 * (open.generation as usize - 1) + open.end.unwrap() as usize
    }

    /// Writes entries that stay.
    fn and(mut self, write: impl FnOnce(&mut Journal<MockFlash>)) -> Written {
        write(&mut self.journal);
        self
    }

    /// Writes entries that cannot be read later.
    fn hidden(mut self, write: impl FnOnce(&mut Journal<MockFlash>)) -> Written {
        self.from = Written::end(&self.journal);
        write(&mut self.journal);
        let to = Written::end(&self.journal);
        self.flash.change(|bytes| bytes[self.from..to].fill(0));
        self
    }

    /// What the next start finds; it writes nothing.
    fn found(self) -> Saved {
        let flash = self.flash.restarted(None, 1);
        let journal = Journal::load(flash.clone());
        assert_eq!(journal.loaded(), Loaded::Corrupted);
        assert_eq!((flash.operations(), flash.bytes()), (0, self.flash.bytes()));
        journal.saved().clone()
    }
}

#[test]
fn settings_and_records_behind_a_hole_count() {
    let written = Written::new().hidden(|journal| journal.keep_records(&[1; 88]).unwrap());
    let found = written.and(|journal| journal.keep_settings(&BRIGHT).unwrap()).found();
    assert_eq!((found.settings(), found.records()), (&BRIGHT[..], &RECORDS[..]));
}

#[test]
fn a_game_ends_at_a_hole_and_moves_behind_it_are_not_added() {
    let written = Written::new().and(|journal| journal.add_move(10).unwrap());
    let written = written.hidden(|journal| journal.add_move(11).unwrap());
    let found = written.and(|journal| (12..15).for_each(|packed| journal.add_move(packed).unwrap())).found();
    assert_eq!(found.setup(), Some(&GAME[..]));
    assert_eq!(found.moves(), (0..11).collect::<Vec<u16>>());
}

#[test]
fn a_game_that_began_behind_a_hole_is_whole() {
    let written = Written::new().hidden(|journal| journal.add_move(11).unwrap());
    let found = written.and(|journal| {
        journal.start_game(&OTHER_GAME).unwrap();
        journal.add_move(7).unwrap();
    });
    let found = found.found();
    assert_eq!((found.setup(), found.moves()), (Some(&OTHER_GAME[..]), &[7][..]));
}

#[test]
fn a_game_whose_end_may_be_hidden_does_not_come_back() {
    let written = Written::new().and(|journal| journal.keep_records(&[1; 88]).unwrap());
    let written = written.hidden(|journal| journal.end_game().unwrap());
    let found = written.and(|journal| journal.keep_settings(&BRIGHT).unwrap()).found();
    assert_eq!((found.setup(), found.moves(), found.records()), (None, &[][..], &[1; 88][..]));
}

#[test]
fn a_game_does_not_come_back_where_another_one_may_have_been_dealt() {
    let written = Written::new().hidden(|journal| {
        journal.keep_settings(&BRIGHT).unwrap();
        journal.start_game(&OTHER_GAME).unwrap();
    });
    let found = written.and(|journal| (0..5).for_each(|packed| journal.add_move(packed).unwrap())).found();
    assert_eq!((found.setup(), found.moves(), found.settings()), (None, &[][..], &DARK[..]));
}

#[test]
fn nothing_comes_back_where_a_part_of_a_reset_is_hidden() {
    for hidden in 0..2 {
        let mut written = Written::new();
        for part in 0..3 {
            let reset = |journal: &mut Journal<MockFlash>| match part {
                0 => journal.keep_settings(&[]).unwrap(),
                1 => journal.keep_records(&[]).unwrap(),
                _ => journal.end_game().unwrap(),
            };
            written = if part == hidden { written.hidden(reset) } else { written.and(reset) };
        }
        let found = written.and(|journal| journal.keep_seed(&[6; 16]).unwrap()).found();
        assert_eq!((found.settings(), found.records(), found.setup()), (&[][..], &[][..], None));
    }
}

/// A piece of the snapshot is gone, but the bank before ends with the same.
#[test]
fn what_a_snapshot_has_lost_is_in_the_bank_before_and_the_game_goes_on() {
    for lost in [&DARK[..], &RECORDS, &GAME, &[9, 0, 8, 0]] {
        let mut written = Written::new();
        if lost.len() == 4 {
            // The moves in one entry.
            written.flash.change(|bytes| {
                let at = 8192 + bytes[8192..].windows(4).position(|four| four == [4, 0, 5, 0]).unwrap();
                bytes[at..at + 8].fill(0);
            });
        } else {
            written.flash.change(|bytes| {
                let at = 8192 + bytes[8192..].windows(lost.len()).position(|piece| piece == lost).unwrap();
                bytes[at + 5..at + lost.len()].fill(0);
            });
        }
        written = written.and(|journal| (10..15).for_each(|packed| journal.add_move(packed).unwrap()));
        let whole = written.journal.saved().clone();
        let found = written.found();
        assert_eq!((found.settings(), found.records()), (&DARK[..], &RECORDS[..]));
        assert_eq!((found.setup(), found.moves()), (whole.setup(), whole.moves()));
    }
}

#[test]
fn a_game_that_took_the_place_of_another_in_the_snapshot_is_not_mixed_with_that_one() {
    let flash = MockFlash::new(16, 1);
    let mut journal = Journal::load(flash.clone());
    journal.keep_settings(&DARK).unwrap();
    journal.start_game(&GAME).unwrap();
    while journal.open.as_ref().unwrap().end.unwrap() + 88 <= 8192 {
        journal.keep_settings(&DARK).unwrap();
    }
    journal.start_game(&OTHER_GAME).unwrap();
    assert_eq!(journal.open.as_ref().unwrap().generation, 2);
    (0..5).for_each(|packed| journal.add_move(packed).unwrap());
    flash.change(|bytes| {
        let at = 8192 + bytes[8192..].windows(79).position(|piece| piece == OTHER_GAME).unwrap();
        bytes[at..at + 20].fill(0);
    });
    let found = Written { flash, journal, from: 0 }.found();
    assert_eq!((found.setup(), found.moves(), found.settings()), (None, &[][..], &DARK[..]));
}
