//! Saves that are read again, that survive a power cut at any moment, and that a full disk only delays.

use std::fs;
use std::path::{Path, PathBuf};

use engine::console::memory::backup::{open_in_place, parts};

use super::fake_disk::FakeDisk;
use super::*;

/// A folder that goes when the test is over.
struct TestFolder(PathBuf);

impl TestFolder {
    fn new(name: &str) -> TestFolder {
        let path = std::env::temp_dir().join(format!("passdeck-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        TestFolder(path)
    }

    fn open(&self) -> Result<Store, Failure> {
        Store::open(&self.0, Box::new(RealDisk::default()))
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn what_was_written_is_read_again_and_what_was_erased_is_gone() {
    let folder = TestFolder::new("store");
    let mut store = folder.open().unwrap();
    assert!(store.stored().game.is_empty());
    store.write(SaveSlot::Game, b"a game").unwrap();
    store.write(SaveSlot::Profile, b"names").unwrap();
    store.write(SaveSlot::Profile, b"").unwrap();
    store.write(SaveSlot::Records, b"").unwrap();
    drop(store);
    let again = folder.open().unwrap();
    assert_eq!((again.stored().game, again.stored().profile), (&b"a game"[..], &b""[..]));
}

#[test]
fn the_last_games_are_kept_and_the_newest_comes_first() {
    let folder = TestFolder::new("kept");
    for mut store in [Store::nowhere(), folder.open().unwrap()] {
        (0..=104_u8).for_each(|nth| store.keep(&[nth, nth]).unwrap());
        store.keep(&[104, 104]).unwrap();
        assert_eq!((store.kept(0), store.kept(99)), ((100, vec![104; 2]), (100, vec![5; 2])));
        assert!(store.kept(100).1.is_empty());
    }
    assert_eq!(folder.open().unwrap().kept(1), (100, vec![103; 2]));
    folder.open().unwrap().forget_kept().unwrap();
    assert_eq!(folder.open().unwrap().kept(0).0, 0);
    assert_eq!(fs::read_dir(folder.0.join("games")).unwrap().count(), 0);
}

#[test]
fn stray_names_among_the_last_games_are_skipped_and_stay() {
    let folder = TestFolder::new("stray");
    let games = folder.0.join("games");
    fs::create_dir_all(games.join("5")).unwrap();
    let strays = ["18446744073709551615", "18446744073709551614", "007", "+3", "-1", "notes.txt", "9.new"];
    strays.iter().for_each(|name| fs::write(games.join(name), "stray").unwrap());
    fs::write(games.join("4"), "an old game").unwrap();
    let mut store = folder.open().unwrap();
    assert_eq!(store.kept(0), (1, b"an old game".to_vec()));
    store.keep(b"a new game").unwrap();
    assert_eq!(fs::read(games.join("6")).unwrap(), b"a new game", "5 is a folder");
    drop(store);
    let mut again = folder.open().unwrap();
    assert_eq!((again.kept(0), again.kept(1)), ((2, b"a new game".to_vec()), (2, b"an old game".to_vec())));
    again.forget_kept().unwrap();
    assert!(strays.iter().all(|name| games.join(name).exists()) && games.join("5").is_dir());
}

#[test]
fn a_game_that_cannot_be_read_is_listed_and_stops_nothing() {
    let folder = TestFolder::new("gone");
    let mut store = folder.open().unwrap();
    store.keep(b"one").unwrap();
    fs::remove_file(folder.0.join("games/0")).unwrap();
    assert_eq!(store.kept(0), (1, vec![]));
    store.keep(b"two").unwrap();
    assert_eq!(store.kept(0), (2, b"two".to_vec()));
}

#[test]
fn a_second_program_is_refused_until_the_first_one_has_ended() {
    let folder = TestFolder::new("lock");
    let first = folder.open().unwrap();
    let refused = folder.open().err().expect("the folder is in use").to_string();
    assert!(refused.contains("another Passdeck is running") && refused.contains("--fresh"), "{refused}");
    drop(first);
    assert!(folder.open().is_ok());
}

#[test]
fn a_folder_that_another_program_has_taken_is_not_written() {
    let disk = FakeDisk::default();
    let mut store = disk.open().unwrap();
    store.write(SaveSlot::Game, b"mine").unwrap();
    disk.0.borrow_mut().is_locked_by_another = true;
    assert!(store.write(SaveSlot::Game, b"later").is_err());
    disk.0.borrow_mut().is_locked_by_another = false;
    assert_eq!(disk.game(), b"mine");
}

#[test]
fn a_full_disk_delays_saves_and_loses_none() {
    let disk = FakeDisk::default();
    let mut store = disk.open().unwrap();
    store.write(SaveSlot::Game, b"move 1").unwrap();
    disk.0.borrow_mut().is_full = true;
    assert!(store.write(SaveSlot::Game, b"move 2").is_err());
    assert!(store.keep(b"a finished game").is_err());
    assert!(store.write(SaveSlot::Game, b"").is_err());
    assert!(store.write(SaveSlot::Records, b"a win").is_err());
    assert_eq!(disk.game(), b"move 1", "the old file is whole");
    assert_eq!((store.stored().game, store.stored().records), (&b""[..], &b"a win"[..]));
    assert_eq!(store.kept(0), (1, b"a finished game".to_vec()));
    disk.0.borrow_mut().is_full = false;
    store.save().unwrap();
    let again = disk.open().unwrap();
    assert_eq!((again.stored().game, again.stored().records), (&b""[..], &b"a win"[..]));
    assert_eq!(again.kept(0), (1, b"a finished game".to_vec()));
    store.save().unwrap();
    assert_eq!(disk.open().unwrap().kept(0).0, 1, "it is written once");
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_created_is_a_save_that_fails() {
    let folder = TestFolder::new("no-folder");
    fs::write(&folder.0, "a file in its place").unwrap();
    let path = folder.0.join("passdeck");
    // Such a path cannot be read either, so it counts as one that is there and cannot be read.
    assert!(Store::open(&path, Box::new(RealDisk::default())).is_err());
    fs::remove_file(&folder.0).unwrap();
    let mut store = Store::open(&path, Box::new(RealDisk::default())).unwrap();
    fs::remove_dir_all(&folder.0).unwrap();
    fs::write(&folder.0, "a file in its place").unwrap();
    assert!(store.write(SaveSlot::Game, b"a game").is_err());
    fs::remove_file(&folder.0).unwrap();
    store.save().unwrap();
    assert_eq!(fs::read(path.join("game")).unwrap(), b"a game");
    fs::create_dir_all(&folder.0).unwrap();
}

#[test]
fn a_power_cut_leaves_the_old_save_or_the_new_one_and_never_undoes_a_save() {
    let disk = FakeDisk::default();
    let mut store = disk.open().unwrap();
    let game = Path::new("saves/game");
    let mut before: Option<Vec<u8>> = None;
    for new in [&b"move 1"[..], b"move 2", b"", b"another game", b"its next move"] {
        disk.0.borrow_mut().after_power_cuts.clear();
        store.write(SaveSlot::Game, new).unwrap();
        let after = (!new.is_empty()).then(|| new.to_vec());
        let memory = disk.0.borrow();
        for (step, files) in memory.after_power_cuts.iter().flat_map(|cut| cut.iter()).enumerate() {
            let left = files.get(game).cloned();
            assert!(
                left == before || left == after,
                "step {step}: {left:?} after {before:?}, before {after:?}"
            );
        }
        let last = memory.after_power_cuts.last().expect("something was written");
        assert!(last.iter().all(|files| files.get(game).cloned() == after), "a save that was made stays");
        before = after;
    }
}

/// A copy of the folder that 1.0 saved, and its backup.
fn saved_by_1_0(name: &str) -> (TestFolder, Vec<u8>) {
    let saved = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/console/saved-by-1.0");
    let copy = TestFolder::new(name);
    fs::create_dir_all(copy.0.join("games")).unwrap();
    let games = (0..5).map(|number| format!("games/{number}"));
    for file in ["profile", "records", "game"].map(String::from).into_iter().chain(games) {
        fs::copy(saved.join("folder").join(&file), copy.0.join(&file)).unwrap();
    }
    (copy, fs::read(saved.join("backup.passdeck")).unwrap())
}

#[test]
fn the_folder_of_1_0_is_read_and_is_the_same_as_its_backup() {
    let (folder, backup) = saved_by_1_0("folder-of-1.0");
    assert_eq!(folder.open().unwrap().backup(), backup);
}

#[test]
fn a_backup_of_the_page_takes_the_place_of_all_that_is_saved() {
    let (folder, mut backup) = saved_by_1_0("backup-of-1.0");
    let restored = TestFolder::new("restored");
    let mut store = restored.open().unwrap();
    assert!(store.is_empty());
    store.write(SaveSlot::Game, b"another game").unwrap();
    store.keep(b"another last game").unwrap();
    assert!(!store.is_empty());
    let length = backup.len();
    let opened = open_in_place(&mut backup, length).unwrap();
    store.restore(parts(&backup[..opened])).unwrap();
    drop(store);
    assert_eq!(restored.open().unwrap().backup(), folder.open().unwrap().backup());
}
