//! Everything that 1.0 saved is read: who played, what was played, and what the records say.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use engine::console::memory::{GameResult, Name, Profile, Records, Setting, Unreadable, Who};
use engine::console::session::AnySession;
use engine::console::{Console, Deal, Mode, SaveSlot, Session, Watch, WatchError};
use engine::for_session;
use engine::games::{Game, Kind, Players, Seat};
use engine::record::link;

use crate::device::Handheld;

fn saved(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("console/saved-by-1.0").join(name);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The first three scores, and whose turn it is.
fn standing(session: &AnySession) -> ([i16; 3], Option<Seat>) {
    for_session!(session, session => {
        let scores = session.game().scores();
        ([Seat::One, Seat::Two, Seat::Three].map(|seat| scores[seat]), session.game().to_move())
    })
}

/// Two people and a robot play, and seat 2 began; with these names.
#[track_caller]
fn assert_party(deal: &Deal, kind: Kind, names: [&str; 3]) {
    assert_eq!((deal.kind, deal.players, deal.first), (kind, Players::Three, Seat::Two));
    assert_eq!(names.map(Name::new), [Seat::One, Seat::Two, Seat::Three].map(|seat| deal.name(seat)));
    assert_eq!(
        [Seat::One, Seat::Two, Seat::Three].map(|seat| deal.guests[seat].is_human()),
        [true, true, false]
    );
}

const NAMES: [&str; 3] = ["MIA", "TOM", "ADA"];

/// The games that 1.0 had.
const BANGO: Kind = Kind::ALL[0];
const NO_IDEA: Kind = Kind::ALL[1];
const BURST: Kind = Kind::ALL[2];
const COMBO: Kind = Kind::ALL[3];

/// A game after 25 moves: which, what its file is called besides that, the option that is on, the scores and whose turn
/// it is.
type InProgress = (Kind, &'static str, Option<usize>, [i16; 3], Seat);

const IN_PROGRESS: [InProgress; 5] = [
    (BANGO, "", None, [0, 0, 0], Seat::One),
    (NO_IDEA, "", None, [0, 1, 0], Seat::One),
    (BURST, "", Some(0), [2, 11, 0], Seat::Two),
    (COMBO, "", None, [10, 7, 9], Seat::Three),
    (COMBO, "-hidden", Some(1), [10, 10, 10], Seat::Three),
];

/// Options whose rules have changed since.
const OTHER_RULES: [&str; 3] = ["-manners", "-sacrifice", "-second-chance"];

/// A device with the settings and records of 1.0, and a game in progress if there is one.
fn device_with(game: Option<&str>) -> Handheld {
    let mut flash = HashMap::from([
        (SaveSlot::Profile as u8, saved("folder/profile")),
        (SaveSlot::Records as u8, saved("folder/records")),
    ]);
    flash.extend(game.map(|game| (SaveSlot::Game as u8, saved(&format!("games/{game}")))));
    let mut device = Handheld::with_flash(flash);
    device.wait(1000);
    device
}

#[test]
fn every_game_in_progress_goes_on_where_it_was() {
    for (kind, with, option, scores, to_move) in IN_PROGRESS {
        let file = &format!("{}{with}", kind.name());
        let bytes = saved(&format!("games/{file}"));
        let session = AnySession::resume(&bytes, &[]).unwrap_or_else(|| panic!("{file} is refused"));
        assert_party(session.setup(), kind, NAMES);
        for place in (0..kind.options().len()).filter(|&place| kind.options()[place].range() == (0..=1)) {
            let expected = u8::from(option == Some(place));
            assert_eq!(session.setup().options.get(place), Some(expected), "{file}, option {place}");
        }
        assert_eq!(session.played(), 25, "{file}");
        assert_eq!(standing(&session), (scores, Some(to_move)), "{file}");
        let mut room = [0; 200];
        let used = session.save(&mut room);
        assert_eq!(room[..used], bytes, "{file} is saved as it was");

        let mut device = device_with(Some(file));
        device.press("A");
        assert!(matches!(device.console.mode(), Mode::Game | Mode::Curtain(_)), "{file}: {}", device.text());
        assert_eq!(device.console.session().map(Session::played), Some(25), "{file}");
    }
}

#[test]
fn a_game_whose_rules_have_changed_is_told_so_in_words_and_all_else_stays() {
    for with in OTHER_RULES {
        let file = &format!("{}{with}", COMBO.name());
        let bytes = saved(&format!("games/{file}"));
        let resumed = AnySession::resume_onto(&mut None, &bytes, &[], &mut || {});
        assert_eq!(resumed, Err(Unreadable::Foreign), "{file}");
        let mut device = device_with(Some(file));
        device.shows("foreign-game");
        device.press("U");
        device.wait(1000);
        assert!(!device.flash.contains_key(&(SaveSlot::Game as u8)), "{file} has made room");
        assert_eq!(device.flash[&(SaveSlot::Profile as u8)], saved("folder/profile"));
        assert_eq!(device.flash[&(SaveSlot::Records as u8)], saved("folder/records"));
    }
}

#[test]
fn settings_names_and_options_are_as_they_were() {
    let profile = Profile::unpack(&saved("folder/profile")).expect("it is read");
    assert_eq!(
        NAMES.map(Name::new),
        [Seat::One, Seat::Two, Seat::Three].map(|seat| profile.guests[seat].name)
    );
    assert!(matches!(profile.guests[Seat::Three].who, Who::Bot(_)) && profile.guests[Seat::Two].is_human());
    assert_eq!((profile.players, profile.first, profile.last), (Players::Three, Some(Seat::Two), COMBO));
    assert_eq!([Setting::BotSpeed, Setting::Sound].map(|setting| profile.settings.get(setting)), [3, 0]);
    assert_eq!(profile.options.of(BURST).get(0), Some(1), "the aggressive rule");
    assert_eq!(profile.options.of(COMBO).get(4), Some(10), "tokens");
}

#[test]
fn records_and_badges_are_as_they_were() {
    let records = Records::unpack(&saved("folder/records")).expect("they are read");
    let (mia, tom, robots) = (Name::new("MIA"), Name::new("TOM"), Name::new("ROBOTS"));
    for (kind, games, best, feat, winner) in [
        (BANGO, 1, (26, robots), (8, mia), robots),
        (NO_IDEA, 1, (25, mia), (6, mia), mia),
        (BURST, 1, (35, robots), (9, tom), robots),
        (COMBO, 2, (5, robots), (4, tom), robots),
    ] {
        let record = records.of(kind);
        assert_eq!((record.games, record.best, record.feat), (games, Some(best), Some(feat)), "{kind}");
        assert_eq!(
            records.winners(kind).iter().map(|&(name, _)| name).collect::<Vec<_>>(),
            [winner],
            "{kind}"
        );
    }
    let person = |name| records.people().iter().find(|person| person.name == name).expect("a person");
    assert_eq!(Kind::ALL.map(|kind| person(mia).best(kind)), [Some(18), Some(25), Some(30), Some(0)]);
    assert_eq!(Kind::ALL.map(|kind| person(tom).games(kind)), [1, 1, 1, 2]);
    assert_eq!([mia, tom].map(|name| person(name).badges().count()), [2, 2]);
}

/// A finished game: which, what its links are called besides that, its final scores, and how many moves it had; `None` if
/// its rules have changed.
type Finished = (Kind, &'static str, [i16; 3], Option<u16>);

const FINISHED: [Finished; 5] = [
    (BANGO, "", [18, 20, 26], Some(221)),
    (NO_IDEA, "", [25, 14, 13], Some(243)),
    (BURST, "", [30, 25, 35], Some(90)),
    (COMBO, "", [0, 0, 5], Some(148)),
    (COMBO, "-manners", [0, 0, 4], None),
];

/// A finished game is watched from its deal to these scores, or refused because its rules have changed.
fn check_finished(game: &[u8], (kind, with, scores, moves): Finished, names: [&str; 3]) {
    let mut place: Option<AnySession> = None;
    let watched = AnySession::watch_onto(&mut place, game, &mut || {});
    let Some(moves) = moves else { return assert_eq!(watched, Err(WatchError::Foreign), "{kind}{with}") };
    assert_eq!(watched, Ok(()), "{kind}{with}");
    assert_party(place.expect("it is watched").setup(), kind, names);
    let finished = AnySession::resume(game, &[]).expect("it is read");
    assert_eq!((finished.played(), standing(&finished)), (moves, (scores, None)), "{kind}{with}");
}

#[test]
fn the_last_games_are_listed_with_their_results_and_watched() {
    let mut device = device_with(None);
    for (number, finished) in FINISHED.into_iter().enumerate() {
        let kept = saved(&format!("folder/games/{number}"));
        let (result, game) = kept.split_at(GameResult::BYTES);
        check_finished(game, finished, NAMES);
        assert_eq!(result[3..5], [finished.0 as u8, 3]);
        let scores = [6, 8, 10].map(|at| i16::from_le_bytes([result[at], result[at + 1]]));
        assert_eq!(scores, finished.2, "{}", finished.0);
        device.kept.push(kept);
    }
    device.press("DAUA");
    // The newest one was played with manners: its result is there, but it cannot be watched.
    device.press("A");
    assert_eq!(device.console.mode(), Mode::Menu);
    device.press("RA");
    assert_eq!(device.console.mode(), Mode::Watching);
}

#[test]
fn links_lead_to_the_same_games_with_names_without_and_to_the_same_deal() {
    let text = String::from_utf8(saved("links.txt")).expect("a text");
    let mut links = text.lines();
    for finished in FINISHED {
        let mut next = |expected: &str| {
            let mut words = links.next().expect("a link").split(' ');
            assert_eq!(words.next(), Some(&*format!("{}{}", finished.0.name(), finished.1)));
            assert_eq!(words.next(), Some(expected));
            let mut room = vec![0; 8192];
            let used = link::read(words.next().expect("letters"), &mut room).expect("a link").len();
            room.truncate(used);
            room
        };
        check_finished(&next("watch"), finished, ["ONE", "TWO", "THREE"]);
        check_finished(&next("watch-with-names"), finished, NAMES);
        match (Console::<AnySession>::offered(&next("deal")), finished.3) {
            (Ok(deal), Some(_)) => assert_party(&deal, finished.0, ["ONE", "TWO", "THREE"]),
            (refused, moves) => {
                assert!(refused == Err(WatchError::Foreign) && moves.is_none(), "{refused:?}")
            }
        }
    }
    assert_eq!(links.next(), None);
}
