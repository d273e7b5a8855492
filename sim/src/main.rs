//! The simulator: Passdeck's engine on the desktop.

mod arena;
mod bench;
mod cli;
mod demo;
mod desktop;
mod exit;
mod frames;
mod gallery;
mod log;
mod options;
mod players;
mod random;
mod replay;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    exit::code(cli::Cli::parse().run())
}
