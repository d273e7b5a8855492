//! The opponents.
//!
//! A bot gets the view of its seat, a level and a seed, and nothing else. So it cannot cheat.
//!
//! A bot thinks in slices: [`Bot::think`] does a bounded piece of work and returns the move once it is found. The
//! firmware does everything on one core; between two slices it handles buttons and draws.
//!
//! Each game has a folder with its bots. They share `level.rs` (how well a bot plays), `random.rs` (choosing by chance)
//! and `total.rs` (arithmetic and sorting that cannot panic).
//!
//! ```
//! use engine::bots::{Level, Bot, BotGame};
//! use engine::cards::Seed;
//! use engine::games::burst::Burst;
//! use engine::games::{Game, Players, Seat, Setup};
//!
//! let setup = Setup { players: Players::Two, first: Seat::One, options: Default::default(), seed: Seed(1) };
//! let mut game = Burst::deal(&setup)?;
//! let mut bot = <Burst as BotGame>::Bot::new(&game.view(Seat::One), Level::Hard, Seed(2));
//! let advice = loop {
//!     if let Some(advice) = bot.think() {
//!         break advice;
//!     }
//! };
//! assert!(game.play(advice.mv).is_ok());
//! # Ok::<(), engine::games::SetupError>(())
//! ```

mod level;
mod random;
mod total;

pub mod bango;
pub mod burst;
pub mod combo;
pub mod no_idea;

use core::fmt::{Debug, Display};

pub use level::{Level, NoSuchLevel};
pub use random::pick;
pub(crate) use total::{percent, share, sort_by_key};

use crate::cards::Seed;
use crate::games::Game;

/// A game that bots can play.
pub trait BotGame: Game {
    /// A bot at one decision.
    type Bot: Bot<Self>;
    /// Why a move is a good one, in a few words: at most two lines of 21 characters.
    type Reason: Copy + Eq + Debug + Display;
    /// The level of the bots that play a known state out, to find out what it is worth.
    const PLAYOUT_LEVEL: Level = Level::Normal;
    /// How often a state is played out. Games that depend more on chance need more.
    const PLAYOUTS: u64 = 8;
}

/// A move that a bot would make, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice<M, R> {
    /// The move.
    pub mv: M,
    /// Why.
    pub reason: R,
}

/// The advice that a bot gives in a game.
pub type AdviceFor<G> = Advice<<G as Game>::Move, <G as BotGame>::Reason>;

/// A bot that thinks about one decision.
///
/// The same view, level and seed give the same move after the same number of slices, on every target. So neither the
/// move nor the thinking time can give away anything hidden.
pub trait Bot<G: BotGame>: Sized {
    /// Begins to think about the decision of the view's own seat.
    fn new(view: &G::View, level: Level, seed: Seed) -> Self;

    /// Does one slice of work, and returns the move once it is found.
    fn think(&mut self) -> Option<AdviceFor<G>>;
}
