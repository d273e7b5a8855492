//! Nothing leaks from the device as a whole: not by time, not by sound, not by what is saved when.
//!
//! Two deals in which a person holds the same cards are played side by side on two devices, with the same presses
//! at the same times, until something is revealed. Every frame and every request must be the same.

use std::collections::HashMap;

use engine::cards::{Rng, Seed};
use engine::console::memory::RobotLevel;
use engine::console::session::AnySession;
use engine::console::{Button, Request, SaveSlot};
use engine::games::{Game, Players, Seat, Setup};
use tests::for_each_game;

use crate::device::Handheld;
use crate::passing::sit_down_beside;
use crate::tested::TestedScreens;

for_each_game! {
    two_deals_that_a_person_cannot_tell_apart_look_and_sound_alike => twins_look_alike;
}

/// The person who looks.
pub(crate) const SEAT: Seat = Seat::One;

/// Pairs of seeds that give the person the same cards among four players, with the options of a new device.
pub(crate) fn twins_among<G: Game>(seeds: u128, wanted: usize) -> Vec<(u128, u128)> {
    let mut met = HashMap::new();
    let mut pairs = Vec::new();
    for seed in 0..seeds {
        let setup =
            Setup { players: Players::Four, first: SEAT, options: G::Options::default(), seed: Seed(seed) };
        let view = format!("{:?}", G::deal(&setup).unwrap().view(SEAT));
        match met.get(&view) {
            Some(&other) => pairs.push((other, seed)),
            None => {
                met.insert(view, seed);
            }
        }
    }
    assert!(pairs.len() > wanted, "only {} pairs", pairs.len());
    pairs.truncate(wanted);
    pairs
}

macro_rules! views_are_equal {
    ([$($module:ident $Game:ident),*] $one:expr, $two:expr) => {
        match ($one, $two) {
            $((AnySession::$Game(one), AnySession::$Game(two)) => one.game().view(SEAT) == two.game().view(SEAT),)*
            _ => panic!("two different games"),
        }
    };
}

/// Whether the person sees the same at both tables.
fn same_view(one: &Handheld, two: &Handheld) -> bool {
    let (one, two) = (one.console.session().unwrap(), two.console.session().unwrap());
    engine::all_games!([views_are_equal] one, two)
}

/// Plays both deals until something is revealed; how many frames were compared.
pub(crate) fn side_by_side(mut devices: [Handheld; 2], name: &str, rng: &mut Rng) -> u32 {
    let mut frames = 0;
    for press in 0..400 {
        let button = Button::ALL[rng.below(5) as usize];
        for time in 0..6 {
            let [one, two] = &mut devices;
            let name = format!("{name}, press {press}, time {time}");
            // A move reveals something, but when it comes must not.
            assert_eq!(moves(one), moves(two), "{name}: one moves before the other");
            if !same_view(one, two) {
                return frames;
            }
            assert_eq!(one.text(), two.text(), "{name}");
            assert_eq!(one.requests, two.requests, "{name}");
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

/// How often the game was saved: once a move.
fn moves(device: &Handheld) -> usize {
    device.requests.iter().filter(|request| **request == Request::Save(SaveSlot::Game)).count()
}

/// Plays pairs of deals with bots of all levels that think.
fn twins_look_alike<G: TestedScreens>() {
    let mut rng = Rng::new(Seed(4));
    let mut frames = 0;
    let twins = G::twin_deals();
    // Skipped, and watched by somebody who presses A now and then, which hurries them.
    let levels =
        [(RobotLevel::Normal, 3), (RobotLevel::Good, 3), (RobotLevel::Hard, 3), (RobotLevel::Hard, 1)];
    for (level, speed) in levels {
        for &(one, two) in &twins {
            let devices = [one, two].map(|seed| sit_down_beside(G::KIND, &[SEAT], level, speed, Some(seed)));
            frames += side_by_side(devices, &format!("{} with {level:?} at {speed}", G::KIND), &mut rng);
        }
    }
    assert!(frames > G::FRAMES_OF_TWINS, "only {frames} frames were compared");
}
