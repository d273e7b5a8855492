//! The viewer of recorded games, without a window.

use engine::cards::Seed;
use engine::console::kit::FrameBuffer;
use engine::for_kind;
use engine::games::{ChosenOptions, Game, GameOptions, Kind, OptionValues, Players, Seat, Setup};

use super::recorded::RecordedGame;
use super::viewer::Viewer;
use crate::desktop::content::Content;
use crate::desktop::keys::DeskKey;
use crate::random::RandomPlayer;

/// A random game with all switches on, or so many moves of it.
fn recorded<G: Game>(moves: usize) -> RecordedGame {
    let mut chosen = ChosenOptions::defaults(G::Options::SPECS);
    for (place, spec) in G::Options::SPECS.iter().enumerate() {
        if spec.values == OptionValues::Switch {
            chosen.set(place, 1);
        }
    }
    let options = G::Options::from_values(&chosen).expect("options that exist");
    let setup = Setup { players: Players::Two, first: Seat::Two, options, seed: Seed(7) };
    let mut game = G::deal(&setup).expect("an allowed game");
    let mut random = RandomPlayer::<G>::new(setup.seed);
    let mut recorded = RecordedGame::new::<G>(&setup);
    for _ in 0..moves {
        let (Some(seat), Some((mv, _))) = (game.to_move(), random.choose(&game)) else { break };
        recorded.add(seat, mv);
        game.play(mv).expect("a legal move");
    }
    recorded
}

fn viewer(games: Vec<RecordedGame>) -> Viewer {
    Viewer::new(games, 1).unwrap_or_else(|failure| panic!("{failure}"))
}

fn press(viewer: &mut Viewer, key: DeskKey) -> FrameBuffer {
    viewer.press(key, 0).expect("a key can always be pressed");
    viewer.frame().clone()
}

/// Presses a key for the next move until that has been shown as well, and gives back where one is.
fn step(viewer: &mut Viewer) -> (String, FrameBuffer) {
    let before = viewer.caption();
    press(viewer, DeskKey::Right);
    for _ in 0..100 {
        let (caption, frame) = (viewer.caption(), viewer.frame().clone());
        if viewer.is_at_rest() && caption != before {
            return (caption.unwrap_or_default(), frame);
        }
        if before == caption && viewer.is_at_rest() {
            break;
        }
        press(viewer, DeskKey::Right);
    }
    (viewer.caption().unwrap_or_default(), viewer.frame().clone())
}

#[test]
fn every_move_can_be_stepped_to_and_back_again_in_every_game() {
    for kind in Kind::ALL {
        let mut viewer = viewer(vec![for_kind!(kind, G => recorded::<G>(60))]);
        let mut way = vec![(viewer.caption().unwrap_or_default(), viewer.frame().clone())];
        loop {
            let next = step(&mut viewer);
            if way.last().is_some_and(|last| last.0 == next.0) {
                break;
            }
            way.push(next);
        }
        assert!(way.len() > 25, "{kind}: {} steps", way.len());
        assert!(way.last().is_some_and(|last| last.0.starts_with("move 60 of 60")), "{kind}");
        for (caption, frame) in way.iter().rev().skip(1) {
            assert_eq!(press(&mut viewer, DeskKey::Left), *frame, "{kind}: {caption}");
            assert_eq!(viewer.caption().as_ref(), Some(caption), "{kind}");
        }
        assert!(viewer.caption().is_some_and(|caption| caption.starts_with("move 0 of 60")), "{kind}");
    }
}

#[test]
fn a_game_plays_by_itself_to_its_end_and_then_the_next_one() {
    for kind in Kind::ALL {
        let mut games: Vec<RecordedGame> = Vec::new();
        games.push(for_kind!(kind, G => recorded::<G>(usize::MAX)));
        games.push(for_kind!(kind, G => recorded::<G>(3)));
        let mut viewer = viewer(games);
        press(&mut viewer, DeskKey::End);
        assert!(viewer.caption().is_some_and(|caption| caption.starts_with("Game 1 of 2")));
        press(&mut viewer, DeskKey::Up);
        press(&mut viewer, DeskKey::Character(' '));
        let plays = |viewer: &Viewer| viewer.caption().is_some_and(|caption| caption.contains("(plays)"));
        assert!(plays(&viewer), "{kind}");
        let mut time = 0;
        while plays(&viewer) {
            time += 50;
            assert!(time < 600_000, "{kind}: {:?}", viewer.caption());
            viewer.tick(time).expect("time can always pass");
        }
        let caption = viewer.caption().unwrap_or_default();
        assert!(caption.starts_with("Game 2 of 2, move 3 of 3"), "{kind}: {caption}");
    }
}

#[test]
fn ten_moves_are_skipped_at_once_and_the_ends_are_a_key_away() {
    for kind in Kind::ALL {
        let mut viewer = viewer(vec![for_kind!(kind, G => recorded::<G>(45))]);
        let start = viewer.frame().clone();
        press(&mut viewer, DeskKey::Down);
        assert!(viewer.caption().is_some_and(|caption| caption.starts_with("move 1")), "{kind}");
        press(&mut viewer, DeskKey::End);
        assert!(viewer.caption().is_some_and(|caption| caption.starts_with("move 45 of 45")), "{kind}");
        for _ in 0..6 {
            press(&mut viewer, DeskKey::Up);
        }
        assert_eq!(*viewer.frame(), start, "{kind}");
        press(&mut viewer, DeskKey::End);
        assert_eq!(press(&mut viewer, DeskKey::Home), start, "{kind}");
    }
}
