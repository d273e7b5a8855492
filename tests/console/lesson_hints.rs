//! A lesson and the hint agree: both say what a good player does.

use engine::console::Session;
use engine::console::games::{GameScreens, LessonStep};
use engine::console::session::AnySession;
use engine::games::GameMove;
use tests::for_each_game;

use crate::lessons::{begin, rest, tap, way_on};

/// More than any hint takes to think, in milliseconds.
const LONGEST_HINT: u32 = 60_000;

/// The move that a hint suggests at this decision, as the record packs it.
fn hint(session: &AnySession) -> Option<u16> {
    let mut asked = session.clone();
    (0..LONGEST_HINT).step_by(33).find_map(|now| asked.hint(now))?;
    asked.follow_hint();
    asked.latest().last().copied()
}

for_each_game! {
    every_move_that_a_lesson_asks_for_is_what_a_hint_suggests => agrees_with_the_hint;
}

fn agrees_with_the_hint<G: GameScreens>() {
    let device = begin(G::KIND);
    let (mut console, mut now) = (device.console, device.now);
    rest(&mut console, &mut now);
    while let Some((session, [chapter, step, made])) = console.lesson() {
        if let Some(LessonStep::Do { .. }) = G::LESSON[chapter].steps.get(step) {
            let asked = G::LESSON[chapter].steps[step].moves().nth(made).unwrap();
            let suggested = hint(session).and_then(G::Move::unpack).map(|mv| mv.to_string());
            assert_eq!(suggested.as_deref(), Some(asked), "{}, part {}", G::KIND, G::LESSON[chapter].title);
        }
        for button in way_on(&console, now) {
            tap(&mut console, &mut now, button);
        }
    }
}
