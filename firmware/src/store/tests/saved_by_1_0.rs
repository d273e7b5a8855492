//! What a Pico with version 1.0.0 had in its flash.

use super::*;
use crate::archive::{Archive, LONGEST};

macro_rules! saved {
    ($name:literal) => {
        include_bytes!(concat!("../../../../tests/console/saved-by-1.0/", $name))
    };
}

/// A flash that begins with these bytes.
fn flash_with(bytes: &[u8], sectors: usize) -> MockFlash {
    let flash = MockFlash::new(sectors, 1);
    flash.change(|all| all[..bytes.len()].copy_from_slice(bytes));
    flash
}

#[test]
fn settings_records_and_the_game_in_the_journal_are_found_as_they_were() {
    let flash = flash_with(saved!("pico/journal"), 16);
    let store = FlashStore::load(flash.clone());
    let stored = store.stored();
    assert_eq!(stored.broken, None);
    assert_eq!(stored.profile, saved!("folder/profile"));
    assert_eq!(stored.records, saved!("folder/records"));
    let session = AnySession::resume(stored.game, stored.moves).expect("the game plays on");
    assert_eq!((session.setup().kind, session.played()), (Kind::Burst, 25));
    assert_eq!(found(&flash), saved!("pico/game"));
}

#[test]
fn the_finished_games_in_the_archive_are_found_as_they_were() {
    let mut archive = Archive::new(flash_with(saved!("pico/archive"), 32));
    let games: [&[u8]; 5] = [
        saved!("folder/games/4"),
        saved!("folder/games/3"),
        saved!("folder/games/2"),
        saved!("folder/games/1"),
        saved!("folder/games/0"),
    ];
    assert_eq!(archive.count(), games.len());
    for (nth, game) in games.into_iter().enumerate() {
        let mut room = [0; LONGEST];
        assert_eq!(archive.read(nth, &mut room), Some(game), "game {nth} from the newest on");
    }
}
