//! `sim script`: plays a text file of button presses, without a window.
//!
//! A script has one command on each line; `#` begins a comment. `tests/scenarios/README.md` explains scripts and
//! transcripts in full.
//!
//! | command | does |
//! |---|---|
//! | `seed 2a` | the first game has this seed, and those after it follow from it |
//! | `press A U D` | taps buttons one after the other: `U D L R A B` |
//! | `hold B 700` | holds a button for so many milliseconds |
//! | `wait 500` | lets so many milliseconds pass |
//! | `restart` | pulls the plug and switches on again, with what was saved |
//! | `shot NAME` | draws the screen as `NAME.png`; without `--png` prints it |
//! | `film` | first line of a film: everything takes its real time |
//!
//! Without `film`, each step ends when the console is at rest: bots have played, events have been shown, and nothing
//! changes until somebody presses a button. So a script does the same on every machine, however fast it is.

mod command;
mod expert;
mod film;
mod move_lines;
mod presses;
mod script_run;
mod transcript;

pub(crate) use presses::run as run_presses;

use std::fs;

use command::{ScriptCommand, parse};
use engine::cards::Seed;
use engine::console::Board;
use film::Film;
use script_run::ScriptRun;
use transcript::Transcript;

use super::Store;
use crate::cli::ScriptArgs;
use crate::exit::{Failure, unreadable};

/// What must be in the file.
const EXPECTED: &str = "a script of button presses, as tests/scenarios/README.md explains";

/// The board that a script is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub(crate) enum ScriptBoard {
    /// The handheld, which can do everything.
    #[default]
    Handheld,
    /// A page in a browser.
    Page,
}

impl From<ScriptBoard> for Board {
    fn from(board: ScriptBoard) -> Board {
        match board {
            ScriptBoard::Handheld => Board::HANDHELD,
            ScriptBoard::Page => Board::PAGE,
        }
    }
}

/// Plays a script.
pub(crate) fn run(args: &ScriptArgs) -> Result<(), Failure> {
    let path = &args.file;
    let text = fs::read_to_string(path).map_err(|error| unreadable(path, &error, EXPECTED))?;
    let commands = parse(&text).map_err(|error| Failure::usage(format!("{}: {error}", path.display())))?;
    if let Some(folder) = &args.png {
        fs::create_dir_all(folder)?;
    }
    let mut run = switched_on(&commands, args.board.into())?;
    run.film = args.gif.is_some().then(Film::default);
    run.png = args.png.clone();
    run.transcript = args.transcript.then(Transcript::new);
    let silent = args.expert.play_on.is_some();
    for (line, command) in &commands {
        if silent && matches!(command, ScriptCommand::Shot(_)) {
            continue;
        }
        run.perform(command).map_err(|failure| failure.at(&format!("{}, line {line}", path.display())))?;
    }
    if let Some(decisions) = args.expert.play_on {
        expert::play_on(&mut run, &args.expert, decisions)?;
    }
    match (&args.gif, run.film) {
        (Some(path), Some(film)) => film.write(path),
        _ => Ok(()),
    }
}

/// A handheld that was never used, as the first lines of a script want it.
fn switched_on(commands: &[(usize, ScriptCommand)], board: Board) -> Result<ScriptRun, Failure> {
    let seed = commands.iter().find_map(|(_, command)| match command {
        ScriptCommand::Seed(seed) => Some(*seed),
        _ => None,
    });
    let rests = commands.iter().all(|(_, command)| *command != ScriptCommand::Film);
    ScriptRun::new(Store::nowhere(), seed.unwrap_or(Seed(1)), rests, board)
}

/// Plays a script without printing or drawing anything, if its presses and pauses take at most so many milliseconds
/// altogether; how many commands it has. This is for tests with texts of any kind.
///
/// # Errors
/// Says which line is wrong.
pub fn rehearse(text: &str, longest: u64) -> Result<usize, Failure> {
    let commands = parse(text).map_err(Failure::usage)?;
    let times = commands.iter().map(|(_, command)| match command {
        ScriptCommand::Press(buttons) => 100 * buttons.len() as u64,
        ScriptCommand::Tap(apart, buttons) => u64::from(*apart) * buttons.len() as u64,
        ScriptCommand::Hold(_, length) | ScriptCommand::Wait(length) => u64::from(*length),
        _ => 0,
    });
    if times.sum::<u64>() <= longest {
        let mut run = switched_on(&commands, Board::HANDHELD)?;
        let spoken = commands.iter().filter(|(_, command)| !matches!(command, ScriptCommand::Shot(_)));
        for (line, command) in spoken {
            run.perform(command).map_err(|failure| failure.at(&format!("line {line}")))?;
        }
    }
    Ok(commands.len())
}
