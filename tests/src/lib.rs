//! What the tests share: every way to set a game up, and random games to walk through.
//!
//! Every random game has a seed, and a failing test names it: the same seed plays the same game again.

use engine::cards::{Rng, Seed};
use engine::games::bango::Bango;
use engine::games::burst::{self, Burst};
use engine::games::combo::{self, Combo};
use engine::games::no_idea::NoIdea;
use engine::games::{Game, Moves, Players, Seat, Setup};
use serde_json::Value;

/// A game of which the tests know all sets of options.
pub trait Tested: Game {
    /// Sets of options for this number of players, the printed game first.
    fn option_sets(players: Players) -> Vec<Self::Options>;
}

impl Tested for Bango {
    fn option_sets(_: Players) -> Vec<()> {
        vec![()]
    }
}

impl Tested for NoIdea {
    fn option_sets(_: Players) -> Vec<()> {
        vec![()]
    }
}

impl Tested for Burst {
    fn option_sets(players: Players) -> Vec<burst::Options> {
        let aggressive: &[bool] = if players.count() <= 3 { &[false, true] } else { &[false] };
        aggressive.iter().map(|&aggressive| burst::Options { aggressive }).collect()
    }
}

impl Tested for Combo {
    /// All sixteen combinations of the variants; the number of tokens changes with them.
    fn option_sets(_: Players) -> Vec<combo::Options> {
        let set = |bits: u8| combo::Options {
            manners: bits & 1 != 0,
            hidden: bits & 2 != 0,
            sacrifice: bits & 4 != 0,
            second_chance: bits & 8 != 0,
            tokens: [10, 6, 2, 20, 3][usize::from(bits) % 5],
        };
        (0..16).map(set).collect()
    }
}

/// `count` set-ups of a game: every number of players and every set of options comes up in turn.
pub fn setups<G: Tested>(count: u64) -> Vec<Setup<G::Options>> {
    let tables: Vec<(Players, G::Options)> = G::KIND
        .players()
        .filter_map(Players::new)
        .flat_map(|players| G::option_sets(players).into_iter().map(move |options| (players, options)))
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

/// Makes a test module for each of the four games, which calls one generic function with the game.
///
/// `games_end => check;` makes `bango::games_end`, which calls `check::<Bango>()`, and so on.
#[macro_export]
macro_rules! for_each_game {
    ($($name:ident => $check:ident;)*) => {
        $crate::for_each_game!(@game bango, engine::games::bango::Bango, $($name => $check;)*);
        $crate::for_each_game!(@game no_idea, engine::games::no_idea::NoIdea, $($name => $check;)*);
        $crate::for_each_game!(@game burst, engine::games::burst::Burst, $($name => $check;)*);
        $crate::for_each_game!(@game combo, engine::games::combo::Combo, $($name => $check;)*);
    };
    (@game $module:ident, $game:ty, $($name:ident => $check:ident;)*) => {
        mod $module {
            $(#[test]
            fn $name() {
                super::$check::<$game>();
            })*
        }
    };
}
