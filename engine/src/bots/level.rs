//! How well a bot plays.

use core::fmt;
use core::str::FromStr;

/// Levels differ by knowledge and judgement, not by time to think.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal move.
    Random,
    /// A child who knows the rules: sensible, forgetful, sometimes greedy.
    Easy,
    /// Good judgement and a decent memory.
    Normal,
    /// Remembers all that was public, and thinks a little.
    Good,
    /// Remembers all that was public, and searches.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Easy, Level::Normal, Level::Good, Level::Hard];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Good => "good",
            Level::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is not the name of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchLevel;

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the levels are random, easy, normal, good and hard")
    }
}

impl core::error::Error for NoSuchLevel {}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(NoSuchLevel)
    }
}
