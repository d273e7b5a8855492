//! Colours, cards and hands, their notation, and the one source of chance.

mod card;
mod chance;
mod colour;
mod hand;
pub mod notation;
#[cfg(test)]
mod tests;

pub use card::{Card, Suits};
pub use chance::{Chance, Seed, SeedError};
pub use colour::Colour;
pub use hand::{Hand, Kinds};
pub use notation::{Notation, NotationError, Wanted};
