//! A flash that does not keep what is written: the game must not wait for it.

use super::super::{Journal, SaveError};
use super::mock::MockFlash;

/// A journal in the middle of a game.
fn playing(flash: &MockFlash) -> Journal<MockFlash> {
    let mut journal = Journal::load(flash.clone());
    journal.start_game(b"game").unwrap();
    (0..20).for_each(|packed| journal.add_move(packed).unwrap());
    journal
}

/// The same, with more than half of the open bank used: it is time to erase ahead.
fn half_full(flash: &MockFlash) -> Journal<MockFlash> {
    let mut journal = playing(flash);
    while journal.open.as_ref().unwrap().end < Some(5000) {
        journal.keep_records(&[1; 200]).unwrap();
    }
    journal
}

#[test]
fn a_flash_that_keeps_nothing_costs_a_move_one_bank_and_then_nothing() {
    let flash = MockFlash::new(16, 1);
    let mut journal = playing(&flash);
    flash.keep_nothing(true);
    let mut erases = Vec::new();
    for packed in 0..40 {
        let before = flash.erasing().len();
        assert_eq!(journal.add_move(packed), Err(SaveError::Worn));
        erases.push(flash.erasing().len() - before);
    }
    assert!(!journal.tidy(), "nor ahead of time");
    assert!(erases.iter().all(|&erases| erases <= 2), "{erases:?}");
    // Each of the seven other banks was tried once.
    assert_eq!(erases.iter().sum::<usize>(), 14, "{erases:?}");
    assert!(erases[7..].iter().all(|&erases| erases == 0), "{erases:?}");
    // Later one more.
    journal.try_again();
    let before = flash.erasing().len();
    (0..5).for_each(|packed| assert_eq!(journal.add_move(packed), Err(SaveError::Worn)));
    assert_eq!(flash.erasing().len() - before, 2);
}

#[test]
fn a_flash_that_works_again_is_used_again() {
    for failing in [1, 3, 30] {
        let flash = MockFlash::new(16, 1);
        let mut journal = playing(&flash);
        flash.keep_nothing(true);
        (0..failing).for_each(|packed| assert_eq!(journal.add_move(packed), Err(SaveError::Worn)));
        flash.keep_nothing(false);
        journal.try_again();
        journal.start_game(b"the whole game").unwrap();
        journal.add_move(7).unwrap();
        let again = Journal::load(flash);
        assert_eq!(again.saved().setup(), Some(&b"the whole game"[..]), "after {failing} failures");
        assert_eq!(again.saved().moves(), [7], "after {failing} failures");
    }
}

#[test]
fn a_bank_that_cannot_be_erased_is_found_ahead_of_time() {
    let flash = MockFlash::new(8, 1);
    let mut journal = half_full(&flash);
    // Something in the next bank that no erase removes.
    flash.change(|bytes| bytes[8192 + 4096 + 77] = 0);
    flash.keep_nothing(true);
    journal.tidy();
    flash.keep_nothing(false);
    while journal.tidy() {}
    let before = flash.erasing().len();
    while journal.open.as_ref().unwrap().generation == 1 {
        journal.keep_settings(&[1; 40]).unwrap();
    }
    assert_eq!(flash.erasing().len(), before, "the bank behind it was ready");
    assert_eq!(Journal::load(flash).open.unwrap().generation, 3);
}

#[test]
fn the_open_bank_is_written_to_although_no_other_can_be_erased() {
    let flash = MockFlash::new(8, 1);
    let mut journal = half_full(&flash);
    flash.change(|bytes| bytes[8192..].fill(0));
    flash.keep_nothing(true);
    while journal.tidy() {}
    flash.keep_nothing(false);
    journal.add_move(7).unwrap();
    assert_eq!(Journal::load(flash).saved().moves().last(), Some(&7));
}

#[test]
fn a_bank_that_is_ready_stays_so_while_the_open_one_is_written_to() {
    let flash = MockFlash::new(10, 1);
    let mut journal = half_full(&flash);
    while journal.open.as_ref().unwrap().end < Some(8000) {
        journal.keep_records(&[1; 200]).unwrap();
    }
    // Long records go to another bank, and the next two fail. A move still fits into the open one.
    [2, 4].into_iter().for_each(|sector| flash.wear_out(sector));
    assert_eq!(journal.keep_records(&[2; 200]), Err(SaveError::Worn));
    while journal.tidy() {}
    let before = flash.erasing().len();
    journal.add_move(7).unwrap();
    journal.keep_records(&[3; 200]).unwrap();
    assert_eq!(flash.erasing().len(), before, "the bank behind those two was ready");
    let again = Journal::load(flash);
    assert_eq!(again.open.as_ref().unwrap().generation, 4);
    assert_eq!((again.saved().moves().last(), again.saved().records()), (Some(&7), &[3; 200][..]));
}
