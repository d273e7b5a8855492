//! Motion: a picture is a function of time, ends as if nothing had moved, and never keeps anybody waiting.

use engine::bots::pick;
use engine::cards::{Rng, Seed};
use engine::console::games::GameScreens;
use engine::console::kit::Motion;
use engine::console::memory::{RobotLevel, Setting};
use engine::console::session::AnySession;
use engine::console::{Button, Console, Mode, Session};
use engine::games::{Kind, Moves, Seat};
use tests::{for_each_game, setups};

use crate::device::Handheld;
use crate::display::Display;
use crate::golden::braille;
use crate::passing::{sit_down_with, table};
use crate::stage::Stage;

for_each_game! {
    every_motion_ends_in_the_picture_at_rest_and_stays_on_the_display => every_motion_ends_at_rest;
}

/// Games of each kind; a failure names its number.
const GAMES: u64 = 12;

/// Milliseconds between two pictures.
const FRAME: u32 = 60;

fn every_motion_ends_at_rest<G: GameScreens>() {
    let (mut moving, mut longest) = (0, 0);
    for (number, setup) in (0..).zip(setups::<G>(GAMES)) {
        let mut rng = Rng::new(Seed(number));
        let mut stage = Stage::new(G::deal(&setup).unwrap());
        let mut moves = Moves::new();
        for played in 0..150 {
            stage.game.legal_moves(&mut moves);
            let Some(mv) = pick(&moves, &mut rng) else { break };
            stage.play(mv);
            for at in stage.shown() {
                let name = format!("game {number}, move {played}, event {at}: {:?}", stage.events[at]);
                let (length, rest) = (stage.moves_for(at), stage.event(at));
                assert_eq!(stage.event_after(at, length), rest, "{name}");
                let frames = (0..length).step_by(FRAME as usize);
                let pictures: Vec<_> = frames.map(|elapsed| stage.event_after(at, elapsed)).collect();
                pictures.iter().for_each(|picture| picture.assert_tidy(&name));
                moving += pictures.iter().filter(|picture| **picture != rest).count();
                longest = longest.max(length);
            }
            if stage.game.to_move().is_some() && !stage.is_secret() {
                let (length, rest) = (stage.arrives_for(), stage.decision());
                for elapsed in (0..=length).step_by(FRAME as usize) {
                    stage.motion = Motion::at(elapsed);
                    stage.decision().assert_tidy(&format!("game {number}, move {played}, decision"));
                }
                stage.motion = Motion::at(length);
                assert_eq!(stage.decision(), rest, "game {number}, move {played}, decision");
                stage.motion = Motion::REST;
            }
        }
    }
    assert!(moving > 100, "only {moving} pictures move");
    assert!(longest <= 1500, "{longest} ms are too long to look at");
}

/// A device at the beginning of a game beside bots of a speed, on which things move or do not.
fn device(kind: Kind, speed: u8, moves: bool, seed: u128) -> Handheld {
    // What the coach says comes and goes by time as well.
    let settings = [(Setting::BotSpeed, speed), (Setting::Motion, u8::from(moves)), (Setting::Coach, 0)];
    sit_down_with(kind, &[Seat::One, Seat::Three], RobotLevel::Normal, &settings, Some(seed))
}

/// What is on the screen that time changes besides motion: the dots of a bot, the beat between two players, confetti.
fn is_steady(device: &Handheld) -> bool {
    let session = table(device);
    !session.is_over()
        && session.decides().is_none()
        && !device.console.is_locked()
        && !device.console.tells_pause()
}

#[test]
fn with_motion_off_an_event_stands_still_and_is_what_motion_ends_in() {
    for kind in Kind::ALL {
        let (mut compared, mut moved) = (0, 0);
        for seed in 0..3 {
            let [mut still, mut moving] = [false, true].map(|moves| device(kind, 1, moves, seed));
            for press in 0..80 {
                let name = format!("{kind}, seed {seed}, press {press}");
                let mut before = None;
                while !still.console.is_at_rest() && !table(&still).is_over() {
                    let same_event =
                        before.replace((still.console.session().map(Session::frame_id), still.text()));
                    assert_eq!(
                        table(&still).record(),
                        table(&moving).record(),
                        "{name}: one is ahead of the other"
                    );
                    if still.text() != moving.text() {
                        moved += 1;
                        assert!(!moving.console.is_at_rest(), "{name}: at rest there is no difference");
                    }
                    if let Some((id, text)) = same_event
                        && id == still.console.session().map(Session::frame_id)
                        && is_steady(&still)
                    {
                        compared += 1;
                        assert_eq!(still.text(), text, "{name}");
                    }
                    still.wait(30);
                    moving.wait(30);
                }
                if table(&still).is_over() {
                    break;
                }
                still.hold(Button::A, 40);
                moving.hold(Button::A, 40);
            }
        }
        assert!(compared > 200 && moved > 60, "{kind}: {compared} compared, {moved} moved");
    }
}

#[test]
fn any_press_finishes_what_moves() {
    for kind in Kind::ALL {
        let mut finished = 0;
        for seed in 0..4 {
            let mut device = device(kind, 0, true, seed);
            for _ in 0..60 {
                device.press("A");
                for _ in 0..200 {
                    let now = device.now;
                    let mut pressed = device.console.clone();
                    pressed.press(Button::Left, now);
                    if let (Mode::Game, false) = (device.console.mode(), device.console.is_locked())
                        && table(&device).decides().is_none()
                        && text(&device.console) != text(&pressed)
                    {
                        finished += 1;
                        assert!(!is_moving(&pressed, now), "{kind}:\n{}", text(&pressed));
                    }
                    device.wait(30);
                    if device.console.is_at_rest() {
                        break;
                    }
                }
            }
        }
        assert!(finished > 10, "{kind}: only {finished} were finished");
    }
}

/// Whether the picture is another one within the next frames, without a move.
fn is_moving(console: &Console<AnySession>, now: u32) -> bool {
    let mut later = console.clone();
    let before = text(&later);
    (1..4).any(|frame| {
        later.tick(now + 30 * frame);
        text(&later) != before
            && later.session().map(Session::decides) == console.session().map(Session::decides)
    })
}

/// The screen above the hint line, which shakes when a press did nothing else.
fn text(console: &Console<AnySession>) -> String {
    let mut display = Display::new();
    let Ok(()) = console.draw(&mut display);
    braille(&display).lines().take(13).collect()
}
