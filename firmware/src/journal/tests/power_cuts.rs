//! A power cut at every single flash operation, and pairs of cuts around a restart.
//!
//! After each: the save loads, and holds all that was confirmed and at most the one thing that was under way. A
//! failure prints the cuts; `PASSDECK_CUTS=all` sweeps every pair instead of a sample.

use std::ops::Range;

use engine::cards::{Rng, Seed};

use super::super::{Journal, Loaded, SETUP, SaveError, Saved};
use super::mock::{Cut, MockFlash};

const PERCENT: [usize; 6] = [0, 3, 30, 60, 97, 100];
const SECTORS: usize = 6;
/// One of each kind of luck with weak bits.
const LUCKS: Range<u128> = 0..4;
/// What the first start of all leaves behind.
const FIRST_SEED: [u8; 16] = [1; 16];

/// Does the step with this number, which depends on what is there so that a restarted script goes on with sense.
fn step(journal: &mut Journal<MockFlash>, number: u16) -> Result<(), SaveError> {
    let moves = u16::try_from(journal.saved().moves().len()).unwrap();
    match number % 23 {
        // A new game, or now and then one that is written in a single entry.
        0 => {
            let size = match number % 8 {
                0 => SETUP,
                2 | 4 | 6 => 900,
                _ => 83,
            };
            journal.start_game(&vec![u8::try_from(number % 251).unwrap(); size])
        }
        _ if journal.saved().setup().is_none() => journal.start_game(b"after the end"),
        5 => journal.keep_records(&number.to_le_bytes().repeat(200)),
        9 => journal.keep_settings(&number.to_le_bytes()),
        11 => journal.keep_seed(&[number.to_le_bytes()[0]; 16]),
        13 => journal.take_back_to(moves.saturating_sub(3)),
        17 if number.is_multiple_of(3) => journal.end_game(),
        19 => {
            journal.tidy();
            Ok(())
        }
        // Some that were made together: there may be all of them after a cut, or none.
        3 | 15 => journal.add_moves(&[number; 6]),
        _ => journal.add_move(number),
    }
}

/// What a player was told, what was being saved, and the step that comes next.
#[derive(Clone, Default)]
struct Outcome {
    confirmed: Saved,
    under_way: Option<Saved>,
    next: u16,
}

/// Starts and goes on with the script until `to` or the power cut. A start saves a seed before anything else, as the
/// handheld does; only then somebody may rely on what it found.
fn run(flash: &MockFlash, before: &Outcome, to: u16) -> Outcome {
    let mut journal = Journal::load(flash.clone());
    let seed = journal.saved().seed().copied().unwrap_or(FIRST_SEED);
    let kept = journal.keep_seed(&seed);
    if flash.lost_power() {
        let with_seed = after(&before.confirmed, |journal| journal.keep_seed(&seed));
        return Outcome { under_way: before.under_way.clone().or(Some(with_seed)), ..before.clone() };
    }
    kept.unwrap();
    let mut confirmed = journal.saved().clone();
    for number in before.next..to {
        let result = step(&mut journal, number);
        if flash.lost_power() {
            let under_way = Some(after(&confirmed, |journal| step(journal, number)));
            return Outcome { confirmed, under_way, next: number };
        }
        result.unwrap();
        confirmed.clone_from(journal.saved());
    }
    Outcome { confirmed, under_way: None, next: to }
}

/// What something leads to where no power fails.
fn after(saved: &Saved, done: impl FnOnce(&mut Journal<MockFlash>) -> Result<(), SaveError>) -> Saved {
    let mut calm = Journal::load(MockFlash::new(SECTORS, 99));
    calm.saved = saved.clone();
    done(&mut calm).unwrap();
    calm.saved
}

/// Restarts after a cut and checks that nothing was lost.
fn survives(flash: &MockFlash, outcome: &Outcome, seed: u128, id: &str) -> MockFlash {
    let after = flash.restarted(None, seed);
    let journal = Journal::load(after.clone());
    assert_eq!(after.operations(), 0, "{id}: a start writes something");
    assert!(matches!(journal.loaded(), Loaded::Valid | Loaded::Empty), "{id}: {:?}", journal.loaded());
    let saved = journal.saved();
    assert!(
        *saved == outcome.confirmed || Some(saved) == outcome.under_way.as_ref(),
        "{id}: {saved:?}\nconfirmed {:?}\nunder way {:?}",
        outcome.confirmed,
        outcome.under_way
    );
    after
}

#[test]
fn every_single_power_cut_loses_nothing() {
    const STEPS: u16 = 1000;
    let whole = MockFlash::new(SECTORS, 1);
    run(&whole, &Outcome::default(), STEPS);
    let operations = whole.operations();
    assert!(
        whole.erases().iter().all(|&erases| erases > 1),
        "the script goes round the ring: {:?}",
        whole.erases()
    );
    let mut cuts = 0;
    for operation in 0..operations {
        for percent in PERCENT {
            let cut = Cut { operation, percent };
            let flash = MockFlash::new(SECTORS, 1).restarted(Some(cut), operation as u128);
            let outcome = run(&flash, &Outcome::default(), STEPS);
            for seed in LUCKS {
                survives(&flash, &outcome, seed, &format!("{cut:?} seed {seed}"));
            }
            cuts += 1;
        }
    }
    let erases = whole.erasing().len();
    println!(
        "{cuts} power cuts over {operations} operations, {erases} of them erases, each read back four ways: nothing lost"
    );
}

/// A bit of what is written has flipped as well.
#[test]
fn a_flipped_bit_on_top_of_a_power_cut_loses_nothing() {
    const STEPS: u16 = 1000;
    let all = std::env::var("PASSDECK_CUTS").is_ok_and(|value| value == "all");
    let whole = MockFlash::new(SECTORS, 1);
    run(&whole, &Outcome::default(), STEPS);
    let (mut rng, mut cuts) = (Rng::new(Seed(11)), 0);
    for operation in (0..whole.operations()).step_by(if all { 1 } else { 5 }) {
        for percent in PERCENT {
            let cut = Cut { operation, percent };
            let flash = MockFlash::new(SECTORS, 1).restarted(Some(cut), operation as u128);
            let outcome = run(&flash, &Outcome::default(), STEPS);
            let bytes = flash.bytes();
            let used: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at] != 0xff).collect();
            // Before the first seal there is nothing that can be lost.
            if outcome.confirmed == Saved::default() {
                continue;
            }
            for luck in LUCKS {
                let at = used[rng.below(u32::try_from(used.len()).unwrap()) as usize];
                let bit = rng.below(8);
                let flash = flash.restarted(None, luck);
                flash.change(|bytes| bytes[at] ^= 1 << bit);
                survives(&flash, &outcome, luck, &format!("{cut:?}, bit {bit} of {at}, luck {luck}"));
                cuts += 1;
            }
        }
    }
    println!("{cuts} power cuts with a flipped bit: nothing lost");
}

#[test]
fn pairs_of_power_cuts_lose_nothing() {
    const STEPS: u16 = 1000;
    let told = std::env::var("PASSDECK_CUTS").unwrap_or_default();
    let (all, one_in) = (told == "all", if told == "few" { 4 } else { 1 });
    let whole = MockFlash::new(SECTORS, 1);
    run(&whole, &Outcome::default(), STEPS);
    // Where a bank turns over, every operation counts; elsewhere one is like the other.
    let turning = whole.erasing();
    let near_a_turn = |operation| turning.iter().any(|&erase| (erase..erase + 9).contains(&operation));
    let mut pairs = 0;
    let chosen = (0..whole.operations()).filter(|&at| all || at % 23 == 0 || near_a_turn(at));
    for operation in chosen.step_by(one_in) {
        for percent in PERCENT {
            let first = Cut { operation, percent };
            let flash = MockFlash::new(SECTORS, 1).restarted(Some(first), operation as u128);
            let outcome = run(&flash, &Outcome::default(), STEPS);
            // The second cut hits the restart itself and what is saved right after it.
            for later in 0..20 {
                for percent in if all { &PERCENT[..] } else { &[3, 97] } {
                    let second = Cut { operation: later, percent: *percent };
                    survives_twice(&flash, &outcome, second, pairs, &format!("{first:?} then {second:?}"));
                    pairs += 1;
                }
            }
        }
    }
    println!("{pairs} pairs of power cuts, each read back four ways: nothing lost");
}

fn survives_twice(flash: &MockFlash, outcome: &Outcome, second: Cut, luck: u128, id: &str) {
    let after = survives(flash, outcome, luck, id).restarted(Some(second), luck);
    // The player does something else than before the cut.
    let changed_mind = Outcome { next: outcome.next + 1, ..outcome.clone() };
    let again = run(&after, &changed_mind, outcome.next + 12);
    for seed in LUCKS {
        let last = survives(&after, &again, seed, id);
        let end = run(&last, &again, again.next + 3);
        survives(&last, &end, seed + luck, id);
    }
}

/// A seal that was cut short reads as broken now and as whole later: then it must not be newer than what was saved
/// in between.
#[test]
fn a_seal_that_comes_to_life_late_brings_nothing_old_back() {
    let turned_over = |flash: &MockFlash| {
        let mut journal = Journal::load(flash.clone());
        (0..3).for_each(|game| journal.start_game(&[game; SETUP]).unwrap());
        // Room for some more moves, but not for records.
        while journal.open.as_ref().unwrap().end < Some(8192 - 400) {
            journal.add_move(1).unwrap();
        }
        let before = flash.operations();
        journal.keep_records(&[7; 500]).unwrap_or_default();
        before
    };
    let whole = MockFlash::new(SECTORS, 1);
    let operations = turned_over(&whole)..whole.operations();
    let mut lives = 0;
    for operation in operations {
        for percent in 80..100 {
            let flash = MockFlash::new(SECTORS, 1).restarted(Some(Cut { operation, percent }), 1);
            turned_over(&flash);
            for luck in 0..20 {
                let flash = flash.restarted(None, luck);
                let mut journal = Journal::load(flash.clone());
                if !journal.saved().records().is_empty() {
                    continue;
                }
                let moves = journal.saved().moves().len();
                (2..5).for_each(|packed| journal.add_move(packed).unwrap());
                for luck in 0..20 {
                    let journal = Journal::load(flash.restarted(None, luck));
                    assert_eq!(journal.saved().moves()[moves..], [2, 3, 4], "{operation} {percent} {luck}");
                    lives += 1;
                }
            }
        }
    }
    println!("{lives} restarts after a seal that was cut short");
    assert!(lives > 1000, "{lives}");
}
