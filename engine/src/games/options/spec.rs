//! What there is to know about one option.

use core::fmt;
use core::ops::RangeInclusive;

use crate::games::Players;

/// What an option can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionValues {
    /// Off or on.
    Switch,
    /// A number.
    Number {
        /// The lowest one.
        least: u8,
        /// The highest one.
        most: u8,
    },
}

/// Everything there is to know about one option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name in logs and on the command line.
    pub key: &'static str,
    /// The name in the menu.
    pub label: &'static str,
    /// What it means, in one line of at most 25 characters.
    pub help: &'static str,
    /// What it can be.
    pub values: OptionValues,
    /// What it is unless somebody changes it.
    pub default: u8,
    /// The most players who can switch it on.
    pub most_players: Players,
}

impl OptionSpec {
    /// An option that is off or on, and off unless somebody changes it.
    pub const fn switch(label: &'static str, help: &'static str) -> OptionSpec {
        OptionSpec {
            key: "",
            label,
            help,
            values: OptionValues::Switch,
            default: 0,
            most_players: Players::Six,
        }
    }

    /// An option that is a number.
    pub const fn number(
        label: &'static str,
        help: &'static str,
        range: RangeInclusive<u8>,
        default: u8,
    ) -> OptionSpec {
        let values = OptionValues::Number { least: *range.start(), most: *range.end() };
        OptionSpec { key: "", label, help, values, default, most_players: Players::Six }
    }

    /// The same option for at most so many players.
    #[must_use]
    pub const fn for_at_most(self, most_players: Players) -> OptionSpec {
        OptionSpec { most_players, ..self }
    }

    /// The same option under the name that its field has.
    #[must_use]
    pub const fn named(self, key: &'static str) -> OptionSpec {
        OptionSpec { key, ..self }
    }

    /// The lowest and the highest value.
    pub const fn range(&self) -> RangeInclusive<u8> {
        match self.values {
            OptionValues::Switch => 0..=1,
            OptionValues::Number { least, most } => least..=most,
        }
    }

    /// Whether so many players can have anything but the lowest value.
    pub fn suits(&self, players: Players) -> bool {
        players <= self.most_players
    }

    /// How many can play with it, such as "2 or 3 players".
    pub const fn players(&self) -> PlayersUpTo {
        PlayersUpTo(self.most_players)
    }
}

/// A number of players from 2 up to some most, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayersUpTo(Players);

impl fmt::Display for PlayersUpTo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Players::Two => f.write_str("2 players"),
            Players::Three => f.write_str("2 or 3 players"),
            most => write!(f, "2 to {most} players"),
        }
    }
}

/// What can be chosen, such as `tokens=2 to 20`.
impl fmt::Display for OptionSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let key = self.key;
        match self.values {
            OptionValues::Switch => write!(f, "{key}=true or {key}=false"),
            OptionValues::Number { least, most } => write!(f, "{key}={least} to {most}"),
        }
    }
}
