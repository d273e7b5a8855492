//! Saves, kept games and damaged ones of 1.0: only with manners, sacrifice or second chance have the rules changed since
//! (C2, C7).

use std::collections::HashMap;

use engine::console::memory::{Profile, Records, Unreadable};
use engine::console::session::AnySession;
use engine::console::{SaveSlot, Session, Watch, WatchError};
use engine::games::Kind;

use crate::device::Handheld;
use crate::old_saves::{PARTY, bytes};

/// A record of version 1, as 1.0 wrote it, and whether the rules are still the same.
struct Old {
    record: &'static str,
    is_read: bool,
}

const fn read(record: &'static str) -> Old {
    Old { record, is_read: true }
}

const fn refused(record: &'static str) -> Old {
    Old { record, is_read: false }
}

/// Games of three after twenty moves: without options, with a hidden one; then with manners, sacrifice, second chance, and
/// with everything.
const RECORDS: [Old; 6] = [
    read("504401030301000a0700000000000000000000000000000014003100169cc2a471080122a10158"),
    read("504401030301020a0700000000000000000000000000000014002d00436c319b5017af57fce0"),
    refused("504401030301010a07000000000000000000000000000000140029000414212e0c01c503c1cc"),
    refused("504401030301040a0700000000000000000000000000000014003100446d835212c500bf25b7e0"),
    refused("504401030301080a0700000000000000000000000000000014002800a4445cbb6cdc92e06e"),
    refused("5044010303010f140700000000000000000000000000000014002f00434552563e350d8690da"),
];

/// Games of three to their end, with two tokens each: without options, with a hidden one, manners, sacrifice, second
/// chance.
const FINISHED: [Old; 5] = [
    read("50440103030100023e0000000000000000000000000000000e0020004932223dec7d6fef"),
    read("5044010303010202e900000000000000000000000000000011002800a1240265339ddeb6fe"),
    refused("5044010303010102f203000000000000000000000000000010001f002a052522d3e91af8"),
    refused("5044010303010402d10000000000000000000000000000000c001d00554aa4087128db32"),
    refused("50440103030108028305000000000000000000000000000012001f00162d5225f9233cb1"),
];

const PROFILE: &str = "0451000c03010101010000000000010103030004000000000000000a00414e4e4120200242454e20202002434c415241200244415649442002454c4c412020024855474f20200400000000000000008eb0";
const COMBO_RECORDS: &str = "03720004000000002020202020200020202020202000000000202020202020002020202020200000000020202020202000202020202020010000002020202020200020202020202001414e4e20202001000000000000000000000000000000000000000000000001000009000000000009a5";

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
fn a_save_of_1_0_goes_on_without_manners_sacrifice_and_second_chance_and_is_else_refused() {
    for old in &RECORDS {
        let (saved, mut place): (_, Option<AnySession>) = (old.saved(), None);
        let resumed = AnySession::resume_onto(&mut place, &saved, &[], &mut || {});
        if old.is_read {
            assert_eq!(resumed, Ok(()), "{}", old.options());
            let session = place.expect("it was resumed");
            let mut room = [0; 200];
            let used = session.save(&mut room);
            assert_eq!((session.setup().kind, &room[..used]), (Kind::Combo, &saved[..]));
        } else {
            assert_eq!(resumed, Err(Unreadable::Foreign), "{}", old.options());
            assert!(place.is_none());
        }
    }
}

#[test]
fn a_game_that_1_0_kept_is_watched_as_long_as_its_rules_are_the_same() {
    for old in &FINISHED {
        let mut place: Option<AnySession> = None;
        let watched = AnySession::watch_onto(&mut place, &old.saved(), &mut || {});
        let expected = if old.is_read { Ok(()) } else { Err(WatchError::Foreign) };
        assert_eq!(watched, expected, "{}", old.options());
    }
}

#[test]
fn a_save_that_is_damaged_is_not_taken_for_one_of_another_version() {
    for old in &RECORDS {
        let mut saved = old.saved();
        let last = saved.len() - 6;
        saved[last] ^= 1;
        let resumed = AnySession::resume_onto(&mut None::<AnySession>, &saved, &[], &mut || {});
        let expected = if old.is_read { Unreadable::Damaged } else { Unreadable::Foreign };
        assert_eq!(resumed, Err(expected), "{}", old.options());
    }
}

#[test]
fn a_save_of_other_rules_is_told_so_and_settings_and_records_stay() {
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
        // Starting afresh loses that game, and nothing else.
        device.press("U");
        device.wait(1000);
        assert!(!device.flash.contains_key(&(SaveSlot::Game as u8)), "{}", old.options());
        assert_eq!(device.flash[&(SaveSlot::Profile as u8)], profile);
        assert_eq!(device.flash[&(SaveSlot::Records as u8)], records);
        let shown = Records::unpack(&device.flash[&(SaveSlot::Records as u8)]).expect("they are read");
        assert_eq!(shown.of(Kind::Combo).games, 1);
    }
}
