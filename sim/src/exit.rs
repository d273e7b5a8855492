//! How a command ends: success (0), failure (1), or wrong usage (2).

use std::fmt::{self, Display};
use std::io::{self, Write};
use std::path::Path;
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

    /// Appends `more` to the message.
    pub(crate) fn adding(self, more: &str) -> Failure {
        match self {
            Failure::Usage(what) => Failure::Usage(what + more),
            Failure::Failed(what) => Failure::Failed(what + more),
            Failure::Unread => Failure::Unread,
        }
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(what) | Failure::Failed(what) => f.write_str(what),
            Failure::Unread => f.write_str("the output was closed"),
        }
    }
}

/// Prints a line, unless nobody reads it any more. `println!` would panic then, so a lint forbids it here.
pub(crate) fn print(line: &str) -> Result<(), Failure> {
    Ok(writeln!(io::stdout(), "{line}")?)
}

/// A file that cannot be read: why, and what was expected there.
pub(crate) fn unreadable(path: &Path, error: &io::Error, expected: &str) -> Failure {
    let why = match error.kind() {
        io::ErrorKind::NotFound => "no such file".into(),
        io::ErrorKind::IsADirectory => "it is a folder".into(),
        io::ErrorKind::InvalidData => "it is not a text file".into(),
        _ => error.to_string(),
    };
    Failure::usage(format!("{} cannot be read: {why}; expected {expected}", path.display()))
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
        Err(Failure::Failed(what)) => complain(&what, 1),
        Err(Failure::Usage(what)) => complain(&what, 2),
    }
}

fn complain(what: &str, code: u8) -> ExitCode {
    // If nobody reads that either, the code still tells.
    let _ = writeln!(io::stderr(), "sim: {what}");
    ExitCode::from(code)
}
