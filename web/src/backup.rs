//! All that is saved, as one file.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `PASSDECK` |
//! | 1 | version of this layout |
//! | 3 x 2 | length of profile, records and game |
//! | | these three |
//! | 4 | CRC-32 of all before |
//!
//! Numbers are little-endian. What is *in* the three is checked by the console when it starts, as on every board.

use crc::{CRC_32_ISO_HDLC, Crc};

const MAGIC: &[u8; 8] = b"PASSDECK";
const VERSION: u8 = 1;
const HEAD: usize = MAGIC.len() + 1 + 6;
const CHECKSUM: usize = 4;
/// Bytes of a backup besides what is saved.
pub const FRAME: usize = HEAD + CHECKSUM;

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

/// Three slots that stand one after the other; `None` if they are longer than the bytes.
pub fn slots(bytes: &[u8], [profile, records, game]: [usize; 3]) -> Option<[&[u8]; 3]> {
    let (profile, rest) = bytes.split_at_checked(profile)?;
    let (records, rest) = rest.split_at_checked(records)?;
    Some([profile, records, rest.get(..game)?])
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(bytes).to_le_bytes()
}

/// Makes a backup of what stands at the start of `bytes`, in its place. Returns how long it is, 0 if there is no room.
pub fn pack_in_place(bytes: &mut [u8], lengths: [usize; 3]) -> usize {
    pack(bytes, lengths).unwrap_or(0)
}

fn pack(bytes: &mut [u8], lengths: [usize; 3]) -> Option<usize> {
    let content: usize = lengths.into_iter().sum();
    let end = HEAD + content;
    bytes.get(..end + CHECKSUM)?;
    bytes.copy_within(..content, HEAD);
    let mut head = MAGIC.to_vec();
    head.push(VERSION);
    for length in lengths {
        head.extend(u16::try_from(length).ok()?.to_le_bytes());
    }
    bytes.get_mut(..HEAD)?.copy_from_slice(&head);
    let sum = checksum(bytes.get(..end)?);
    bytes.get_mut(end..end + CHECKSUM)?.copy_from_slice(&sum);
    Some(end + CHECKSUM)
}

/// Opens a backup of this length, so that `bytes` begins with what is in it. Returns how long the three slots are.
///
/// # Errors
/// Says why it is none; then `bytes` is as it was.
pub fn open_in_place(bytes: &mut [u8], length: usize) -> Result<[usize; 3], BackupError> {
    let lengths = check(bytes.get(..length).ok_or(BackupError::Foreign)?)?;
    bytes.copy_within(HEAD..length, 0);
    Ok(lengths)
}

fn check(backup: &[u8]) -> Result<[usize; 3], BackupError> {
    let rest = backup.strip_prefix(MAGIC).ok_or(BackupError::Foreign)?;
    match rest.first() {
        Some(&VERSION) => {}
        Some(&version) if version > VERSION => return Err(BackupError::Newer),
        _ => return Err(BackupError::Damaged),
    }
    let (before, sum) = backup.split_last_chunk::<CHECKSUM>().ok_or(BackupError::Damaged)?;
    if checksum(before) != *sum {
        return Err(BackupError::Damaged);
    }
    let (numbers, _) = before.get(MAGIC.len() + 1..HEAD).ok_or(BackupError::Damaged)?.as_chunks::<2>();
    let &[profile, records, game] = numbers else { return Err(BackupError::Damaged) };
    let lengths = [profile, records, game].map(|number| usize::from(u16::from_le_bytes(number)));
    let content: usize = lengths.into_iter().sum();
    if HEAD + content == before.len() { Ok(lengths) } else { Err(BackupError::Damaged) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::cards::{Rng, Seed};

    fn backup() -> Vec<u8> {
        let mut bytes = [0; 64];
        bytes[..10].copy_from_slice(b"namesa lot");
        let length = pack_in_place(&mut bytes, [5, 0, 5]);
        bytes[..length].to_vec()
    }

    #[test]
    fn what_goes_in_comes_out() {
        let mut bytes = backup();
        let length = bytes.len();
        let lengths = open_in_place(&mut bytes, length).unwrap();
        assert_eq!(lengths, [5, 0, 5]);
        assert_eq!(slots(&bytes, lengths), Some([&b"names"[..], b"", b"a lot"]));
    }

    #[test]
    fn nothing_saved_is_a_backup_too() {
        let mut bytes = [0; FRAME];
        assert_eq!(pack_in_place(&mut bytes, [0; 3]), FRAME);
        assert_eq!(open_in_place(&mut bytes, FRAME), Ok([0; 3]));
    }

    #[test]
    fn without_room_there_is_no_backup() {
        assert_eq!(pack_in_place(&mut [0; FRAME], [1, 0, 0]), 0);
        assert_eq!(pack_in_place(&mut [0; 40], [usize::from(u16::MAX) + 1, 0, 0]), 0);
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
