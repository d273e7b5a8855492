//! The house as `docs/architecture.md` describes it, checked against the sources.
//!
//! Rooms know only the rooms below them, a type lives in few files, files are short, and a game is named in its own
//! folders, in a few lists of modules and in the registry.

mod citations;
mod graph;
mod names;
mod rooms;
mod sizes;
mod sources;
mod tokens;
mod types;
