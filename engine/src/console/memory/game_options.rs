//! The options of the games, as they were last chosen in the set-up.

use super::step;
use crate::games::{ChosenOptions, Kind, OptionSpec, PerGame, Players};

/// The options of each game, as the two bytes that are kept of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AllOptions(PerGame<u16>);

impl Default for AllOptions {
    fn default() -> AllOptions {
        AllOptions(PerGame::from_fn(|kind| ChosenOptions::defaults(kind.options()).pack(kind.options())))
    }
}

impl AllOptions {
    /// The options of a game.
    pub fn of(&self, kind: Kind) -> ChosenOptions {
        let specs = kind.options();
        ChosenOptions::unpack(specs, self.0[kind]).unwrap_or_else(|| ChosenOptions::defaults(specs))
    }

    /// The options of a game as so many players can play it.
    pub fn for_players(&self, kind: Kind, players: Players) -> ChosenOptions {
        self.of(kind).for_players(kind.options(), players)
    }

    /// The options of a game, each with its value.
    pub fn listed(&self, kind: Kind) -> impl Iterator<Item = (&'static OptionSpec, u8)> + Clone {
        let values = self.of(kind);
        kind.options()
            .iter()
            .enumerate()
            .map(move |(place, spec)| (spec, values.get(place).unwrap_or(spec.default)))
    }

    /// Gives an option a value that it can have; another one is not taken.
    pub fn set(&mut self, kind: Kind, place: usize, value: u8) {
        if kind.options().get(place).is_some_and(|spec| spec.range().contains(&value)) {
            let mut options = self.of(kind);
            options.set(place, value);
            self.0[kind] = options.pack(kind.options());
        }
    }

    /// Goes to the next value of an option or the one before. Off and on go round, numbers stop at their ends.
    pub fn step(&mut self, kind: Kind, place: usize, up: bool) {
        if let (Some(spec), Some(value)) = (kind.options().get(place), self.of(kind).get(place)) {
            self.set(kind, place, step(value, spec.range(), up));
        }
    }

    /// Gives every option with this name a value, whatever game it belongs to.
    pub fn set_everywhere(&mut self, key: &str, value: u8) {
        for kind in Kind::ALL {
            if let Some(place) = kind.options().iter().position(|spec| spec.key == key) {
                self.set(kind, place, value);
            }
        }
    }

    /// The options of each game in two bytes, in the order of [`Kind::ALL`].
    pub(super) fn packed(&self) -> impl Iterator<Item = u16> {
        self.0.iter().copied()
    }

    /// The options from such bytes. A game without any, or whose bytes mean nothing, has its defaults.
    pub(super) fn unpack(packed: impl IntoIterator<Item = u16>) -> AllOptions {
        let mut options = AllOptions::default();
        for (kind, packed) in Kind::ALL.into_iter().zip(packed) {
            if ChosenOptions::unpack(kind.options(), packed).is_some() {
                options.0[kind] = packed;
            }
        }
        options
    }
}
