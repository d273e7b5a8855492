//! A backup: all that is saved, as one file.

use std::fs;
use std::path::Path;

use engine::cards::{Rng, Seed};
use engine::console::memory::backup::{BackupError, FRAME, open_in_place, pack_in_place, parts};

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

#[test]
fn the_backup_of_1_0_has_the_same_in_it_as_the_folder() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("console/saved-by-1.0");
    let read = |name: &str| fs::read(folder.join(name)).expect("it is there");
    let mut bytes = read("backup.passdeck");
    let length = bytes.len();
    let opened = open_in_place(&mut bytes, length).expect("it is a backup");
    let slots = ["profile", "records", "game"].map(|name| read(&format!("folder/{name}")));
    let games = (0..5).map(|number| read(&format!("folder/games/{number}")));
    assert!(parts(&bytes[..opened]).eq(slots.into_iter().chain(games)));
}
