//! Tests whether the source of chance still works: the two continuous tests of NIST SP 800-90B, 4.4.
//!
//! The ring oscillator's bits are biased and depend on each other, so each counts as half a bit of entropy. A good
//! source fails once in a million windows.

/// So many equal bits in a row are one too many: 1 + 20 / 0.5.
const ROW: u32 = 41;
/// The proportion is taken over so many bits.
const WINDOW: u32 = 1024;
/// So many equal bits in a window are one too many: exceeded with a probability of 2^-20 at half a bit each.
const SHARE: u32 = 793;

/// What the tests say about the bits so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    /// Not yet a whole window.
    Unknown,
    /// All is well.
    Good,
    /// A test has failed. It stays so: a source that died once is not trusted again before the next start.
    Dead,
}

/// Watches a stream of bits.
#[derive(Clone, Debug)]
pub struct Watch {
    health: Health,
    last: bool,
    row: u32,
    first: bool,
    equal: u32,
    seen: u32,
}

impl Watch {
    /// Nothing seen yet.
    pub const fn new() -> Watch {
        Watch { health: Health::Unknown, last: false, row: 0, first: false, equal: 0, seen: 0 }
    }

    /// The verdict so far.
    pub fn health(&self) -> Health {
        self.health
    }

    /// Takes the next bit.
    pub fn see(&mut self, bit: bool) {
        self.row = if bit == self.last { self.row + 1 } else { 1 };
        self.last = bit;
        if self.seen == 0 {
            (self.first, self.equal) = (bit, 0);
        }
        self.seen += 1;
        self.equal += u32::from(bit == self.first);
        if self.row >= ROW || self.equal >= SHARE {
            self.health = Health::Dead;
        }
        if self.seen == WINDOW {
            self.seen = 0;
            if self.health == Health::Unknown {
                self.health = Health::Good;
            }
        }
    }
}

impl Default for Watch {
    fn default() -> Watch {
        Watch::new()
    }
}

#[cfg(test)]
mod tests {
    use engine::cards::{Rng, Seed};

    use super::*;

    fn after(bits: impl Iterator<Item = bool>) -> Health {
        let mut watch = Watch::new();
        bits.for_each(|bit| watch.see(bit));
        watch.health()
    }

    #[test]
    fn random_bits_are_good_for_long() {
        let mut rng = Rng::new(Seed(1));
        assert_eq!(after((0..2_000_000).map(|_| rng.next() & 1 == 1)), Health::Good);
    }

    #[test]
    fn biased_bits_are_still_good() {
        let mut rng = Rng::new(Seed(2));
        assert_eq!(after((0..200_000).map(|_| rng.below(100) < 60)), Health::Good);
    }

    #[test]
    fn a_constant_is_dead_after_forty_one_bits() {
        assert_eq!(after((0..40).map(|_| true)), Health::Unknown);
        assert_eq!(after((0..41).map(|_| true)), Health::Dead);
        assert_eq!(after((0..41).map(|_| false)), Health::Dead);
    }

    #[test]
    fn nearly_a_constant_is_dead_within_a_window() {
        assert_eq!(after((0..1024).map(|n| n % 10 != 9)), Health::Dead);
    }

    #[test]
    fn the_dead_stay_dead() {
        let mut rng = Rng::new(Seed(3));
        let bits = (0..41).map(|_| true).chain((0..5000).map(|_| rng.next() & 1 == 1));
        assert_eq!(after(bits), Health::Dead);
    }
}
