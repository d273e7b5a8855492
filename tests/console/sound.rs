//! Sound: what happens is heard, also what people do themselves and need not be shown.

use engine::cards::{Rng, Seed};
use engine::console::memory::{RobotLevel, Setting};
use engine::console::{Button, Cue, Request, Session};
use engine::games::{Kind, Seat};

use crate::device::{Device, Handheld};
use crate::passing::{sit_down_with, table};

/// What was heard in a game of a person beside bots, who presses A most.
fn heard(kind: Kind, sound: u8) -> Vec<Cue> {
    let settings = [(Setting::BotSpeed, 2), (Setting::Sound, sound)];
    let mut device = sit_down_with(kind, &[Seat::One], RobotLevel::Easy, &settings, Some(3));
    let mut rng = Rng::new(Seed(kind as u128));
    for _ in 0..1500 {
        if table(&device).is_over() {
            break;
        }
        let button = Button::ALL.get(rng.below(14) as usize).copied().unwrap_or(Button::A);
        device.hold(button, 40);
        device.wait(300);
        if device.console.session().is_none() {
            break;
        }
    }
    sounds(&device)
}

fn sounds(device: &Handheld) -> Vec<Cue> {
    let cue = |request: &Request| match request {
        Request::Sound(cue, _) => Some(*cue),
        _ => None,
    };
    device.requests.iter().filter_map(cue).collect()
}

#[test]
fn every_game_sounds_of_draws_turns_and_what_comes_of_them() {
    for kind in Kind::ALL {
        let cues = heard(kind, 1);
        let draws = cues.iter().filter(|cue| matches!(cue, Cue::Draw(_))).count();
        assert!(draws > 3, "{kind}: {draws} draws in {cues:?}");
        assert!(cues.contains(&Cue::Turn), "{kind}: no turn in {cues:?}");
    }
}

#[test]
fn with_sound_off_nothing_is_heard() {
    for kind in Kind::ALL {
        assert_eq!(heard(kind, 0), [], "{kind}");
    }
}

#[test]
fn what_is_refused_sounds_like_an_error() {
    let mut device = Device::new();
    device.press("AA DDDRA");
    device.requests.clear();
    device.press("P DDD A");
    let error = |request: &Request| matches!(request, Request::Sound(Cue::Error, _));
    assert!(device.requests.iter().any(error), "{:?}\n{}", device.requests, device.text());
}
