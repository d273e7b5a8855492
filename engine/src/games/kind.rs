//! Which game it is.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use super::{Game, GameOptions, OptionSpec};
use crate::{all_games, for_kind};

macro_rules! define_kind {
    ([$($module:ident $Game:ident),*]) => {
        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum Kind {
            $($Game),*
        }

        impl Kind {
            /// How many games there are.
            pub const COUNT: usize = [$(Kind::$Game),*].len();

            /// The games in the order of the menu.
            pub const ALL: [Kind; Kind::COUNT] = [$(Kind::$Game),*];

            /// The first game of the menu.
            pub const FIRST: Kind = {
                let [first, ..] = Kind::ALL;
                first
            };
        }
    };
}

all_games!([define_kind]);

impl Kind {
    /// The name in code, logs and on the command line.
    pub const fn name(self) -> &'static str {
        for_kind!(self, G => G::NAME)
    }

    /// The name for people.
    pub const fn title(self) -> &'static str {
        for_kind!(self, G => G::TITLE)
    }

    /// How many can play.
    pub const fn players(self) -> RangeInclusive<u8> {
        for_kind!(self, G => G::PLAYERS)
    }

    /// How often the rules of the game have changed where it is played with these packed options. Bits that mean no
    /// options are taken for the usual ones.
    pub fn rules_version(self, options: u16) -> u8 {
        for_kind!(self, G => {
            G::rules_version(&<G as Game>::Options::unpack(options).unwrap_or_default())
        })
    }

    /// The options that can be chosen before a game.
    pub const fn options(self) -> &'static [OptionSpec] {
        for_kind!(self, G => <G as Game>::Options::SPECS)
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
        f.write_str("the games are ")?;
        for (place, kind) in Kind::ALL.into_iter().enumerate() {
            let before = match place {
                0 => "",
                _ if place + 1 == Kind::COUNT => " and ",
                _ => ", ",
            };
            write!(f, "{before}{kind}")?;
        }
        Ok(())
    }
}

impl core::error::Error for NoSuchGame {}

impl FromStr for Kind {
    type Err = NoSuchGame;

    fn from_str(text: &str) -> Result<Kind, NoSuchGame> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text).ok_or(NoSuchGame)
    }
}

/// One value for each game; looking a game up cannot fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerGame<T>([T; Kind::COUNT]);

impl<T> PerGame<T> {
    /// The value that a function gives for each game.
    pub fn from_fn(value: impl FnMut(Kind) -> T) -> PerGame<T> {
        PerGame(Kind::ALL.map(value))
    }

    /// The values in the order of [`Kind::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }

    /// The values in the order of [`Kind::ALL`], to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }
}

macro_rules! index_by_kind {
    ([$($module:ident $Game:ident),*]) => {
        impl<T> core::ops::Index<Kind> for PerGame<T> {
            type Output = T;

            #[allow(non_snake_case)] // one binding for each game
            fn index(&self, kind: Kind) -> &T {
                let [$($Game),*] = &self.0;
                match kind {
                    $(Kind::$Game => $Game),*
                }
            }
        }

        impl<T> core::ops::IndexMut<Kind> for PerGame<T> {
            #[allow(non_snake_case)]
            fn index_mut(&mut self, kind: Kind) -> &mut T {
                let [$($Game),*] = &mut self.0;
                match kind {
                    $(Kind::$Game => $Game),*
                }
            }
        }
    };
}

all_games!([index_by_kind]);
