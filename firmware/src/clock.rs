//! The console's clock: milliseconds since the start, in 32 bits. It wraps around after seven weeks.

/// What the clock shows after so many milliseconds.
#[allow(clippy::cast_possible_truncation)] // that is the running over
pub const fn shown(milliseconds: u64) -> u32 {
    milliseconds as u32
}

/// How many milliseconds it is until the clock shows a time; none if it has.
pub const fn until(due: u32, now: u32) -> u32 {
    let left = due.wrapping_sub(now);
    // More than half way round is behind.
    if left > u32::MAX / 2 { 0 } else { left }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_due_comes_closer_and_is_then_over() {
        assert_eq!(until(1500, 1000), 500);
        assert_eq!(until(1500, 1500), 0);
        assert_eq!(until(1500, 1501), 0);
    }

    #[test]
    fn a_clock_that_runs_over_keeps_what_is_due() {
        let before = (1_u64 << 32) - 200;
        assert_eq!(until(shown(before + 500), shown(before)), 500);
        assert_eq!(until(shown(before), shown(before + 500)), 0);
    }
}
