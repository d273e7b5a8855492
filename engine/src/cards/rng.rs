//! The random generator: the same seed gives the same numbers for ever, on every machine.
//!
//! Replays depend on that, so the algorithms in this file must not change. The generator is xoshiro128++ (Blackman
//! and Vigna): 32-bit words, which suits a Cortex-M0+, and sixteen bytes of state. A seed is spread over them by
//! SplitMix64.

use core::fmt;
use core::str::FromStr;

use rand_core::RngCore;

/// A seed: 128 bits from which all random numbers of a game follow.
///
/// The text form is 16 hexadecimal digits, or 32 where the upper half is not zero.
///
/// ```
/// use engine::cards::Seed;
/// let seed: Seed = "2a".parse()?;
/// assert_eq!(seed, Seed(42));
/// assert_eq!(std::format!("{seed}"), "000000000000002a");
/// # Ok::<(), engine::cards::SeedError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seed(pub u128);

impl Seed {
    /// A fresh seed from a source of random numbers.
    #[allow(clippy::cast_lossless)]
    pub fn from_rng(rng: &mut impl RngCore) -> Seed {
        Seed((rng.next_u64() as u128) << 64 | rng.next_u64() as u128)
    }

    /// Another seed made from this one: the same `purpose` gives the same seed, another gives another.
    #[must_use]
    pub fn for_purpose(self, purpose: u64) -> Seed {
        let mut rng = Rng::new(Seed(self.0 ^ u128::from(purpose.wrapping_mul(0x9e37_79b9_7f4a_7c15))));
        Seed::from_rng(&mut rng)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 >> 64 == 0 { write!(f, "{:016x}", self.0) } else { write!(f, "{:032x}", self.0) }
    }
}

/// A text that is not a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedError;

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 1 to 32 hexadecimal digits")
    }
}

impl core::error::Error for SeedError {}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let hex = (1..=32).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_hexdigit());
        if !hex {
            return Err(SeedError);
        }
        u128::from_str_radix(text, 16).map(Seed).map_err(|_| SeedError)
    }
}

/// The generator. It is part of a game's state: seed, set-up and moves give the same game everywhere.
///
/// ```
/// use engine::cards::{Rng, Seed};
/// let (mut one, mut two) = (Rng::new(Seed(7)), Rng::new(Seed(7)));
/// assert_eq!(one.below(6), two.below(6));
/// assert!(one.below(6) < 6);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng {
    pub(super) words: [u32; 4],
}

impl Rng {
    /// Starts the generator from a seed.
    #[allow(clippy::cast_possible_truncation)] // takes the seed and the words apart
    pub const fn new(seed: Seed) -> Rng {
        let (high, low) = ((seed.0 >> 64) as u64, seed.0 as u64);
        let a = split_mix(low);
        let b = split_mix(a ^ high);
        // The all-zero state is the one that xoshiro never leaves.
        let b = if a == 0 && b == 0 { 1 } else { b };
        Rng { words: [a as u32, (a >> 32) as u32, b as u32, (b >> 32) as u32] }
    }

    /// The next 32 random bits.
    #[inline]
    pub const fn next(&mut self) -> u32 {
        let [a, b, c, d] = self.words;
        let result = a.wrapping_add(d).rotate_left(7).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.words = [a ^ d, b ^ c, c ^ (b << 9), d.rotate_left(11)];
        result
    }

    /// A number below `bound`, each with the same probability; 0 if `bound` is 0.
    ///
    /// Multiplies and rejects (Lemire): no bias, and almost never a second draw.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // takes the product's two halves apart
    pub const fn below(&mut self, bound: u32) -> u32 {
        let mut product = self.next() as u64 * bound as u64;
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = self.next() as u64 * bound as u64;
            }
        }
        (product >> 32) as u32
    }

    /// Puts cards into a random order, each order with the same probability.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        shuffle_by(cards, |bound| self.below(bound));
    }
}

/// Fisher and Yates, from the end: each place gets one of the cards up to it, chosen by `below`.
///
/// Apart from the generator, so that a test can go through all that `below` can answer.
#[inline]
pub(super) fn shuffle_by<T>(cards: &mut [T], mut below: impl FnMut(u32) -> u32) {
    let mut rest = cards;
    while let (Ok(len), true) = (u32::try_from(rest.len()), rest.len() > 1) {
        let chosen = below(len) as usize;
        let last = rest.len() - 1;
        if chosen < last {
            rest.swap(chosen, last);
        }
        let Some((_, shorter)) = rest.split_last_mut() else { return };
        rest = shorter;
    }
}

/// One step of SplitMix64.
pub(super) const fn split_mix(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl RngCore for Rng {
    fn next_u32(&mut self) -> u32 {
        self.next()
    }

    fn next_u64(&mut self) -> u64 {
        let low = u64::from(self.next());
        u64::from(self.next()) << 32 | low
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(4) {
            for (byte, random) in chunk.iter_mut().zip(self.next().to_le_bytes()) {
                *byte = random;
            }
        }
    }
}
