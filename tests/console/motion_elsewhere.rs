//! Motion beside a game that is played: in lessons, in games that are watched again, and under what the coach says.

use engine::console::memory::{RobotLevel, Setting, Settings};
use engine::console::{Button, Guided, Mode, Session, Watch, Wind};
use engine::games::{Kind, Seat};

use crate::device::Handheld;
use crate::lessons::way_on;
use crate::passing::{settings_in_flash, sit_down_with, table};
use crate::replay::{games, saved, watched};

/// A device at the beginning of a lesson, on which things move or do not.
fn lesson(kind: Kind, moves: bool) -> Handheld {
    let mut device = Handheld::with_flash(settings_in_flash(&[(Setting::Motion, u8::from(moves))]));
    device.wait(1000);
    device.press("UUA");
    device.press(&"D".repeat(kind as usize + 1));
    device.press("AA");
    assert_eq!(device.console.mode(), Mode::Lesson);
    device
}

/// Waits until the screen stands still; whether anything moved before that.
fn rest(device: &mut Handheld) -> bool {
    let mut moved = false;
    for _ in 0..3000 {
        moved |= device.console.lesson().is_some_and(|(session, _)| session.is_moving());
        if device.console.is_at_rest() {
            return moved;
        }
        device.wait(20);
    }
    panic!("it never stands still:\n{}", device.text());
}

#[test]
fn the_words_of_a_lesson_come_when_what_moves_has_arrived() {
    for kind in Kind::ALL {
        let [mut still, mut moving] = [false, true].map(|moves| lesson(kind, moves));
        let mut moved = 0;
        while still.console.mode() == Mode::Lesson {
            for button in way_on(&still.console, still.now) {
                for device in [&mut still, &mut moving] {
                    device.hold(button, 40);
                }
                assert!(!rest(&mut still), "{kind}: with motion off nothing moves");
                moved += u32::from(rest(&mut moving));
                assert_eq!(still.text(), moving.text(), "{kind}");
            }
        }
        assert!(moved > 2, "{kind}: only {moved} things moved");
    }
}

#[test]
fn a_game_that_plays_by_itself_once_more_moves_and_one_that_is_stepped_through_does_not() {
    let settings = Settings::default();
    for (deal, session) in games(1) {
        let game = saved(&session);
        let mut steps = watched(&game);
        for step in 0..60 {
            steps.wind(Wind::Next, &settings);
            steps.tick(step, &settings);
            assert!(!steps.is_moving(), "{}", deal.kind);
        }
        let (mut plays, mut now, mut moving) = (watched(&game), 0, 0);
        plays.wind(Wind::Play, &settings);
        while plays.progress().plays && now < 60_000 {
            now += 30;
            plays.tick(now, &settings);
            moving += u32::from(plays.is_moving());
        }
        assert!(moving > 20, "{}: {moving} pictures", deal.kind);
        while !plays.is_moving() && plays.progress().plays {
            now += 30;
            plays.tick(now, &settings);
        }
        plays.wind(Wind::Play, &settings);
        plays.tick(now + 30, &settings);
        assert!(!plays.is_moving(), "{}: whoever stops it looks at a picture at rest", deal.kind);
    }
}

#[test]
fn the_coach_says_the_same_whether_things_move_or_not() {
    for kind in Kind::ALL {
        let [mut still, mut moving] = [0, 1].map(|moves| {
            let settings = [(Setting::Motion, moves), (Setting::BotSpeed, 1)];
            sit_down_with(kind, &[Seat::One, Seat::Two], RobotLevel::Easy, &settings, Some(5))
        });
        let mut said = 0;
        for press in 0..60 {
            for _ in 0..100 {
                assert_eq!(still.console.coaches(), moving.console.coaches(), "{kind}, press {press}");
                said += u32::from(still.console.coaches());
                still.wait(30);
                moving.wait(30);
            }
            assert_eq!(table(&still).record(), table(&moving).record(), "{kind}, press {press}");
            if table(&still).is_over() {
                break;
            }
            still.hold(Button::A, 40);
            moving.hold(Button::A, 40);
        }
        assert!(said > 0, "{kind}");
    }
}
