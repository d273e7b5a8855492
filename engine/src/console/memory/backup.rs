//! All that is saved, as one file: to keep it, or to take it to another device.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `PASSDECK` |
//! | 1 | version of this layout |
//! | | profile, records and the game in progress; then the games that were kept, the newest last |
//! | 4 | CRC-32 of all before |
//!
//! Each part has its length before it, in two bytes; a part that is not there has none of its own. Numbers are
//! little-endian. What is *in* the parts is checked by the console when it starts, or when somebody wants to watch a game,
//! as on every board.

use core::fmt;

use crc::{CRC_32_ISO_HDLC, Crc};

use crate::console::words::backup as words;

/// The letters PASSDECK.
const MAGIC: &[u8; 8] = &0x5041_5353_4445_434b_u64.to_be_bytes();
const VERSION: u8 = 1;
const HEAD: usize = MAGIC.len() + 1;
const CHECKSUM: usize = 4;
/// Bytes of a backup besides its parts.
pub const FRAME: usize = HEAD + CHECKSUM;
/// Bytes of the length of a part.
pub const LENGTH: usize = 2;
/// Profile, records and game are there in any case.
const LEAST_PARTS: usize = 3;

/// Why a file is not a backup that can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BackupError {
    /// It is some other file.
    Foreign,
    /// A newer Passdeck wrote it.
    Newer,
    /// Part of it is missing or has changed.
    Damaged,
}

impl BackupError {
    /// What is wrong, in a sentence or two.
    pub const fn words(self) -> &'static str {
        match self {
            BackupError::Foreign => words::NOT_A_BACKUP,
            BackupError::Newer => words::NEWER,
            BackupError::Damaged => words::DAMAGED,
        }
    }
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

impl core::error::Error for BackupError {}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(bytes).to_le_bytes()
}

/// Makes a backup of the parts in the first `length` bytes, in their place. Returns its length; 0 if they are not parts, or
/// there is no room.
pub fn pack_in_place(bytes: &mut [u8], length: usize) -> usize {
    pack(bytes, length).unwrap_or(0)
}

fn pack(bytes: &mut [u8], length: usize) -> Option<usize> {
    let end = HEAD + length;
    bytes.get(..end + CHECKSUM)?;
    if !are_parts(bytes.get(..length)?) {
        return None;
    }
    bytes.copy_within(..length, HEAD);
    let (magic, version) = bytes.get_mut(..HEAD)?.split_at_mut_checked(MAGIC.len())?;
    magic.copy_from_slice(MAGIC);
    version.fill(VERSION);
    let sum = checksum(bytes.get(..end)?);
    bytes.get_mut(end..end + CHECKSUM)?.copy_from_slice(&sum);
    Some(end + CHECKSUM)
}

/// Opens a backup of this length, so that `bytes` begins with its parts. Returns how many bytes they are.
///
/// # Errors
/// Says why it is not one; then `bytes` is as it was.
pub fn open_in_place(bytes: &mut [u8], length: usize) -> Result<usize, BackupError> {
    let parts = check(bytes.get(..length).ok_or(BackupError::Foreign)?)?;
    bytes.copy_within(HEAD..length, 0);
    Ok(parts)
}

fn check(backup: &[u8]) -> Result<usize, BackupError> {
    let rest = backup.strip_prefix(MAGIC).ok_or(BackupError::Foreign)?;
    match rest.first() {
        Some(&VERSION) => {}
        Some(&version) if version > VERSION => return Err(BackupError::Newer),
        _ => return Err(BackupError::Damaged),
    }
    let (before, sum) = backup.split_last_chunk::<CHECKSUM>().ok_or(BackupError::Damaged)?;
    let parts = before.get(HEAD..).ok_or(BackupError::Damaged)?;
    if checksum(before) == *sum && are_parts(parts) { Ok(parts.len()) } else { Err(BackupError::Damaged) }
}

/// Whether these bytes are enough parts, each whole, and nothing else.
fn are_parts(bytes: &[u8]) -> bool {
    let (mut rest, mut count) = (bytes, 0);
    while let Some((_, after)) = split_part(rest) {
        (rest, count) = (after, count + 1);
    }
    rest.is_empty() && count >= LEAST_PARTS
}

/// The parts of a backup that was opened: profile, records, game, then the last games, the newest at the end.
pub fn parts(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    core::iter::successors(split_part(bytes), |(_, rest)| split_part(rest)).map(|(part, _)| part)
}

/// The first part, and what follows it.
fn split_part(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = bytes.split_first_chunk::<LENGTH>()?;
    rest.split_at_checked(u16::from_le_bytes(*length).into())
}
