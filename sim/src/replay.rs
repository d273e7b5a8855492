//! `sim replay`: plays a log again, checks every line, and prints the moves.
//!
//! A file with only the set-up and move lines, a *replay file*, is enough; then only the moves are checked.

use std::fs;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;

use engine::cards::Seed;
use engine::for_kind;
use engine::games::{Game, Kind, Moves, Players, Seat, Setup};
use serde_json::{Map, Value};

use crate::cli::ReplayArgs;
use crate::exit::Failure;
use crate::log::{Consequences, end_line, legal_list, setup_line, state_line};
use crate::{old_rules, options};

/// Reads the file and plays one game after the other.
pub(crate) fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let text = read(&args.file)?;
    let mut lines = Lines::parse(&text)?;
    if lines.is_empty() {
        return Err(Failure::failed(format!("{}: found no game in it", args.file.display())));
    }
    let mut out = BufWriter::new(io::stdout().lock());
    let mut games = 0;
    while let Some(line) = lines.take() {
        if line.value["t"] != "setup" {
            return Err(line.wrong("expected a set-up line"));
        }
        let kind: Kind = line.text("game")?.parse().map_err(|e| line.wrong(e))?;
        games += 1;
        for_kind!(kind, G => play_back::<G>(&line, &mut lines, args.from, &mut out))?;
    }
    let noun = if games == 1 { "game" } else { "games" };
    writeln!(out, "{games} {noun} verified")?;
    Ok(out.flush()?)
}

fn read(path: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    let done = if path.as_os_str() == "-" {
        io::stdin().read_to_string(&mut text).map(|_| ())
    } else {
        fs::read_to_string(path).map(|file| text = file)
    };
    done.map_err(|error| Failure::usage(format!("{} cannot be read: {error}", path.display())))?;
    Ok(text)
}

/// A line of the file, with its number.
struct LogLine {
    number: usize,
    value: Value,
}

impl LogLine {
    fn wrong(&self, what: impl std::fmt::Display) -> Failure {
        Failure::failed(format!("line {}: {what}", self.number))
    }

    fn text(&self, key: &str) -> Result<&str, Failure> {
        self.value[key].as_str().ok_or_else(|| self.wrong(format!("\"{key}\" must be a string")))
    }

    fn seat(&self, key: &str) -> Result<Seat, Failure> {
        let number = self.value[key].as_u64().and_then(|n| u8::try_from(n).ok());
        number
            .and_then(Seat::from_number)
            .ok_or_else(|| self.wrong(format!("\"{key}\" must be a seat from 1 to 6")))
    }

    /// Compares what the line says with what the engine says.
    fn must_be(&self, expected: &Value) -> Result<(), Failure> {
        if self.value == *expected {
            return Ok(());
        }
        let empty = Map::new();
        let (found, wanted) =
            (self.value.as_object().unwrap_or(&empty), expected.as_object().unwrap_or(&empty));
        let keys = wanted.keys().chain(found.keys());
        let key = keys.into_iter().find(|key| found.get(*key) != wanted.get(*key));
        let key = key.map_or("t", String::as_str);
        let show = |side: &Map<String, Value>| side.get(key).map_or("nothing".into(), Value::to_string);
        Err(self.wrong(format!("\"{key}\" is {}, but should be {}", show(found), show(wanted))))
    }
}

/// The lines that are still to be read.
struct Lines(std::iter::Peekable<std::vec::IntoIter<LogLine>>);

impl Lines {
    fn parse(text: &str) -> Result<Lines, Failure> {
        let parsed =
            text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).map(|(index, line)| {
                match serde_json::from_str(line) {
                    Ok(value) => Ok(LogLine { number: index + 1, value }),
                    Err(error) => Err(Failure::failed(format!("line {}: {error}", index + 1))),
                }
            });
        let lines: Vec<LogLine> = parsed.collect::<Result<_, _>>()?;
        Ok(Lines(lines.into_iter().peekable()))
    }

    fn is_empty(&mut self) -> bool {
        self.0.peek().is_none()
    }

    fn take(&mut self) -> Option<LogLine> {
        self.0.next()
    }

    /// Takes the next line if it is of this type.
    fn take_if(&mut self, t: &str) -> Option<LogLine> {
        self.0.next_if(|line| line.value["t"] == t)
    }
}

/// Plays one game from its set-up line to its end, or to where the file leaves it.
fn play_back<G: Game>(
    first_line: &LogLine,
    lines: &mut Lines,
    from: usize,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let setup = read_setup::<G>(first_line)?;
    let mut game = G::deal(&setup).map_err(|e| first_line.wrong(e))?;
    // A replay file has no zones; then nothing that follows from them is demanded either.
    let is_log = first_line.value.get("zones").is_some();
    if is_log {
        if let Some(difference) = old_rules::other_cards(&first_line.value["zones"], &game)? {
            return Err(first_line.wrong(difference));
        }
        first_line.must_be(&setup_line(&setup, &game)?)?;
    }
    writeln!(
        out,
        "{}, {} players, options {}, seed {}, seat {} begins",
        G::KIND.title(),
        setup.players,
        options::to_json::<G>(setup.options),
        setup.seed,
        setup.first
    )?;

    let mut moves = Moves::new();
    let mut count = 0;
    while let Some(line) = lines.take_if("move") {
        count += 1;
        let seat = line.seat("seat")?;
        if game.to_move() != Some(seat) {
            let whose = game
                .to_move()
                .map_or("the game is over".into(), |seat| format!("it is the turn of seat {seat}"));
            return Err(line.wrong(format!("seat {seat} cannot move now: {whose}")));
        }
        game.legal_moves(&mut moves);
        let legal = legal_list::<G>(&moves);
        if line.value.get("legal").is_some_and(|found| *found != legal) {
            return Err(line.wrong(format!("\"legal\" is wrong: the legal moves are {legal}")));
        }
        let text = line.text("move")?;
        let mv: G::Move = text.parse().map_err(|e| line.wrong(format!("\"{text}\": {e}")))?;
        let mut consequences = Consequences::default();
        game.play_observed(mv, &mut consequences).map_err(|e| {
            line.wrong(format!(
                "\"{text}\" is not legal: {e}; the legal moves are {legal}{}",
                old_rules::doubt::<G>()
            ))
        })?;
        for expected in consequences.lines()? {
            match lines.take_if(expected["t"].as_str().unwrap_or_default()) {
                Some(found) => found.must_be(&expected)?,
                None if is_log => {
                    return Err(line.wrong(format!("this line is missing after the move: {expected}")));
                }
                None => {}
            }
        }
        if let Some(state) = lines.take_if("state") {
            state.must_be(&state_line(&game)?)?;
        }
        if count >= from {
            writeln!(out, "{count:>5}  seat {seat}  {mv}")?;
        }
    }
    finish(&game, lines, out)
}

/// Checks and shows the end of a game.
fn finish<G: Game>(game: &G, lines: &mut Lines, out: &mut impl Write) -> Result<(), Failure> {
    let over = game.to_move().is_none();
    if let Some(end) = lines.take_if("end") {
        if !over {
            return Err(end.wrong("the game is not over here"));
        }
        end.must_be(&end_line(game))?;
    }
    if over {
        let end = end_line(game);
        writeln!(out, "       scores {}, winners {}", end["scores"], end["winners"])?;
    } else if let Some(seat) = game.to_move() {
        writeln!(out, "       not finished; next is seat {seat}")?;
    }
    Ok(())
}

/// Reads a set-up line.
fn read_setup<G: Game>(line: &LogLine) -> Result<Setup<G::Options>, Failure> {
    let players = line.value["players"].as_u64().and_then(|n| u8::try_from(n).ok()).and_then(Players::new);
    let players = players.ok_or_else(|| line.wrong("\"players\" must be a number from 2 to 6"))?;
    let options = match &line.value["options"] {
        Value::Null => G::Options::default(),
        Value::Object(object) => options::from_json::<G>(object)?,
        _ => return Err(line.wrong("\"options\" must be an object")),
    };
    let seed: Seed = line.text("seed")?.parse().map_err(|e| line.wrong(e))?;
    Ok(Setup { players, first: line.seat("first")?, options, seed })
}
