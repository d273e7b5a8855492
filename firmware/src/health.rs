//! Tests whether the source of chance still works: the two continuous tests of NIST SP 800-90B, 4.4.
//!
//! The ring oscillator's bits are biased and depend on each other, so each counts as half a bit of entropy. A good
//! source fails once in a million windows.

/// The repetition count test fails at so many equal bits in a row: 1 + 20 / 0.5.
const REPETITIONS: u32 = 41;
/// The adaptive proportion test looks at so many bits at a time.
const WINDOW: u32 = 1024;
/// It fails if so many of them equal the first one, which happens with a probability of 2^-20 at half a bit each.
const PROPORTION: u32 = 793;

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

/// Both tests, on a stream of bits.
#[derive(Clone, Debug)]
pub struct HealthTests {
    health: Health,
    last: bool,
    repetitions: u32,
    first: bool,
    equal: u32,
    seen: u32,
}

impl HealthTests {
    /// Before the first bit.
    pub const fn new() -> HealthTests {
        HealthTests { health: Health::Unknown, last: false, repetitions: 0, first: false, equal: 0, seen: 0 }
    }

    /// What the tests say so far.
    pub fn verdict(&self) -> Health {
        self.health
    }

    /// Adds the next bit.
    pub fn add(&mut self, bit: bool) {
        self.repetitions = if bit == self.last { self.repetitions + 1 } else { 1 };
        self.last = bit;
        if self.seen == 0 {
            (self.first, self.equal) = (bit, 0);
        }
        self.seen += 1;
        self.equal += u32::from(bit == self.first);
        if self.repetitions >= REPETITIONS || self.equal >= PROPORTION {
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

impl Default for HealthTests {
    fn default() -> HealthTests {
        HealthTests::new()
    }
}

/// Numbers that are not random but follow no rhythm (xorshift32).
#[derive(Clone, Debug)]
pub struct Jitter(u32);

impl Jitter {
    /// The first number is always the same.
    pub const fn new() -> Jitter {
        Jitter(0x2545_f491)
    }

    /// The next number.
    #[allow(clippy::should_implement_trait)] // it never ends
    pub const fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }
}

impl Default for Jitter {
    fn default() -> Jitter {
        Jitter::new()
    }
}

#[cfg(test)]
mod tests {
    use engine::cards::{Rng, Seed};

    use super::*;

    fn after(bits: impl Iterator<Item = bool>) -> Health {
        let mut tests = HealthTests::new();
        bits.for_each(|bit| tests.add(bit));
        tests.verdict()
    }

    #[test]
    fn two_million_random_bits_are_good() {
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
    fn a_source_that_died_stays_dead() {
        let mut rng = Rng::new(Seed(3));
        let bits = (0..41).map(|_| true).chain((0..5000).map(|_| rng.next() & 1 == 1));
        assert_eq!(after(bits), Health::Dead);
    }
}
