//! `sim replay`: plays a log again, checks every line, and shows the games or prints the moves.
//!
//! A file with only the set-up and move lines, a *replay file*, is enough; then only the moves are checked, and the game
//! may stop before its end. A log that stops there was cut short, and is refused.

use std::fmt::Display;
use std::fs;
use std::io::{self, BufWriter, IsTerminal, Read, Write};
use std::path::Path;

use engine::cards::Seed;
use engine::console::session::AnySession;
use engine::console::{Session, Watch, WatchError};
use engine::for_kind;
use engine::games::{Game, Kind, Moves, Players, Setup};
use engine::record::link;
use serde_json::Value;

use crate::cli::ReplayArgs;
use crate::desktop::RecordedGame;
use crate::exit::{Failure, print, unreadable};
use crate::log::{Consequences, end_line, legal_list, setup_line, state_line};
use crate::log_lines::{EXPECTED, Lines, LogLine};
use crate::{desktop, old_rules, options};

/// A text with fewer letters at its end, and without the rest of an address, is the name of a file.
const SHORTEST_LINK: usize = 60;
/// What stands before the letters in the address of a page.
const IN_ADDRESS: [&str; 2] = ["#watch/", "#deal/"];

/// Reads the file, checks all of it, and shows it where somebody looks.
pub(crate) fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let shown = !args.check && (args.on.is_some() || io::stdout().is_terminal());
    if let Some(game) = linked(&args.file)? {
        return if shown { desktop::watch(&game, args.on) } else { check(&game) };
    }
    let text = read(&args.file)?;
    let mut out: Box<dyn Write> =
        if shown { Box::new(io::sink()) } else { Box::new(BufWriter::new(io::stdout().lock())) };
    let games = play_games(&text, args.from, &mut out)?;
    if games.is_empty() {
        let file = args.file.display();
        return Err(Failure::failed(format!("{file}: found no game in it; expected {EXPECTED}")));
    }
    out.flush()?;
    if shown { desktop::show_replay(games, args.from, args.on) } else { Ok(()) }
}

/// Returns the bytes of a game if `file` is its link: the letters behind the last `#` or `/`. `None` if it names a file.
///
/// # Errors
/// If the link is damaged.
pub(crate) fn linked(file: &Path) -> Result<Option<Vec<u8>>, Failure> {
    let Some(letters) = letters_of_link(file) else { return Ok(None) };
    let damaged =
        |why: &dyn Display| Failure::failed(format!("this link is damaged: {why}; ask for it again"));
    let mut game = vec![0; letters.len()];
    let used = link::read(letters, &mut game).map_err(|error| damaged(&error))?.len();
    game.truncate(used);
    match AnySession::watch_onto(&mut None, &game, &mut || {}) {
        Err(WatchError::Damaged) => Err(damaged(&"a letter was changed, or a part of it is missing")),
        _ => Ok(Some(game)),
    }
}

/// What follows the address in a link, whole or not. A missing file with a long name has a dot before its type.
fn letters_of_link(file: &Path) -> Option<&str> {
    let text = file.to_str().filter(|_| !file.exists())?;
    let in_address = IN_ADDRESS.iter().find_map(|before| text.split_once(before));
    in_address.map(|(_, letters)| letters).or_else(|| {
        let last = text.rsplit(['#', '/']).next()?;
        (last.len() > SHORTEST_LINK && !last.contains('.')).then_some(last)
    })
}

/// Says how a linked game ended.
fn check(game: &[u8]) -> Result<(), Failure> {
    let mut watched = None;
    AnySession::watch_onto(&mut watched, game, &mut || {})
        .map_err(|error| Failure::failed(error.to_string()))?;
    let Some(session) = watched else { return Err(Failure::failed("there is no game to show")) };
    let deal = session.setup();
    print(&format!("{}, {} players, {} moves: 1 game verified\n", deal.kind, deal.players, session.played()))
}

/// Plays the games of a log again, and writes down their moves from that number on; how many games there are.
///
/// # Errors
/// Says which line is wrong.
pub fn verify(text: &str, from: usize, out: &mut impl Write) -> Result<usize, Failure> {
    play_games(text, from, out).map(|games| games.len())
}

/// The games of a log, checked; their moves are written down from that number on.
pub(crate) fn play_games(
    text: &str,
    from: usize,
    out: &mut impl Write,
) -> Result<Vec<RecordedGame>, Failure> {
    let mut lines = Lines::parse(text)?;
    let mut games = Vec::new();
    let (mut verified, mut unfinished) = (0, 0);
    while let Some(line) = lines.take() {
        if line.value["t"] != "setup" {
            return Err(line.wrong("expected a set-up line"));
        }
        let kind: Kind = line.text("game")?.parse().map_err(|e| line.wrong(e))?;
        let (game, ending) = for_kind!(kind, G => play_back::<G>(&line, &mut lines, from, out))?;
        match ending {
            Ending::Verified => verified += 1,
            Ending::Unfinished => unfinished += 1,
        }
        games.push(game);
    }
    let noun = |games| if games == 1 { "game" } else { "games" };
    if verified > 0 {
        writeln!(out, "{verified} {} verified", noun(verified))?;
    }
    if unfinished > 0 {
        writeln!(out, "{unfinished} {} not finished, legal so far", noun(unfinished))?;
    }
    Ok(games)
}

/// How far the lines of a game went.
enum Ending {
    /// To its end, and everything is right.
    Verified,
    /// Only so far; a replay file may do that.
    Unfinished,
}

pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    let done = if path.as_os_str() == "-" {
        io::stdin().read_to_string(&mut text).map(|_| ())
    } else {
        fs::read_to_string(path).map(|file| text = file)
    };
    done.map_err(|error| unreadable(path, &error, EXPECTED))?;
    Ok(text)
}

/// Plays one game from its set-up line to its end, or to where a replay file leaves it.
fn play_back<G: Game>(
    first_line: &LogLine,
    lines: &mut Lines,
    from: usize,
    out: &mut impl Write,
) -> Result<(RecordedGame, Ending), Failure> {
    first_line.only(&["t", "game", "players", "options", "seed", "first", "zones"])?;
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

    let mut recorded = RecordedGame::new::<G>(&setup);
    let ending = play_moves(&mut game, lines, (first_line.number, is_log), from, &mut recorded, out)
        .map_err(|failure| failure.adding(&old_rules::doubt::<G>(&setup.options)))?;
    Ok((recorded, ending))
}

/// Plays the moves of one game, from after its set-up line on.
fn play_moves<G: Game>(
    game: &mut G,
    lines: &mut Lines,
    (mut last, is_log): (usize, bool),
    from: usize,
    recorded: &mut RecordedGame,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let mut moves = Moves::new();
    let mut count = 0;
    // Either all moves have the list of legal moves, and the state after them, or none has.
    let mut extent: Option<Extent> = None;
    while let Some(line) = lines.take_if("move") {
        count += 1;
        last = line.number;
        line.only(&["t", "seat", "move", "legal"])?;
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
        game.play_observed(mv, &mut consequences)
            .map_err(|e| line.wrong(format!("\"{text}\" is not legal: {e}; the legal moves are {legal}")))?;
        for expected in consequences.lines()? {
            match lines.take_if(expected["t"].as_str().unwrap_or_default()) {
                Some(found) => found.must_be(&expected)?,
                None if is_log => {
                    return Err(line.wrong(format!("this line is missing after the move: {expected}")));
                }
                None => {}
            }
        }
        let state = lines.take_if("state");
        let found = Extent { legal: line.value.get("legal").is_some(), state: state.is_some() };
        if is_log && *extent.get_or_insert(found) != found {
            return Err(line.wrong("\"legal\" or the state is on some lines and missing on others"));
        }
        if let Some(state) = state {
            state.must_be(&state_line(game)?)?;
        }
        recorded.add(seat, mv);
        if count >= from {
            writeln!(out, "{count:>5}  seat {seat}  {mv}")?;
        }
    }
    finish(game, lines, is_log, last, out)
}

/// What a log tells of each move beyond the move.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Extent {
    legal: bool,
    state: bool,
}

/// Checks and shows the end of a game. A log must have it: else it was cut short after its last line.
fn finish<G: Game>(
    game: &G,
    lines: &mut Lines,
    is_log: bool,
    last: usize,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let over = game.to_move().is_none();
    let end = lines.take_if("end");
    if is_log && end.is_none() {
        let what = if over { "the end line is missing" } else { "the game is not over" };
        return Err(Failure::failed(format!("the log is cut short after line {last}: {what}")));
    }
    if let Some(end) = end {
        if !over {
            return Err(end.wrong("the game is not over here"));
        }
        end.must_be(&end_line(game))?;
    }
    if over {
        let end = end_line(game);
        writeln!(out, "       scores {}, winners {}", end["scores"], end["winners"])?;
        return Ok(Ending::Verified);
    }
    if let Some(seat) = game.to_move() {
        writeln!(out, "       not finished; next is seat {seat}")?;
    }
    Ok(Ending::Unfinished)
}

/// Reads a set-up line.
pub(crate) fn read_setup<G: Game>(line: &LogLine) -> Result<Setup<G::Options>, Failure> {
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
