//! What is appended: a small frame with a checksum.
//!
//! | bytes | what |
//! |---|---|
//! | 0 | kind |
//! | 1 | a mark that erased flash does not have |
//! | 2-3 | a small value (a move, a count), or the length of what follows |
//! | ... | contents, filled up to whole words |
//! | last 4 | CRC-32 over generation, place and all of the above |
//!
//! The checksum covers generation and place, so that what an unfinished erase left over never passes for an entry.

use crc::{CRC_32_ISO_HDLC, Crc, Table};

use super::saved::{RECORDS, SETTINGS, SETUP, TOGETHER};

/// Flash is written in words of this many bytes.
pub(super) const WORD: usize = 4;
/// The longest entry: a game.
pub(super) const LONGEST: usize = HEADER + CONTENTS + SUM;
/// How many moves one entry of a snapshot holds.
pub(super) const MOVES_AT_ONCE: usize = 256;

/// Bytes in front of the contents of an entry.
pub(super) const HEADER: usize = 4;
const SUM: usize = CHECKSUM as usize;
/// Bytes of the checksum at the end of an entry.
pub(super) const CHECKSUM: u32 = 4;
const CONTENTS: usize = SETUP;
const MARK: u8 = 0x50;

/// The polynomial of the checksum, lowest bit first, as flash has it.
const POLYNOMIAL: u32 = CRC_32_ISO_HDLC.poly.reverse_bits();

pub(crate) static CRC: Crc<u32, Table<1>> = Crc::<u32, Table<1>>::new(&CRC_32_ISO_HDLC);

/// Checksum over some pieces, one after the other.
pub(crate) fn checksum(pieces: &[&[u8]]) -> u32 {
    let mut digest = CRC.digest();
    for piece in pieces {
        digest.update(piece);
    }
    digest.finalize()
}

/// In which bits the checksum of a frame differs from what it should be; 0 if the frame is whole.
fn error_in(salt: [u8; 8], frame: &[u8]) -> Option<u32> {
    let (body, sum) = frame.split_last_chunk::<SUM>()?;
    Some(checksum(&[&salt, body]) ^ u32::from_le_bytes(*sum))
}

/// Whether the checksum of a frame is right.
pub(super) fn is_whole(salt: [u8; 8], frame: &[u8]) -> bool {
    error_in(salt, frame) == Some(0)
}

/// Flips one bit back if that makes the frame whole. Returns true if it is whole now.
///
/// The checksum tells one flipped bit from every other, and from two, in frames of up to 11 KB.
pub(super) fn put_right(salt: [u8; 8], frame: &mut [u8]) -> bool {
    let Some(error) = error_in(salt, frame) else { return false };
    if error == 0 {
        return true;
    }
    // What flipping a bit does to the checksum, beginning with the last bit: those of the checksum do nothing else, and
    // each bit before them goes through one more step of the division.
    let mut effect = 1 << 31;
    for byte in frame.iter_mut().rev() {
        for bit in (0..8).rev() {
            if effect == error {
                *byte ^= 1 << bit;
                return true;
            }
            effect = effect >> 1 ^ if effect & 1 == 0 { 0 } else { POLYNOMIAL };
        }
    }
    false
}

/// One thing to remember.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum JournalEntry<'a> {
    Setup(&'a [u8]),
    Move(u16),
    /// Moves that were made together, as in `Moves`. They are there all or not at all.
    Together(&'a [u8]),
    /// Many moves at once, two bytes each, low byte first: only in a bank's opening snapshot.
    Moves(&'a [u8]),
    TakeBackTo(u16),
    Settings(&'a [u8]),
    Records(&'a [u8]),
    Seed(&'a [u8; 16]),
}

impl<'a> JournalEntry<'a> {
    /// Bytes it takes in flash.
    pub(super) fn size(&self) -> u32 {
        let contents = self.contents().len().next_multiple_of(WORD);
        u32::try_from(HEADER + contents + SUM).unwrap_or(u32::MAX)
    }

    fn contents(&self) -> &'a [u8] {
        match *self {
            JournalEntry::Move(_) | JournalEntry::TakeBackTo(_) => &[],
            JournalEntry::Setup(bytes)
            | JournalEntry::Moves(bytes)
            | JournalEntry::Together(bytes)
            | JournalEntry::Settings(bytes)
            | JournalEntry::Records(bytes) => bytes,
            JournalEntry::Seed(seed) => seed,
        }
    }

    fn kind(&self) -> u8 {
        match self {
            JournalEntry::Setup(_) => 1,
            JournalEntry::Move(_) => 2,
            JournalEntry::Moves(_) => 3,
            JournalEntry::TakeBackTo(_) => 4,
            JournalEntry::Settings(_) => 5,
            JournalEntry::Records(_) => 6,
            JournalEntry::Seed(_) => 7,
            JournalEntry::Together(_) => 8,
        }
    }

    /// Whether it is a part of the game.
    pub(super) fn is_of_game(&self) -> bool {
        !matches!(self, JournalEntry::Settings(_) | JournalEntry::Records(_) | JournalEntry::Seed(_))
    }

    /// Where it comes in the snapshot at the start of a bank; `None` for what is only ever added later.
    pub(super) fn place_in_snapshot(&self) -> Option<u8> {
        match self {
            JournalEntry::Settings(_) => Some(0),
            JournalEntry::Records(_) => Some(1),
            JournalEntry::Seed(_) => Some(2),
            JournalEntry::Setup(_) => Some(3),
            JournalEntry::Moves(_) => Some(4),
            JournalEntry::Move(_) | JournalEntry::Together(_) | JournalEntry::TakeBackTo(_) => None,
        }
    }

    /// Writes the frame into `buffer`; `None` if the contents are too long.
    pub(super) fn frame<'b>(&self, salt: [u8; 8], buffer: &'b mut [u8; LONGEST]) -> Option<&'b [u8]> {
        let contents = self.contents();
        let value = match *self {
            JournalEntry::Move(value) | JournalEntry::TakeBackTo(value) => value,
            _ => u16::try_from(contents.len()).ok()?,
        };
        let body = HEADER + contents.len().next_multiple_of(WORD);
        let frame = buffer.get_mut(..body + SUM)?;
        frame.fill(0xff);
        let [low, high] = value.to_le_bytes();
        frame.get_mut(..HEADER)?.copy_from_slice(&[self.kind(), MARK, low, high]);
        frame.get_mut(HEADER..HEADER + contents.len())?.copy_from_slice(contents);
        let sum = checksum(&[&salt, frame.get(..body)?]);
        frame.get_mut(body..)?.copy_from_slice(&sum.to_le_bytes());
        Some(frame)
    }

    /// How long the frame is that starts with these bytes, if it can be one.
    pub(super) fn framed_size(header: [u8; HEADER]) -> Option<usize> {
        let [kind, mark, low, high] = header;
        let value = usize::from(u16::from_le_bytes([low, high]));
        let contents = match kind {
            2 | 4 => 0,
            1 if value <= SETUP => value,
            5 if value <= SETTINGS => value,
            6 if value <= RECORDS => value,
            3 if value <= 2 * MOVES_AT_ONCE => value,
            7 if value == 16 => value,
            8 if value <= 2 * TOGETHER => value,
            _ => return None,
        };
        (mark == MARK).then_some(HEADER + contents.next_multiple_of(WORD) + SUM)
    }

    /// Reads a whole frame of the length that [`framed_size`](Self::framed_size) gave.
    pub(super) fn parse(frame: &'a [u8]) -> Option<JournalEntry<'a>> {
        let (body, _) = frame.split_last_chunk::<SUM>()?;
        let (&[kind, _, low, high], contents) = body.split_first_chunk::<HEADER>()?;
        let value = u16::from_le_bytes([low, high]);
        let contents = || contents.get(..usize::from(value));
        Some(match kind {
            1 => JournalEntry::Setup(contents()?),
            2 => JournalEntry::Move(value),
            3 => JournalEntry::Moves(contents()?),
            4 => JournalEntry::TakeBackTo(value),
            5 => JournalEntry::Settings(contents()?),
            6 => JournalEntry::Records(contents()?),
            7 => JournalEntry::Seed(contents()?.first_chunk()?),
            8 => JournalEntry::Together(contents()?),
            _ => return None,
        })
    }
}
