//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use engine::bots::Level;
use engine::cards::Seed;
use engine::games::Kind;

use crate::desktop::{Frontend, Screen, ScriptBoard};
use crate::exit::Failure;
use crate::players::ArenaBot;
use crate::{analyse, arena, backup, bench, desktop, frames, gallery, log, replay, rival};

/// Shown at the end of the help.
fn keys() -> String {
    let lines = desktop::help_lines(&desktop::GAME_KEYS).join("\n  ");
    format!("Keys, in the window and in the terminal:\n  {lines}\n\nEvery move is saved at once.")
}

/// Shown at the end of the help of `sim replay`.
fn replay_keys() -> String {
    let lines = desktop::help_lines(&desktop::REPLAY_KEYS).join("\n  ");
    format!("Keys, in the window and in the terminal:\n  {lines}")
}

/// The help of an argument that names a game.
fn games() -> String {
    format!("The game: {}", Kind::ALL.map(Kind::name).join(", "))
}

/// Passdeck on the desktop: plays card games, or runs one of the commands.
#[derive(Parser)]
#[command(version, after_help = keys())]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<CliCommand>,
    /// Ignore saved data, and save nothing
    #[arg(long)]
    fresh: bool,
    /// Deal the game of this seed: 1 to 32 hexadecimal digits, by default a random one
    #[arg(long, value_name = "S")]
    seed: Option<Seed>,
    /// Where to play (default: a window if possible, otherwise the terminal, otherwise a demo)
    #[arg(long, value_name = "PLACE")]
    on: Option<Frontend>,
}

#[derive(Subcommand)]
enum CliCommand {
    /// Play games and print their logs, one JSON object a line
    Log(LogArgs),
    /// Play a log again, check every line, and show the games move by move
    #[command(after_help = replay_keys())]
    Replay(ReplayArgs),
    /// Review a finished game: the hard bot's move, the chance of winning and the worst mistakes
    #[command(after_help = analyse::EXPLAINED)]
    Analyse(AnalyseArgs),
    /// Play a script of button presses, and print or save the pictures that it asks for
    Script(ScriptArgs),
    /// Save settings, records and games to one file, which the page can restore as well
    Backup(BackupArgs),
    /// Restore what was saved to a file, by this program or by the page
    Restore(RestoreArgs),
    /// Draw all screens that the tests compare, on one sheet
    Gallery(GalleryArgs),
    /// Count the button presses that each game takes an experienced player
    Presses(PressesArgs),
    /// Run a tournament in which every bot plays in every seat
    Arena(ArenaArgs),
    /// Measure the speed and size of random games, on one thread
    Bench(BenchArgs),
    /// Answer for the bots of this build, line by line; the arena of another build starts it
    #[command(hide = true)]
    Rival,
}

/// The arguments of `sim log`.
#[derive(Args)]
pub(crate) struct LogArgs {
    #[arg(help = games())]
    pub(crate) game: Kind,
    /// Number of players: at least 2, and at most what the game allows
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) players: u8,
    /// Seed, 1 to 32 hexadecimal digits; the same seed gives the same games
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: Seed,
    /// Number of games
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub(crate) games: u64,
    /// The seat that begins, from 1; by default chance decides
    #[arg(long, value_name = "SEAT")]
    pub(crate) first: Option<u8>,
    /// An option of the game, such as aggressive=true or tokens=6; can be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    #[command(flatten)]
    pub(crate) style: LogStyle,
}

/// Who plays for a log, and how much it says.
#[derive(Args, Clone, Copy)]
pub struct LogStyle {
    /// How the players decide: random, easy, normal, good or hard
    #[arg(long, value_name = "LEVEL", default_value = "random")]
    pub bot: Level,
    /// Add the list of legal moves to each move
    #[arg(long)]
    pub legal: bool,
    /// Add a line after each move that says where every card is
    #[arg(long)]
    pub state: bool,
}

/// The arguments of `sim replay`.
#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// A log (or only its set-up and move lines), as JSON Lines; - reads standard input. Or the link of a finished game: the
    /// part after its last # or /
    pub(crate) file: PathBuf,
    /// Begin with this move
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) from: usize,
    /// Check every line and print the moves instead of showing the game (the default when output is not a terminal)
    #[arg(long, conflicts_with = "on")]
    pub(crate) check: bool,
    /// Where to show it: by default in a window, else in the terminal
    #[arg(long, value_name = "PLACE")]
    pub(crate) on: Option<Screen>,
}

/// The arguments of `sim analyse`.
#[derive(Args)]
pub(crate) struct AnalyseArgs {
    /// A log, or the link of a finished game, as for `sim replay`
    pub(crate) file: PathBuf,
    /// Which game of the log, from 1
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub(crate) game: usize,
    /// How often each move is played out; four times as often halves the error
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(10..=100_000))]
    pub(crate) playouts: u32,
    /// Save the curve of the chances as a picture
    #[arg(long, value_name = "FILE")]
    pub(crate) png: Option<PathBuf>,
    /// Print JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

/// The arguments of `sim script`.
#[derive(Args)]
pub(crate) struct ScriptArgs {
    /// The script; tests/scenarios/README.md explains its commands
    pub(crate) file: PathBuf,
    /// Print every step with the checksum of its picture, and every move
    #[arg(long, conflicts_with = "gif")]
    pub(crate) transcript: bool,
    #[command(flatten)]
    pub(crate) expert: PlayOnArgs,
    /// Which board to emulate; the menus offer only what that board can do
    #[arg(long, value_enum, default_value_t)]
    pub(crate) board: ScriptBoard,
    /// Save the pictures in this folder instead of printing them
    #[arg(long, value_name = "DIR")]
    pub(crate) png: Option<PathBuf>,
    /// Record everything as an animated GIF
    #[arg(long, value_name = "FILE")]
    pub(crate) gif: Option<PathBuf>,
}

/// The arguments of `sim backup`.
#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The file to write
    pub(crate) file: PathBuf,
}

/// The arguments of `sim restore`.
#[derive(Args)]
pub(crate) struct RestoreArgs {
    /// The backup
    pub(crate) file: PathBuf,
    /// Give up what is saved now
    #[arg(long)]
    pub(crate) replace: bool,
}

/// The arguments of `sim gallery`.
#[derive(Args)]
pub(crate) struct GalleryArgs {
    /// Folders with text files that contain pictures in braille; by default those of the repository
    pub(crate) folders: Vec<PathBuf>,
    /// The file to write
    #[arg(long, value_name = "FILE", default_value = "gallery.png")]
    pub(crate) png: PathBuf,
    /// Size of a pixel on the sheet
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=8))]
    pub(crate) scale: u32,
}

/// How `sim script` plays on by itself.
#[derive(Args)]
pub(crate) struct PlayOnArgs {
    /// After the script, keep playing like an expert for this many decisions and print the presses
    #[arg(long, value_name = "DECISIONS", conflicts_with_all = ["transcript", "gif"])]
    pub(crate) play_on: Option<usize>,
    /// How the player decides: random, easy, normal, good or hard
    #[arg(long, value_name = "LEVEL", default_value = "hard", requires = "play_on")]
    pub(crate) like: Level,
    /// Stop after the first move that contains this text, such as "nothing"
    #[arg(long, value_name = "MOVE", requires = "play_on")]
    pub(crate) until: Option<String>,
    /// Restart once in each phase of the game
    #[arg(long, requires = "play_on")]
    pub(crate) restarts: bool,
}

/// The arguments of `sim presses`.
#[derive(Args)]
pub(crate) struct PressesArgs {
    /// Number of games of each kind
    #[arg(long, value_name = "K", default_value_t = 4)]
    pub(crate) games: u32,
    /// Print JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

/// The arguments of `sim arena`.
#[derive(Args)]
pub(crate) struct ArenaArgs {
    #[arg(help = games())]
    pub(crate) game: Kind,
    /// The bot of each seat: random, easy, normal, good, hard, oracle, which sees all cards, or a level of another build:
    /// other:hard
    #[arg(long, value_name = "A,B,...", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<ArenaBot>,
    /// Another build of the simulator to compare against
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) other: Option<PathBuf>,
    /// Number of games
    #[arg(long, value_name = "K", default_value_t = 2000)]
    pub(crate) games: u64,
    /// Seed, 1 to 32 hexadecimal digits; the same seed gives the same games
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: Seed,
    /// An option of the game, such as aggressive=true or tokens=6; can be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Print JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

/// The arguments of `sim bench`.
#[derive(Args)]
pub(crate) struct BenchArgs {
    /// Print JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    /// CPU time for each game and number of players, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub(crate) seconds: f64,
    /// Count draw calls, pixels and changed bytes of frames instead
    #[arg(long, conflicts_with = "seconds")]
    pub(crate) frames: bool,
}

impl Cli {
    /// Runs the command that was given.
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.command {
            None => desktop::play(self.on, self.fresh, self.seed),
            Some(CliCommand::Script(args)) => desktop::run_script(&args),
            Some(CliCommand::Backup(args)) => backup::save(&args),
            Some(CliCommand::Restore(args)) => backup::restore(&args),
            Some(CliCommand::Gallery(args)) => gallery::run(&args),
            Some(CliCommand::Presses(args)) => desktop::run_presses(&args),
            Some(CliCommand::Log(args)) => log::run(&args),
            Some(CliCommand::Replay(args)) => replay::run(&args),
            Some(CliCommand::Analyse(args)) => analyse::run(&args),
            Some(CliCommand::Arena(args)) => arena::run(&args),
            Some(CliCommand::Bench(args)) if args.frames => frames::run(args.json),
            Some(CliCommand::Bench(args)) => bench::run(&args),
            Some(CliCommand::Rival) => rival::run(),
        }
    }
}
