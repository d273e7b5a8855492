//! Every way to set a game up.

use engine::cards::{Rng, Seed};
use engine::games::{ChosenOptions, Game, GameOptions, OptionValues, Players, Seat, Setup};

/// Sets of options for this number of players, the default first: every combination of the switches, with numbers that
/// change along.
pub fn option_sets<G: Game>(players: Players) -> Vec<G::Options> {
    let specs = G::Options::SPECS;
    let switches: Vec<usize> = (0..specs.len())
        .filter(|&place| specs[place].values == OptionValues::Switch && specs[place].suits(players))
        .collect();
    let set = |bits: usize| {
        let mut chosen = ChosenOptions::defaults(specs);
        for (nth, &place) in switches.iter().enumerate() {
            chosen.set(place, u8::from(bits >> nth & 1 == 1));
        }
        for (place, spec) in specs.iter().enumerate().filter(|(_, spec)| spec.values != OptionValues::Switch)
        {
            let (least, most) = (*spec.range().start(), *spec.range().end());
            let numbers = [spec.default, (spec.default + least) / 2, least, most, least + 1];
            chosen.set(place, numbers[bits % numbers.len()]);
        }
        G::Options::from_values(&chosen).expect("every value is in range")
    };
    // A game without switches still has every sample of its number.
    let numbers = if specs.iter().any(|spec| spec.values != OptionValues::Switch) { 5 } else { 1 };
    (0..numbers.max(1 << switches.len())).map(set).collect()
}

/// Every number of players with every set of options.
pub struct Tables<G: Game>(Vec<(Players, G::Options)>);

impl<G: Game> Default for Tables<G> {
    fn default() -> Tables<G> {
        let players = G::KIND.players().filter_map(Players::new);
        Tables(
            players
                .flat_map(|players| {
                    option_sets::<G>(players).into_iter().map(move |options| (players, options))
                })
                .collect(),
        )
    }
}

impl<G: Game> Tables<G> {
    /// The set-ups of all tables with one seed.
    pub fn all(&self, seed: Seed) -> impl Iterator<Item = Setup<G::Options>> {
        (0..self.0.len() as u64).map(move |number| self.setup(number, seed))
    }

    /// The set-up with this number: the tables come up in turn, and the seed says who begins.
    pub fn setup(&self, number: u64, seed: Seed) -> Setup<G::Options> {
        let (players, options) = self.0[(number % self.0.len() as u64) as usize];
        let first = Rng::new(seed).below(u32::from(players.count()));
        Setup { players, first: Seat::ALL[first as usize], options, seed }
    }
}

/// The seed of the first set-up; those of the others follow.
pub const FIRST_SEED: u128 = 0x5eed_0000;

/// `count` set-ups of a game: every number of players and every set of options comes up in turn.
pub fn setups<G: Game>(count: u64) -> Vec<Setup<G::Options>> {
    let tables = Tables::<G>::default();
    (0..count).map(|number| tables.setup(number, Seed(FIRST_SEED + u128::from(number)))).collect()
}
