//! Hurried presses in lessons: the lesson takes only the moves that it asks for, so it never gets stuck.

use engine::cards::{Rng, Seed};
use engine::console::games::Teaches;
use engine::console::{Button, Session};
use engine::for_kind;
use engine::games::Kind;

use crate::device::Handheld;
use crate::lessons::{begin, way_on};

/// Moves in a list with semicolons between.
fn count(moves: &str) -> usize {
    moves.split(';').filter(|mv| !mv.trim().is_empty()).count()
}

/// Fails if the game of the lesson has other moves than the lesson asked for so far.
#[track_caller]
fn assert_in_step(kind: Kind, device: &Handheld) {
    let Some((session, [chapter, step, made])) = device.console.lesson() else { return };
    let chapter = for_kind!(kind, G => G::LESSON[chapter]);
    let earlier: usize = chapter.steps[..step].iter().map(|step| step.moves().count()).sum();
    let asked = count(chapter.before) + earlier + made;
    assert_eq!(usize::from(session.played()), asked, "{kind}, step {step}:\n{}", device.text());
}

#[test]
fn a_lesson_that_asks_for_three_cards_draws_three_however_quick_the_taps() {
    for pitch in [60, 80, 100, 150, 200] {
        let mut device = begin(Kind::ALL[0]);
        device.press("AA");
        for _ in 0..5 {
            device.hold(Button::A, 30);
            device.wait(pitch - 30);
            assert_in_step(Kind::ALL[0], &device);
        }
    }
}

#[test]
fn quick_taps_make_only_the_moves_that_a_lesson_asks_for() {
    for kind in Kind::ALL {
        for pitch in [60, 100, 150, 250] {
            let mut device = begin(kind);
            for _ in 0..60 {
                device.hold(Button::A, 30);
                device.wait(pitch - 30);
                assert_in_step(kind, &device);
            }
        }
    }
}

#[test]
fn after_any_flurry_a_lesson_can_be_finished() {
    for kind in Kind::ALL {
        let mut rng = Rng::new(Seed(kind as u128 + 7));
        let mut device = begin(kind);
        let mut steps = 0;
        while device.console.lesson().is_some() {
            let pitch = 20 + rng.below(180);
            for _ in 0..rng.below(8) {
                let button =
                    [Button::A, Button::A, Button::A, Button::Left, Button::Right, Button::Up, Button::Down]
                        [rng.below(7) as usize];
                device.hold(button, 10 + rng.below(pitch));
                device.wait(10 + rng.below(pitch));
                assert_in_step(kind, &device);
            }
            device.wait(10_000);
            if device.console.lesson().is_none() {
                break;
            }
            for button in way_on(&device.console, device.now) {
                device.hold(button, 30);
                device.wait(400);
                assert_in_step(kind, &device);
            }
            steps += 1;
            assert!(steps < 300, "{kind} is stuck:\n{}", device.text());
        }
    }
}
