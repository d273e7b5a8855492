//! The rules of the games, and nothing else: no screens, no bots, no time.
//!
//! | file or folder | what it contains |
//! |---|---|
//! | `contract.rs` | the traits that every game implements; read [`Game`] first |
//! | `registry.rs` | the one list of all games, from which everything that goes through all of them is made |
//! | `options/` | how a game defines its options |
//! | `setup.rs`, `seat.rs`, `kind.rs`, `moves.rs` | what all games share: set-up, seats, which game it is, lists of moves |
//! | `list.rs` | fills other lists of a fixed size without a panic |
//! | a folder for each game | its state, moves, events and views |
//!
//! A game is a value: [`Game::deal`] makes one from a [`Setup`], [`Game::play`] changes it or refuses a move.
//! Hidden information stays in the game. Everybody else gets the [view](GameView) of a seat, or the public state.
//!
//! `docs/adding-a-game.md` explains how to add a game.

mod contract;
mod kind;
mod list;
mod moves;
mod options;
mod registry;
mod seat;
mod setup;

pub mod bango;
pub mod burst;
pub mod combo;
pub mod no_idea;

pub use contract::{Disclosure, Game, GameMove, GameView, Moment, Observer, Serializable};
pub use kind::{Kind, NoSuchGame, PerGame};
pub(crate) use list::listed;
pub use moves::Moves;
pub(crate) use options::game_options;
pub use options::{ChosenOptions, GameOptions, OptionSpec, OptionValues};
pub use seat::{BySeat, PerSeat, Players, Seat, SeatSet};
pub use setup::{Setup, SetupError};
