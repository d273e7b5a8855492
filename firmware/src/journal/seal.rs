//! The seal that makes a bank valid.

use super::entry::checksum;

/// Bytes of a seal.
pub(super) const SEAL: u32 = 16;
pub(super) const MAGIC: [u8; 4] = *b"deck";
const VERSION: u16 = 1;

/// What a whole seal says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seal {
    pub(super) version: u16,
    pub(super) generation: u32,
}

impl Seal {
    /// The seal of a bank that this program writes.
    pub(super) fn ours(generation: u32) -> Seal {
        Seal { version: VERSION, generation }
    }

    pub(super) fn is_ours(self) -> bool {
        self.version == VERSION
    }

    /// Magic, version, two bytes of zero, generation, checksum. All versions keep this.
    pub(super) fn pack(self) -> [u8; SEAL as usize] {
        let mut bytes = [0; SEAL as usize];
        let fields = MAGIC.into_iter().chain(self.version.to_le_bytes()).chain([0, 0]);
        let fields = fields.chain(self.generation.to_le_bytes());
        for (byte, field) in bytes.iter_mut().zip(fields) {
            *byte = field;
        }
        if let Some((body, sum)) = bytes.split_last_chunk_mut::<4>() {
            *sum = checksum(&[body]).to_le_bytes();
        }
        bytes
    }

    pub(super) fn unpack(bytes: [u8; SEAL as usize]) -> Option<Seal> {
        let [_, _, _, _, v0, v1, _, _, g0, g1, g2, g3, ..] = bytes;
        let seal =
            Seal { version: u16::from_le_bytes([v0, v1]), generation: u32::from_le_bytes([g0, g1, g2, g3]) };
        (seal.pack() == bytes).then_some(seal)
    }
}
