//! Steps through a list of values, one up or one down.

use core::ops::RangeInclusive;

/// The next value or the one before. Up to four values go round, more stop at their ends.
pub(super) fn step(value: u8, range: RangeInclusive<u8>, up: bool) -> u8 {
    let (least, most) = (*range.start(), *range.end());
    let goes_round = most - least < 4;
    match up {
        true if value < most => value + 1,
        false if value > least => value - 1,
        true if goes_round => least,
        false if goes_round => most,
        _ => value,
    }
}
