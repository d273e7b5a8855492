//! What the screens of all games say.

use crate::console::kit::{Line, line};
use crate::console::memory::{Badge, CommonBadge};

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

/// The badges that every game can earn, in the order of [`CommonBadge`].
pub(super) const COMMON_BADGES: [Badge; CommonBadge::ALL.len()] = [
    Badge { name: "FIRST WIN", deed: ["Won a game for", "the first time"] },
    Badge { name: "FIVE WINS", deed: ["Five games won,", "one after the other"] },
    Badge { name: "ROBOT TAMER", deed: ["Won against three", "hard robots at once"] },
    Badge { name: "ALL-ROUNDER", deed: ["Has won each of", "the games"] },
    Badge { name: "BY A HAIR", deed: ["Won by one single", "point"] },
    Badge { name: "OLD HAND", deed: ["Played 25 games", "to the end"] },
];
