//! The text of a position, zone by zone.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::str::FromStr;

use engine::cards::Seed;
use engine::games::{ChosenOptions, Game, GameOptions, Players, Seat, Setup};

/// The zones that a text names, each with what lies there.
pub struct Zones<'a>(BTreeMap<&'a str, &'a str>);

/// What is settled before a game.
const SETUP: [&str; 4] = ["players", "first", "options", "seed"];

impl<'a> Zones<'a> {
    /// The zones of a text that may name these, and what is settled before a game.
    #[track_caller]
    pub(super) fn new(text: &'a str, known: &[&str]) -> Zones<'a> {
        let mut zones = BTreeMap::new();
        for zone in text.split([';', '\n']).map(str::trim).filter(|zone| !zone.is_empty()) {
            let (name, content) = zone.split_once(':').unwrap_or_else(|| panic!("{zone} is no zone"));
            assert!(
                known.contains(&name) || SETUP.contains(&name),
                "there is no zone {name}, only {known:?}"
            );
            zones.insert(name, content.trim());
        }
        Zones(zones)
    }

    /// The set-up: as many players as there are hands, but at least two; seat 1 begins; the options as usual.
    pub(super) fn setup<G: Game>(&self) -> Setup<G::Options> {
        let hands = self.parts("hands").len().max(2);
        let players = self.number("players").unwrap_or(hands as u8);
        let first = self.number("first").unwrap_or(1);
        Setup {
            players: Players::new(players).expect("two to six play"),
            first: Seat::from_number(first).expect("seats are 1 to 6"),
            options: self.options::<G>(),
            seed: Seed(self.number("seed").unwrap_or(1).into()),
        }
    }

    /// Options are written as on the command line: `manners=true tokens=20`.
    fn options<G: Game>(&self) -> G::Options {
        let specs = G::Options::SPECS;
        let mut chosen = ChosenOptions::defaults(specs);
        for option in self.part("options").split_whitespace() {
            let (key, value) = option.split_once('=').unwrap_or_else(|| panic!("{option} has no value"));
            let place = specs.iter().position(|spec| spec.key == key);
            let value = match value {
                "true" => 1,
                "false" => 0,
                number => read(number),
            };
            chosen.set(place.unwrap_or_else(|| panic!("there is no option {key}")), value);
        }
        G::Options::from_values(&chosen).expect("every value is in range")
    }

    /// What was said of a zone; nothing if it was not named.
    pub(super) fn part(&self, name: &str) -> &'a str {
        self.0.get(name).copied().unwrap_or_default()
    }

    /// What was said of each seat or pile; nothing if the zone was not named, or nothing lies there.
    pub(super) fn parts(&self, name: &str) -> Vec<&'a str> {
        match self.part(name) {
            "" => Vec::new(),
            content => content.split('|').map(str::trim).collect(),
        }
    }

    /// The cards of a zone.
    pub(super) fn cards<C: FromStr<Err: Debug>>(&self, name: &str) -> Vec<C> {
        cards(self.part(name))
    }

    /// The cards of each seat or pile.
    pub(super) fn lists<C: FromStr<Err: Debug>>(&self, name: &str) -> Vec<Vec<C>> {
        self.parts(name).into_iter().map(cards).collect()
    }

    /// The number of a zone, if it was named.
    pub(super) fn number(&self, name: &str) -> Option<u8> {
        self.0.get(name).map(|number| read(number))
    }

    /// The number of each seat.
    pub(super) fn numbers(&self, name: &str) -> Vec<u8> {
        self.parts(name).into_iter().map(read).collect()
    }
}

/// Cards with spaces between them.
pub(super) fn cards<C: FromStr<Err: Debug>>(text: &str) -> Vec<C> {
    text.split_whitespace().map(read).collect()
}

/// Cards with spaces between them; a dash is a place without one.
pub(super) fn places<C: FromStr<Err: Debug>>(text: &str) -> Vec<Option<C>> {
    text.split_whitespace().map(|card| (card != "-").then(|| read(card))).collect()
}

fn read<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The lists as slices.
pub(super) fn slices<C>(lists: &[Vec<C>]) -> Vec<&[C]> {
    lists.iter().map(Vec::as_slice).collect()
}
