//! Saving and loading without accidents.

use super::super::{Journal, Loaded, MOVES, RECORDS, SETUP, SaveError};
use super::mock::MockFlash;

#[test]
fn a_new_flash_is_empty() {
    let journal = Journal::load(MockFlash::new(8, 1));
    assert_eq!(journal.loaded(), Loaded::Empty);
    assert_eq!(journal.saved().setup(), None);
    assert_eq!(journal.saved().seed(), None);
}

#[test]
fn everything_comes_back_after_a_restart() {
    let flash = MockFlash::new(8, 1);
    let mut journal = Journal::load(flash.clone());
    journal.keep_settings(b"bright").unwrap();
    journal.keep_records(&[7; RECORDS]).unwrap();
    journal.keep_seed(&[3; 16]).unwrap();
    journal.start_game(b"an older game").unwrap();
    journal.add_move(9).unwrap();
    journal.start_game(b"bango for three").unwrap();
    for packed in [10, 20, 30, 40] {
        journal.add_move(packed).unwrap();
    }
    journal.take_back_to(2).unwrap();
    journal.add_move(50).unwrap();
    let journal = Journal::load(flash);
    assert_eq!(journal.loaded(), Loaded::Valid);
    assert_eq!(journal.saved().settings(), b"bright");
    assert_eq!(journal.saved().records(), [7; RECORDS]);
    assert_eq!(journal.saved().seed(), Some(&[3; 16]));
    assert_eq!(journal.saved().setup(), Some(&b"bango for three"[..]));
    assert_eq!(journal.saved().moves(), [10, 20, 50]);
}

#[test]
fn the_longest_game_fits_and_one_more_move_is_refused() {
    let flash = MockFlash::new(8, 1);
    let most = u16::try_from(MOVES).unwrap();
    let mut journal = Journal::load(flash.clone());
    journal.keep_records(&[1; RECORDS]).unwrap();
    journal.start_game(&[2; SETUP]).unwrap();
    for packed in 0..most - 1 {
        journal.add_move(packed).unwrap();
    }
    assert_eq!(journal.add_moves(&[most, most]), Err(SaveError::Full));
    journal.add_move(most - 1).unwrap();
    assert_eq!(journal.add_move(most), Err(SaveError::Full));
    // It still fits when it has to be copied: records push it over the end of its bank again and again.
    for round in 0..40 {
        journal.keep_records(&[round; RECORDS]).unwrap();
    }
    let journal = Journal::load(flash);
    assert_eq!(journal.saved().setup(), Some(&[2; SETUP][..]));
    assert!(journal.saved().moves().iter().copied().eq(0..most));
    assert_eq!(journal.saved().records(), [39; RECORDS]);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let mut journal = Journal::load(MockFlash::new(8, 1));
    assert_eq!(journal.add_move(1), Err(SaveError::NoSuchMove));
    assert_eq!(journal.add_moves(&[1, 2]), Err(SaveError::NoSuchMove));
    assert_eq!(journal.start_game(&[0; SETUP + 1]), Err(SaveError::TooLong));
    assert_eq!(journal.keep_records(&[0; RECORDS + 1]), Err(SaveError::TooLong));
    journal.start_game(&[0; SETUP]).unwrap();
    assert_eq!(journal.take_back_to(1), Err(SaveError::NoSuchMove));
    journal.end_game().unwrap();
    assert_eq!(journal.saved().setup(), None);
}

#[test]
fn there_is_nothing_to_mend_in_a_good_save() {
    let flash = MockFlash::new(8, 1);
    let mut journal = Journal::load(flash.clone());
    journal.mend().unwrap();
    assert_eq!(flash.operations(), 0);
    journal.start_game(b"game").unwrap();
    let before = flash.operations();
    journal.mend().unwrap();
    assert_eq!(flash.operations(), before);
    assert_eq!(Journal::load(flash).saved().setup(), Some(&b"game"[..]));
}

#[test]
fn a_worn_sector_is_passed_over() {
    let flash = MockFlash::new(8, 1);
    flash.wear_out(2);
    let mut journal = Journal::load(flash.clone());
    journal.start_game(b"game").unwrap();
    for packed in 0..500 {
        journal.add_move(packed).unwrap();
        journal.keep_settings(&packed.to_le_bytes()).unwrap();
    }
    assert!(Journal::load(flash).saved().moves().iter().copied().eq(0..500));
}

/// The goal is more than 50,000 games; sectors stand 100,000 erases.
#[test]
fn wear_is_spread_and_the_flash_lasts_for_hundreds_of_thousands_of_games() {
    const GAMES: u32 = 600;
    let flash = MockFlash::new(16, 1);
    for _ in 0..GAMES {
        // Switched on for every game, 150 moves, records at the end, and a tidy moment after each move.
        let mut journal = Journal::load(flash.clone());
        journal.keep_seed(&[9; 16]).unwrap();
        journal.start_game(&[1; 83]).unwrap();
        for packed in 0..150 {
            journal.add_move(packed).unwrap();
            journal.tidy();
        }
        journal.keep_records(&[5; 193]).unwrap();
        journal.end_game().unwrap();
    }
    let erases = flash.erases();
    let (least, most) = (*erases.iter().min().unwrap(), *erases.iter().max().unwrap());
    let games = u64::from(GAMES) * 100_000 / u64::from(most);
    println!("erases a sector over {GAMES} games: {least} to {most}; the flash lasts for {games} games");
    assert!(games > 300_000, "{games}");
    assert!(most <= 4 * least, "{erases:?}");
}
