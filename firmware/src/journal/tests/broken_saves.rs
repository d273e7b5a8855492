//! Save areas with anything in them: never a panic, never a write, always a clear answer.

use engine::cards::{Rng, Seed};
use rand_core::RngCore;

use super::super::{Journal, Loaded, SaveError, checksum};
use super::mending::make_foreign;
use super::mock::{Cut, MockFlash};

fn a_save() -> MockFlash {
    let flash = MockFlash::new(8, 1);
    let mut journal = Journal::load(flash.clone());
    journal.keep_settings(b"settings").unwrap();
    journal.start_game(b"game").unwrap();
    for packed in 0..50 {
        journal.add_move(packed).unwrap();
    }
    flash.restarted(None, 1)
}

fn noise(seed: u128) -> MockFlash {
    let flash = MockFlash::new(8, 1);
    flash.change(|bytes| Rng::new(Seed(seed)).fill_bytes(bytes));
    flash
}

#[test]
fn what_another_program_has_left_is_nothing_and_makes_room_for_the_first_save() {
    for seed in 0..200 {
        let flash = noise(seed);
        let mut journal = Journal::load(flash.clone());
        assert_eq!(journal.loaded(), Loaded::Empty);
        journal.start_game(b"new").unwrap();
        journal.add_move(7).unwrap();
        let again = Journal::load(flash);
        assert_eq!((again.loaded(), again.saved().setup()), (Loaded::Valid, Some(&b"new"[..])));
        assert_eq!(again.saved().moves(), [7]);
    }
}

#[test]
fn a_cut_during_the_first_save_over_another_program_leaves_nothing_or_the_save() {
    let before = noise(1);
    let mut cuts = 0;
    for cut in (0..20).flat_map(|operation| [0, 30, 60, 90].map(|percent| Cut { operation, percent })) {
        let flash = before.restarted(Some(cut), 1);
        let is_whole = Journal::load(flash.clone()).start_game(b"new").is_ok();
        let found = Journal::load(flash.restarted(None, 1));
        match found.loaded() {
            Loaded::Empty => assert!(!is_whole, "{cut:?}"),
            Loaded::Valid => assert!(found.saved().setup().is_none_or(|game| game == b"new"), "{cut:?}"),
            other => panic!("{cut:?}: {other:?}"),
        }
        cuts += u32::from(!is_whole);
    }
    assert!(cuts > 20, "{cuts}");
}

#[test]
fn noise_around_our_mark_is_corrupted_and_stays_untouched_until_told() {
    for seed in 0..200 {
        let flash = noise(seed);
        let bank = 1 + usize::try_from(seed % 3).unwrap();
        flash.change(|bytes| bytes[8192 * bank + 16..][..4].copy_from_slice(b"deck"));
        let before = flash.bytes();
        let mut journal = Journal::load(flash.clone());
        assert_eq!(journal.loaded(), Loaded::Corrupted);
        assert_eq!(journal.add_move(1), Err(SaveError::Locked));
        assert!(!journal.tidy());
        assert_eq!(flash.bytes(), before);
        journal.mend().unwrap();
        journal.start_game(b"new").unwrap();
        assert_eq!(Journal::load(flash).saved().setup(), Some(&b"new"[..]));
    }
}

#[test]
fn a_save_of_another_version_is_foreign_and_stays_untouched_until_told() {
    let flash = a_save();
    flash.change(make_foreign);
    let before = flash.bytes();
    let mut journal = Journal::load(flash.clone());
    assert_eq!(journal.loaded(), Loaded::Foreign { version: 2 });
    assert_eq!(journal.keep_settings(b"x"), Err(SaveError::Locked));
    assert_eq!(flash.bytes(), before);
    journal.mend().unwrap();
    assert_eq!(Journal::load(flash).loaded(), Loaded::Valid);
}

#[test]
fn every_flipped_bit_is_put_right() {
    let whole = a_save();
    let saved = Journal::load(whole.restarted(None, 1)).saved().clone();
    for bit in 0..8192 * 8 {
        whole.change(|bytes| bytes[bit / 8] ^= 1 << (bit % 8));
        let journal = Journal::load(whole.clone());
        assert_eq!((journal.loaded(), journal.saved()), (Loaded::Valid, &saved), "bit {bit}");
        whole.change(|bytes| bytes[bit / 8] ^= 1 << (bit % 8));
    }
}

#[test]
fn two_flipped_bits_in_an_entry_are_never_taken_for_another_entry() {
    let whole = a_save();
    let saved = Journal::load(whole.restarted(None, 1)).saved().clone();
    // A move in the middle of the bank, with the ones before and behind it.
    let from = 32 + 16 + 12 + 25 * 8;
    let bits = 8 * from..8 * (from + 8);
    for (one, two) in bits.clone().flat_map(|one| (one + 1..bits.end).map(move |two| (one, two))) {
        let flip =
            || whole.change(|bytes| [one, two].iter().for_each(|bit| bytes[bit / 8] ^= 1 << (bit % 8)));
        flip();
        let journal = Journal::load(whole.clone());
        let found = journal.saved();
        assert_eq!(journal.loaded(), Loaded::Corrupted, "bits {one} and {two}");
        assert_eq!((found.settings(), found.setup()), (saved.settings(), saved.setup()));
        assert_eq!(found.moves(), &saved.moves()[..25], "bits {one} and {two}");
        flip();
    }
}

/// Under a whole seal lie entries of the generation that this bank would have in the next round: found by fuzzing.
#[test]
fn a_bank_with_a_seal_of_its_own_is_not_taken_for_one_that_lost_it() {
    let flash = MockFlash::new(8, 1);
    let mut journal = Journal::load(flash.clone());
    journal.start_game(b"game").unwrap();
    while journal.open.as_ref().unwrap().generation < 5 {
        journal.keep_records(&[9; 300]).unwrap();
    }
    journal.add_move(7).unwrap();
    flash.change(|bytes| {
        bytes[8192..].fill(0xff);
        for seal in [0, 16] {
            bytes[seal + 8..seal + 12].copy_from_slice(&1_u32.to_le_bytes());
            let sum = checksum(&[&bytes[seal..seal + 12]]);
            bytes[seal + 12..seal + 16].copy_from_slice(&sum.to_le_bytes());
        }
    });
    for start in 1..4 {
        let journal = Journal::load(flash.clone());
        assert_eq!((journal.loaded(), journal.saved().setup()), (Loaded::Valid, None), "start {start}");
    }
}

#[test]
fn cut_up_saves_never_panic() {
    let whole = a_save();
    let mut rng = Rng::new(Seed(5));
    for _ in 0..2000 {
        let flash = whole.restarted(None, 1);
        flash.change(|bytes| {
            for _ in 0..=rng.below(8) {
                let from = rng.below(600) as usize;
                let len = rng.below(64) as usize;
                let fill = rng.next().to_le_bytes()[0];
                bytes[from..from + len].fill(fill);
            }
        });
        let mut journal = Journal::load(flash.clone());
        if journal.loaded() != Loaded::Valid {
            journal.mend().unwrap();
        }
        journal.start_game(b"again").unwrap();
        assert_eq!(Journal::load(flash).saved().setup(), Some(&b"again"[..]));
    }
}

/// Both copies of the newest seal are gone, but moves follow in that bank, which are only written behind a whole seal.
#[test]
fn a_bank_that_lost_both_copies_of_its_seal_is_still_the_newest() {
    is_still_the_newest(|journal| (0..40).for_each(|packed| journal.add_move(packed).unwrap()));
}

#[test]
fn a_bank_that_lost_its_seal_is_told_by_moves_that_were_made_together() {
    is_still_the_newest(|journal| journal.add_moves(&[1, 2, 3]).unwrap());
}

fn is_still_the_newest(go_on: fn(&mut Journal<MockFlash>)) {
    let flash = MockFlash::new(16, 1);
    let mut journal = Journal::load(flash.clone());
    journal.keep_settings(b"bright").unwrap();
    journal.start_game(b"game").unwrap();
    let mut moves = 0;
    while journal.open.as_ref().unwrap().generation < 3 {
        journal.add_move(moves).unwrap();
        moves += 1;
        journal.keep_records(&[9; 300]).unwrap();
    }
    go_on(&mut journal);
    let saved = journal.saved().clone();
    let bank = 8192 * (usize::try_from(journal.open.as_ref().unwrap().generation).unwrap() - 1);
    for harm in [0x00, 0x55, 0xff] {
        let broken = flash.restarted(None, 1);
        broken.change(|bytes| {
            for copy in [0, 16] {
                // Bits that an erase or a write has lost, in the generation and in the checksum.
                bytes[bank + copy + 8] = harm;
                bytes[bank + copy + 12] = harm;
            }
        });
        let more = saved.moves().iter().copied().chain([77]).collect::<Vec<_>>();
        // Also if the power fails while everything is copied to the next bank.
        for (operation, percent) in
            (0..20).flat_map(|operation| [0, 40, 80].map(|percent| (operation, percent)))
        {
            let flash = broken.restarted(Some(Cut { operation, percent }), 1);
            let mut journal = Journal::load(flash.clone());
            assert_eq!((journal.loaded(), journal.saved()), (Loaded::Valid, &saved), "{harm:x}");
            let kept = journal.add_move(77).is_ok();
            for luck in 0..4 {
                let again = Journal::load(flash.restarted(None, luck));
                let moves = again.saved().moves();
                assert!(moves == more || !kept && moves == saved.moves(), "{harm:x}, {operation}, {percent}");
            }
        }
        let mut journal = Journal::load(broken.clone());
        journal.add_move(77).unwrap();
        assert_eq!(Journal::load(broken).saved().moves(), more, "{harm:x}");
    }
}
