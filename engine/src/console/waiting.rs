//! What the console waits for when nobody presses a button.

use super::Console;
use super::attract;
use super::learning;
use super::lesson::Lesson;
use super::session::{Due, Session};
use super::shell::{Screen, Splash};
use super::state::State;

/// When the next tick is needed.
pub(super) fn due<S: Session>(console: &Console<S>) -> Due {
    let (dim_after, off_after) = console.shared.dark_after();
    let dark = console.power.due(dim_after, off_after);
    let shown = screen(console)
        .or_at(attract::due(console))
        .or_at(coach(console))
        .or_at(hand_over(console))
        .or_at(console.ignored.due());
    shown.or_at(console.buttons.due()).or_at(dark)
}

/// The board was busy until now. While somebody reads, the table waits.
pub(super) fn pass<S: Session>(console: &mut Console<S>, now: u32) {
    let shown = console.state.shows_session();
    let reads = console.lesson.as_ref().is_some_and(Lesson::reads);
    let Some(session) = console.session.as_mut().filter(|_| !reads) else { return };
    let before = session.frame_id();
    session.pass(now);
    console.redraw |= shown && session.frame_id() != before;
}

/// Whether the picture stays as it is.
pub(super) fn is_at_rest<S: Session>(console: &Console<S>) -> bool {
    let waits_for_board = matches!(console.state, State::Shuffling(_) | State::Resuming | State::Fetching(_));
    let waits = console.buttons.due().or(hand_over(console)).or(coach(console)).or(console.ignored.due());
    !waits_for_board && screen(console) == Due::Never && waits.is_none()
}

/// Whether something on the screen is on its way.
pub(super) fn is_moving<S: Session>(console: &Console<S>) -> bool {
    let moves = console.hand_over.parting().is_some() || console.session.as_ref().is_some_and(S::is_moving);
    moves && console.state.shows_session() && console.fault().is_none()
}

/// While a fault is shown, nobody is handed anything: its time stands still.
fn hand_over<S: Session>(console: &Console<S>) -> Option<u32> {
    console.hand_over.due().filter(|_| console.fault().is_none())
}

fn coach<S: Session>(console: &Console<S>) -> Option<u32> {
    console.coach.map(|coach| coach.until).filter(|_| console.fault().is_none())
}

fn screen<S: Session>(console: &Console<S>) -> Due {
    match (&console.state, &console.session) {
        _ if console.fault().is_some() => Due::Never,
        (State::Shell(Screen::Splash(_)), _) => Due::At(console.started.wrapping_add(Splash::SHOWN)),
        (State::Shell(screen), _) => screen.due(),
        (State::Game | State::Watching(_), Some(session)) => session.due(&console.shared.profile.settings),
        (State::Attract(_), Some(session)) => session.due(&console.shared.profile.settings.for_watching()),
        (State::Lesson, _) => learning::due(console),
        (State::Hint(None), _) => Due::Soon,
        _ => Due::Never,
    }
}
