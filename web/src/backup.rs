//! All that is saved, as one file.
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

use crc::{CRC_32_ISO_HDLC, Crc};

const MAGIC: &[u8; 8] = b"PASSDECK";
const VERSION: u8 = 1;
const HEAD: usize = MAGIC.len() + 1;
const CHECKSUM: usize = 4;
/// Bytes of a backup besides its parts.
pub const FRAME: usize = HEAD + CHECKSUM;
/// Bytes of the length of a part.
pub const LENGTH: usize = 2;
/// Profile, records and game are there in any case.
const LEAST_PARTS: usize = 3;

/// Why a file is no backup. The numbers are known to the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BackupError {
    /// It is some other file.
    Foreign = 1,
    /// A newer Passdeck wrote it.
    Newer = 2,
    /// Part of it is missing or has changed.
    Damaged = 3,
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(bytes).to_le_bytes()
}

/// Makes a backup of the parts that the first `length` bytes are, in their place. Returns how long it is, 0 if they are none
/// or there is no room.
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
/// Says why it is none; then `bytes` is as it was.
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
fn are_parts(mut bytes: &[u8]) -> bool {
    let mut parts = 0;
    while let Some((length, rest)) = bytes.split_first_chunk::<LENGTH>() {
        let Some(rest) = rest.get(usize::from(u16::from_le_bytes(*length))..) else { return false };
        (bytes, parts) = (rest, parts + 1);
    }
    bytes.is_empty() && parts >= LEAST_PARTS
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::cards::{Rng, Seed};

    /// Names, no records, a game, and two games that were kept.
    const PARTS: &[u8] = b"\x05\0names\0\0\x05\0a lot\x03\0old\x03\0new";

    fn packed(parts: &[u8], room: usize) -> Option<Vec<u8>> {
        let mut bytes = parts.to_vec();
        bytes.resize(room.max(parts.len()), 0);
        let length = pack_in_place(&mut bytes, parts.len());
        (length > 0).then(|| bytes[..length].to_vec())
    }

    fn backup() -> Vec<u8> {
        packed(PARTS, 64).expect("there is room")
    }

    #[test]
    fn what_goes_in_comes_out() {
        let mut bytes = backup();
        let length = bytes.len();
        assert_eq!(open_in_place(&mut bytes, length), Ok(PARTS.len()));
        assert!(bytes.starts_with(PARTS));
    }

    #[test]
    fn nothing_saved_is_a_backup_too() {
        let mut bytes = packed(&[0; 6], 64).expect("there is room");
        assert_eq!(open_in_place(&mut bytes, FRAME + 6), Ok(6));
    }

    #[test]
    fn without_room_there_is_no_backup() {
        assert_eq!(packed(PARTS, PARTS.len() + FRAME - 1), None);
        assert_eq!(pack_in_place(&mut [0; 40], 41), 0);
    }

    #[test]
    fn what_is_not_made_of_whole_parts_is_no_backup() {
        for length in 0..PARTS.len() {
            let ends_a_part = PARTS.len() - 5 == length || PARTS.len() - 10 == length;
            assert_eq!(packed(&PARTS[..length], 64).is_some(), ends_a_part, "{length} bytes");
        }
    }

    #[test]
    fn every_changed_byte_and_every_cut_is_noticed() {
        let whole = backup();
        for place in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[place] ^= 0x10;
            let error = open_in_place(&mut bytes, whole.len()).unwrap_err();
            let expected = match place {
                0..8 => BackupError::Foreign,
                8 => BackupError::Newer,
                _ => BackupError::Damaged,
            };
            assert_eq!(error, expected, "byte {place}");
            let error = open_in_place(&mut whole.clone(), place).unwrap_err();
            assert_ne!(error, BackupError::Newer, "cut after {place}");
        }
    }

    #[test]
    fn any_bytes_are_refused_without_a_panic() {
        let mut rng = Rng::new(Seed(3));
        for _ in 0..20_000 {
            let mut bytes: Vec<u8> = (0..rng.below(60)).map(|_| rng.below(256).to_le_bytes()[0]).collect();
            if rng.below(2) == 0 && bytes.len() > 9 {
                bytes[..9].copy_from_slice(b"PASSDECK\x01");
            }
            let length = bytes.len();
            assert!(open_in_place(&mut bytes, length + rng.below(2) as usize).is_err());
        }
    }
}
