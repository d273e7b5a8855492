//! The simulator: Passdeck on the desktop.
//!
//! Without a command it is a handheld on the screen. `desktop` puts a board around the engine's console: keys instead
//! of buttons, a window or the terminal instead of the OLED, files instead of flash. The commands are tools: each has
//! a module with its name, and `cli` defines their arguments.
//!
//! | command | module | purpose |
//! |---|---|---|
//! | none | `desktop`, `demo` | play in a window or in the terminal; without either, bots play a demo |
//! | `log`, `replay` | `log`, `replay`, `desktop::replay` | write logs of games; check them and show them again |
//! | `analyse` | `analyse` | judge every decision of a finished game |
//! | `script`, `presses` | `desktop::script` | play scripts of button presses; count the presses of a game |
//! | `backup`, `restore` | `backup` | save everything to one file, and restore it |
//! | `gallery` | `gallery` | draw all golden frames on one sheet |
//! | `arena`, `rival` | `arena`, `rival` | let bots play a tournament, also those of another build |
//! | `bench` | `bench`, `frames` | measure random games, and the drawing of frames |
//!
//! It is a library with a binary of one line, so that tests can call what reads texts of others, and what writes them.
//!
//! The other modules serve several commands: `options` reads options of games, `log_lines` the lines of logs, `players`
//! and `random` decide for seats, and `exit` says how a command ends.

#![warn(clippy::print_stdout, clippy::print_stderr)]

mod analyse;
mod arena;
mod backup;
mod bench;
mod cli;
mod demo;
mod desktop;
mod exit;
mod frames;
mod gallery;
mod happened;
mod log;
mod log_lines;
mod old_rules;
mod options;
mod players;
mod random;
mod replay;
mod rival;

use std::process::ExitCode;

use clap::Parser;

pub use cli::LogStyle;
pub use desktop::rehearse;
pub use exit::Failure;
pub use log::write_log;
pub use replay::verify;

/// Does what the command line says.
pub fn run() -> ExitCode {
    exit::code(cli::Cli::parse().run())
}
