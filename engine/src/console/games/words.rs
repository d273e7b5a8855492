//! What the screens of all games say.

use crate::console::kit::{Line, line};
use crate::console::memory::{Badge, CommonBadge};
use crate::console::words::names::LEARNER;

/// What somebody does, with the name: ANNA *wins*, but the learner of a lesson is called YOU, and YOU *win*.
pub(super) fn doing(name: &str, others: &str, you: &str) -> Line {
    line!("{name} {}", if by_learner(name) { you } else { others })
}

/// Whether the learner of a lesson does it.
pub(super) fn by_learner(name: &str) -> bool {
    name == LEARNER
}

/// What one winner does, in two lines, or several do.
pub(super) fn wins(name: &str) -> [&'static str; 2] {
    if by_learner(name) { ["win the", "game!"] } else { ["wins the", "game!"] }
}
pub(super) const WIN: &str = "win!";
pub(super) const AND_OTHERS: &str = "and others";

/// The second of two winners.
pub(super) fn and(name: &str) -> Line {
    line!("and {name}")
}

/// Who thinks, with dots that come and go.
pub(super) fn thinks(name: &str, dots: &str) -> Line {
    line!("{name} thinking{dots}")
}

/// So many of something: one has no `s`.
pub(super) fn counted(count: i16, what: &str) -> Line {
    line!("{count} {what}{}", if count.abs() == 1 { "" } else { "s" })
}

/// Above the badge of one game.
pub(super) fn in_game(title: &str) -> Line {
    line!("in {title}:")
}

/// The badges that every game can earn, in the order of [`CommonBadge`].
pub(super) const COMMON_BADGES: [Badge; CommonBadge::ALL.len()] = [
    Badge { name: "FIRST WIN", deed: ["Won a game for", "the first time"] },
    Badge { name: "FIVE WINS", deed: ["Won five games", "in a row"] },
    Badge { name: "ROBOT TAMER", deed: ["Won against three", "hard robots at once"] },
    Badge { name: "ALL-ROUNDER", deed: ["Won every game", "at least once"] },
    Badge { name: "BY A HAIR", deed: ["Won by a single", "point"] },
    Badge { name: "OLD HAND", deed: ["Played 25 games", "to the end"] },
];
