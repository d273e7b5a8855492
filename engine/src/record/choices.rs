//! The moves of a game, each as its place in the list of legal moves, in as few bits as that list needs.

use super::RecordFull;
use crate::games::Moves;

/// Choices one after the other. A choice among `n` takes as many bits as `n - 1` has; a forced one takes none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct ChoiceBits {
    bytes: heapless::Vec<u8, { ChoiceBits::MOST_BYTES }, u16>,
    /// How many bits of the bytes are used; the rest of the last byte is zero.
    bits: u16,
}

/// How many bits a choice among `options` takes.
const fn width(options: usize) -> u32 {
    usize::BITS - options.saturating_sub(1).leading_zeros()
}

impl ChoiceBits {
    /// More than five times what the longest of thousands of random games took, and as much as a bank of the journal can
    /// take beside all else.
    pub(super) const MOST_BYTES: usize = 5760;

    /// The most bits that a choice takes.
    const WIDEST: usize = width(Moves::<()>::MOST) as usize;

    /// The choices from their bytes, if these are just as long as the bits need and end in zeros.
    pub(super) fn from_bytes(bytes: &[u8], bits: u16) -> Option<ChoiceBits> {
        let choices = ChoiceBits { bytes: heapless::Vec::from_slice(bytes).ok()?, bits };
        let unused = choices.bytes.last().map_or(0, |last| last >> (bits % 8));
        let tidy = bits.is_multiple_of(8) || unused == 0;
        (tidy && bytes.len() == usize::from(bits).div_ceil(8)).then_some(choices)
    }

    /// The bytes of all choices.
    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How many bits all choices take.
    pub(super) const fn bits(&self) -> u16 {
        self.bits
    }

    /// How many more choices fit for certain, whatever they are.
    pub(super) fn room(&self) -> u16 {
        let bits = (8 * Self::MOST_BYTES).saturating_sub(self.bits.into());
        u16::try_from(bits / Self::WIDEST).unwrap_or(u16::MAX)
    }

    /// Adds a choice; nothing changes if there is no room for it.
    pub(super) fn push(&mut self, choice: usize, options: usize) -> Result<(), RecordFull> {
        let width = width(options);
        if usize::from(self.bits) + width as usize > 8 * Self::MOST_BYTES {
            return Err(RecordFull);
        }
        for place in 0..width {
            if self.bits.is_multiple_of(8) {
                self.bytes.push(0).map_err(|_| RecordFull)?;
            }
            if let (Some(last), true) = (self.bytes.last_mut(), choice >> place & 1 != 0) {
                *last |= 1 << (self.bits % 8);
            }
            self.bits += 1;
        }
        Ok(())
    }

    /// Drops all but the first bits.
    pub(super) fn truncate(&mut self, bits: u16) {
        self.bits = self.bits.min(bits);
        self.bytes.truncate(usize::from(self.bits).div_ceil(8));
        let used = self.bits % 8;
        if let (Some(last), true) = (self.bytes.last_mut(), used != 0) {
            *last &= (1 << used) - 1;
        }
    }

    /// The choice among `options` that begins at a bit, and the bit after it.
    pub(super) fn read(&self, at: u16, options: usize) -> Option<(usize, u16)> {
        let (mut choice, mut bit) = (0, at);
        for place in 0..width(options) {
            let byte = self.bytes.get(usize::from(bit / 8))?;
            choice |= usize::from(byte >> (bit % 8) & 1) << place;
            bit += 1;
        }
        (bit <= self.bits).then_some((choice, bit))
    }
}
