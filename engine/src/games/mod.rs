//! The contract that every game keeps, the registry of all games, and a folder for each of them.

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
