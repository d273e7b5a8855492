//! Time tells nothing: a bot is seen to think as long with one hand as with any other.

use std::collections::BTreeMap;

use engine::bots::{BotGame, Level};
use engine::cards::{Rng, Seed};
use engine::console::games::GameScreens;
use engine::console::memory::{RobotLevel, Setting, Settings, Who};
use engine::console::session::AnySession;
use engine::console::{Audience, Button, Deal, Due, Session, Step};
use engine::for_kind;
use engine::games::{Kind, Players, Seat, Setup};
use tests::checks::thought;

use crate::device::SLICES_IN_A_FRAME;
use crate::tested::TestedScreens;

/// The time between two ticks of the device.
const TICK: u32 = 33;

fn deal(kind: Kind, players: u8, seed: u128) -> Deal {
    Deal::new(kind, Players::new(players).unwrap(), Seed(seed))
        .with_guests(|seat| if seat == Seat::One { Who::Human } else { Who::Bot(RobotLevel::Hard) })
}

/// The time that what everybody sees asks for; `None` if everybody sees that there is only one way to go.
fn asked_for<G: GameScreens>(game: &G) -> Option<u32> {
    let public = game.public_state();
    G::weighs(&public).then(|| G::search(&public))
}

macro_rules! pad {
    ([$($module:ident $Game:ident),*] $table:expr) => {
        match $table {
            $(AnySession::$Game(table) => asked_for::<engine::games::$module::$Game>(table.game()),)*
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
                    if let (true, Some(pad)) = (moved, pad) {
                        *times.entry(pad).or_insert_with(BTreeMap::new).entry(ticks).or_insert(0) += 1;
                    }
                    if moved {
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
        let (usual, percent) = usual(&times);
        println!("{kind}, {pad} ms: {percent} of 100 take {} ms; in ticks: {times:?}", usual * TICK);
        assert!(percent >= least, "{kind}, {pad} ms: {percent} of 100 take the same time, {times:?}");
        thoughts += times.values().sum::<u32>();
    }
    assert!(thoughts > 500, "only {thoughts} thoughts of {kind}");
}

/// How many ticks most thoughts take, and how many of a hundred take as long: the first tick after a move may be a part of
/// it, or of the thought.
fn usual(times: &BTreeMap<u32, u32>) -> (u32, u32) {
    let (&usual, _) = times.iter().max_by_key(|(_, count)| **count).unwrap();
    let same: u32 = times.range(usual.saturating_sub(1)..=usual + 1).map(|(_, count)| count).sum();
    (usual, 100 * same / times.values().sum::<u32>())
}

#[test]
fn thoughts_that_show_as_they_are_would_be_noticed() {
    for kind in Kind::ALL {
        if let Some(least) = for_kind!(kind, G => G::THOUGHTS_OF_SAME_LENGTH) {
            for_kind!(kind, G => bare_thoughts_differ::<G>(least));
        }
    }
}

/// How long the search itself takes depends on hidden cards. If a bot moved as soon as it is ready, the measure above
/// would find that, whatever everybody sees.
fn bare_thoughts_differ<G: BotGame + GameScreens>(least: u32) {
    let mut times = BTreeMap::new();
    for seed in 0..12 {
        let players = Players::new(2 + seed % 3).unwrap();
        let seed = Seed(seed.into());
        let setup = Setup { players, first: Seat::One, options: G::Options::default(), seed };
        let mut game = G::deal(&setup).unwrap();
        for number in 0.. {
            let Some(seat) = game.to_move() else { break };
            let (advice, slices) = thought::<G>(&game.view(seat), Level::Hard, seed.for_purpose(number));
            if let Some(pad) = asked_for(&game) {
                let ticks = 1 + slices / SLICES_IN_A_FRAME;
                *times.entry(pad).or_insert_with(BTreeMap::new).entry(ticks).or_insert(0) += 1;
            }
            game.play(advice.mv).unwrap();
        }
    }
    let found = times.values().any(|times| usual(times).1 < least);
    assert!(found, "{}: nobody would notice, {times:?}", G::NAME);
}
