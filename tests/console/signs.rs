//! Signs: a press that does nothing shakes the hint line, and a lock ends however often somebody presses.

use engine::console::memory::{RobotLevel, Setting};
use engine::console::{Button, Mode, Session};
use engine::games::{Kind, Seat};

use crate::device::{Handheld, TestBoard};
use crate::passing::{settings_in_flash, sit_down, sit_down_with, table};

/// How long a button is down in a tap.
const DOWN: u32 = 30;

/// Whether a tap of a button makes a difference within some time: to the picture, or to what the board is asked for.
pub(crate) fn is_noticed<T: Session + Clone>(device: &TestBoard<T>, button: Button, within: u32) -> bool {
    let mut without = device.clone();
    without.requests.clear();
    let mut with = without.clone();
    with.console.press(button, with.now);
    with.serve();
    for time in (0..=within).step_by(DOWN as usize) {
        if with.requests != without.requests || with.frame() != without.frame() {
            return true;
        }
        with.wait(DOWN);
        without.wait(DOWN);
        if time == 0 {
            with.console.release(button, with.now);
            with.serve();
        }
    }
    false
}

/// The time in which a press must be noticed, in milliseconds: as long as the hint line shakes, and a little longer.
pub(crate) const SOON: u32 = 300;

#[track_caller]
fn assert_noticed(device: &Handheld, button: Button) {
    assert!(is_noticed(device, button, SOON), "{button:?} is lost:\n{}", device.text());
}

#[test]
fn the_hint_line_shakes_and_comes_to_rest() {
    for motion in [1, 0] {
        let mut device = Handheld::with_flash(settings_in_flash(&[(Setting::Motion, motion)]));
        device.wait(1000);
        let rest = device.frame();
        device.hold(Button::Left, 0);
        for time in (0..240).step_by(60) {
            device.frame().assert_tidy("shaking");
            device.shows(&if motion == 1 { format!("ignored-{time}") } else { "ignored-still".into() });
            assert_ne!(device.frame(), rest, "after {time} ms");
            assert!(!device.console.is_at_rest());
            device.wait(60);
        }
        assert_eq!(device.frame(), rest);
        assert!(device.console.is_at_rest());
    }
}

#[test]
fn a_press_that_does_nothing_is_noticed_everywhere() {
    for motion in [0, 1] {
        let settings = [(Setting::Motion, motion), (Setting::BotSpeed, 1)];
        for kind in Kind::ALL {
            // Behind the curtain, on it, in the pause menu, in what happened, and in the middle of events.
            let two = [Seat::One, Seat::Two];
            let mut device = sit_down_with(kind, &two, RobotLevel::Normal, &settings, Some(3));
            for _ in 0..200 {
                for button in [Button::Left, Button::Up, Button::B] {
                    assert!(is_noticed(&device, button, SOON), "{kind}, {button:?}:\n{}", device.text());
                }
                device.hold(Button::A, DOWN);
                device.wait(70);
            }
        }
    }
}

#[test]
fn menus_take_no_press_without_a_sign() {
    let mut device = Handheld::new();
    assert_noticed(&device, Button::Left);
    assert_noticed(&device, Button::B);
    device.press("DDA");
    for _ in 0..20 {
        assert_noticed(&device, Button::Left);
        assert_noticed(&device, Button::Right);
        assert_noticed(&device, Button::A);
        device.press("D");
    }
}

#[test]
fn a_lock_ends_however_often_somebody_presses() {
    for pitch in [40, 70, 100, 150, 250] {
        let mut device = sit_down(Kind::ALL[3], &[Seat::One, Seat::Two], 3);
        device.press("P");
        device.press("B");
        let Mode::Curtain(_) = device.console.mode() else { panic!("a curtain:\n{}", device.text()) };
        device.press("P");
        device.hold(Button::B, DOWN);
        let shown = device.now;
        while let Mode::Curtain(_) = device.console.mode() {
            device.hold(Button::A, DOWN);
            device.wait(pitch - DOWN);
            assert!(device.now <= shown + 1_000, "every {pitch} ms: it does not open:\n{}", device.text());
        }
    }
}

#[test]
fn hammering_through_a_game_is_never_ignored_for_a_second() {
    for kind in Kind::ALL {
        let mut device = sit_down(kind, &[Seat::One, Seat::Two], 3);
        let (mut last, mut progress) = (device.now, device.text());
        for _ in 0..400 {
            device.hold(Button::A, DOWN);
            device.wait(70);
            let played = format!("{:?} {}", device.console.mode(), table(&device).played());
            if device.console.mode() != Mode::Game || played != progress || !device.console.is_locked() {
                (last, progress) = (device.now, played);
            }
            assert!(device.now < last + 1_000, "{kind}: locked for a second:\n{}", device.text());
        }
    }
}
