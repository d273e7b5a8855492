//! Compares the sources with what `docs/architecture.md` promises.
//!
//! Folders (here called *rooms*) use only those below them, a type lives in few files, files are short, and a game is
//! named only in its own folders, in a few lists of modules and in the registry. What a player reads is in words.

mod citations;
mod graph;
mod names;
mod rooms;
mod sizes;
mod sources;
mod texts;
mod tokens;
mod types;
