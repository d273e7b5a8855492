//! What the tests share: every way to set a game up, random games to walk through, and what holds in all of them.
//!
//! Every random game has a seed, and a failing test names it: the same seed plays the same game again.

pub mod checks;
mod events;
pub mod positions;
mod setups;

use std::fmt::Debug;
use std::thread;

use engine::cards::Rng;
use engine::games::{Game, Moves, Setup};
pub use events::{EventCollector, observed};
use serde_json::Value;
pub use setups::{FIRST_SEED, Tables, option_sets, setups};

/// No random game takes more decisions than this: a game that does is stuck.
pub const MOST_DECISIONS: usize = 20_000;

/// Says in which game and where something failed, if anything does while it is there.
struct Context<'a, O: Debug> {
    setup: &'a Setup<O>,
    decisions: usize,
}

impl<O: Debug> Drop for Context<'_, O> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("after {} decisions of {:?}", self.decisions, self.setup);
        }
    }
}

/// The generator that decides in a random game.
pub fn random_player<O>(setup: &Setup<O>) -> Rng {
    Rng::new(setup.seed.for_purpose(77))
}

/// Plays a random game and calls `visit` at every decision with the state, the legal moves and the chosen one.
///
/// Returns the finished game. If anything fails, the game and the decision are named.
///
/// # Panics
/// If the set-up or a listed move is refused, or the game does not end.
pub fn walk<G: Game>(setup: &Setup<G::Options>, mut visit: impl FnMut(&G, &Moves<G::Move>, G::Move)) -> G {
    let mut game = G::deal(setup).expect("the set-up is allowed");
    let mut rng = random_player(setup);
    let mut moves = Moves::new();
    let mut context = Context { setup, decisions: 0 };
    while game.to_move().is_some() {
        game.legal_moves(&mut moves);
        assert!(!moves.is_empty(), "a decision without a legal move");
        let mv = moves[rng.below(moves.len() as u32) as usize];
        visit(&game, &moves, mv);
        if let Err(error) = game.play(mv) {
            panic!("the listed move {mv} was refused: {error}");
        }
        context.decisions += 1;
        assert!(context.decisions <= MOST_DECISIONS, "the game does not end");
    }
    game
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
