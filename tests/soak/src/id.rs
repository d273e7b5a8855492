//! The name of a game, from which it can be played again.

use std::fmt;
use std::str::FromStr;

use engine::cards::Seed;
use engine::games::{Game, GameOptions, Kind, Players, Seat, Setup};

/// What is done with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    Random,
    Bots,
    Pairs,
}

impl Mode {
    const ALL: [Mode; 3] = [Mode::Random, Mode::Bots, Mode::Pairs];

    /// The command, which also begins an id.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Mode::Random => "random",
            Mode::Bots => "bots",
            Mode::Pairs => "pairs",
        }
    }

    /// How many there are, unless somebody asks for more or fewer.
    pub(crate) const fn usual(self) -> u64 {
        match self {
            Mode::Random => 10_000_000,
            Mode::Bots => 100_000,
            Mode::Pairs => 1_000_000,
        }
    }

    /// How many games a thread gets at a time: enough to be busy for a while.
    pub(crate) const fn batch(self) -> u64 {
        match self {
            Mode::Random => 64,
            Mode::Bots | Mode::Pairs => 4,
        }
    }
}

/// One game: `random:GAME:PLAYERS:OPTIONS:FIRST:SEED`, options and seed in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameId {
    pub(crate) mode: Mode,
    pub(crate) kind: Kind,
    pub(crate) players: Players,
    options: u16,
    first: Seat,
    seed: Seed,
}

impl GameId {
    /// The name of a game with this set-up.
    pub(crate) fn new<G: Game>(mode: Mode, setup: &Setup<G::Options>) -> GameId {
        let Setup { players, first, options, seed } = *setup;
        GameId { mode, kind: G::KIND, players, options: options.pack(), first, seed }
    }

    /// The set-up of the game, if its options mean anything.
    pub(crate) fn setup<G: Game>(&self) -> Option<Setup<G::Options>> {
        let options = G::Options::unpack(self.options)?;
        Some(Setup { players: self.players, first: self.first, options, seed: self.seed })
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GameId { mode, kind, players, options, first, seed } = self;
        write!(f, "{}:{kind}:{players}:{options:04x}:{first}:{seed}", mode.name())
    }
}

impl FromStr for GameId {
    type Err = String;

    fn from_str(text: &str) -> Result<GameId, String> {
        let parts: Vec<&str> = text.split(':').collect();
        let &[mode, kind, players, options, first, seed] = parts.as_slice() else {
            return Err("an id is MODE:GAME:PLAYERS:OPTIONS:FIRST:SEED".into());
        };
        let mode = Mode::ALL.into_iter().find(|known| known.name() == mode);
        let number = |text: &str| text.parse::<u8>().ok();
        Ok(GameId {
            mode: mode.ok_or("the modes are random, bots and pairs")?,
            kind: kind.parse().map_err(|error: engine::games::NoSuchGame| error.to_string())?,
            players: number(players).and_then(Players::new).ok_or("there are 2 to 6 players")?,
            options: u16::from_str_radix(options, 16).map_err(|_| "options are four hexadecimal digits")?,
            first: number(first)
                .and_then(Seat::from_number)
                .ok_or("the first player is a seat from 1 to 6")?,
            seed: seed.parse().map_err(|error: engine::cards::SeedError| error.to_string())?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_as_the_game_it_names() {
        for mode in Mode::ALL {
            for kind in Kind::ALL {
                engine::for_kind!(kind, G => {
                    let setup = ::tests::setups::<G>(7)[6];
                    let id = GameId::new::<G>(mode, &setup);
                    assert_eq!(id.to_string().parse(), Ok(id.clone()));
                    assert_eq!(id.setup::<G>(), Some(setup));
                });
            }
        }
        assert!("random:chess:2:0000:1:1".parse::<GameId>().is_err());
    }
}
