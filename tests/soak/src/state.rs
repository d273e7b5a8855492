//! What was done so far, kept in a file so that a run can go on where it was stopped.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, io};

use ::tests::checks::Counted;
use serde::{Deserialize, Serialize};

use crate::RunArgs;
use crate::id::{GameId, Mode};
use crate::shares::Share;

/// What was done at tables of one game and one number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) worlds: u64,
    pub(crate) no_news: u64,
    pub(crate) orders: u64,
    pub(crate) resumed: u64,
    pub(crate) failures: u64,
    /// The most decisions of a game.
    pub(crate) longest: u64,
}

impl Tally {
    /// A game that passed.
    pub(crate) fn passed(counted: &Counted) -> Tally {
        let Counted { decisions, worlds, no_news, orders, resumed } = *counted;
        Tally { games: 1, decisions, worlds, no_news, orders, resumed, failures: 0, longest: decisions }
    }

    /// A game that failed.
    pub(crate) fn failed() -> Tally {
        Tally { games: 1, failures: 1, ..Tally::default() }
    }

    pub(crate) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.worlds += other.worlds;
        self.no_news += other.no_news;
        self.orders += other.orders;
        self.resumed += other.resumed;
        self.failures += other.failures;
        self.longest = self.longest.max(other.longest);
    }
}

/// A game in which a check failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Failed {
    pub(crate) id: String,
    pub(crate) what: String,
}

/// The tallies by game and number of players.
pub(crate) type Tallies = BTreeMap<String, Tally>;

/// The table that a game is counted at.
pub(crate) fn table(id: &GameId) -> String {
    format!("{} {}", id.kind, id.players)
}

/// All that was done, and what it was done with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    /// Another program would check other games: it cannot go on with this.
    program: String,
    mode: String,
    seed: String,
    game: Option<String>,
    /// Which games come up how often in turn.
    pub(crate) shares: Vec<Share>,
    /// The number of the next game.
    pub(crate) next: u64,
    pub(crate) tallies: Tallies,
    pub(crate) failures: Vec<Failed>,
    pub(crate) milliseconds: u64,
}

impl State {
    /// Nothing done yet.
    pub(crate) fn new(mode: Mode, args: &RunArgs) -> io::Result<State> {
        let program = crc::Crc::<u64>::new(&crc::CRC_64_XZ).checksum(&fs::read(env::current_exe()?)?);
        Ok(State {
            program: format!("{program:016x}"),
            mode: mode.name().into(),
            seed: args.seed.to_string(),
            game: args.game.map(|kind| kind.to_string()),
            shares: Vec::new(),
            next: 0,
            tallies: Tallies::new(),
            failures: Vec::new(),
            milliseconds: 0,
        })
    }

    /// What a run before this one has done, if it was one of the same kind.
    ///
    /// # Errors
    /// Says why it cannot be gone on with.
    pub(crate) fn load(self, path: &Path) -> Result<State, String> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(self),
            Err(error) => return Err(format!("{} cannot be read: {error}", path.display())),
            Ok(text) => text,
        };
        let kept: State = serde_json::from_str(&text)
            .map_err(|error| format!("{} is not a state: {error}; --fresh begins anew", path.display()))?;
        let other =
            |what: &str| Err(format!("{} was done with another {what}; --fresh begins anew", path.display()));
        match () {
            () if kept.program != self.program => other("program"),
            () if (&kept.mode, &kept.seed) != (&self.mode, &self.seed) => other("mode or seed"),
            () if kept.game != self.game => other("choice of games"),
            () => Ok(kept),
        }
    }

    /// Writes the file anew: under another name first, so that it is always whole.
    pub(crate) fn save(&self, path: &Path) -> Result<(), String> {
        let fresh = path.with_extension("new");
        let folder = path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&fresh, serde_json::to_string_pretty(self)?))
            .and_then(|()| fs::rename(&fresh, path))
            .map_err(|error| format!("{} cannot be written: {error}", path.display()))
    }

    /// The sum over all tables.
    pub(crate) fn total(&self) -> Tally {
        let mut total = Tally::default();
        self.tallies.values().for_each(|tally| total.add(tally));
        total
    }

    /// Adds what came of a batch of games.
    pub(crate) fn add(&mut self, tallies: &Tallies, failures: Vec<Failed>) {
        for (table, tally) in tallies {
            self.tallies.entry(table.clone()).or_default().add(tally);
        }
        self.failures.extend(failures);
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::{Cli, SoakCommand};

    fn state(words: &[&str]) -> State {
        let words = ["soak", "random"].iter().chain(words);
        let SoakCommand::Random(args) = Cli::parse_from(words).command else { unreachable!() };
        State::new(Mode::Random, &args).unwrap()
    }

    #[test]
    fn a_run_goes_on_with_its_own_state_and_with_no_other() {
        let path = env::temp_dir().join(format!("passdeck-soak-{}", std::process::id())).join("random.json");
        let mut done = state(&[]);
        assert_eq!(done.clone().load(&path), Ok(done.clone()), "there is none yet");
        done.next = 64;
        done.tallies.insert("bango 2".into(), Tally { games: 64, longest: 9, ..Tally::default() });
        done.save(&path).unwrap();
        assert_eq!(state(&[]).load(&path), Ok(done.clone()));
        assert!(state(&["--seed", "1"]).load(&path).unwrap_err().contains("another mode or seed"));
        assert!(state(&["--game", "bango"]).load(&path).unwrap_err().contains("another choice of games"));
        done.program = "another".into();
        done.save(&path).unwrap();
        assert!(state(&[]).load(&path).unwrap_err().contains("another program"));
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }
}
