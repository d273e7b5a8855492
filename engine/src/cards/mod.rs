//! Colours, cards and hands, their notation, and the random generator. Everything else in the engine builds on this.

mod card;
mod colour;
mod hand;
pub mod notation;
mod rng;
#[cfg(test)]
mod tests;

pub use card::{Card, Suits};
pub use colour::Colour;
pub use hand::{Hand, Kinds};
pub use notation::{Notation, NotationError, Wanted};
pub use rng::{Rng, Seed, SeedError};
