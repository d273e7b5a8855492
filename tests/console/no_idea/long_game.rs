//! A game without an end: everybody puts every card back. The players are told in good time, and end it by agreement.

use std::collections::HashMap;

use engine::cards::Seed;
use engine::console::session::AnySession;
use engine::console::{Button, Deal, Mode, Request, SaveSlot, Session};
use engine::games::no_idea::{Move, NoIdea, Phase};
use engine::games::{Game, GameMove, Kind, Moves, Players, Seat, Setup};
use engine::record::{Match, PlayError, Record};

use crate::device::Handheld;
use crate::questions::assert_withstands;

/// Two people, and a seed with which nobody clears the layout by prizes alone.
fn deal() -> Deal {
    Deal::new(Kind::NoIdea, Players::Two, Seed(11))
}

/// The game in which no own card is ever placed, until there is room for just so many more moves.
fn endless(room: u16) -> Match<NoIdea> {
    let Deal { players, first, seed, .. } = deal();
    let mut game = Match::<NoIdea>::new(&Setup { players, first, options: (), seed }).expect("two can play");
    let mut moves = Moves::new();
    while game.record().room() > room {
        game.game().legal_moves(&mut moves);
        let mv = match game.game().phase() {
            Phase::Draw => Move::Draw,
            Phase::Open { .. } => moves[0],
            Phase::Revealed { .. } => Move::Back,
            _ => {
                moves[usize::from(game.record().len())
                    % moves.iter().filter(|mv| matches!(mv, Move::Reveal(_))).count()]
            }
        };
        game.play(mv).expect("as long as there is room for a move, it is recorded");
    }
    game
}

/// The save of such a game.
fn saved(game: &Match<NoIdea>) -> Vec<u8> {
    let mut room = vec![0; 8192];
    let session = AnySession::deal(&deal()).expect("two can play");
    let party = session.save(&mut room) - session.record().size();
    let mut bytes = room[..party].to_vec();
    bytes.extend_from_slice(game.record().write(&mut room).expect("there is room"));
    bytes
}

/// A device on which the game is continued, all that happened last was seen, and the players are told.
fn told(room: u16) -> Handheld {
    let flash = HashMap::from([(SaveSlot::Game as u8, saved(&endless(room)))]);
    let mut device = Handheld::with_flash(flash);
    device.wait(1000);
    device.press("A");
    wait_until_told(&mut device);
    device
}

/// Looks at all that happened last, until the players are told.
fn wait_until_told(device: &mut Handheld) {
    for _ in 0..20 {
        device.wait(3000);
        if device.console.mode() == Mode::LongGame {
            return;
        }
        device.press("A");
    }
    panic!("nobody is told that there is little room left");
}

fn played(device: &Handheld) -> u16 {
    device.console.session().expect("a game is in progress").played()
}

/// The final table is there, the game is no longer saved, and the records count it.
fn is_over(device: &mut Handheld) {
    device.wait(1500);
    assert!(device.console.session().expect("it is still shown").is_over());
    assert!(!device.flash.contains_key(&(SaveSlot::Game as u8)), "a game that is over is not continued");
    assert!(device.requests.contains(&Request::Save(SaveSlot::Records)));
}

#[test]
fn a_game_has_room_for_tens_of_thousands_of_moves() {
    let game = endless(0);
    assert!(game.record().len() > 35_000, "{} moves", game.record().len());
    assert!(game.game().to_move().is_some(), "it would go on for ever");
    let resumed = Match::<NoIdea>::resume(game.record().clone()).expect("it can be played back");
    assert_eq!(resumed, game);
    let mut bytes = [0; Record::MOST_BYTES];
    let written = game.record().write(&mut bytes).expect("there is room for the longest record");
    assert_eq!(Record::read(written).as_ref(), Ok(game.record()));
}

#[test]
fn a_record_that_is_really_full_refuses_a_move_and_nothing_changes() {
    let mut game = endless(0);
    let mut moves = Moves::new();
    let refused = loop {
        let before = game.clone();
        game.game().legal_moves(&mut moves);
        match game.play(moves[0]) {
            Ok(_) => {}
            Err(error) => {
                assert_eq!(game, before);
                break error;
            }
        }
    };
    assert!(matches!(refused, PlayError::Full(_)), "{refused}");
}

#[test]
fn the_players_are_told_in_good_time_and_play_on() {
    let mut device = told(500);
    device.shows("long-game");
    let moves = played(&device);
    device.wait(20_000);
    assert_eq!(played(&device), moves, "the game waits");
    device.press("A");
    assert_eq!(device.console.mode(), Mode::Game);
    // They are not told again at once.
    for _ in 0..60 {
        device.press("A");
        device.wait(1700);
    }
    assert!(played(&device) > moves + 3, "the game goes on");
    assert_eq!(device.console.mode(), Mode::Game);
}

#[test]
fn shortly_before_the_end_they_are_told_again() {
    let mut device = told(51);
    device.press("A");
    for _ in 0..400 {
        if device.console.mode() == Mode::LongGame {
            break;
        }
        device.press("A");
        device.wait(1700);
    }
    assert_eq!(device.console.mode(), Mode::LongGame);
    assert!(device.console.session().expect("a game is in progress").room() <= 50);
}

#[test]
fn a_long_game_is_ended_by_agreement_with_the_points_so_far() {
    let mut device = told(400);
    device.press("B");
    device.shows("end-the-game");
    device.press("B");
    assert_eq!(device.console.mode(), Mode::Game, "not everybody agreed");
    device.press("PUU");
    device.shows("pause-long-game");
    device.press("A");
    device.shows("end-the-game");
    device.press("U");
    is_over(&mut device);
    device.press("A");
    device.wait(1000);
    device.shows_in("no_idea", "final-by-agreement");
    device.press("A");
    device.wait(1000);
    assert!(played(&device) < 5, "they play another one");
}

#[test]
fn without_room_for_a_move_the_points_are_counted() {
    let mut device = told(0);
    device.shows("long-game-full");
    device.press("DLR");
    assert_eq!(device.console.mode(), Mode::LongGame);
    device.press("B");
    assert_eq!(device.console.mode(), Mode::Menu, "they can think about it");
    let mut device = device.restart();
    device.press("A");
    wait_until_told(&mut device);
    device.press("U");
    is_over(&mut device);
}

#[test]
fn no_hammered_button_ends_a_long_game() {
    for room in [500, 0] {
        // The last tap has just come.
        let told = || {
            let mut device = told(room);
            device.hold(Button::Left, 40);
            device
        };
        let over = |device: &Handheld| device.requests.contains(&Request::Erase(SaveSlot::Game));
        assert_withstands(told, "a long game", over);
    }
}

#[test]
fn a_short_game_cannot_be_ended_in_the_pause_menu() {
    let flash = HashMap::from([(SaveSlot::Game as u8, saved(&endless(5_000)))]);
    let mut device = Handheld::with_flash(flash);
    device.wait(1000);
    device.press("A");
    device.wait(9000);
    device.press("A A P UU A");
    assert_ne!(device.console.mode(), Mode::LongGame);
}

#[test]
fn whoever_is_ahead_when_a_game_is_ended_by_agreement_has_won() {
    fn ended<G: Game>() {
        let setup =
            Setup { players: Players::Two, first: Seat::One, options: G::Options::default(), seed: Seed(3) };
        let mut game = Match::<G>::new(&setup).expect("two can play");
        let mut moves = Moves::new();
        for number in 0..40u16 {
            game.game().legal_moves(&mut moves);
            let Some(&mv) = moves.get(usize::from(number) % moves.len().max(1)) else { break };
            game.play(mv).expect("it is legal");
        }
        let so_far = game.game().scores();
        game.end_by_agreement();
        let over = game.game();
        assert_eq!((over.to_move(), over.scores()), (None, so_far), "{}", G::NAME);
        let most = so_far.seated(setup.players).max();
        assert!(!over.winners().is_empty(), "{}", G::NAME);
        assert!(over.winners().iter().all(|seat| Some(&so_far[seat]) == most), "{}", G::NAME);
        over.legal_moves(&mut moves);
        assert!(moves.is_empty(), "{}", G::NAME);
        assert!((0..=u16::MAX).filter_map(G::Move::unpack).all(|mv| over.clone().play(mv).is_err()));
    }
    for kind in Kind::ALL {
        engine::for_kind!(kind, G => ended::<G>());
    }
}
