//! What must hold whatever bytes the readers of saves, logs, moves and scripts are given.
//!
//! Each target has a file with two functions: `check` must hold for any bytes, and `seeds` are good bytes to begin with.
//! They are made by the engine itself, so that they follow its formats. `corpus.rs` plays what was found once as a
//! plain test; the program in `fuzzer` goes on from there. `README.md` explains both.

mod archive;
mod bytes;
mod device;
mod flash;
mod journal;
mod link;
mod log;
mod moves;
mod notation;
mod profile;
mod record;
mod records;
mod save;
mod script;

use std::fs;
use std::path::PathBuf;

/// What is fuzzed.
#[derive(Clone, Copy)]
pub struct Target {
    /// The name of the target and of its corpus.
    pub name: &'static str,
    /// Panics if something does not hold for these bytes.
    pub check: fn(&[u8]),
    seeds: fn() -> Vec<Vec<u8>>,
}

/// All targets. `tests/fuzz/run` reads their names from here.
pub const TARGETS: [Target; 11] = [
    Target { name: "archive", check: archive::check, seeds: archive::seeds },
    Target { name: "journal", check: journal::check, seeds: journal::seeds },
    Target { name: "link", check: link::check, seeds: link::seeds },
    Target { name: "log", check: log::check, seeds: log::seeds },
    Target { name: "moves", check: moves::check, seeds: moves::seeds },
    Target { name: "notation", check: notation::check, seeds: notation::seeds },
    Target { name: "profile", check: profile::check, seeds: profile::seeds },
    Target { name: "record", check: record::check, seeds: record::seeds },
    Target { name: "records", check: records::check, seeds: records::seeds },
    Target { name: "save", check: save::check, seeds: save::seeds },
    Target { name: "script", check: script::check, seeds: script::seeds },
];

impl Target {
    /// The file with the kept inputs: a line of hexadecimal digits for each.
    pub fn corpus(&self) -> PathBuf {
        [env!("CARGO_MANIFEST_DIR"), "corpus", &format!("{}.hex", self.name)].iter().collect()
    }

    /// The inputs that a search begins with, each with its name: the seeds, then the lines of the corpus.
    ///
    /// # Panics
    /// If the corpus cannot be read, or is empty.
    pub fn inputs(&self) -> Vec<(String, Vec<u8>)> {
        let path = self.corpus();
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(!text.is_empty(), "{} is empty", path.display());
        let seeds = (self.seeds)().into_iter().enumerate().map(|(at, seed)| (format!("seed {at}"), seed));
        let kept = text.lines().zip(1..).map(|(line, number)| {
            let bytes = unhex(line).unwrap_or_else(|| panic!("{}:{number} is not hex", path.display()));
            (format!("line {number}"), bytes)
        });
        seeds.chain(kept).collect()
    }
}

/// Reads two hexadecimal digits for each byte.
fn unhex(line: &str) -> Option<Vec<u8>> {
    let digit = |&letter: &u8| char::from(letter).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let (pairs, rest) = line.as_bytes().as_chunks::<2>();
    let bytes = pairs.iter().map(|[high, low]| Some(digit(high)? << 4 | digit(low)?));
    rest.is_empty().then(|| bytes.collect())?
}

#[cfg(test)]
mod tests {
    use super::unhex;

    #[test]
    fn bytes_are_read_from_pairs_of_digits() {
        assert_eq!(unhex("00ff1aB2"), Some(vec![0, 255, 0x1a, 0xb2]));
        assert_eq!(unhex(""), Some(vec![]));
        assert_eq!([unhex("123"), unhex("1g"), unhex("+1")], [None, None, None]);
    }
}
