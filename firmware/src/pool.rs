//! The entropy pool: hashes all randomness together, and makes seeds from it.
//!
//! The pool is 256 bits. Whatever goes in is hashed with what is there; what comes out is a hash of its own, and
//! the pool moves on so that nothing given out can be found again. Bits of the oscillator, the timing of
//! buttons and the seed of the last start go in: each of them alone is enough for a new deck.

use engine::cards::Seed;
use rand_core::RngCore;
use sha2::{Digest, Sha256};

/// Where something that goes in comes from. Each source is hashed with a letter of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Raw bits of the ring oscillator.
    Oscillator,
    /// When a button moved, and which.
    Button,
    /// The seed that the last start left in the flash.
    StoredSeed,
}

/// The entropy pool.
#[derive(Clone)]
pub struct EntropyPool {
    state: [u8; 32],
}

impl EntropyPool {
    /// An empty pool: the same on every device.
    pub const fn new() -> EntropyPool {
        EntropyPool { state: [0; 32] }
    }

    /// Mixes something in.
    pub fn mix(&mut self, source: Source, bytes: &[u8]) {
        let source = match source {
            Source::Oscillator => b'o',
            Source::Button => b'b',
            Source::StoredSeed => b's',
        };
        self.state = hash(&[&self.state, &[source], bytes]);
    }

    /// A seed for a game.
    pub fn seed(&mut self) -> Seed {
        Seed::from_rng(self)
    }

    /// The seed to be kept for the next start. It says nothing about any game's seed.
    pub fn seed_to_store(&mut self) -> [u8; 16] {
        let mut seed = [0; 16];
        self.fill_bytes(&mut seed);
        seed
    }

    /// Sixteen bytes out; the pool moves on.
    fn draw(&mut self) -> [u8; 16] {
        let out = hash(&[&self.state, b">"]);
        self.state = hash(&[&self.state, b"+"]);
        out.first_chunk().copied().unwrap_or_default()
    }
}

impl Default for EntropyPool {
    fn default() -> EntropyPool {
        EntropyPool::new()
    }
}

fn hash(pieces: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for piece in pieces {
        hash.update(piece);
    }
    hash.finalize().into()
}

impl RngCore for EntropyPool {
    fn next_u32(&mut self) -> u32 {
        let [a, b, c, d, ..] = self.draw();
        u32::from_le_bytes([a, b, c, d])
    }

    fn next_u64(&mut self) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.draw();
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(16) {
            for (byte, random) in chunk.iter_mut().zip(self.draw()) {
                *byte = random;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn with_a_dead_source_a_thousand_starts_still_give_a_thousand_seeds() {
        let mut stored = [0; 16];
        let mut seeds = BTreeSet::new();
        for _ in 0..1000 {
            let mut pool = EntropyPool::new();
            pool.mix(Source::StoredSeed, &stored);
            pool.mix(Source::Oscillator, &[0xff; 128]);
            stored = pool.seed_to_store();
            seeds.extend([pool.seed(), pool.seed(), pool.seed()]);
        }
        assert_eq!(seeds.len(), 3000);
    }

    #[test]
    fn every_source_counts_and_none_passes_for_another() {
        let from = |source, byte| {
            let mut pool = EntropyPool::new();
            pool.mix(source, &[byte]);
            pool.seed()
        };
        let sources = [Source::Oscillator, Source::Button, Source::StoredSeed];
        let seeds: BTreeSet<Seed> =
            sources.iter().flat_map(|&s| (0..=255).map(move |b| from(s, b))).collect();
        assert_eq!(seeds.len(), 3 * 256);
    }
}
