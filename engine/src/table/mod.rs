//! A match at the table: a game together with its record, so that it can be saved, resumed and taken back.

mod bytes;
mod choices;
mod matches;
mod record;

pub use bytes::LoadError;
pub use matches::{Match, PlayError, UndoRefused};
pub use record::{Record, RecordFull, Replay, ReplayError};
