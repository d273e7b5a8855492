//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use engine::cards::Seed;
use engine::games::Kind;

use crate::exit::Failure;
use crate::{bench, log, replay};

/// Passdeck on the desktop: four card games for one handheld.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays games and writes their logs to standard output
    Log(LogArgs),
    /// Plays a log or replay file back, verifies it and shows it
    Replay(ReplayArgs),
    /// Plays random games on one thread and measures speed and sizes
    Bench(BenchArgs),
}

/// What `sim log` plays.
#[derive(Args)]
pub(crate) struct LogArgs {
    /// bango, no_idea, burst or combo
    pub(crate) game: Kind,
    /// How many play: 2 to 5, in Combo 2 to 6
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) players: u8,
    /// 1 to 32 hexadecimal digits; the same seed plays the same games
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: Seed,
    /// How many games to play
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub(crate) games: u64,
    /// The seat that begins; by chance if not given
    #[arg(long, value_name = "SEAT")]
    pub(crate) first: Option<u8>,
    /// An option or variant of the game, such as aggressive=true or tokens=6
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Who plays
    #[arg(long, value_name = "LEVEL", default_value = "random", value_parser = ["random"])]
    pub(crate) bot: String,
    /// Adds all legal moves to each move
    #[arg(long)]
    pub(crate) legal: bool,
    /// Adds a line with every zone of the table after each move
    #[arg(long)]
    pub(crate) state: bool,
}

/// What `sim replay` plays back.
#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// A log or replay file, JSON Lines; - for standard input
    pub(crate) file: PathBuf,
    /// Shows each game from this move on
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) from: usize,
}

/// What `sim bench` measures.
#[derive(Args)]
pub(crate) struct BenchArgs {
    /// Prints JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    /// CPU seconds for each game and number of players
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub(crate) seconds: f64,
}

impl Cli {
    /// Does what was asked for.
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.command {
            Command::Log(args) => log::run(&args),
            Command::Replay(args) => replay::run(&args),
            Command::Bench(args) => bench::run(&args),
        }
    }
}
