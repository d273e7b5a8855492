//! A finished game that is sent to somebody, to be watched there or to be played with the same cards.

use engine::console::memory::{Name, Who};
use engine::console::session::AnySession;
use engine::console::{Console, Fault, Light, Mode, Request, SaveSlot, Session, Share, WatchError};
use engine::games::{Kind, Seat};

use crate::battery;
use crate::device::Handheld;
use crate::lessons;
use crate::replay::{games, saved, watched, with_game_in_progress};

const NUMBERS: [&str; 6] = ["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX"];

/// A device on which this game is watched.
fn watching(game: &[u8]) -> Handheld {
    let mut device = Handheld::new();
    device.console.watch(game, &mut || {}).expect("a finished game");
    device
}

fn shared(device: &Handheld, what: Share) -> Vec<u8> {
    let mut room = vec![0; 8192];
    let used = device.console.share(what, &mut room);
    room.truncate(used);
    room
}

fn names(session: &AnySession) -> [Name; 6] {
    Seat::ALL.map(|seat| session.setup().name(seat))
}

#[test]
fn a_shared_game_is_the_same_game_with_names_only_if_they_are_wanted() {
    for (deal, session) in games(2) {
        let device = watching(&saved(&session));
        let with = watched(&shared(&device, Share::Game { names: true }));
        let without = watched(&shared(&device, Share::Game { names: false }));
        for other in [&with, &without] {
            assert_eq!(other.record(), session.record(), "{}", deal.kind);
            for seat in Seat::ALL {
                assert_eq!(other.setup().guests[seat].who, deal.guests[seat].who);
            }
        }
        assert_eq!(names(&without), NUMBERS.map(Name::new));
        assert_eq!(names(&with)[..3], names(&session)[..3]);
        assert_eq!(names(&with)[3..], NUMBERS.map(Name::new)[3..], "who did not play is not named");
    }
}

#[test]
fn the_ending_of_a_game_can_be_shared_and_a_game_in_progress_cannot() {
    let mut device = Handheld::new();
    device.press("A DD A A");
    assert_eq!(device.console.mode(), Mode::Game);
    while !device.console.session().unwrap().is_over() {
        assert!(!device.console.can_share());
        assert_eq!(shared(&device, Share::Deal), [0; 0]);
        device.press("A");
    }
    assert!(device.console.can_share());
    let game = shared(&device, Share::Game { names: true });
    assert_eq!(watched(&game).record(), device.console.session().unwrap().record());
    device.wait(10_000);
    device.press("B");
    while device.console.mode() == Mode::Badge {
        assert!(device.console.can_share());
        device.press("A");
    }
    assert_eq!(device.console.mode(), Mode::Menu);
    assert!(!device.console.can_share());
}

#[test]
fn a_shared_deal_has_the_same_cards_and_the_people_of_the_other_device() {
    for (deal, session) in games(2) {
        let set_up = shared(&watching(&saved(&session)), Share::Deal);
        assert!(set_up.len() < 90, "{} bytes", set_up.len());
        let offered = Console::<AnySession>::offered(&set_up).expect("it can be dealt");
        assert_eq!(Seat::ALL.map(|seat| offered.name(seat)), NUMBERS.map(Name::new));
        let mut device = Handheld::new();
        device.console.deal_again(&set_up).expect("it can be dealt");
        device.serve();
        let dealt = device.console.session().expect("a game");
        assert_eq!(dealt.played(), 0);
        let (own, there) = (dealt.setup(), &deal);
        assert_eq!((own.kind, own.players, own.first), (there.kind, there.players, there.first));
        assert_eq!((&own.options, own.seed), (&there.options, there.seed));
        assert_eq!(Seat::ALL.map(|seat| own.guests[seat].who), Seat::ALL.map(|seat| there.guests[seat].who));
        // The one person of the new device comes first among people, and robots have the other names.
        assert_eq!(
            [Seat::One, Seat::Two, Seat::Three].map(|seat| own.name(seat)),
            ["ANNA", "BEN", "CLARA"].map(Name::new)
        );
        assert_eq!(device.flash[&(SaveSlot::Game as u8)], saved(dealt), "it is saved");
    }
}

#[test]
fn a_person_keeps_the_own_name_wherever_there_is_a_seat_for_people() {
    let (_, session) = games(1).next().unwrap();
    let set_up = shared(&watching(&saved(&session)), Share::Deal);
    let mut device = Handheld::new();
    let mut profile = engine::console::memory::Profile::default();
    profile.guests[Seat::One].who = profile.guests[Seat::Two].who;
    profile.guests[Seat::Two].who = Who::Human;
    let mut room = vec![0; 512];
    let used = profile.pack(&mut room);
    device.flash.insert(SaveSlot::Profile as u8, room[..used].to_vec());
    let mut device = device.restart();
    device.console.deal_again(&set_up).expect("it can be dealt");
    let own = device.console.session().unwrap().setup();
    assert_eq!(
        [Seat::One, Seat::Two, Seat::Three].map(|seat| own.name(seat)),
        ["BEN", "ANNA", "CLARA"].map(Name::new)
    );
}

#[test]
fn what_is_no_deal_is_refused_and_changes_nothing() {
    let (_, session) = games(1).next().unwrap();
    let set_up = shared(&watching(&saved(&session)), Share::Deal);
    let mut device = with_game_in_progress();
    let (flash, before) = (device.flash.clone(), saved(device.console.session().unwrap()));
    let mut refuse = |bytes: &[u8]| {
        assert!(device.console.deal_again(bytes).is_err());
        device.serve();
        assert_eq!(device.flash, flash);
        assert_eq!(saved(device.console.session().unwrap()), before);
    };
    for place in 0..set_up.len() {
        let mut bytes = set_up.clone();
        bytes[place] ^= 0x21;
        refuse(&bytes);
        refuse(&set_up[..place]);
    }
    refuse(&saved(&session));
    refuse(&[0xff; 80]);
}

#[test]
fn a_lesson_that_gives_way_to_a_game_is_over() {
    let (_, session) = games(1).next().unwrap();
    let mut device = lessons::begin(Kind::ALL[0]);
    assert_eq!(device.console.mode(), Mode::Lesson);
    device.console.watch(&saved(&session), &mut || {}).expect("a finished game");
    assert!(device.console.can_share(), "it is no lesson any more");
    let set_up = shared(&device, Share::Deal);
    let mut device = lessons::begin(Kind::ALL[0]);
    device.console.deal_again(&set_up).expect("it can be dealt");
    device.serve();
    assert_eq!(device.flash[&(SaveSlot::Game as u8)], saved(device.console.session().expect("a game")));
}

#[test]
fn a_game_that_is_watched_first_does_not_hide_that_something_cannot_be_read() {
    let (_, session) = games(1).next().unwrap();
    let mut flash = with_game_in_progress().flash;
    flash.get_mut(&(SaveSlot::Game as u8)).unwrap()[20] ^= 1;
    let mut usual = Handheld::with_flash(flash.clone());
    usual.wait(1000);
    let mut device = Handheld::with_flash(flash);
    device.console.watch(&saved(&session), &mut || {}).expect("a finished game");
    device.press("B");
    assert_eq!(device.text(), usual.text(), "the same question as without it");
    let asked = device.text();
    device.press("B");
    assert_ne!(device.text(), asked, "only then comes the menu");
}

#[test]
fn a_low_battery_does_not_save_a_watched_game_in_the_place_of_the_one_in_progress() {
    let (_, session) = games(1).next().unwrap();
    let mut device = battery::with_battery(1);
    device.press("AAAA");
    let game = device.flash[&(SaveSlot::Game as u8)].clone();
    device.console.watch(&saved(&session), &mut || {}).expect("a finished game");
    device.requests.clear();
    device.console.report_facts(battery::at(3400));
    device.serve();
    assert_eq!(device.console.mode(), Mode::Fault(Fault::BatteryLow));
    assert_eq!(device.flash[&(SaveSlot::Game as u8)], game);
    assert!(device.requests.contains(&Request::Save(SaveSlot::Records)), "{:?}", device.requests);
}

#[test]
fn a_dark_display_wakes_for_a_game_that_somebody_sent() {
    let (_, session) = games(1).next().unwrap();
    let mut device = Handheld::new();
    device.wait(200_000);
    assert_eq!(device.console.mode(), Mode::Dark);
    device.console.watch(&saved(&session), &mut || {}).expect("a finished game");
    device.serve();
    assert_eq!((device.console.mode(), device.light), (Mode::Watching, Light::Bright));
    let set_up = shared(&device, Share::Deal);
    device.wait(200_000);
    assert_eq!(device.console.mode(), Mode::Dark);
    device.console.deal_again(&set_up).expect("it can be dealt");
    device.serve();
    assert_eq!((device.console.mode(), device.light), (Mode::Game, Light::Bright));
}

#[test]
fn a_deal_cannot_be_watched_because_nobody_has_played_it() {
    let (_, session) = games(1).next().unwrap();
    let set_up = shared(&watching(&saved(&session)), Share::Deal);
    let watched = Handheld::new().console.watch(&set_up, &mut || {});
    assert_eq!(watched, Err(WatchError::Unfinished));
}
