//! Games in a flash whose power fails at every moment.
#![allow(clippy::cast_possible_truncation)] // small numbers of a test

use engine::cards::{Rng, Seed};

use super::*;
use crate::journal::tests::mock::{Cut, MockFlash, SECTOR};

/// As many sectors as the archive of the device has.
const SECTORS: usize = 32;

/// The nth game of a script; most are short, some longer than a sector.
fn game(nth: u32) -> Vec<u8, LONGEST> {
    let mut rng = Rng::new(Seed(nth.into()));
    let length = match rng.below(20) {
        0 => rng.below(LONGEST as u32 - 100) + 100,
        1..=5 => rng.below(1000) + 100,
        _ => rng.below(300) + 100,
    };
    (0..length).map(|_| rng.next().to_le_bytes()[0]).collect()
}

fn read(archive: &mut Archive<MockFlash>, nth: usize) -> Option<std::vec::Vec<u8>> {
    let mut room = [0; LONGEST];
    archive.read(nth, &mut room).map(<[u8]>::to_vec)
}

/// Which games of the script are there, the newest first.
fn found(archive: &mut Archive<MockFlash>, most: u32) -> std::vec::Vec<u32> {
    let games = (0..archive.count()).filter_map(|nth| read(archive, nth));
    games
        .map(|bytes| (0..most).rev().find(|&nth| game(nth)[..] == bytes[..]).expect("a game of the script"))
        .collect()
}

#[test]
fn the_last_games_are_there_after_a_restart_and_the_newest_comes_first() {
    let flash = MockFlash::new(SECTORS, 1);
    for nth in 0..400 {
        let mut archive = Archive::new(flash.clone());
        archive.keep(&game(nth)).unwrap();
        if nth % 37 == 0 {
            let there = found(&mut Archive::new(flash.clone()), nth + 1);
            let expected: std::vec::Vec<u32> = (0..=nth).rev().take(there.len()).collect();
            assert_eq!(there, expected, "none is missing in between");
            assert!(there.len() >= (nth as usize + 1).min(60), "{} after {nth}", there.len());
        }
    }
    assert_eq!(Archive::new(flash).count(), LISTED);
}

#[test]
fn wear_is_spread_and_the_flash_outlasts_every_family() {
    let flash = MockFlash::new(SECTORS, 1);
    let mut archive = Archive::new(flash.clone());
    let games = 4000;
    (0..games).for_each(|nth| archive.keep(&game(nth)).unwrap());
    let most = *flash.erases().iter().max().unwrap();
    let least = *flash.erases().iter().min().unwrap();
    assert!(most - least <= 2, "{least} to {most}");
    let until_worn = 100_000 / u64::from(most) * u64::from(games);
    println!("{games} games: {least} to {most} erases a sector; worn after {until_worn} games");
    assert!(until_worn > 5_000_000, "{until_worn}");
}

#[test]
fn the_same_game_is_kept_once() {
    let flash = MockFlash::new(SECTORS, 1);
    for _ in 0..3 {
        Archive::new(flash.clone()).keep(&game(1)).unwrap();
    }
    assert_eq!(Archive::new(flash).count(), 1);
}

#[test]
fn all_games_can_be_forgotten() {
    let flash = MockFlash::new(SECTORS, 1);
    let mut archive = Archive::new(flash.clone());
    (0..30).for_each(|nth| archive.keep(&game(nth)).unwrap());
    archive.forget().unwrap();
    assert_eq!(archive.count(), 0);
    assert!(flash.bytes().iter().all(|&byte| byte == 0xff));
    archive.keep(&game(7)).unwrap();
    assert_eq!(found(&mut Archive::new(flash), 30), [7]);
}

#[test]
fn broken_and_foreign_slots_are_skipped() {
    let flash = MockFlash::new(SECTORS, 1);
    let mut archive = Archive::new(flash.clone());
    (0..12).for_each(|nth| archive.keep(&game(nth)).unwrap());
    let mut rng = Rng::new(Seed(5));
    for broken in 0..200 {
        let before = flash.bytes();
        flash.change(|bytes| {
            let at = rng.below(6 * SECTOR as u32) as usize;
            bytes[at] ^= 1 << rng.below(8);
        });
        let there = found(&mut Archive::new(flash.clone()), 12);
        assert!(there.len() >= 11, "harm {broken}: {there:?}");
        assert!(there.is_sorted_by(|a, b| a > b), "{there:?}");
        flash.change(|bytes| bytes.copy_from_slice(&before));
    }
    flash.change(|bytes| bytes.iter_mut().for_each(|byte| *byte = rng.next().to_le_bytes()[0]));
    let mut archive = Archive::new(flash.clone());
    assert_eq!(archive.count(), 0, "noise is no game");
    archive.keep(&game(3)).unwrap();
    assert_eq!(found(&mut Archive::new(flash), 12), [3]);
}

#[test]
fn a_slot_that_claims_more_than_the_longest_game_is_skipped() {
    let bytes = [7; LONGEST + 4];
    for (length, listed) in [(LONGEST, 1), (LONGEST + 4, 0)] {
        let mut flash = MockFlash::new(SECTORS, 1);
        let header = Header { sequence: 3, length: length as u16 };
        assert!(Slot { position: 0, header }.write(&mut flash, &bytes[..length]));
        assert_eq!(Archive::new(flash.clone()).count(), listed, "{length} bytes");
    }
}

#[test]
fn a_worn_sector_is_left_for_the_next_one() {
    let flash = MockFlash::new(SECTORS, 1);
    flash.wear_out(2);
    let mut archive = Archive::new(flash.clone());
    (0..100).for_each(|nth| archive.keep(&game(nth)).unwrap());
    assert!(found(&mut Archive::new(flash.clone()), 100).len() > 30);
    assert_eq!(found(&mut archive, 100).len(), archive.count(), "what was not kept is not listed");
    flash.keep_nothing(true);
    assert_eq!(archive.keep(&game(100)), Err(SaveError::Worn));
    assert_eq!(found(&mut archive, 100).len(), archive.count(), "what was not kept is not listed");
    assert_eq!(Archive::new(MockFlash::new(SECTORS, 1)).keep(&[0; LONGEST + 1]), Err(SaveError::TooLong));
}

/// What a restart with this luck finds: all that stay, whether or not the game was kept. The next games are kept all the
/// same, each after a restart with other luck; the first of them is the one of the power cut, or that one is given up.
fn check(flash: &MockFlash, kept: u32, stay: &[u32], seed: u128, how: &str) {
    for next in [kept, kept + 1] {
        let mut flash = flash.restarted(None, seed);
        let there = found(&mut Archive::new(flash.clone()), kept + 1);
        assert!(stay.iter().all(|nth| there.contains(nth)), "{how}: {there:?} of {stay:?}");
        assert!(there.is_sorted_by(|a, b| a > b), "{how}: {there:?}");
        for nth in next..next + 3 {
            flash = flash.restarted(None, seed + u128::from(nth));
            Archive::new(flash.clone()).keep(&game(nth)).unwrap();
        }
        let again = found(&mut Archive::new(flash.restarted(None, seed + 9)), next + 3);
        let newest: std::vec::Vec<u32> = again.iter().copied().take(3).collect();
        assert_eq!(newest, [next + 2, next + 1, next], "{how}, then {next}: {again:?}");
        assert!(again.is_sorted_by(|a, b| a > b), "{how}, then {next}: {again:?}");
    }
}

#[test]
fn nothing_is_written_behind_the_header_of_a_game_that_was_cut_short() {
    // A game that begins with a single zero bit: where the power fails in it, that bit alone is weak, and may look blank.
    let (weak, next) = ([[0xbf].as_slice(), &[0xff; 99]].concat(), game(2));
    let whole = MockFlash::new(SECTORS, 1);
    Archive::new(whole.clone()).keep(&game(1)).unwrap();
    // The next operation writes a header, the one after it the game.
    let cut = Cut { operation: whole.operations() + 1, percent: 0 };
    for seed in 0..100 {
        let flash = MockFlash::new(SECTORS, 1).restarted(Some(cut), 2);
        let mut archive = Archive::new(flash.clone());
        archive.keep(&game(1)).unwrap();
        let _ = archive.keep(&weak);
        assert!(flash.lost_power());
        let flash = flash.restarted(None, seed);
        Archive::new(flash.clone()).keep(&next).unwrap();
        for later in 0..10 {
            let mut archive = Archive::new(flash.restarted(None, 100 * seed + later));
            assert_eq!(read(&mut archive, 0).as_deref(), Some(&next[..]), "luck {seed}, then {later}");
        }
    }
}

#[test]
fn a_power_cut_at_any_moment_leaves_the_older_games() {
    // Few sectors, so that the ring goes round often.
    let mut cuts = 0;
    for kept in 0..90 {
        let whole = MockFlash::new(5, 3);
        let mut archive = Archive::new(whole.clone());
        (0..kept).for_each(|nth| archive.keep(&game(nth)).unwrap());
        let before = found(&mut archive, kept);
        let start = whole.restarted(None, 1);
        let (operations, after) = {
            let flash = start.restarted(None, 2);
            let mut archive = Archive::new(flash.clone());
            archive.keep(&game(kept)).unwrap();
            (flash.operations(), found(&mut archive, kept + 1))
        };
        // The games of a sector that is erased are gone, however far that goes.
        let stay: std::vec::Vec<u32> = before.into_iter().filter(|nth| after.contains(nth)).collect();
        for operation in 0..operations {
            for percent in [0, 20, 50, 80, 95, 100] {
                let flash = start.restarted(Some(Cut { operation, percent }), 7);
                let _ = Archive::new(flash.clone()).keep(&game(kept));
                assert!(flash.lost_power());
                for seed in 0..4 {
                    let how = format!("game {kept}, operation {operation} cut after {percent} percent");
                    check(&flash, kept, &stay, 100 + seed, &how);
                }
                cuts += 1;
            }
        }
    }
    println!("{cuts} power cuts");
    assert!(cuts > 1500, "{cuts}");
}

/// What is written to make weak flash firm may be cut short itself, and look as if it were done.
#[test]
fn several_power_cuts_in_a_row_do_not_harm_the_game_after_them() {
    let whole = MockFlash::new(4, 1);
    Archive::new(whole.clone()).keep(&game(1)).unwrap();
    let cuts: std::vec::Vec<_> =
        (0..3).flat_map(|operation| [0, 30, 60, 90].map(|percent| Cut { operation, percent })).collect();
    for (&first, &second) in cuts.iter().flat_map(|first| cuts.iter().map(move |second| (first, second))) {
        for luck in 0..256 {
            let [one, two, three, four] = [1, 4, 16, 64].map(|place| luck / place % 4);
            let flash = whole.restarted(Some(first), one);
            let _ = Archive::new(flash.clone()).keep(&game(2));
            let flash = flash.restarted(Some(second), two);
            let _ = Archive::new(flash.clone()).keep(&game(3));
            let flash = flash.restarted(None, three);
            Archive::new(flash.clone()).keep(&game(4)).unwrap();
            let newest = read(&mut Archive::new(flash.restarted(None, four)), 0);
            assert_eq!(newest.as_deref(), Some(&game(4)[..]), "{first:?}, {second:?}, luck {luck}");
        }
    }
}
