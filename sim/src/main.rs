//! The simulator: Passdeck's engine on the desktop.

mod bench;
mod cli;
mod exit;
mod log;
mod options;
mod random;
mod replay;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    exit::code(cli::Cli::parse().run())
}
