//! Plays games by the million, of every kind and with all options, and checks all that holds at every state.
//!
//! `cargo soak random`, `cargo soak bots` and `cargo soak pairs` use all cores, say how long they will take, and go on
//! where they were stopped. A failure has an id, and `cargo soak replay ID` plays just that game again.
//!
//! | file | what it does |
//! |---|---|
//! | `id.rs` | the name of a game, from which it can be played again |
//! | `player.rs` | plays one game and checks it |
//! | `run.rs` | gives games to all cores, and puts what they find together |
//! | `shares.rs` | how often each game comes up |
//! | `catch.rs` | turns a check that failed into its message |
//! | `state.rs` | what was done so far, kept in a file |
//! | `progress.rs`, `report.rs` | what is shown meanwhile and at the end |

mod catch;
mod id;
mod player;
mod progress;
mod report;
mod run;
mod shares;
mod state;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use engine::cards::Seed;
use engine::games::Kind;

use id::{GameId, Mode};

/// Plays games by the million and checks every state of them.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: SoakCommand,
}

#[derive(Subcommand)]
enum SoakCommand {
    /// Random games; every check at every state
    Random(RunArgs),
    /// Games of bots of all levels; every check at every state
    Bots(RunArgs),
    /// Pairs of worlds that a seat cannot tell apart: bots must think the same in both
    Pairs(RunArgs),
    /// Play one game again, and print its moves
    Replay {
        /// The id that a failure was reported with
        id: GameId,
    },
}

/// How much, and where what was done is kept.
#[derive(Args)]
pub(crate) struct RunArgs {
    /// How many games, or pairs; by default ten million random games, 100,000 of bots, a million pairs
    pub(crate) count: Option<u64>,
    /// Only this game
    #[arg(long)]
    pub(crate) game: Option<Kind>,
    /// The seed of the first game; those of the others follow
    #[arg(long, default_value = "5eed0000")]
    pub(crate) seed: Seed,
    /// Threads; by default one for each core
    #[arg(long)]
    pub(crate) jobs: Option<usize>,
    /// Begin anew instead of where the last run stopped
    #[arg(long)]
    pub(crate) fresh: bool,
    /// What was done so far; by default target/soak/MODE.json
    #[arg(long)]
    pub(crate) state: Option<PathBuf>,
}

fn main() -> ExitCode {
    catch::keep_messages();
    let ended = match Cli::parse().command {
        SoakCommand::Random(args) => run::run(Mode::Random, &args),
        SoakCommand::Bots(args) => run::run(Mode::Bots, &args),
        SoakCommand::Pairs(args) => run::run(Mode::Pairs, &args),
        SoakCommand::Replay { id } => Ok(run::replay(&id)),
    };
    match ended {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(what) => {
            eprintln!("soak: {what}");
            ExitCode::from(2)
        }
    }
}
