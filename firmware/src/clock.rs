//! The console's clock: milliseconds since the start, in 32 bits. It wraps around after seven weeks.

/// What the clock shows after so many milliseconds.
#[allow(clippy::cast_possible_truncation)] // this is how it wraps around
pub const fn shown(milliseconds: u64) -> u32 {
    milliseconds as u32
}

/// How many milliseconds are left until the clock shows a time; 0 if that has passed.
pub const fn until(due: u32, now: u32) -> u32 {
    let left = due.wrapping_sub(now);
    // More than half of the clock's range ahead means that it has passed.
    if left > u32::MAX / 2 { 0 } else { left }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_comes_closer_and_has_then_passed() {
        assert_eq!(until(1500, 1000), 500);
        assert_eq!(until(1500, 1500), 0);
        assert_eq!(until(1500, 1501), 0);
    }

    #[test]
    fn times_are_right_when_the_clock_wraps_around_in_between() {
        let before = (1_u64 << 32) - 200;
        assert_eq!(until(shown(before + 500), shown(before)), 500);
        assert_eq!(until(shown(before), shown(before + 500)), 0);
    }
}
