//! Saved games of earlier versions: read if the rules of their game with their options are still the same, else told to
//! be of another version, and never misread.

use std::collections::HashMap;

use engine::console::SaveSlot;
use engine::console::memory::{Profile, Records, Unreadable};
use engine::console::session::AnySession;
use engine::console::{Session, Watch, WatchError};
use engine::games::Kind;

use crate::device::Handheld;

/// Who plays: the same in all of these saves.
const PARTY: &str =
    "022f0000414e4e4120200242454e20202002434c415241200244415649442002454c4c412020024855474f2020614b";

/// A record as it was written when all records had version 1, and whether the rules are still the same.
struct Old {
    kind: Kind,
    record: &'static str,
    is_read: bool,
}

const fn read(kind: Kind, record: &'static str) -> Old {
    Old { kind, record, is_read: true }
}

const fn refused(kind: Kind, record: &'static str) -> Old {
    Old { kind, record, is_read: false }
}

/// Games of three after twenty moves: one of each kind, then Combo with each of its options.
const RECORDS: [Old; 9] = [
    read(Kind::Bango, "50440100030100000700000000000000000000000000000014000c00cb0f72fa6610"),
    read(Kind::NoIdea, "50440101030100000700000000000000000000000000000014002100db9811cd00e93d7b53"),
    // It has another deck now.
    refused(Kind::Burst, "5044010203010000070000000000000000000000000000001400340013ae05653a230657cd1df7"),
    read(Kind::Combo, "504401030301000a0700000000000000000000000000000014003100169cc2a471080122a10158"),
    // With a hidden one; then with manners, sacrifice, second chance, and with everything.
    read(Kind::Combo, "504401030301020a0700000000000000000000000000000014002d00436c319b5017af57fce0"),
    refused(Kind::Combo, "504401030301010a07000000000000000000000000000000140029000414212e0c01c503c1cc"),
    refused(Kind::Combo, "504401030301040a0700000000000000000000000000000014003100446d835212c500bf25b7e0"),
    refused(Kind::Combo, "504401030301080a0700000000000000000000000000000014002800a4445cbb6cdc92e06e"),
    refused(Kind::Combo, "5044010303010f140700000000000000000000000000000014002f00434552563e350d8690da"),
];

/// Games of three to their end, with two tokens each: without options, with a hidden one, manners, sacrifice, second
/// chance.
const FINISHED: [Old; 5] = [
    read(Kind::Combo, "50440103030100023e0000000000000000000000000000000e0020004932223dec7d6fef"),
    read(Kind::Combo, "5044010303010202e900000000000000000000000000000011002800a1240265339ddeb6fe"),
    refused(Kind::Combo, "5044010303010102f203000000000000000000000000000010001f002a052522d3e91af8"),
    refused(Kind::Combo, "5044010303010402d10000000000000000000000000000000c001d00554aa4087128db32"),
    refused(Kind::Combo, "50440103030108028305000000000000000000000000000012001f00162d5225f9233cb1"),
];

const PROFILE: &str = "0451000c03010101010000000000010103030004000000000000000a00414e4e4120200242454e20202002434c415241200244415649442002454c4c412020024855474f20200400000000000000008eb0";
const COMBO_RECORDS: &str = "03720004000000002020202020200020202020202000000000202020202020002020202020200000000020202020202000202020202020010000002020202020200020202020202001414e4e20202001000000000000000000000000000000000000000000000001000009000000000009a5";

fn bytes(hex: &str) -> Vec<u8> {
    let digits: Vec<u8> = hex.chars().map(|digit| digit.to_digit(16).expect("a digit") as u8).collect();
    digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect()
}

impl Old {
    /// The save: who plays, then the record.
    fn saved(&self) -> Vec<u8> {
        bytes(&format!("{PARTY}{}", self.record))
    }

    /// The packed options, for a failure.
    fn options(&self) -> &str {
        &self.record[12..16]
    }
}

#[test]
fn a_save_is_read_as_long_as_the_rules_of_its_game_with_its_options_are_the_same_and_else_refused() {
    for old in &RECORDS {
        let (saved, mut place): (_, Option<AnySession>) = (old.saved(), None);
        let resumed = AnySession::resume_onto(&mut place, &saved, &[], &mut || {});
        if old.is_read {
            assert_eq!(resumed, Ok(()), "{} {}", old.kind, old.options());
            let session = place.expect("it was resumed");
            let mut room = [0; 200];
            let used = session.save(&mut room);
            assert_eq!((session.setup().kind, &room[..used]), (old.kind, &saved[..]));
        } else {
            assert_eq!(resumed, Err(Unreadable::Foreign), "{} {}", old.kind, old.options());
            assert!(place.is_none());
        }
    }
}

#[test]
fn a_game_that_was_kept_is_watched_as_long_as_its_rules_are_the_same() {
    for old in &FINISHED {
        let mut place: Option<AnySession> = None;
        let watched = AnySession::watch_onto(&mut place, &old.saved(), &mut || {});
        let expected = if old.is_read { Ok(()) } else { Err(WatchError::Foreign) };
        assert_eq!(watched, expected, "{} {}", old.kind, old.options());
    }
}

#[test]
fn a_save_of_combo_that_is_damaged_is_not_taken_for_one_of_another_version() {
    for old in RECORDS.iter().filter(|old| old.kind == Kind::Combo) {
        let mut saved = old.saved();
        let last = saved.len() - 6;
        saved[last] ^= 1;
        let resumed = AnySession::resume_onto(&mut None::<AnySession>, &saved, &[], &mut || {});
        let expected = if old.is_read { Unreadable::Damaged } else { Unreadable::Foreign };
        assert_eq!(resumed, Err(expected), "{}", old.options());
    }
}

#[test]
fn the_console_says_that_a_save_is_of_another_version_and_leaves_all_the_rest_alone() {
    let (profile, records) = (bytes(PROFILE), bytes(COMBO_RECORDS));
    assert!(Profile::unpack(&profile).is_ok() && Records::unpack(&records).is_ok());
    for old in RECORDS.iter().filter(|old| !old.is_read) {
        let flash = [
            (SaveSlot::Profile as u8, profile.clone()),
            (SaveSlot::Records as u8, records.clone()),
            (SaveSlot::Game as u8, old.saved()),
        ];
        let mut device = Handheld::with_flash(HashMap::from(flash));
        device.wait(1000);
        let before = device.flash.clone();
        device.shows("foreign-game");
        assert_eq!(device.flash, before, "nothing is touched");
        // Whoever starts afresh loses that game, and nothing else.
        device.press("A");
        device.wait(1000);
        assert!(!device.flash.contains_key(&(SaveSlot::Game as u8)), "{}", old.options());
        assert_eq!(device.flash[&(SaveSlot::Profile as u8)], profile);
        assert_eq!(device.flash[&(SaveSlot::Records as u8)], records);
        let shown = Records::unpack(&device.flash[&(SaveSlot::Records as u8)]).expect("they are read");
        assert_eq!(shown.of(Kind::Combo).games, 1);
    }
}
