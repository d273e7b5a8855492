//! What is settled before the first card is dealt.

use core::fmt;

use super::{GameOptions, Kind, OptionSpec, OptionValues, Players, Seat};
use crate::cards::Seed;

/// A set-up as somebody asks for it; [`Game::deal`](super::Game::deal) checks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup<O> {
    /// How many play.
    pub players: Players,
    /// Who begins.
    pub first: Seat,
    /// The options and variants.
    pub options: O,
    /// Where all chance comes from.
    pub seed: Seed,
}

impl<O: GameOptions> Setup<O> {
    /// Whether a game of this kind can be dealt so.
    ///
    /// # Errors
    /// Says what is not allowed, and what is.
    pub fn check(&self, kind: Kind) -> Result<(), SetupError> {
        if !kind.players().contains(&self.players.count()) {
            return Err(SetupError::Players { kind });
        }
        if !self.players.has(self.first) {
            return Err(SetupError::First { players: self.players });
        }
        self.options.check(self.players)
    }
}

/// Why a game cannot be set up so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Too few or too many players for this game.
    Players {
        /// The game.
        kind: Kind,
    },
    /// The first player does not sit at the table.
    First {
        /// How many do.
        players: Players,
    },
    /// An option has a value that it cannot have.
    OptionRange {
        /// The option.
        spec: &'static OptionSpec,
    },
    /// An option is not for so many players.
    OptionPlayers {
        /// The option.
        spec: &'static OptionSpec,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Players { kind } => {
                let counts = kind.players();
                write!(f, "{} is for {} to {} players", kind.title(), counts.start(), counts.end())
            }
            SetupError::First { players } => write!(f, "the first player is a seat from 1 to {players}"),
            SetupError::OptionRange { spec } => match spec.values {
                OptionValues::Switch => write!(f, "{} is true or false", spec.key),
                OptionValues::Number { least, most } => {
                    write!(f, "{} is a number from {least} to {most}", spec.key)
                }
            },
            SetupError::OptionPlayers { spec } => write!(f, "{} is for {}", spec.key, spec.players()),
        }
    }
}

impl core::error::Error for SetupError {}
