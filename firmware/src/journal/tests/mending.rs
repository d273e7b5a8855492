//! A save that cannot be read is made usable again, also where the power fails meanwhile.

use std::ops::Range;

use super::super::{Journal, Loaded, Saved, checksum};
use super::mock::{Cut, MockFlash};

const BANK: usize = 8192;
/// In the first round of the ring, and in the next one: mending begins again with the first generation.
const GENERATIONS: Range<u32> = 2..6;

/// A save in a ring of three banks, with an older game in the older ones; the newest one, of this generation, is harmed.
fn harmed(generation: u32, harm: fn(&mut [u8])) -> MockFlash {
    let flash = MockFlash::new(6, 1);
    let mut journal = Journal::load(flash.clone());
    journal.keep_settings(b"bright").unwrap();
    journal.start_game(b"an older game").unwrap();
    while journal.open.as_ref().unwrap().generation < generation {
        journal.keep_records(&[9; 300]).unwrap();
    }
    journal.start_game(b"game").unwrap();
    (0..20).for_each(|packed| journal.add_move(packed).unwrap());
    let newest = (generation as usize - 1) % 3;
    flash.change(|bytes| harm(&mut bytes[newest * BANK..][..BANK]));
    flash
}

/// Damages one of the last moves.
fn make_a_hole(bank: &mut [u8]) {
    let end = bank.iter().rposition(|&byte| byte != 0xff).unwrap() + 1;
    bank[end - 30] ^= 0x55;
}

/// Damages the settings, with which the bank begins.
fn lose_the_settings(bank: &mut [u8]) {
    bank[32..48].fill(0);
}

/// Makes the bank one of another version.
pub(super) fn make_foreign(bank: &mut [u8]) {
    bank[4] = 2;
    let sum = checksum(&[&bank[..12]]);
    bank[12..16].copy_from_slice(&sum.to_le_bytes());
    bank[16..32].fill(0);
}

/// Cuts the power in every operation of mending, then mends to the end. At every start this is found.
fn is_mended_whenever_the_power_fails(broken: &MockFlash, found: &Saved) {
    let whole = broken.restarted(None, 1);
    Journal::load(whole.clone()).mend().unwrap();
    assert!(whole.operations() > 0);
    for operation in 0..whole.operations() {
        for percent in (0..=100).step_by(4) {
            let cut = Cut { operation, percent };
            let flash = broken.restarted(Some(cut), 2);
            assert!(Journal::load(flash.clone()).mend().is_err(), "{cut:?}");
            for luck in 0..8 {
                let flash = flash.restarted(None, luck);
                let mut journal = Journal::load(flash.clone());
                assert_eq!(journal.saved(), found, "{cut:?}, luck {luck}");
                journal.mend().unwrap();
                journal.keep_seed(&[3; 16]).unwrap();
                let again = Journal::load(flash.restarted(None, luck + 1));
                assert_eq!((again.loaded(), again.saved()), (Loaded::Valid, journal.saved()), "{cut:?}");
                assert_eq!((again.saved().setup(), again.saved().moves()), (found.setup(), found.moves()));
            }
        }
    }
}

#[test]
fn what_could_be_read_in_front_of_a_hole_stays() {
    for generation in GENERATIONS {
        let broken = harmed(generation, make_a_hole);
        let journal = Journal::load(broken.clone());
        let saved = journal.saved();
        assert_eq!(journal.loaded(), Loaded::Corrupted);
        assert_eq!((saved.setup(), saved.settings()), (Some(&b"game"[..]), &b"bright"[..]));
        assert!((10..20).contains(&saved.moves().len()));
        is_mended_whenever_the_power_fails(&broken, saved);
    }
}

#[test]
fn what_was_found_in_the_bank_before_stays() {
    for generation in GENERATIONS {
        let broken = harmed(generation, lose_the_settings);
        let journal = Journal::load(broken.clone());
        let saved = journal.saved();
        assert_eq!(journal.loaded(), Loaded::Corrupted);
        assert_eq!((saved.setup(), saved.settings()), (Some(&b"game"[..]), &b"bright"[..]));
        assert_eq!(saved.moves().len(), 20);
        is_mended_whenever_the_power_fails(&broken, saved);
    }
}

#[test]
fn a_save_of_another_version_goes_and_nothing_older_comes_back() {
    for generation in GENERATIONS {
        let broken = harmed(generation, make_foreign);
        assert_eq!(Journal::load(broken.clone()).loaded(), Loaded::Foreign { version: 2 });
        is_mended_whenever_the_power_fails(&broken, &Saved::default());
    }
}

#[test]
fn a_save_without_any_seal_goes() {
    for generation in GENERATIONS {
        let broken = harmed(generation, |_| {});
        broken.change(|bytes| bytes.chunks_mut(BANK).for_each(|bank| bank[..32].fill(0x55)));
        assert_eq!(Journal::load(broken.clone()).loaded(), Loaded::Corrupted);
        is_mended_whenever_the_power_fails(&broken, &Saved::default());
    }
}
