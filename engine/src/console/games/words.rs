//! What the screens of all games say.

use crate::console::kit::{Line, line};

/// What one winner does, or several do.
pub(super) const WINS: [&str; 2] = ["wins the", "game!"];
pub(super) const WIN: &str = "win!";
pub(super) const AND_OTHERS: &str = "and others";

/// The second of two winners.
pub(super) fn and(name: &str) -> Line {
    line!("and {name}")
}

/// Who thinks, with dots that come and go.
pub(super) fn thinks(name: &str, dots: &str) -> Line {
    line!("{name} thinks{dots}")
}

/// So many of something: one has no `s`.
pub(super) fn counted(count: i16, what: &str) -> Line {
    line!("{count} {what}{}", if count.abs() == 1 { "" } else { "s" })
}
