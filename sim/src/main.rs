//! The simulator's binary.

use std::process::ExitCode;

fn main() -> ExitCode {
    sim::run()
}
