//! A finished game that is shown once more.

use std::collections::{BTreeMap, BTreeSet};

use engine::console::kit::Pen;
use engine::console::memory::{Setting, Settings};
use engine::console::session::AnySession;
use engine::console::{Audience, Button, Deal, Mode, Progress, Request, Session, Watch, WatchError, Wind};
use engine::games::Kind;
use engine::record::link;

use crate::device::Handheld;
use crate::display::Display;
use crate::sessions::deal;

/// Rows above the line that shows how far it is.
const PICTURE: usize = 54;

/// The part of a picture that is the game's own.
type Picture = Vec<bool>;

/// A picture at rest.
fn picture(session: &AnySession) -> Picture {
    let (mut display, mut settings) = (Display::new(), Settings::default());
    settings.set(Setting::Motion, 0);
    session.draw(&mut Pen::new(&mut display), &settings);
    (0..PICTURE * 128).map(|at| display.lit(at % 128, at / 128)).collect()
}

/// Which event of which move is on the screen, if one is.
fn event(session: &AnySession, made: u16) -> Option<(u16, u32)> {
    let id = session.frame_id();
    (id >> 30 == 0).then_some((made, id & 0xff_ffff))
}

pub(crate) fn saved(session: &AnySession) -> Vec<u8> {
    let mut room = vec![0; 8192];
    let used = session.save(&mut room);
    room.truncate(used);
    room
}

/// A game that was played to its end.
pub(crate) struct Played {
    pub(crate) session: AnySession,
    /// What all saw of each event.
    seen: BTreeMap<(u16, u32), Picture>,
    /// What only one saw.
    secrets: BTreeSet<Picture>,
}

/// Plays a game to its end, people by hints.
pub(crate) fn played(deal: &Deal) -> Played {
    let (mut session, mut now) = (AnySession::deal(deal).unwrap(), 0);
    let (mut seen, mut secrets) = (BTreeMap::new(), BTreeSet::new());
    while !session.is_over() {
        match (session.audience(), event(&session, session.played())) {
            (Audience::Only(_), _) => {
                secrets.insert(picture(&session));
            }
            (_, Some(at)) => {
                seen.entry(at).or_insert_with(|| picture(&session));
            }
            _ => {}
        }
        now += 400;
        session.tick(now, &Settings::default());
        if event(&session, 0).is_some() {
            continue_event(&mut session);
        } else if session.hint_for().is_some() && session.hint(now).is_some() {
            session.follow_hint();
        }
    }
    Played { session, seen, secrets }
}

/// An event that waits for somebody goes on.
fn continue_event(session: &mut AnySession) {
    if session.due(&Settings::default()) == engine::console::Due::Never {
        session.press(Button::A, &Settings::default());
    }
}

pub(crate) fn watched(game: &[u8]) -> AnySession {
    let mut place = None;
    AnySession::watch_onto(&mut place, game, &mut || {}).expect("a finished game");
    place.expect("it is laid out")
}

/// Winds, and waits until that is done.
fn wind(session: &mut AnySession, wind: Wind, now: &mut u32) {
    session.wind(wind, &Settings::default());
    session.tick(*now, &Settings::default());
    while session.due(&Settings::default()) == engine::console::Due::Soon {
        *now += 8;
        session.tick(*now, &Settings::default());
    }
}

fn is_at_end(session: &AnySession) -> bool {
    let Progress { made, of, .. } = session.progress();
    made == of && session.frame_id() >> 30 == 1
}

/// A game of each kind with so many people, and its bytes.
pub(crate) fn games(people: u8) -> impl Iterator<Item = (Deal, AnySession)> {
    Kind::ALL.into_iter().zip(7..).map(move |(kind, seed)| {
        let deal = deal(kind, 3, people, seed);
        let session = played(&deal).session;
        (deal, session)
    })
}

#[test]
fn a_replay_shows_the_pictures_that_everybody_saw_when_the_game_was_played() {
    for people in [0, 2] {
        for (kind, seed) in Kind::ALL.into_iter().zip(1..) {
            let Played { session, seen, .. } = played(&deal(kind, 3, people, seed));
            let mut replay = watched(&saved(&session));
            let (mut shown, mut steps) = (BTreeMap::new(), 0);
            while !is_at_end(&replay) {
                if let Some(at) = event(&replay, replay.progress().made) {
                    shown.insert(at, picture(&replay));
                }
                replay.wind(Wind::Next, &Settings::default());
                steps += 1;
                assert!(steps < 20_000, "{kind} does not end");
            }
            assert!(seen.len() > 20, "{kind}: {} events", seen.len());
            for (at, frame) in &seen {
                assert!(
                    shown.get(at) == Some(frame),
                    "{kind}, {people} people: event {at:?} looks different"
                );
            }
            // The ceremony and the final table, with all pages.
            assert!(picture(&replay) == picture(&session), "{kind}: the end looks different");
        }
    }
}

#[test]
fn a_replay_shows_nothing_that_only_one_player_saw() {
    for kind in Kind::ALL {
        let Played { session, secrets, .. } = played(&deal(kind, 3, 3, 11));
        let mut replay = watched(&saved(&session));
        let mut steps = 0;
        while !is_at_end(&replay) {
            assert!(!secrets.contains(&picture(&replay)), "{kind}: {:?}", replay.progress());
            assert!(!matches!(replay.audience(), Audience::Only(_)));
            assert_eq!(replay.hint_for(), None);
            replay.wind(Wind::Next, &Settings::default());
            steps += 1;
        }
        assert!(steps > 20 && (secrets.len() > 5 || !has_secrets(kind)), "{kind}: {} secrets", secrets.len());
    }
}

/// Whether a game has screens for one player's eyes that a hint leads to.
fn has_secrets(kind: Kind) -> bool {
    let session = AnySession::deal(&deal(kind, 3, 3, 1)).unwrap();
    matches!(session.hint_for(), Some(Audience::Only(_)))
}

#[test]
fn every_move_can_be_stepped_back_to() {
    for (deal, session) in games(1) {
        let (mut replay, mut now) = (watched(&saved(&session)), 0);
        let mut tables = vec![(0, picture(&replay))];
        while !is_at_end(&replay) {
            wind(&mut replay, Wind::Next, &mut now);
            if replay.decides().is_some() {
                tables.push((replay.progress().made, picture(&replay)));
            }
        }
        assert!(tables.len() > 10, "{}: {}", deal.kind, tables.len());
        for (made, table) in tables.iter().rev() {
            wind(&mut replay, Wind::Back, &mut now);
            assert_eq!(replay.progress().made, *made, "{}", deal.kind);
            assert!(picture(&replay) == *table, "{}: the table after {made} moves", deal.kind);
        }
        wind(&mut replay, Wind::Back, &mut now);
        assert_eq!(replay.progress().made, 0, "{}", deal.kind);
    }
}

#[test]
fn rounds_are_gone_through_both_ways() {
    for (deal, session) in games(1) {
        let (mut replay, mut now, mut rounds) = (watched(&saved(&session)), 0, vec![0]);
        while !is_at_end(&replay) {
            wind(&mut replay, Wind::NextRound, &mut now);
            rounds.push(replay.progress().made);
            assert!(rounds.len() < 500, "{}: {rounds:?}", deal.kind);
        }
        assert!(rounds.is_sorted() && rounds.len() > 3, "{}: {rounds:?}", deal.kind);
        for made in rounds.iter().rev().skip(1) {
            wind(&mut replay, Wind::LastRound, &mut now);
            assert_eq!(replay.progress().made, *made, "{}: {rounds:?}", deal.kind);
        }
    }
}

#[test]
fn a_replay_plays_by_itself_to_the_final_table_and_stops_there() {
    for (deal, session) in games(2) {
        let (mut replay, mut now) = (watched(&saved(&session)), 0);
        replay.wind(Wind::Play, &Settings::default());
        while replay.progress().plays {
            now += 100;
            assert!(now < 3_600_000, "{} does not end", deal.kind);
            let step = replay.tick(now, &Settings::default());
            assert!(!matches!(step, engine::console::Step::Over(_) | engine::console::Step::Moved(_)));
        }
        assert!(is_at_end(&replay), "{}", deal.kind);
        wind(&mut replay, Wind::Play, &mut now);
        assert!(replay.progress().plays && replay.progress().made == 0, "{}: it begins again", deal.kind);
    }
}

#[test]
fn only_a_whole_finished_game_can_be_watched() {
    for (deal, session) in games(2) {
        let game = saved(&session);
        let watch = |game: &[u8]| {
            let mut place = Some(session.clone());
            let error = AnySession::watch_onto(&mut place, game, &mut || {}).err();
            assert_eq!(place.is_none(), error.is_some());
            error
        };
        assert_eq!(watch(&game), None);
        assert_eq!(watch(&[]), Some(WatchError::Damaged));
        assert_eq!(watch(&saved(&AnySession::deal(&deal).unwrap())), Some(WatchError::Unfinished));
        for place in (0..game.len()).step_by(7) {
            let mut broken = game.clone();
            broken[place] ^= 1;
            assert!(
                matches!(watch(&broken), Some(WatchError::Damaged | WatchError::Foreign)),
                "byte {place}"
            );
            assert_eq!(watch(&game[..place]), Some(WatchError::Damaged), "cut at {place}");
        }
    }
}

#[test]
fn a_game_that_was_ended_by_agreement_says_so_and_can_be_watched() {
    for kind in Kind::ALL {
        let mut session = AnySession::deal(&deal(kind, 3, 2, 5)).unwrap();
        let mut now = 0;
        while session.played() < 9 {
            now += 400;
            session.tick(now, &Settings::default());
            if event(&session, 0).is_some() {
                continue_event(&mut session);
            } else if session.hint_for().is_some() && session.hint(now).is_some() {
                session.follow_hint();
            }
        }
        session.end_by_agreement();
        let game = saved(&session);
        assert!(session.record().is_agreed());
        let again = AnySession::resume(&game, &[]).expect("it can be read");
        assert_eq!(saved(&again), game, "{kind}");
        let mut replay = watched(&game);
        while !is_at_end(&replay) {
            wind(&mut replay, Wind::Next, &mut now);
        }
        session.tick(now + 5000, &Settings::default());
        assert!(picture(&replay) == picture(&session), "{kind}: the end looks different");
    }
}

/// A device at the menu, with a game in progress behind it.
pub(crate) fn with_game_in_progress() -> Handheld {
    let mut device = Handheld::new();
    device.press("AAAAA");
    device.press("P");
    device.press("UA");
    assert_eq!(device.console.mode(), Mode::Menu);
    device.requests.clear();
    device
}

#[test]
fn watching_leaves_the_game_in_progress_and_the_records_alone() {
    let mut device = with_game_in_progress();
    let flash = device.flash.clone();
    let (_, session) = games(1).next().unwrap();
    device.console.watch(&saved(&session), &mut || {}).expect("a finished game");
    assert_eq!(device.console.mode(), Mode::Watching);
    device.press("A");
    device.wait(200_000);
    device.press("RRLUDD");
    device.press("P");
    assert_eq!(device.console.mode(), Mode::Menu, "a long B leads back as well");
    assert_eq!(device.flash, flash);
    let saves = |request: &Request| matches!(request, Request::Save(_) | Request::Erase(_));
    assert!(!device.requests.iter().any(saves), "{:?}", device.requests);
    // The game is laid out again from the flash.
    device.press("A");
    assert!(device.requests.contains(&Request::Resume), "{:?}", device.requests);
    let mut other = Handheld::with_flash(flash);
    other.wait(1000);
    other.press("A");
    assert_eq!(device.text(), other.text());
}

#[test]
fn a_game_that_is_nowhere_but_here_is_not_given_up_for_a_replay() {
    let (_, session) = games(1).next().unwrap();
    let mut device = with_game_in_progress();
    device.console.report(engine::console::Fault::NotSaved);
    let before = saved(device.console.session().unwrap());
    assert_eq!(device.console.watch(&saved(&session), &mut || {}), Err(WatchError::Unsaved));
    assert_eq!(saved(device.console.session().unwrap()), before);
}

#[test]
fn the_replay_screen_names_its_buttons() {
    for (deal, session) in games(1) {
        let mut device = Handheld::new();
        device.console.watch(&saved(&session), &mut || {}).expect("a finished game");
        device.shows_in(deal.kind.name(), "replay-table");
        device.press("RR");
        device.shows_in(deal.kind.name(), "replay-event");
        device.press("A");
        assert!(!device.console.is_at_rest(), "it plays by itself");
        device.press("A");
        assert!(device.console.is_at_rest(), "it stands still");
    }
}

#[test]
fn a_link_is_the_game_and_anything_else_is_refused() {
    for (deal, session) in games(1) {
        let game = saved(&session);
        let mut room = vec![0; link::letters(game.len())];
        let text = link::write(&game, &mut room).expect("there is room").to_owned();
        assert!(text.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter)));
        let mut room = vec![0; 8192];
        assert_eq!(link::read(&text, &mut room), Ok(&game[..]), "{}", deal.kind);
        assert_eq!(link::read(&text.replacen('A', "=", 1), &mut room), Err(link::LinkError::Letter));
        assert_eq!(link::read(&text, &mut [0; 9]), Err(link::LinkError::TooLong));
    }
    let mut room = [0; 16];
    assert_eq!(link::read("A", &mut room), Err(link::LinkError::Length));
    assert_eq!(link::read("AB", &mut room), Err(link::LinkError::Length), "no byte has these bits");
    assert_eq!(link::read("", &mut room), Ok(&[][..]));
    assert_eq!(link::write(b"abc", &mut [0; 3]), None);
}
