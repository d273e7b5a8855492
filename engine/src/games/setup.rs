//! What is settled before the first card is dealt.

use core::fmt;

use super::{Kind, Players, Seat};
use crate::cards::Seed;

/// The options and variants of a game; the default is the printed game without any.
pub trait GameOptions: Copy + Eq + Default + fmt::Debug + Send + Sync + 'static {
    /// The options as two bytes, for the record.
    fn pack(self) -> u16;

    /// The options from two bytes, if these mean any.
    fn unpack(bits: u16) -> Option<Self>;

    /// Whether so many can play with these options.
    ///
    /// # Errors
    /// Says which option is out of range, or not for this number of players.
    fn check(self, players: Players) -> Result<(), SetupError>;
}

/// Games without options.
impl GameOptions for () {
    fn pack(self) -> u16 {
        0
    }

    fn unpack(bits: u16) -> Option<()> {
        (bits == 0).then_some(())
    }

    fn check(self, _: Players) -> Result<(), SetupError> {
        Ok(())
    }
}

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
    /// Burst's aggressive rule is for 2 or 3 players.
    AggressivePlayers,
    /// Combo is played with 2 to 20 tokens a player.
    Tokens,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Players { kind } => {
                let counts = kind.players();
                write!(f, "{} is for {} to {} players", kind.title(), counts.start(), counts.end())
            }
            SetupError::First { players } => write!(f, "the first player is a seat from 1 to {players}"),
            SetupError::AggressivePlayers => f.write_str("the aggressive rule is for 2 or 3 players"),
            SetupError::Tokens => f.write_str("tokens are 2 to 20 a player"),
        }
    }
}

impl core::error::Error for SetupError {}
