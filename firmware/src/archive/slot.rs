//! A slot of the archive: a header, a game, and a checksum.
//!
//! | offset | size | what |
//! |---|---|---|
//! | 0 | 4 | `kept` |
//! | 4 | 4 | sequence: higher than that of any slot that was begun before |
//! | 8 | 2 | length of the game |
//! | 10 | 2 | version of this layout, now 1 |
//! | 12 | 4 | CRC-32 of the 12 bytes before |
//! | 16 | length, filled up with `ff` to a multiple of 4 | the game |
//! | then | 4 | CRC-32 of the position in the archive (4 bytes), the header and the game |
//!
//! A slot begins at a multiple of 16. The header is written first, so that its length is known whatever happens next.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::LONGEST;
use crate::journal::{CRC, checksum};

/// Slots begin at multiples of this.
pub(super) const GRAIN: u32 = 16;
/// Bytes of a header.
pub(super) const HEADER: u32 = 16;
const MARK: [u8; 4] = *b"kept";
const VERSION: u16 = 1;
const WORD: usize = 4;

type HeaderBytes = [u8; HEADER as usize];

/// What a header says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Header {
    pub(super) sequence: u32,
    pub(super) length: u16,
}

impl Header {
    fn bytes(self) -> HeaderBytes {
        let [s0, s1, s2, s3] = self.sequence.to_le_bytes();
        let ([l0, l1], [v0, v1], [m0, m1, m2, m3]) = (self.length.to_le_bytes(), VERSION.to_le_bytes(), MARK);
        let said = [m0, m1, m2, m3, s0, s1, s2, s3, l0, l1, v0, v1];
        let [c0, c1, c2, c3] = checksum(&[&said]).to_le_bytes();
        [m0, m1, m2, m3, s0, s1, s2, s3, l0, l1, v0, v1, c0, c1, c2, c3]
    }

    /// The header of these bytes, if they are one of this version.
    fn read(bytes: HeaderBytes) -> Option<Header> {
        let [_, _, _, _, s0, s1, s2, s3, l0, l1, ..] = bytes;
        let sequence = u32::from_le_bytes([s0, s1, s2, s3]);
        let header = Header { sequence, length: u16::from_le_bytes([l0, l1]) };
        (header.bytes() == bytes).then_some(header)
    }

    /// How many bytes the game takes, filled up to whole words.
    fn filled(self) -> u32 {
        u32::from(self.length).next_multiple_of(4)
    }

    /// How many bytes the slot takes, up to where the next one may begin.
    pub(super) fn size(self) -> u32 {
        (HEADER + self.filled() + 4).next_multiple_of(GRAIN)
    }
}

/// A slot with a game in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub(super) position: u32,
    pub(super) header: Header,
}

impl Slot {
    /// The slot at a position, if one was begun there.
    pub(super) fn begun_at<F: MultiwriteNorFlash>(flash: &mut F, position: u32) -> Option<Slot> {
        let mut mark = [0; WORD];
        flash.read(position, &mut mark).ok()?;
        if mark != MARK {
            return None;
        }
        let mut bytes = [0; HEADER as usize];
        flash.read(position, &mut bytes).ok()?;
        Some(Slot { position, header: Header::read(bytes)? })
    }

    /// Whether there is a whole game in it, and not one that is longer than any.
    pub(super) fn is_readable<F: MultiwriteNorFlash>(self, flash: &mut F) -> bool {
        let inside = usize::try_from(self.end()).is_ok_and(|end| end <= flash.capacity());
        inside && usize::from(self.header.length) <= LONGEST && self.is_whole(flash, |_, _| true)
    }

    /// Behind it, where the next one may begin.
    pub(super) fn end(self) -> u32 {
        self.position.saturating_add(self.header.size())
    }

    /// Reads the game; whether it is whole. The bytes are as many as the header says.
    pub(super) fn read<F: MultiwriteNorFlash>(self, flash: &mut F, bytes: &mut [u8]) -> bool {
        self.is_whole(flash, |at, piece| {
            bytes.iter_mut().skip(at).zip(piece).for_each(|(place, &byte)| *place = byte);
            true
        })
    }

    /// Whether it is whole, and holds this game.
    pub(super) fn holds<F: MultiwriteNorFlash>(self, flash: &mut F, game: &[u8]) -> bool {
        game.len() == usize::from(self.header.length)
            && self.is_whole(flash, |at, piece| game.get(at..).is_some_and(|rest| rest.starts_with(piece)))
    }

    /// Whether another slot holds the same game.
    pub(super) fn is_copy_of<F: MultiwriteNorFlash>(self, other: Slot, flash: &mut F) -> bool {
        let mut word = |slot: Slot, at: u32| {
            let mut word = [0; WORD];
            flash.read(slot.position + HEADER + at, &mut word).ok().map(|()| word)
        };
        let mut words = (0..self.header.filled()).step_by(WORD);
        self.header.length == other.header.length
            && words.all(|at| word(self, at).is_some_and(|read| Some(read) == word(other, at)))
    }

    /// Goes through the game piece by piece, each with its place; whether every piece is right and the checksum too.
    fn is_whole<F: MultiwriteNorFlash>(
        self,
        flash: &mut F,
        mut look: impl FnMut(usize, &[u8]) -> bool,
    ) -> bool {
        let mut digest = CRC.digest();
        digest.update(&self.position.to_le_bytes());
        digest.update(&self.header.bytes());
        let (start, mut piece, mut at) = (self.position + HEADER, [0; 64], 0);
        while at < u32::from(self.header.length) {
            let len = (u32::from(self.header.length) - at).min(64);
            let Some(piece) = usize::try_from(len).ok().and_then(|len| piece.get_mut(..len)) else {
                return false;
            };
            if flash.read(start + at, piece).is_err() || !look(at.try_into().unwrap_or(usize::MAX), piece) {
                return false;
            }
            digest.update(piece);
            at += len;
        }
        let mut sum = [0; WORD];
        let read = flash.read(start + self.header.filled(), &mut sum);
        read.is_ok() && sum == digest.finalize().to_le_bytes()
    }

    /// Writes it into flash that is erased, and reads it back; whether it is there.
    pub(super) fn write<F: MultiwriteNorFlash>(self, flash: &mut F, game: &[u8]) -> bool {
        let header = self.header.bytes();
        let sum = checksum(&[&self.position.to_le_bytes(), &header, game]).to_le_bytes();
        let (words, rest) = game.split_at(game.len() / WORD * WORD);
        let mut last = [0xff; WORD];
        last.iter_mut().zip(rest).for_each(|(place, &byte)| *place = byte);
        let start = self.position + HEADER;
        let behind = start + self.header.filled();
        flash.write(self.position, &header).is_ok()
            && flash.write(start, words).is_ok()
            && (rest.is_empty() || flash.write(behind - 4, &last).is_ok())
            && flash.write(behind, &sum).is_ok()
            && self.holds(flash, game)
    }
}
