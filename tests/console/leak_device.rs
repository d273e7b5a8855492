//! Nothing leaks from the device as a whole: not by time, not by sound, not by what is saved when.
//!
//! Two deals in which a person holds the same cards are played side by side on two devices, with the same presses
//! at the same times, until something is revealed. Every frame and every request must be the same.

use std::collections::HashMap;

use engine::cards::{Chance, Seed};
use engine::console::tables::AnyTable;
use engine::console::{Button, Request};
use engine::games::burst::{Burst, Options};
use engine::games::{Game, Kind, Players, Seat, Setup};

use crate::device::Handheld;
use crate::passing::sit_down_to;

/// The person who looks.
const SEAT: Seat = Seat::One;

/// Pairs of seeds that give a seat the same cards.
fn alike<G: Game>(options: G::Options, seeds: u128, players: Players) -> Vec<(u128, u128)> {
    let mut met = HashMap::new();
    let mut pairs = Vec::new();
    for seed in 0..seeds {
        let setup = Setup { players, first: SEAT, options, seed: Seed(seed) };
        let view = format!("{:?}", G::deal(&setup).unwrap().view(SEAT));
        match met.get(&view) {
            Some(&other) => pairs.push((other, seed)),
            None => {
                met.insert(view, seed);
            }
        }
    }
    pairs
}

/// Whether the person sees the same at both tables.
fn same_view(one: &Handheld, two: &Handheld) -> bool {
    match (one.console.table().unwrap(), two.console.table().unwrap()) {
        (AnyTable::Bango(one), AnyTable::Bango(two)) => one.game().view(SEAT) == two.game().view(SEAT),
        (AnyTable::NoIdea(one), AnyTable::NoIdea(two)) => one.game().view(SEAT) == two.game().view(SEAT),
        (AnyTable::Burst(one), AnyTable::Burst(two)) => one.game().view(SEAT) == two.game().view(SEAT),
        (AnyTable::Combo(one), AnyTable::Combo(two)) => one.game().view(SEAT) == two.game().view(SEAT),
        _ => panic!("two different games"),
    }
}

/// Plays both deals until something is revealed; how many frames were compared.
fn side_by_side(kind: Kind, (one, two): (u128, u128), chance: &mut Chance) -> u32 {
    let mut devices = [one, two].map(|seed| sit_down_to(kind, &[SEAT], 1, Some(seed)));
    let mut frames = 0;
    for press in 0..400 {
        let button = Button::ALL[chance.below(5) as usize];
        for time in 0..6 {
            let [one, two] = &mut devices;
            if !same_view(one, two) {
                return frames;
            }
            let name = format!("{kind}, press {press}, time {time}");
            assert_eq!(one.text(), two.text(), "{name}");
            assert_eq!(asked(one), asked(two), "{name}");
            frames += 1;
            for device in &mut devices {
                if time == 0 {
                    device.hold(button, 33);
                }
                device.wait(33);
            }
        }
    }
    frames
}

fn asked(device: &Handheld) -> &[Request] {
    &device.requests
}

#[test]
fn two_deals_that_a_person_cannot_tell_apart_look_and_sound_alike() {
    let mut chance = Chance::new(Seed(4));
    let mut frames = 0;
    let pairs = alike::<Burst>(Options::default(), 3000, Players::Four);
    assert!(pairs.len() > 10, "only {} pairs", pairs.len());
    for &pair in pairs.iter().take(10) {
        frames += side_by_side(Kind::Burst, pair, &mut chance);
    }
    // Here nobody holds cards at the beginning.
    for seed in 0..5 {
        frames += side_by_side(Kind::Bango, (seed, seed + 100), &mut chance);
        frames += side_by_side(Kind::NoIdea, (seed, seed + 100), &mut chance);
    }
    assert!(frames > 500, "only {frames} frames were compared");
}
