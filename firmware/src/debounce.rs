//! Turns a contact that bounces into one press.

/// How long a contact must keep its level before it counts, in microseconds.
pub const SETTLE: u64 = 5_000;

/// A change that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    /// The button went down.
    Press,
    /// The button came up.
    Release,
}

/// Follows one button. Times are in microseconds, from any start.
///
/// A button that is down at the start is ignored until it comes up, so that a stuck one does no harm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Debounce {
    down: bool,
    changed_at: Option<u64>,
}

impl Debounce {
    /// Starts with the level that the contact has.
    pub fn new(down: bool) -> Debounce {
        Debounce { down, changed_at: None }
    }

    /// The level that counts.
    pub fn is_down(&self) -> bool {
        self.down
    }

    /// Whether the button is up and its contact does not bounce.
    pub fn is_up_at_rest(&self) -> bool {
        !self.down && self.changed_at.is_none()
    }

    /// When to sample again even if nothing moves; `None` while the contact is at rest.
    pub fn sample_again_at(&self) -> Option<u64> {
        self.changed_at.map(|at| at + SETTLE)
    }

    /// Takes a sample of the contact. `moved` says that it has moved since the last sample, whatever its level is now.
    pub fn sample(&mut self, down: bool, moved: bool, now: u64) -> Option<Edge> {
        if down == self.down {
            self.changed_at = None;
            return None;
        }
        let since = match self.changed_at {
            Some(at) if !moved => at,
            _ => *self.changed_at.insert(now),
        };
        if now < since + SETTLE {
            return None;
        }
        self.down = down;
        self.changed_at = None;
        Some(if down { Edge::Press } else { Edge::Release })
    }
}

/// Returns true if a contact was down at least as long as a press lasts. Samples are `apart` microseconds apart.
pub fn has_press(is_down: impl Iterator<Item = bool>, apart: u64) -> bool {
    let mut down_for = None;
    is_down
        .map(|is_down| {
            down_for = is_down.then(|| down_for.map_or(0, |time| time + apart));
            down_for
        })
        .any(|time| time.is_some_and(|time| time >= SETTLE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_down_for_long_enough_in_one_piece_is_a_press() {
        let samples = |pieces: &[(bool, usize)]| {
            let all = pieces.iter().flat_map(|&(down, count)| std::iter::repeat_n(down, count));
            has_press(all.collect::<Vec<_>>().into_iter(), 500)
        };
        assert!(!samples(&[]));
        assert!(!samples(&[(false, 100)]));
        assert!(!samples(&[(false, 20), (true, 10), (false, 20)]));
        assert!(samples(&[(false, 20), (true, 11), (false, 20)]));
        assert!(!samples(&[(true, 6), (false, 1), (true, 6)]));
    }

    #[test]
    fn a_bouncing_press_counts_once() {
        let mut button = Debounce::new(false);
        for (now, down) in [(0, true), (300, false), (700, true), (1500, false), (1600, true)] {
            assert_eq!(button.sample(down, true, now), None);
        }
        assert_eq!(button.sample_again_at(), Some(6600));
        assert!(!button.is_up_at_rest());
        assert_eq!(button.sample(true, false, 6600), Some(Edge::Press));
        assert_eq!(button.sample(true, false, 20_000), None);
        assert!(button.is_down());
    }

    #[test]
    fn a_spike_does_not_count() {
        let mut button = Debounce::new(false);
        assert_eq!(button.sample(true, true, 0), None);
        assert_eq!(button.sample(false, true, 900), None);
        assert_eq!(button.sample_again_at(), None);
    }

    #[test]
    fn a_release_that_bounces_counts_once() {
        let mut button = Debounce::new(true);
        assert_eq!(button.sample(false, true, 0), None);
        assert_eq!(button.sample(false, true, 4_000), None);
        assert_eq!(button.sample(false, false, 8_000), None);
        assert!(!button.is_up_at_rest());
        assert_eq!(button.sample(false, false, 9_000), Some(Edge::Release));
        assert!(button.is_up_at_rest());
    }

    #[test]
    fn a_button_that_is_stuck_from_the_start_is_silent() {
        let mut button = Debounce::new(true);
        assert_eq!(button.sample(true, false, 1_000_000), None);
        assert_eq!(button.sample_again_at(), None);
    }
}
