//! Whole games kept move by move, with undo, restarts and flash that fails.

use engine::cards::{Rng, Seed};
use engine::console::memory::{RobotLevel, Settings, Unreadable, Who};
use engine::console::session::AnySession;
use engine::console::{Board, Button, Deal, Request, Undo};
use engine::games::{Kind, Players, Seat};

use super::*;
use crate::journal::Saved;
use crate::journal::tests::mock::MockFlash;

mod damage;
mod saved_by_1_0;

/// Two people and a bot at a game.
fn dealt(kind: Kind) -> AnySession {
    let mut guests = Profile::default().guests;
    for (seat, who) in Seat::ALL.into_iter().zip([Who::Human, Who::Human, Who::Bot(RobotLevel::Easy)]) {
        guests[seat].who = who;
    }
    let players = Players::Three;
    AnySession::deal(&Deal { guests, ..Deal::new(kind, players, Seed(kind as u128)) }).unwrap()
}

fn bytes(session: &AnySession) -> Vec<u8> {
    let mut room = vec![0; MOST_BYTES];
    let used = session.save(&mut room);
    room.truncate(used);
    room
}

/// The game that a restart finds.
fn found(flash: &MockFlash) -> Vec<u8> {
    let store = FlashStore::load(flash.clone());
    let stored = store.stored();
    assert_eq!(stored.broken, None);
    bytes(&AnySession::resume(stored.game, stored.moves).expect("what was kept is a game"))
}

/// Makes one move, whoever's turn it is.
fn go_on(session: &mut AnySession, now: &mut u32) {
    let before = session.played();
    for _ in 0..10_000 {
        *now += 100;
        session.tick(*now, &Settings::default());
        if session.played() != before || session.is_over() {
            return;
        }
        if session.hint_for().is_none() {
            session.press(Button::A, &Settings::default());
        } else if session.hint(*now).is_some() {
            session.follow_hint();
        }
    }
    panic!("nobody moves");
}

#[test]
fn a_game_is_kept_move_by_move_in_one_write_each() {
    for kind in Kind::ALL {
        let flash = MockFlash::new(16, 1);
        let (mut store, mut session, mut now) = (FlashStore::load(flash.clone()), dealt(kind), 0);
        store.keep_game(&session).unwrap();
        for _ in 0..60 {
            let before = flash.operations();
            go_on(&mut session, &mut now);
            store.keep_game(&session).unwrap();
            assert_eq!(flash.operations() - before, 1, "{kind}: a move is one write");
            assert_eq!(found(&flash), bytes(&session), "{kind}");
        }
    }
}

#[test]
fn a_few_moves_together_are_one_write_too() {
    for kind in Kind::ALL {
        let flash = MockFlash::new(16, 1);
        let (mut store, mut session, mut now) = (FlashStore::load(flash.clone()), dealt(kind), 0);
        store.keep_game(&session).unwrap();
        for together in (1..=LATEST).cycle().take(20) {
            let (before, played) = (flash.operations(), session.played());
            (0..together).for_each(|_| go_on(&mut session, &mut now));
            if session.is_over() {
                break;
            }
            store.keep_game(&session).unwrap();
            assert_eq!(flash.operations() - before, 1, "{kind}: {together} moves are one write");
            assert_eq!(usize::from(session.played() - played), together);
            assert_eq!(found(&flash), bytes(&session), "{kind}");
        }
        assert!(store.kept() > 20, "{kind}: moves are added to what was written first");
    }
}

#[test]
fn moves_that_are_taken_back_are_taken_back_in_flash_too() {
    let mut taken_back = 0;
    for kind in Kind::ALL {
        let flash = MockFlash::new(16, 1);
        let (mut store, mut session, mut now) = (FlashStore::load(flash.clone()), dealt(kind), 0);
        store.keep_game(&session).unwrap();
        for step in 0..80 {
            go_on(&mut session, &mut now);
            store.keep_game(&session).unwrap();
            // Now and then all was written in one entry before: the undo goes behind it.
            if step % 5 == 0 {
                store.write_game(&session).unwrap();
            }
            if step % 2 == 0 && session.can_undo() == Undo::LastMove {
                session.undo();
                store.keep_game(&session).unwrap();
                taken_back += 1;
            }
            assert_eq!(found(&flash), bytes(&session), "{kind}, step {step}");
        }
    }
    assert!(taken_back > 20, "{taken_back}");
}

#[test]
fn what_was_missed_while_the_flash_failed_is_made_up_for() {
    for kind in Kind::ALL {
        let flash = MockFlash::new(16, 1);
        let (mut store, mut session, mut now) = (FlashStore::load(flash.clone()), dealt(kind), 0);
        let mut rng = Rng::new(Seed(9));
        for _ in 0..20 {
            flash.keep_nothing(true);
            (0..rng.below(4)).for_each(|_| {
                go_on(&mut session, &mut now);
                store.keep_game(&session).unwrap_err();
            });
            flash.keep_nothing(false);
            store.try_again();
            store.keep_game(&session).unwrap();
            assert_eq!(found(&flash), bytes(&session), "{kind}");
        }
    }
}

#[test]
fn everything_is_saved_once_one_thing_is_saved_again() {
    let flash = MockFlash::new(16, 1);
    let mut store = FlashStore::load(flash.clone());
    let mut console = Console::<AnySession>::boot(store.stored(), Board::HANDHELD, 0);
    console.tick(2000);
    // The set-up as it is, and a game.
    for now in (3000..).step_by(1000).take(6) {
        console.press(Button::A, now);
        console.release(Button::A, now);
        serve(&mut console, &mut store);
    }
    let dealt = bytes(console.session().expect("a game was dealt"));
    flash.keep_nothing(true);
    for slot in [SaveSlot::Profile, SaveSlot::Records] {
        store.keep(slot, &console).unwrap_err();
    }
    store.catch_up(&console).unwrap_err();
    flash.keep_nothing(false);
    store.try_again();
    store.keep_seed(&[8; 16]).unwrap();
    store.catch_up(&console).unwrap();
    let again = FlashStore::load(flash.clone());
    let mut room = [0; SETUP];
    for (slot, found) in
        [(SaveSlot::Profile, again.stored().profile), (SaveSlot::Records, again.stored().records)]
    {
        let used = console.bytes(slot, &mut room);
        assert_eq!(found, &room[..used]);
    }
    assert_eq!(found(&flash), dealt);
    // The end of the game is made up for as well.
    flash.keep_nothing(true);
    store.forget(SaveSlot::Game).unwrap_err();
    flash.keep_nothing(false);
    store.try_again();
    store.keep_seed(&[9; 16]).unwrap();
    store.catch_up(&console).unwrap();
    assert!(FlashStore::load(flash).stored().game.is_empty());
}

/// A game that was kept move by move.
fn after_twelve_moves(kind: Kind, flash: &MockFlash) -> (FlashStore<MockFlash>, AnySession, u32) {
    let (mut store, mut session, mut now) = (FlashStore::load(flash.clone()), dealt(kind), 0);
    store.keep_game(&session).unwrap();
    for _ in 0..12 {
        go_on(&mut session, &mut now);
        store.keep_game(&session).unwrap();
    }
    (store, session, now)
}

/// The same game up to some move, with another one in its place.
fn instead(setup: &[u8], kept: &[u16], place: usize) -> Option<AnySession> {
    let others = (0..4096).filter(|other| *other != kept[place]);
    others.filter_map(|other| AnySession::resume(setup, &[&kept[..place], &[other]].concat())).next()
}

#[test]
fn what_the_journal_has_and_the_game_has_not_goes_and_what_it_lacks_comes() {
    let latest: Vec<u16> = (20..28).collect();
    for (kept, played, expected) in [
        // The game is new; nothing has changed; a move more; a move less.
        (0..0, 0, Some((0, 28..28))),
        (20..28, 8, Some((8, 28..28))),
        (20..27, 8, Some((7, 27..28))),
        (20..29, 8, Some((8, 28..28))),
        // Only the newest of the latest moves came after the set-up.
        (26..26, 2, Some((0, 26..28))),
        // Longer games: one that is behind by all that is known, and one that is further behind.
        (12..20, 16, Some((8, 20..28))),
        (12..19, 16, None),
    ] {
        let kept: Vec<u16> = kept.collect();
        let expected = expected.map(|(agreed, new)| (agreed, new.collect::<Vec<u16>>()));
        let found = change(&kept, played, &latest).map(|(agreed, new)| (agreed, new.to_vec()));
        assert_eq!(found, expected, "{kept:?}, {played} played");
    }
    // Others were made instead: the last one, the last three, all that are known.
    let kept: Vec<u16> = (12..28).collect();
    for (others, expected) in [(1, Some(15)), (3, Some(13)), (8, None)] {
        let mut latest = latest.clone();
        latest[8 - others..].fill(99);
        let found = change(&kept, 16, &latest).map(|(agreed, new)| (agreed, new.len()));
        assert_eq!(found, expected.map(|agreed| (agreed, others)), "{others} others");
    }
}

#[test]
fn moves_that_were_made_instead_of_others_replace_them_also_while_the_flash_failed() {
    let mut replaced = 0;
    let places = (8..12).flat_map(|place| [(place, false), (place, true)]);
    for (kind, (place, fails)) in
        Kind::ALL.into_iter().flat_map(|kind| places.clone().map(move |at| (kind, at)))
    {
        let flash = MockFlash::new(16, 1);
        let (mut store, session, mut now) = after_twelve_moves(kind, &flash);
        let (setup, kept) = (bytes(&dealt(kind)), store.stored().moves.to_vec());
        let Some(mut instead) = instead(&setup, &kept, place) else { continue };
        if fails {
            // All moves are in one entry, where they are not compared one by one.
            store.write_game(&session).unwrap();
            flash.keep_nothing(true);
            store.keep_game(&AnySession::resume(&setup, &kept[..place]).unwrap()).unwrap_err();
            flash.keep_nothing(false);
            store.try_again();
        }
        while instead.played() < session.played() + 2 {
            go_on(&mut instead, &mut now);
        }
        store.keep_game(&instead).unwrap();
        assert_eq!(found(&flash), bytes(&instead), "{kind}, place {place}");
        replaced += 1;
    }
    assert!(replaced > 8, "{replaced}");
}

#[test]
fn a_game_of_more_moves_than_the_journal_holds_is_written_in_one_entry() {
    let flash = MockFlash::new(16, 1);
    let (mut store, mut session, mut now) = (FlashStore::load(flash.clone()), dealt(Kind::Bango), 0);
    store.keep_game(&session).unwrap();
    go_on(&mut session, &mut now);
    store.keep_game(&session).unwrap();
    // As many as fit, and not one more; where they come from does not matter to the flash.
    while store.journal.add_move(0).is_ok() {}
    store.journal.take_back_to(1).unwrap();
    let full = u16::try_from(crate::journal::MOVES).unwrap();
    for _ in 1..full {
        store.journal.add_move(0).unwrap();
    }
    assert_eq!(store.journal.add_move(0), Err(SaveError::Full));
    store.write_game(&session).unwrap();
    assert_eq!(store.kept(), 0);
    assert_eq!(found(&flash), bytes(&session));
}

#[test]
fn another_game_takes_the_place_of_the_one_before_and_an_end_is_the_end() {
    let flash = MockFlash::new(16, 1);
    let mut store = FlashStore::load(flash.clone());
    for kind in Kind::ALL {
        store.keep_game(&dealt(kind)).unwrap();
        assert_eq!(found(&flash), bytes(&dealt(kind)));
    }
    store.forget(SaveSlot::Game).unwrap();
    assert!(FlashStore::load(flash).stored().game.is_empty());
}

/// Does what the console asks for.
fn serve(console: &mut Console<AnySession>, store: &mut FlashStore<MockFlash>) {
    while let Some(request) = console.take_request() {
        match request {
            Request::Save(slot) => store.keep(slot, console).unwrap(),
            Request::Erase(slot) => store.forget(slot).unwrap(),
            Request::MendMemory => store.mend().unwrap(),
            Request::Seed => console.give_seed(Seed(7)),
            _ => {}
        }
    }
}

#[test]
fn a_broken_memory_is_mended_by_one_press_and_what_could_be_read_stays() {
    let flash = MockFlash::new(16, 1);
    let mut store = FlashStore::load(flash.clone());
    let mut profile = [0; SETTINGS];
    let used = Profile::default().pack(&mut profile);
    store.journal.keep_settings(&profile[..used]).unwrap();
    let (mut session, mut now) = (dealt(Kind::Burst), 0);
    store.keep_game(&session).unwrap();
    let mut after_three = Vec::new();
    for moves in 1..=6 {
        go_on(&mut session, &mut now);
        store.keep_game(&session).unwrap();
        if moves == 3 {
            after_three = bytes(&session);
        }
    }
    // A hole in place of the fourth move.
    flash.change(|bytes| {
        let end = bytes[..8192].iter().rposition(|&byte| byte != 0xff).unwrap() + 1;
        bytes[end - 24..end - 16].fill(0);
    });
    let before = flash.bytes();
    let mut store = FlashStore::load(flash.clone());
    assert_eq!(store.stored().broken, Some(Unreadable::Damaged));
    let mut console = Console::<AnySession>::boot(store.stored(), Board::HANDHELD, 0);
    console.tick(2000);
    serve(&mut console, &mut store);
    assert_eq!(flash.bytes(), before, "nothing is written before somebody says so");
    console.press(Button::Up, 3000);
    serve(&mut console, &mut store);
    assert_eq!(found(&flash), after_three);
}
