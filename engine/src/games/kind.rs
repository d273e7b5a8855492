//! Which game it is.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

/// One of the four games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Kind {
    Bango,
    NoIdea,
    Burst,
    Combo,
}

impl Kind {
    /// The games in the order of the menu.
    pub const ALL: [Kind; 4] = [Kind::Bango, Kind::NoIdea, Kind::Burst, Kind::Combo];

    /// The name in code, logs and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Bango => "bango",
            Kind::NoIdea => "no_idea",
            Kind::Burst => "burst",
            Kind::Combo => "combo",
        }
    }

    /// The name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Kind::Bango => "Bango",
            Kind::NoIdea => "No Idea",
            Kind::Burst => "Burst",
            Kind::Combo => "Combo",
        }
    }

    /// How many can play.
    pub const fn players(self) -> RangeInclusive<u8> {
        match self {
            Kind::Combo => 2..=6,
            Kind::Bango | Kind::NoIdea | Kind::Burst => 2..=5,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is not the name of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchGame;

impl fmt::Display for NoSuchGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the games are bango, no_idea, burst and combo")
    }
}

impl core::error::Error for NoSuchGame {}

impl FromStr for Kind {
    type Err = NoSuchGame;

    fn from_str(text: &str) -> Result<Kind, NoSuchGame> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text).ok_or(NoSuchGame)
    }
}
