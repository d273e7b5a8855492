//! How a command ends: success (0), failure (1), or wrong usage (2).

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command did not end well.
#[derive(Debug)]
pub enum Failure {
    /// The arguments are wrong; exit code 2.
    Usage(String),
    /// The arguments are right, but the command failed; exit code 1.
    Failed(String),
    /// Nobody reads the output any more (`sim log | head`). That is no error.
    Unread,
}

impl Failure {
    /// Wrong usage; the text says what is wrong and what is allowed.
    pub(crate) fn usage(what: impl Display) -> Failure {
        Failure::Usage(what.to_string())
    }

    /// A failure.
    pub(crate) fn failed(what: impl Display) -> Failure {
        Failure::Failed(what.to_string())
    }

    /// The same, with where it happened.
    pub(crate) fn at(self, place: &str) -> Failure {
        match self {
            Failure::Usage(what) => Failure::Usage(format!("{place}: {what}")),
            Failure::Failed(what) => Failure::Failed(format!("{place}: {what}")),
            Failure::Unread => Failure::Unread,
        }
    }
}

/// Prints a line, unless nobody reads it any more.
pub(crate) fn print(line: &str) -> Result<(), Failure> {
    Ok(writeln!(io::stdout(), "{line}")?)
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::failed(error),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        io::Error::from(error).into()
    }
}

/// Prints what went wrong, and gives the exit code.
pub(crate) fn code(result: Result<(), Failure>) -> ExitCode {
    match result {
        Ok(()) | Err(Failure::Unread) => ExitCode::SUCCESS,
        Err(Failure::Failed(what)) => {
            eprintln!("sim: {what}");
            ExitCode::from(1)
        }
        Err(Failure::Usage(what)) => {
            eprintln!("sim: {what}");
            ExitCode::from(2)
        }
    }
}
