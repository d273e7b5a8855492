//! What the screens of Bango say.

use crate::console::kit::{Line, line};

/// What the pages of the rules are about; their places.
pub(super) const DRAW: usize = 1;
pub(super) const EXPLOSION: usize = 2;
pub(super) const LAY_DOWN: usize = 6;
pub(super) const THE_END: usize = 9;
/// In front of a player.
pub(super) const NO_SEQUENCE: &str = "no sequence yet";
pub(super) const IN_HAND: &str = "in hand";
pub(super) const OUT: &str = "OUT";
pub(super) const NOTHING: &str = "nothing";
pub(super) const HAND: &str = "HAND";
pub(super) const NO_CARDS: &str = "no cards in your hand";
/// To play a Bango, the number must be the same.
pub(super) const FIND: &str = "find the same";
pub(super) const NO_MATCH: &str = "no card fits";
/// After a Bango.
pub(super) const NO_EXPLOSION: &str = "no explosion!";
pub(super) const BOTH_GONE: &str = "both are gone";
pub(super) fn points(points: i16) -> Line {
    line!("{points} POINT{}", if points == 1 { "" } else { "S" })
}
/// What the points are made of.
pub(super) fn counted(cards: u8, bonus: u8, out: u8) -> [Line; 3] {
    [line!("cards {cards}"), line!("bonus {bonus}"), line!("out {}", -i16::from(out))]
}
/// Asked before a lay-down that costs points.
pub(super) fn really_lose(points: i16) -> Line {
    line!("REALLY? -{points} POINT{}", if points == 1 { "" } else { "S" })
}
pub(super) fn really_less(points: i16) -> Line {
    match points {
        1 => Line::from("REALLY? 1 POINT LESS"),
        2..=9 => line!("REALLY? {points} POINTS LESS"),
        _ => line!("REALLY? {points} LESS"),
    }
}
pub(super) const YES_LAY_DOWN: &str = "yes, lay down";
/// Why a hand is laid down.
pub(super) const OVER_FIVE: &str = "more than 5 cards!";
pub(super) const LAST_TIME: &str = "the last time";
/// What buttons do with a Bango.
pub(super) const BANGO: &str = "bango";
pub(super) const BANGO_IT: &str = "bango it";
