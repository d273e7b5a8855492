//! Time tells nothing: a bot is seen to think as long with one hand as with any other.

use std::collections::BTreeMap;

use engine::cards::{Rng, Seed};
use engine::console::games::GameScreens;
use engine::console::memory::{RobotLevel, Setting, Settings, Who};
use engine::console::session::AnySession;
use engine::console::{Audience, Button, Deal, Due, Session, Step};
use engine::for_kind;
use engine::games::{Game, Kind, Players, Seat};

use crate::device::SLICES_IN_A_FRAME;
use crate::tested::TestedScreens;

/// The time between two ticks of the device.
const TICK: u32 = 33;

fn deal(kind: Kind, players: u8, seed: u128) -> Deal {
    Deal::new(kind, Players::new(players).unwrap(), Seed(seed))
        .with_guests(|seat| if seat == Seat::One { Who::Human } else { Who::Bot(RobotLevel::Hard) })
}

macro_rules! pad {
    ([$($module:ident $Game:ident),*] $table:expr) => {
        match $table {
            $(AnySession::$Game(table) => <engine::games::$module::$Game as GameScreens>::search(&table.game().public_state()),)*
        }
    };
}

/// How often a bot was seen to think for so many ticks, at this speed; by the time that what everybody sees asks for.
fn times(kind: Kind, speed: u8, games: u128, most: u32) -> BTreeMap<u32, BTreeMap<u32, u32>> {
    let mut settings = Settings::default();
    settings.set(Setting::BotSpeed, speed);
    let mut times = BTreeMap::new();
    for seed in 0..games {
        let mut table = AnySession::deal(&deal(kind, 2 + (seed % 3) as u8, seed)).unwrap();
        let mut rng = Rng::new(Seed(seed));
        let (mut now, mut ticks, mut decisions) = (0, 0, 0);
        while !table.is_over() && decisions < most {
            match table.audience() {
                // Nothing is shown of a bot's move at this speed but what waits for A, and of a person's not after B:
                // so a bot thinks.
                Audience::All(None) => {
                    let pad = engine::all_games!([pad] & table);
                    table.press(Button::B, &settings);
                    now += TICK;
                    table.pass(now);
                    let moved = matches!(table.tick(now, &settings), Step::Moved(_));
                    // As the device does: while somebody waits for a bot, it ticks more often.
                    for _ in 1..SLICES_IN_A_FRAME {
                        if table.due(&settings) == Due::Soon {
                            table.tick(now, &settings);
                        }
                    }
                    ticks += 1;
                    if moved {
                        *times.entry(pad).or_insert_with(BTreeMap::new).entry(ticks).or_insert(0) += 1;
                        decisions += 1;
                        ticks = 0;
                    }
                }
                _ => {
                    let button = Button::ALL[rng.below(6) as usize];
                    table.press(if rng.below(3) > 0 { Button::A } else { button }, &settings);
                    now += TICK;
                    table.pass(now);
                    table.tick(now, &settings);
                    ticks = 0;
                }
            }
        }
    }
    times
}

#[test]
fn thinking_takes_the_same_time() {
    for kind in Kind::ALL {
        if let Some(least) = for_kind!(kind, G => G::THOUGHTS_OF_SAME_LENGTH) {
            thoughts_take_the_same_time(kind, least);
        }
    }
}

/// Of a hundred thoughts, at least so many.
fn thoughts_take_the_same_time(kind: Kind, least: u32) {
    let mut thoughts = 0;
    for (pad, times) in times(kind, 3, 12, 150) {
        let all: u32 = times.values().sum();
        // Only one move, and everybody sees that: the turn begins.
        let begin = times.get(&1).copied().unwrap_or(0);
        // The first tick after a move may be a part of it, or of the thought.
        let (usual, _) =
            times.iter().filter(|(ticks, _)| **ticks > 1).max_by_key(|(_, count)| **count).unwrap();
        let same: u32 = times.range(usual - 1..=usual + 1).map(|(_, count)| count).sum();
        let percent = 100 * same / (all - begin);
        println!("{kind}, {pad} ms: {percent} of 100 take {} ms; in ticks: {times:?}", usual * TICK);
        assert!(percent >= least, "{kind}, {pad} ms: {percent} of 100 take the same time, {times:?}");
        thoughts += all;
    }
    assert!(thoughts > 500, "only {thoughts} thoughts of {kind}");
}
