//! Badges, the records of people, and a game that is counted once.

use std::collections::HashMap;

use engine::console::games::GameBadges;
use engine::console::memory::{BadgeId, Badges, Name, Records, Setting, Settings, Unreadable};
use engine::console::session::AnySession;
use engine::console::{Mode, Request, SaveSlot, Session, Step};
use engine::for_kind;
use engine::games::Kind;

use crate::device::{Device, Handheld};
use crate::last_games::to_the_end;
use crate::replay::{played, saved};
use crate::sessions::deal;

/// A device with these records, at the list of what they are about.
fn with_records(records: &Records) -> Handheld {
    let mut room = vec![0; Records::BYTES];
    let used = records.pack(&mut room);
    room.truncate(used);
    let mut device = Handheld::with_flash([(SaveSlot::Records as u8, room)].into());
    device.wait(1000);
    device.press("DA");
    device
}

#[test]
fn who_has_just_earned_a_badge_is_told_once_after_the_final_table() {
    let mut device = Device::new();
    device.press("AA DDDRA");
    for _ in 0..4 {
        device.press("A");
        device.wait(400);
    }
    assert_eq!(device.console.mode(), Mode::Game, "the final table");
    device.press("B");
    assert_eq!(device.console.mode(), Mode::Badge);
    device.shows("new-badge");
    device.press("B");
    assert_eq!(device.console.mode(), Mode::Badge, "it was won by one point, too");
    device.press("A");
    assert_eq!(device.console.mode(), Mode::Menu);
    device.press("DA DD A");
    device.shows("badges-one");
}

#[test]
fn badges_come_from_the_first_seat_on_and_name_the_game_if_it_is_not_any() {
    let mut device = Device::new();
    device.press("AA RA");
    for _ in 0..20 {
        device.press("A");
        device.wait(400);
        if device.console.mode() == Mode::Badge {
            break;
        }
    }
    device.shows("new-badge");
    device.press("A");
    assert_eq!(device.console.mode(), Mode::Badge, "it was won by one point, too");
    device.press("A");
    device.shows("new-badge-of-a-game");
    device.press("A");
    assert_ne!(device.console.mode(), Mode::Badge);
}

#[test]
fn pages_of_badges_say_what_earns_them() {
    let mut records = Records::default();
    let device = with_records(&records);
    device.shows("records-menu");
    let mut device = with_records(&records);
    device.press("DD A");
    device.shows("badges-none");
    let mut all = Badges::default();
    BadgeId::all().for_each(|badge| all.add(badge));
    records.note_badges(Name::new("ANNA"), all);
    records.note_badges(Name::new("WMWMWM"), all);
    let mut device = with_records(&records);
    device.press("DD A");
    device.shows("badges");
    let (first, mut pages) = (device.text(), 0);
    loop {
        device.frame().assert_tidy("a badge");
        device.press("D");
        pages += 1;
        if device.text() == first {
            break;
        }
    }
    assert!(pages >= 12, "{pages}");
    device.press("R");
    device.shows("badges-second");
    device.press("B");
    device.shows("records-menu-badges");
}

#[test]
fn people_have_a_page_each() {
    let mut records = Records::default();
    with_records(&records).shows("records-menu");
    let mut device = with_records(&records);
    device.press("D A");
    device.shows("person-none");
    for (kind, score) in Kind::ALL.into_iter().zip([129, -12, 33]) {
        for _ in 0..12 {
            records.note_played(kind, Name::new("ANNA"), score, true);
            records.note_win(kind, Name::new("ANNA"));
        }
        records.note_win(kind, Name::new("ROBOTS"));
    }
    let mut device = with_records(&records);
    device.press("D A");
    device.shows("person");
    device.press("R");
    device.shows("person-robots");
    device.press("B");
    device.shows("records-menu-person");
}

#[test]
fn a_game_is_counted_once_even_if_the_power_fails_before_its_save_goes() {
    let game = saved(&played(&deal(Kind::ALL[0], 3, 1, 4)).session);
    let mut flash: HashMap<u8, Vec<u8>> = [(SaveSlot::Game as u8, game.clone())].into();
    let mut counted = vec![];
    for _ in 0..3 {
        let mut device = Handheld::with_flash(flash);
        device.wait(1000);
        device.press("A");
        to_the_end(&mut device);
        assert!(device.requests.contains(&Request::Save(SaveSlot::Records)));
        counted.push(device.flash[&(SaveSlot::Records as u8)].clone());
        flash = device.flash;
        // The records were written, and then the plug was pulled.
        flash.insert(SaveSlot::Game as u8, game.clone());
    }
    assert_eq!(counted[0], counted[1]);
    assert_eq!(counted[1], counted[2]);
    let records = Records::unpack(&counted[0]).unwrap();
    assert_eq!(records.of(Kind::ALL[0]).games, 1);
    // Dealt anew, even the very same game counts.
    let mut records = records;
    assert!(records.count_game(7) && !records.count_game(7));
    records.expect_another_game();
    assert!(records.count_game(7));
}

/// Records of version 2, in which ANNA has won the second game three times and BEN the first one once.
const VERSION_2: &str = "025f000401000000202020202020002020202020200400f9ff42454e20202005414e4e4120200000000020202020202000202020202020000000002020202020200020202020202002414e4e4120200003000042454e20202001000000d7a0";

#[test]
fn records_of_the_version_before_are_read() {
    let hex = |at: usize| u8::from_str_radix(&VERSION_2[at..at + 2], 16).unwrap();
    let bytes: Vec<u8> = (0..VERSION_2.len()).step_by(2).map(hex).collect();
    let records = Records::unpack(&bytes).expect("they can be read");
    assert_eq!(records.winners(Kind::ALL[1]).as_slice(), [(Name::new("ANNA"), 3)]);
    assert_eq!(records.winners(Kind::ALL[0]).as_slice(), [(Name::new("BEN"), 1)]);
    assert_eq!(records.of(Kind::ALL[1]).games, 4);
    assert_eq!(records.of(Kind::ALL[1]).best, Some((-7, Name::new("BEN"))));
    assert_eq!(records.people()[0].all_games(), 0, "nobody counted that");
    let mut later = bytes.clone();
    later[0] = 4;
    assert_eq!(Records::unpack(&later), Err(Unreadable::Damaged), "the checksum covers the version");
    for place in 0..bytes.len() {
        let mut broken = bytes.clone();
        broken[place] ^= 0x20;
        assert!(Records::unpack(&broken).is_err(), "byte {place}");
    }
}

/// How often each badge of a game is earned by a seat, over some games of robots.
fn earned_in(kind: Kind, games: u128) -> ([u32; 4], u32) {
    let (mut counts, mut seats) = ([0; 4], 0);
    for seed in 0..games {
        let deal = deal(kind, 3, 0, 100 + seed);
        let (mut session, mut now, settings) = (AnySession::deal(&deal).unwrap(), 0, skipping());
        let outcome = loop {
            now += 3000;
            if let Step::Over(outcome) = session.tick(now, &settings) {
                break outcome;
            }
        };
        for seat in deal.players.seats() {
            seats += 1;
            for (nth, count) in counts.iter_mut().enumerate() {
                *count += u32::from(outcome.badges[seat] >> nth & 1);
            }
        }
    }
    (counts, seats)
}

fn skipping() -> Settings {
    let mut settings = Settings::default();
    settings.set(Setting::BotSpeed, 3);
    settings
}

#[test]
fn every_badge_of_a_game_is_earned_by_somebody_and_none_by_everybody() {
    for kind in Kind::ALL {
        let (counts, seats) = earned_in(kind, 30);
        println!("{kind}: {counts:?} of {seats}");
        assert!(counts.iter().all(|&count| count < seats / 2), "{kind}: {counts:?} of {seats}");
        let badges = for_kind!(kind, G => G::BADGES.len());
        assert!(counts[..badges].iter().all(|&count| count > 0), "{kind}: nobody earns one of {counts:?}");
    }
}
