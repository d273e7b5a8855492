//! What the console says around the games: a file for each subject, and the words of the buttons for all.
//!
//! What a screen says is here and how it looks is there, so that somebody can read, weigh and change all words without
//! reading code. The words of a game are in its own folder.

pub(super) mod backup;
pub(super) mod board;
pub(super) mod buttons;
pub(super) mod faults;
pub(super) mod learning;
pub(super) mod menus;
pub(super) mod names;
pub(super) mod pause;
pub(super) mod questions;
pub(super) mod records;
pub(super) mod settings;
pub(super) mod setup;
pub(super) mod table;
pub(super) mod verbs;

/// The device.
pub(crate) const PASSDECK: &str = "PASSDECK";

/// A switch.
pub(crate) const OFF: &str = "off";
pub(crate) const ON: &str = "on";

/// How loud a sound is.
pub(crate) const LOW: &str = "low";
pub(crate) const HIGH: &str = "high";

/// There is none, or it cannot be done now.
pub(crate) const NO: &str = "no";
