//! Bytes for flash: a version and the length in front, a checksum behind.

use crc::{CRC_16_IBM_SDLC, Crc, NoTable};

const CRC: Crc<u16, NoTable> = Crc::<u16, NoTable>::new(&CRC_16_IBM_SDLC);

/// Why stored bytes are not what they should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// There are none.
    Missing,
    /// They come from another version.
    Foreign,
    /// They were damaged or cut short.
    Damaged,
}

/// Version and length.
const HEAD: usize = 1 + 2;
const CHECKSUM: usize = 2;

/// How many bytes some content takes with what is put around it.
pub(super) const fn packed_len(content: usize) -> usize {
    HEAD + content + CHECKSUM
}

/// Writes bytes one after the other; what does not fit is noticed at the end.
pub(super) struct Packer<'a> {
    room: &'a mut [u8],
    used: usize,
}

impl<'a> Packer<'a> {
    pub(super) fn new(room: &'a mut [u8], version: u8) -> Packer<'a> {
        let mut packer = Packer { room, used: 0 };
        // The length is written when it is known.
        packer.push(&[version, 0, 0]);
        packer
    }

    pub(super) fn push(&mut self, bytes: &[u8]) {
        for (place, &byte) in self.room.iter_mut().skip(self.used).zip(bytes) {
            *place = byte;
        }
        self.used += bytes.len();
    }

    /// Adds the checksum; how many bytes it is in all, 0 if there was not enough room.
    pub(super) fn finish(mut self) -> usize {
        let [low, high] = u16::try_from(self.used + CHECKSUM).unwrap_or(0).to_le_bytes();
        if let Some([_, length @ ..]) = self.room.first_chunk_mut::<HEAD>() {
            *length = [low, high];
        }
        let sum = CRC.checksum(self.room.get(..self.used).unwrap_or(&[]));
        self.push(&sum.to_le_bytes());
        if self.used <= self.room.len() { self.used } else { 0 }
    }
}

/// Reads bytes one after the other.
pub(super) struct Unpacker<'a> {
    rest: &'a [u8],
}

/// A version from before the length was written down: its number, and how many bytes it took.
pub(super) type OldVersion = (u8, usize);

impl<'a> Unpacker<'a> {
    /// Checks version, length and checksum. What another version wrote is told from what was damaged.
    pub(super) fn new(bytes: &'a [u8], version: u8, old: &[OldVersion]) -> Result<Unpacker<'a>, Unreadable> {
        // Flash that was never written is all ones.
        if bytes.iter().all(|&byte| byte == 0xff) {
            return Err(Unreadable::Missing);
        }
        let &[found, low, high] = bytes.first_chunk().ok_or(Unreadable::Damaged)?;
        let length = usize::from(u16::from_le_bytes([low, high]));
        match checked(bytes, length).and_then(|body| body.split_at_checked(HEAD)) {
            Some((_, rest)) if found == version => Ok(Unpacker { rest }),
            Some(_) => Err(Unreadable::Foreign),
            None if old.iter().any(|&(old, length)| found == old && checked(bytes, length).is_some()) => {
                Err(Unreadable::Foreign)
            }
            None => Err(Unreadable::Damaged),
        }
    }

    pub(super) fn take<const N: usize>(&mut self) -> Result<[u8; N], Unreadable> {
        let (taken, rest) = self.rest.split_first_chunk::<N>().ok_or(Unreadable::Damaged)?;
        self.rest = rest;
        Ok(*taken)
    }

    /// Whether nothing is left.
    pub(super) const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn byte(&mut self) -> Result<u8, Unreadable> {
        self.take::<1>().map(|[byte]| byte)
    }
}

/// The first bytes without their checksum, if that is right.
fn checked(bytes: &[u8], length: usize) -> Option<&[u8]> {
    let (body, sum) = bytes.get(..length)?.split_last_chunk::<CHECKSUM>()?;
    (CRC.checksum(body) == u16::from_le_bytes(*sum)).then_some(body)
}
