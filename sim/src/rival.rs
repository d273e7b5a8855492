//! Bots of another build of the simulator, to measure a change of the bots against what they were before.
//!
//! The other build runs as a process of its own, `sim rival`, that keeps the same game: it is told the deal and every
//! move, and answers for a bot when it is asked. Both builds must have the same rules; a move that one of them refuses
//! ends the tournament.
//!
//! | line | answer |
//! |---|---|
//! | a set-up line of a log, without zones | none |
//! | `move MOVE` | none |
//! | `decide LEVEL SEED` | the move, the slices and the microseconds that it took |

use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use engine::bots::{BotGame, Level};
use engine::cards::Seed;
use engine::for_kind;
use engine::games::{Game, Kind, Setup};
use serde_json::json;

use crate::exit::Failure;
use crate::log_lines::LogLine;
use crate::options;
use crate::players::{Decided, Player};
use crate::replay::read_setup;

/// Another build that answers for its bots.
pub(crate) struct Rival {
    process: Child,
    to: BufWriter<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Rival {
    /// Starts the other build.
    pub(crate) fn start(program: &Path) -> Result<Rival, Failure> {
        let started = Command::new(program).arg("rival").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut process = started
            .map_err(|error| Failure::usage(format!("{} cannot be started: {error}", program.display())))?;
        let (Some(to), Some(from)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(Failure::failed("the other build has no pipes"));
        };
        Ok(Rival { process, to: BufWriter::new(to), from: BufReader::new(from) })
    }

    /// A game begins.
    pub(crate) fn deal<G: Game>(&mut self, setup: &Setup<G::Options>) -> Result<(), Failure> {
        let line = json!({
            "t": "setup",
            "game": G::KIND.name(),
            "players": setup.players.count(),
            "options": options::to_json::<G>(setup.options),
            "seed": setup.seed.to_string(),
            "first": setup.first,
        });
        Ok(writeln!(self.to, "{line}")?)
    }

    /// Somebody has made a move.
    pub(crate) fn play<G: Game>(&mut self, mv: G::Move) -> Result<(), Failure> {
        Ok(writeln!(self.to, "move {mv}")?)
    }

    /// What its bot decides.
    pub(crate) fn decide<G: Game>(&mut self, level: Level, seed: Seed) -> Result<Decided<G::Move>, Failure> {
        writeln!(self.to, "decide {level} {seed}")?;
        self.to.flush()?;
        let mut line = String::new();
        self.from.read_line(&mut line)?;
        answer::<G>(line.trim_end())
            .ok_or_else(|| Failure::failed(format!("the other build answers \"{}\"", line.trim_end())))
    }
}

impl Drop for Rival {
    fn drop(&mut self) {
        // It ends by itself once nobody asks it; this only does not wait for that.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Reads `MOVE, SLICES, MICROSECONDS`.
fn answer<G: Game>(line: &str) -> Option<Decided<G::Move>> {
    let (rest, time) = line.rsplit_once(", ")?;
    let (mv, slices) = rest.rsplit_once(", ")?;
    let time = Duration::from_micros(time.parse().ok()?);
    Some(Decided { mv: mv.parse().ok()?, slices: slices.parse().ok()?, time })
}

/// `sim rival`: answers for the bots of this build until nobody asks any more.
pub(crate) fn run() -> Result<(), Failure> {
    let (mut lines, mut out) = (io::stdin().lines(), BufWriter::new(io::stdout().lock()));
    let mut next = lines.next().transpose()?;
    while let Some(line) = next {
        let setup = LogLine { number: 1, value: serde_json::from_str(&line)? };
        let kind: Kind = setup.text("game")?.parse().map_err(|e| setup.wrong(e))?;
        next = for_kind!(kind, G => game::<G>(&setup, &mut lines, &mut out))?;
    }
    Ok(())
}

/// Keeps one game; the first line that is not about it.
fn game<G: BotGame>(
    setup: &LogLine,
    lines: &mut impl Iterator<Item = io::Result<String>>,
    out: &mut impl Write,
) -> Result<Option<String>, Failure> {
    let mut game = G::deal(&read_setup::<G>(setup)?).map_err(|e| setup.wrong(e))?;
    while let Some(line) = lines.next().transpose()? {
        let wrong = || Failure::failed(format!("no such line: {line}"));
        if let Some(mv) = line.strip_prefix("move ") {
            let mv: G::Move = mv.parse().map_err(|_| wrong())?;
            game.play(mv).map_err(|e| Failure::failed(format!("{mv} is not legal: {e}")))?;
        } else if let Some(asked) = line.strip_prefix("decide ") {
            let (level, seed) = asked.split_once(' ').ok_or_else(wrong)?;
            let level: Level = level.parse().map_err(|_| wrong())?;
            let seed: Seed = seed.parse().map_err(|_| wrong())?;
            let Decided { mv, slices, time } = Player::Bot(level).decide(&game, seed).ok_or_else(wrong)?;
            writeln!(out, "{mv}, {slices}, {}", time.as_micros())?;
            out.flush()?;
        } else {
            return Ok(Some(line));
        }
    }
    Ok(None)
}
