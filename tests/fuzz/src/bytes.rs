//! Bytes of a fuzzer, taken as numbers; and checksums, without which nearly all of them would be refused at once.

use crc::{CRC_16_IBM_SDLC, CRC_32_ISO_HDLC, Crc};

const CRC_16: Crc<u16> = Crc::<u16>::new(&CRC_16_IBM_SDLC);
const CRC_32: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// Bytes that are taken from the front; behind the end they are zero.
pub(crate) struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    pub(crate) fn new(data: &'a [u8]) -> Input<'a> {
        Input(data)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        let [byte] = self.array();
        byte
    }

    pub(crate) fn word(&mut self) -> u16 {
        u16::from_le_bytes(self.array())
    }

    pub(crate) fn array<const N: usize>(&mut self) -> [u8; N] {
        let mut array = [0; N];
        let taken = self.take(N);
        array[..taken.len()].copy_from_slice(taken);
        array
    }

    /// So many bytes, or as many as are left.
    pub(crate) fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        taken
    }

    pub(crate) fn rest(self) -> &'a [u8] {
        self.0
    }
}

/// The checksum of journals and records.
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    CRC_32.checksum(bytes)
}

/// The frame of profile, records and party: version, length, contents, checksum.
pub(crate) fn framed(version: u8, contents: &[u8]) -> Vec<u8> {
    let length = u16::try_from(contents.len() + 5).unwrap_or(u16::MAX);
    let mut bytes = [&[version][..], &length.to_le_bytes(), contents].concat();
    bytes.extend(CRC_16.checksum(&bytes).to_le_bytes());
    bytes
}

/// The contents of such a frame.
pub(crate) fn unframed(bytes: &[u8]) -> Vec<u8> {
    let length = usize::from(u16::from_le_bytes([bytes[1], bytes[2]]));
    bytes[3..length - 2].to_vec()
}
