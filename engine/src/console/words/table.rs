//! What the console says at the table, between the screens of a game.

/// Something takes a moment.
pub(crate) const LAYING_OUT: &str = "Loading...";
pub(crate) const SHUFFLING: &str = "Shuffling...";
pub(crate) const WINDING: &str = "One moment...";

/// Above what the robots did or do.
pub(crate) const ROBOTS_PLAYED: &str = "WHAT ROBOTS DID";
pub(crate) const ROBOTS_PLAY: &str = "ROBOTS PLAY...";
