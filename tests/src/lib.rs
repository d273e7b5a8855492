//! What the tests share: every way to set a game up, and random games to walk through.
//!
//! Every random game has a seed, and a failing test names it: the same seed plays the same game again.

mod events;
pub mod positions;

use engine::cards::{Rng, Seed};
use engine::games::{ChosenOptions, Game, GameOptions, Moves, OptionValues, Players, Seat, Setup};
pub use events::{EventCollector, observed};
use serde_json::Value;

/// Sets of options for this number of players, the default first: every combination of the switches, with numbers that
/// change along.
pub fn option_sets<G: Game>(players: Players) -> Vec<G::Options> {
    let specs = G::Options::SPECS;
    let switches: Vec<usize> = (0..specs.len())
        .filter(|&place| specs[place].values == OptionValues::Switch && specs[place].suits(players))
        .collect();
    let set = |bits: usize| {
        let mut chosen = ChosenOptions::defaults(specs);
        for (nth, &place) in switches.iter().enumerate() {
            chosen.set(place, u8::from(bits >> nth & 1 == 1));
        }
        for (place, spec) in specs.iter().enumerate().filter(|(_, spec)| spec.values != OptionValues::Switch)
        {
            let (least, most) = (*spec.range().start(), *spec.range().end());
            let numbers = [spec.default, (spec.default + least) / 2, least, most, least + 1];
            chosen.set(place, numbers[bits % numbers.len()]);
        }
        G::Options::from_values(&chosen).expect("every value is in range")
    };
    // A game without switches still has every sample of its number.
    let numbers = if specs.iter().any(|spec| spec.values != OptionValues::Switch) { 5 } else { 1 };
    (0..numbers.max(1 << switches.len())).map(set).collect()
}

/// `count` set-ups of a game: every number of players and every set of options comes up in turn.
pub fn setups<G: Game>(count: u64) -> Vec<Setup<G::Options>> {
    let tables: Vec<(Players, G::Options)> = G::KIND
        .players()
        .filter_map(Players::new)
        .flat_map(|players| option_sets::<G>(players).into_iter().map(move |options| (players, options)))
        .collect();
    let setup = |(&(players, options), number): (&(Players, G::Options), u64)| {
        let seed = Seed(0x5eed_0000 + u128::from(number));
        let first = Rng::new(seed).below(u32::from(players.count()));
        Setup { players, first: Seat::ALL[first as usize], options, seed }
    };
    tables.iter().cycle().zip(0..count).map(setup).collect()
}

/// No random game takes more decisions than this: a game that does is stuck.
pub const MOST_DECISIONS: usize = 20_000;

/// Plays a random game and calls `visit` at every decision with the state, the legal moves and the chosen one.
///
/// Returns the finished game.
///
/// # Panics
/// If the set-up or a listed move is refused, or the game does not end.
pub fn walk<G: Game>(setup: &Setup<G::Options>, mut visit: impl FnMut(&G, &Moves<G::Move>, G::Move)) -> G {
    let mut game = G::deal(setup).expect("the set-up is allowed");
    let mut rng = Rng::new(setup.seed.for_purpose(77));
    let mut moves = Moves::new();
    for _ in 0..MOST_DECISIONS {
        if game.to_move().is_none() {
            return game;
        }
        game.legal_moves(&mut moves);
        assert!(!moves.is_empty(), "a decision without a legal move in {setup:?}");
        let mv = moves[rng.below(moves.len() as u32) as usize];
        visit(&game, &moves, mv);
        if let Err(error) = game.play(mv) {
            panic!("the listed move {mv} was refused ({error}) in {setup:?}");
        }
    }
    panic!("the game does not end: {setup:?}");
}

/// Every zone of a game as JSON, as the log writes it.
///
/// # Panics
/// If the zones cannot be written, which would be a mistake in their type.
pub fn zones<G: Game>(game: &G) -> Value {
    serde_json::to_value(game.zones()).expect("zones can be written")
}

/// Makes a test module for each game, which calls one generic function with the game.
///
/// `games_end => check;` makes a test `games_end` in the module of each game, which calls `check` with the game's type.
#[macro_export]
macro_rules! for_each_game {
    ([$($module:ident $Game:ident),*] $names:tt) => {
        $($crate::for_each_game!(@game $module $Game $names);)*
    };
    (@game $module:ident $Game:ident { $($name:ident => $check:ident;)* }) => {
        mod $module {
            $(#[test]
            fn $name() {
                super::$check::<engine::games::$module::$Game>();
            })*
        }
    };
    ($($names:tt)*) => {
        engine::all_games!([$crate::for_each_game] { $($names)* });
    };
}
