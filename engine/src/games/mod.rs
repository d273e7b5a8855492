//! The contract that every game keeps, and the four games.

mod contract;
mod kind;
mod list;
mod moves;
mod seat;
mod setup;

pub mod bango;
pub mod burst;
pub mod combo;
pub mod no_idea;

pub use contract::{Disclosure, Game, GameMove, GameView, Observer, Serializable};
pub use kind::Kind;
pub(crate) use list::listed;
pub use moves::Moves;
pub use seat::{BySeat, PerSeat, Players, Seat, SeatSet};
pub use setup::{GameOptions, Setup, SetupError};
