//! Positions in one notation for all games: the zones of the logs by their names, and what is settled before a game.
//!
//! `players: 3; first: 2; hands: R3 B1 | Y1 | G2 G4; deck: R5` is a position of three in which it is the turn of seat 2.
//! Zones stand in any order, with a semicolon or a new line between them. A bar stands between seats, and between
//! piles. A dash is a place without a card. The cards of a deck begin with the next one, with others below them. A zone
//! that is named again replaces what was said before, so that a position can be written as another one with changes.
//!
//! Zones that are not named are filled in; the module of each game says how.

mod bango;
mod burst;
mod combo;
mod no_idea;
mod zones;

use std::fmt::Display;

use engine::games::{Game, Setup};
pub use zones::Zones;

/// A game whose positions can be written as text.
pub trait Arranged: Game {
    /// Why a text is not a position.
    type Error: Display;

    /// The zones that a text may name.
    const ZONES: &'static [&'static str];

    /// The position that has these zones.
    ///
    /// # Errors
    /// Says what does not fit.
    fn arranged(setup: &Setup<Self::Options>, zones: &Zones<'_>) -> Result<Self, Self::Error>;
}

/// The position that a text describes.
///
/// ```
/// use engine::games::Game;
/// use engine::games::combo::Combo;
/// let game = tests::positions::position::<Combo>("piles: R1 | B2 | G3; hands: R4 P7 | P1; first: 2");
/// assert_eq!(game.to_move(), Some(engine::games::Seat::Two));
/// ```
///
/// # Panics
/// If the text is not one; says what does not fit.
#[track_caller]
pub fn position<G: Arranged>(text: &str) -> G {
    checked_position(text).unwrap_or_else(|error| panic!("{error} in the position {text}"))
}

/// The position that a text describes, if it can be one.
///
/// # Errors
/// Says why it cannot.
///
/// # Panics
/// If the text is not written as positions are.
#[track_caller]
pub fn checked_position<G: Arranged>(text: &str) -> Result<G, G::Error> {
    let zones = Zones::new(text, G::ZONES);
    G::arranged(&zones.setup::<G>(), &zones)
}
