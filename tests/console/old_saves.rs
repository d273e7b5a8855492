//! Saved games of earlier versions: read if the rules of their game are still the same, else told to be of another
//! version, and never misread. Games with options are in the folder of their game.

use engine::console::memory::Unreadable;
use engine::console::session::AnySession;
use engine::console::{SaveSlot, Session};
use engine::games::{Kind, PerGame};

use crate::device::Handheld;

/// Who plays: the same in all of these saves.
pub(crate) const PARTY: &str =
    "022f0000414e4e4120200242454e20202002434c415241200244415649442002454c4c412020024855474f2020614b";

/// The record of a game of three after twenty moves, of each kind in order, as it was written when records had version 1.
const RECORDS: [&str; 4] = [
    "50440100030100000700000000000000000000000000000014000c00cb0f72fa6610",
    "50440101030100000700000000000000000000000000000014002100db9811cd00e93d7b53",
    "5044010203010000070000000000000000000000000000001400340013ae05653a230657cd1df7",
    "504401030301000a0700000000000000000000000000000014003100169cc2a471080122a10158",
];

pub(crate) fn bytes(hex: &str) -> Vec<u8> {
    let digits: Vec<u8> = hex.chars().map(|digit| digit.to_digit(16).expect("a digit") as u8).collect();
    digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect()
}

/// The games that there were then, each with its save and whether its rules are still the same.
fn saves() -> impl Iterator<Item = (Kind, Vec<u8>, bool)> {
    Kind::ALL.into_iter().zip(RECORDS).map(|(kind, record)| {
        let options = bytes(&record[12..16]);
        let is_same = kind.rules_version(u16::from_le_bytes([options[0], options[1]])) == 0;
        (kind, bytes(&format!("{PARTY}{record}")), is_same)
    })
}

#[test]
fn a_save_is_read_as_long_as_the_rules_of_its_game_are_the_same_and_else_refused() {
    let mut refused = PerGame::from_fn(|_| false);
    for (kind, saved, is_same) in saves() {
        let mut place: Option<AnySession> = None;
        let resumed = AnySession::resume_onto(&mut place, &saved, &[], &mut || {});
        if is_same {
            assert_eq!(resumed, Ok(()), "{kind}");
            let session = place.expect("it was resumed");
            let mut room = [0; 200];
            let used = session.save(&mut room);
            assert_eq!((session.setup().kind, &room[..used]), (kind, &saved[..]));
        } else {
            assert_eq!(resumed, Err(Unreadable::Foreign), "{kind}");
            assert!(place.is_none());
            refused[kind] = true;
        }
    }
    assert!(refused.iter().any(|&refused| refused), "the rules of some game have changed");
}

#[test]
fn the_console_says_that_a_save_is_of_another_version_and_leaves_it_alone() {
    for (_, saved, _) in saves().filter(|(.., is_same)| !is_same) {
        let flash = [(SaveSlot::Game as u8, saved)].into_iter().collect();
        let mut device = Handheld::with_flash(flash);
        device.wait(1000);
        let before = device.flash.clone();
        device.shows("foreign-game");
        assert_eq!(device.flash, before, "nothing is touched");
    }
}
