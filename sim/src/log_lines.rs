//! The lines of a log as they are read.

use engine::games::Seat;
use serde_json::{Map, Value};

use crate::exit::Failure;

/// What must be in the file.
pub(crate) const EXPECTED: &str = "a log as \"sim log\" writes it, one JSON object a line";

/// A line of the file, with its number.
pub(crate) struct LogLine {
    pub(crate) number: usize,
    pub(crate) value: Value,
}

impl LogLine {
    /// Something is wrong in it.
    pub(crate) fn wrong(&self, what: impl std::fmt::Display) -> Failure {
        Failure::failed(format!("line {}: {what}", self.number))
    }

    /// The text of a key.
    pub(crate) fn text(&self, key: &str) -> Result<&str, Failure> {
        self.value[key].as_str().ok_or_else(|| self.wrong(format!("\"{key}\" must be a string")))
    }

    /// The seat of a key.
    pub(crate) fn seat(&self, key: &str) -> Result<Seat, Failure> {
        let number = self.value[key].as_u64().and_then(|n| u8::try_from(n).ok());
        number
            .and_then(Seat::from_number)
            .ok_or_else(|| self.wrong(format!("\"{key}\" must be a seat from 1 to 6")))
    }

    /// Refuses a key that no line of this type has: whoever wrote it meant something that is not checked.
    pub(crate) fn only(&self, keys: &[&str]) -> Result<(), Failure> {
        let found = self.value.as_object().into_iter().flat_map(Map::keys);
        match found.into_iter().find(|key| !keys.contains(&key.as_str())) {
            Some(key) => {
                Err(self.wrong(format!("unknown key \"{key}\"; this kind of line has {}", keys.join(", "))))
            }
            None => Ok(()),
        }
    }

    /// Compares what the line says with what the engine says.
    pub(crate) fn must_be(&self, expected: &Value) -> Result<(), Failure> {
        if self.value == *expected {
            return Ok(());
        }
        let empty = Map::new();
        let (found, wanted) =
            (self.value.as_object().unwrap_or(&empty), expected.as_object().unwrap_or(&empty));
        let keys = wanted.keys().chain(found.keys());
        let key = keys.into_iter().find(|key| found.get(*key) != wanted.get(*key));
        let key = key.map_or("t", String::as_str);
        let show = |side: &Map<String, Value>| side.get(key).map_or("nothing".into(), Value::to_string);
        Err(self.wrong(format!("\"{key}\" is {}, but should be {}", show(found), show(wanted))))
    }
}

/// The lines that are still to be read.
pub(crate) struct Lines(std::iter::Peekable<std::vec::IntoIter<LogLine>>);

impl Lines {
    /// All lines of a text that are not empty.
    pub(crate) fn parse(text: &str) -> Result<Lines, Failure> {
        let parsed =
            text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).map(|(index, line)| {
                match serde_json::from_str(line) {
                    Ok(value) => Ok(LogLine { number: index + 1, value }),
                    Err(error) => {
                        let line = index + 1;
                        Err(Failure::failed(format!("line {line} is not JSON: {error}; expected {EXPECTED}")))
                    }
                }
            });
        let lines: Vec<LogLine> = parsed.collect::<Result<_, _>>()?;
        Ok(Lines(lines.into_iter().peekable()))
    }

    /// Takes the next line.
    pub(crate) fn take(&mut self) -> Option<LogLine> {
        self.0.next()
    }

    /// Takes the next line if it is of this type.
    pub(crate) fn take_if(&mut self, t: &str) -> Option<LogLine> {
        self.0.next_if(|line| line.value["t"] == t)
    }
}
