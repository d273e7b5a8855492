//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use engine::bots::Level;
use engine::cards::Seed;
use engine::games::Kind;

use crate::desktop::Where;
use crate::exit::Failure;
use crate::players::Player;
use crate::{arena, bench, desktop, frames, gallery, log, replay};

/// Passdeck on the desktop: four card games for one handheld. Without a command it is played.
#[derive(Parser)]
#[command(version)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Plays without the saved game and settings, and saves nothing
    #[arg(long)]
    fresh: bool,
    /// Deals the game of this seed, 1 to 32 hexadecimal digits
    #[arg(long, value_name = "S")]
    seed: Option<Seed>,
    /// Where to play; a window if there can be one, else the terminal, else a demo
    #[arg(long, value_name = "PLACE")]
    on: Option<Where>,
}

#[derive(Subcommand)]
enum Command {
    /// Plays games and writes their logs to standard output
    Log(LogArgs),
    /// Plays a log or replay file back, verifies it and shows it
    Replay(ReplayArgs),
    /// Plays a script of button presses without a display, and draws what it asks for
    Script(ScriptArgs),
    /// Draws every screen that the tests compare on one sheet
    Gallery(GalleryArgs),
    /// Counts the presses that the games take somebody who knows what to do
    Presses(PressesArgs),
    /// A tournament of bots over rotated seats
    Arena(ArenaArgs),
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
    /// Who plays: random, easy, normal or hard
    #[arg(long, value_name = "LEVEL", default_value = "random")]
    pub(crate) bot: Level,
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

/// What `sim script` plays.
#[derive(Args)]
pub(crate) struct ScriptArgs {
    /// A script: film, seed S, press BUTTONS, hold BUTTON MS, wait MS, restart, shot NAME
    pub(crate) file: PathBuf,
    /// Prints every step with a check sum of the picture (CRC-32 of the display's 1024 bytes), and every move
    #[arg(long, conflicts_with = "gif")]
    pub(crate) transcript: bool,
    #[command(flatten)]
    pub(crate) expert: PlayOnArgs,
    /// The folder for the pictures; without it they are printed
    #[arg(long, value_name = "DIR")]
    pub(crate) png: Option<PathBuf>,
    /// Films all of it
    #[arg(long, value_name = "FILE")]
    pub(crate) gif: Option<PathBuf>,
}

/// What `sim gallery` draws.
#[derive(Args)]
pub(crate) struct GalleryArgs {
    /// Folders of text files with pictures in braille; without any, the golden frames of the repository
    pub(crate) folders: Vec<PathBuf>,
    /// The sheet
    #[arg(long, value_name = "FILE", default_value = "gallery.png")]
    pub(crate) png: PathBuf,
    /// Enlargement of the screens
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=8))]
    pub(crate) scale: u32,
}

/// How `sim script` goes on by itself.
#[derive(Args)]
pub(crate) struct PlayOnArgs {
    /// Goes on after the script like somebody who knows the game, for so many decisions, and prints the presses
    #[arg(long, value_name = "DECISIONS", conflicts_with_all = ["transcript", "gif"])]
    pub(crate) play_on: Option<usize>,
    /// How well: random, easy, normal or hard
    #[arg(long, value_name = "LEVEL", default_value = "hard", requires = "play_on")]
    pub(crate) like: Level,
    /// Stops after a move like this, such as "nothing"
    #[arg(long, value_name = "MOVE", requires = "play_on")]
    pub(crate) until: Option<String>,
    /// Restarts once in each phase of the game
    #[arg(long, requires = "play_on")]
    pub(crate) restarts: bool,
}

/// What `sim presses` counts.
#[derive(Args)]
pub(crate) struct PressesArgs {
    /// Games of each kind
    #[arg(long, value_name = "K", default_value_t = 4)]
    pub(crate) games: u32,
    /// Prints JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

/// Who plays in `sim arena`.
#[derive(Args)]
pub(crate) struct ArenaArgs {
    /// bango, no_idea, burst or combo
    pub(crate) game: Kind,
    /// A level for each seat: random, easy, normal, hard; or oracle, who sees all cards
    #[arg(long, value_name = "A,B,...", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<Player>,
    /// How many games to play
    #[arg(long, value_name = "K", default_value_t = 2000)]
    pub(crate) games: u64,
    /// 1 to 32 hexadecimal digits; the same seed plays the same games
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: Seed,
    /// An option or variant of the game, such as aggressive=true or tokens=6
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Prints JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
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
    /// Counts what frames are made of instead: draw calls, pixels, and bytes that change
    #[arg(long, conflicts_with = "seconds")]
    pub(crate) frames: bool,
}

impl Cli {
    /// Does what was asked for.
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.command {
            None => desktop::play(self.on, self.fresh, self.seed),
            Some(Command::Script(args)) => desktop::run_script(&args),
            Some(Command::Gallery(args)) => gallery::run(&args),
            Some(Command::Presses(args)) => desktop::run_presses(&args),
            Some(Command::Log(args)) => log::run(&args),
            Some(Command::Replay(args)) => replay::run(&args),
            Some(Command::Arena(args)) => arena::run(&args),
            Some(Command::Bench(args)) if args.frames => frames::run(args.json),
            Some(Command::Bench(args)) => bench::run(&args),
        }
    }
}
