//! Bytes for flash: a version in front, a checksum behind.

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

/// Writes bytes one after the other; what does not fit is noticed at the end.
pub(super) struct Packer<'a> {
    room: &'a mut [u8],
    used: usize,
}

impl<'a> Packer<'a> {
    pub(super) fn new(room: &'a mut [u8], version: u8) -> Packer<'a> {
        let mut packer = Packer { room, used: 0 };
        packer.push(&[version]);
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
        let sum = CRC.checksum(self.room.get(..self.used).unwrap_or(&[]));
        self.push(&sum.to_le_bytes());
        if self.used <= self.room.len() { self.used } else { 0 }
    }
}

/// Reads bytes one after the other.
pub(super) struct Unpacker<'a> {
    rest: &'a [u8],
}

impl<'a> Unpacker<'a> {
    /// Checks version and checksum of exactly `length` bytes.
    pub(super) fn new(bytes: &'a [u8], version: u8, length: usize) -> Result<Unpacker<'a>, Unreadable> {
        // Flash that was never written is all ones.
        if bytes.iter().all(|&byte| byte == 0xff) {
            return Err(Unreadable::Missing);
        }
        let bytes = bytes.get(..length).ok_or(Unreadable::Damaged)?;
        let (body, sum) = bytes.split_last_chunk::<2>().ok_or(Unreadable::Damaged)?;
        if CRC.checksum(body) != u16::from_le_bytes(*sum) {
            return Err(Unreadable::Damaged);
        }
        match body.split_first() {
            Some((&found, rest)) if found == version => Ok(Unpacker { rest }),
            _ => Err(Unreadable::Foreign),
        }
    }

    pub(super) fn take<const N: usize>(&mut self) -> Result<[u8; N], Unreadable> {
        let (taken, rest) = self.rest.split_first_chunk::<N>().ok_or(Unreadable::Damaged)?;
        self.rest = rest;
        Ok(*taken)
    }

    pub(super) fn byte(&mut self) -> Result<u8, Unreadable> {
        self.take::<1>().map(|[byte]| byte)
    }
}
