//! Nobody has to wait for bots: A hurries them, and who skips them gets one summary instead of a flicker.

use engine::console::memory::{RobotLevel, Setting};
use engine::console::{Audience, Button, Mode, Session};
use engine::for_kind;
use engine::games::{Kind, Seat};

use crate::device::Handheld;
use crate::passing::{sit_down_beside, sit_down_with, table};
use crate::tested::TestedScreens;

/// So many changes of the picture in half a second are a flicker.
const FLICKER: usize = 5;

/// Whether the summary of what the bots did is on the screen: it waits for A, and everybody may read it.
fn is_summary(device: &Handheld) -> bool {
    let quiet = table(device).audience() == Audience::All(None) && device.console.is_at_rest();
    quiet && device.console.mode() == Mode::Game && !table(device).is_over()
}

/// Lets time pass until nothing happens any more; when the picture changed.
fn changes(device: &mut Handheld) -> Vec<u32> {
    let (mut changes, mut picture) = (vec![], device.text());
    for _ in 0..2_000 {
        device.wait(10);
        let next = device.text();
        if next != picture {
            changes.push(device.now);
            picture = next;
        }
        if device.console.is_at_rest() && changes.last().is_none_or(|&last| device.now > last + 600) {
            break;
        }
    }
    changes
}

#[test]
fn who_skips_bots_gets_one_summary_and_no_flicker() {
    for kind in Kind::ALL {
        let mut summaries = 0;
        for seed in 0..3 {
            // What people do themselves would move.
            let settings = [(Setting::BotSpeed, 3), (Setting::Motion, 0)];
            let mut device = sit_down_with(kind, &[Seat::One], RobotLevel::Easy, &settings, Some(seed));
            for press in 0..40 {
                if table(&device).is_over() {
                    break;
                }
                device.look();
                let summary = is_summary(&device);
                if summary && summaries == 0 {
                    device.shows_in(&format!("{kind}").replace(['-', ' '], "_"), "summary");
                }
                summaries += u32::from(summary);
                device.hold(Button::A, 40);
                let changes = changes(&mut device);
                let fast = changes.windows(FLICKER).find(|few| few[FLICKER - 1] - few[0] < 500);
                assert_eq!(fast, None, "{kind}, seed {seed}, press {press}: it flickers");
                assert!(!summary || !is_summary(&device), "{kind}: A goes on\n{}", device.text());
            }
        }
        let wanted = for_kind!(kind, G => G::SUMS_UP);
        assert_eq!(summaries > 5, wanted, "{kind}: {summaries} summaries");
    }
}

/// When the picture changed in so many milliseconds.
fn changes_within(device: &mut Handheld, milliseconds: u32) -> Vec<u32> {
    let (mut changes, mut picture, end) = (vec![], device.text(), device.now + milliseconds);
    while device.now < end && !table(device).is_over() {
        device.wait(10);
        let next = device.text();
        if next != picture {
            changes.push(device.now);
            picture = next;
        }
    }
    changes
}

#[test]
fn bots_by_themselves_are_calm_at_every_speed_and_in_every_hurry() {
    for kind in Kind::ALL {
        for (speed, hurries) in [(1, true), (2, false), (2, true), (3, false), (3, true)] {
            // What moves is no flicker.
            let settings = [(Setting::BotSpeed, speed), (Setting::Motion, 0)];
            let mut device = sit_down_with(kind, &[], RobotLevel::Easy, &settings, Some(5));
            let mut changed = vec![];
            for _ in 0..20 {
                if hurries {
                    device.hold(Button::A, 40);
                }
                changed.extend(changes_within(&mut device, 1000));
            }
            let fast = changed.windows(FLICKER).find(|few| few[FLICKER - 1] - few[0] < 500);
            assert_eq!(fast, None, "{kind} at speed {speed}, hurried: {hurries}: it flickers");
            assert!(table(&device).played() > 10, "{kind} at speed {speed}: they play");
        }
    }
}

/// How long the first bot takes until it moves, at the slowest speed.
fn first_move(kind: Kind, hurry: bool) -> u32 {
    let mut device = sit_down_beside(kind, &[Seat::Four], RobotLevel::Hard, 0, Some(3));
    let start = device.now;
    if hurry {
        device.hold(Button::A, 20);
    }
    while table(&device).played() == 0 {
        device.wait(10);
        assert!(device.now < start + 20_000, "{kind}: nobody moves");
    }
    device.now - start
}

#[test]
fn a_hurries_bots_in_every_game() {
    for kind in Kind::ALL {
        let (slow, hurried) = (first_move(kind, false), first_move(kind, true));
        // The best bots search for up to a second, which no hurry makes shorter: it would tell how long they take.
        assert!(slow >= 1_400 && hurried + 400 <= slow, "{kind}: {hurried} ms instead of {slow}");
    }
}

#[test]
fn the_hurry_is_over_when_a_person_decides() {
    for kind in Kind::ALL {
        let mut device = sit_down_beside(kind, &[Seat::Two], RobotLevel::Easy, 0, Some(3));
        device.hold(Button::A, 20);
        device.wait(200);
        device.press("P");
        assert_eq!(device.console.mode(), Mode::Pause, "{kind}: a long B pauses in any hurry");
        device.press("B");
        let moves = table(&device).played();
        device.wait(1_000);
        let thinks = table(&device).decides().is_some_and(|seat| seat == Seat::One);
        assert!(!thinks || table(&device).played() == moves, "{kind}: after a pause nobody is in a hurry");
    }
}
