//! A finished game on the screen once more: what the buttons do, and where B leads.

use super::Console;
use super::attract;
use super::boot::Kept;
use super::input::Button;
use super::kit::{DARK, Key, LIT, Pen, Surface, area};
use super::memory::GameResult;
use super::session::{Progress, Session, Step, WatchError, Wind};
use super::shell::{LastGames, Screen, Splash, Transition};
use super::state::State;
use super::words::verbs;

/// The row between picture and hints, where a line shows how far the game is.
const PROGRESS: i32 = 54;
const WIDTH: i32 = 127;

/// Lays a finished game out in the place of the one in progress, which is saved.
pub(super) fn watch<S: Session>(
    console: &mut Console<S>,
    game: &[u8],
    kept: Option<u8>,
    alive: &mut dyn FnMut(),
) -> Result<(), WatchError> {
    attract::leave(console);
    if console.session.is_some() && console.shared.saved.is_some() && !console.shared.is_kept() {
        return Err(WatchError::Unsaved);
    }
    console.wake();
    console.hand_over.unlock();
    console.hand_over.forget_holder();
    console.lesson = None;
    let laid_out = S::watch_onto(&mut console.session, game, alive);
    match laid_out {
        Ok(()) => console.show(State::Watching(kept)),
        Err(_) => console.go(Splash::next(&console.shared)),
    }
    laid_out
}

/// The board gives a game that was kept, for a page or to be watched.
pub(super) fn give<S: Session>(console: &mut Console<S>, kept: Kept<'_>, alive: &mut dyn FnMut()) {
    let Kept { nth, count, bytes } = kept;
    match &mut console.state {
        State::Shell(Screen::LastGames(page)) => console.redraw |= page.give(nth, count, bytes),
        State::Fetching(wanted) if *wanted == nth => {
            let game = bytes.get(GameResult::BYTES..).unwrap_or(&[]);
            if let Err(why) = watch(console, game, Some(nth), alive) {
                console.show(State::Shell(Screen::LastGames(LastGames::refused(nth, count, why))));
                console.redraw = true;
            }
        }
        _ => {}
    }
}

/// A button while somebody watches. Returns false if it did nothing.
pub(super) fn press<S: Session>(console: &mut Console<S>, button: Button) -> bool {
    let wind = match button {
        Button::Right => Wind::Next,
        Button::Left => Wind::Back,
        Button::Down => Wind::NextRound,
        Button::Up => Wind::LastRound,
        Button::A => Wind::Play,
        Button::B => {
            leave(console);
            return true;
        }
    };
    let Some(session) = &mut console.session else {
        leave(console);
        return true;
    };
    let step = session.wind(wind, &console.shared.profile.settings);
    if let Step::Heard(cue) = step {
        console.shared.sound(Some(cue));
    }
    step != Step::Ignored
}

/// Time passes while somebody watches.
pub(super) fn tick<S: Session>(console: &mut Console<S>) {
    let Some(session) = &mut console.session else { return leave(console) };
    let before = (session.frame_id(), session.progress());
    if let Step::Heard(cue) = session.tick(console.now, &console.shared.profile.settings) {
        console.shared.sound(Some(cue));
    }
    let changed = (session.frame_id(), session.progress()) != before;
    if changed && before.1.plays {
        console.power.watch(console.now);
    }
    console.redraw |= changed;
}

/// Nobody watches any more. A game in progress is laid out again when somebody wants to go on with it.
fn leave<S: Session>(console: &mut Console<S>) {
    console.session = None;
    match console.state {
        State::Watching(Some(nth)) => {
            let page = LastGames::at(nth, &mut console.shared);
            console.go(Transition::To(Screen::LastGames(page)));
        }
        // It may be the first thing that was on the screen: then questions about what is saved are still open.
        _ => console.go(Splash::next(&console.shared)),
    }
}

/// What the buttons do, over those of the game, and how far it is.
pub(super) fn draw_controls<D: Surface>(pen: &mut Pen<'_, D>, progress: Progress) {
    let play = if progress.plays { verbs::STOP } else { verbs::PLAY };
    pen.other_hints(&[
        (Key::LeftRight, verbs::STEP),
        (Key::UpDown, verbs::ROUND),
        (Key::A, play),
        (Key::B, verbs::BACK),
    ]);
    let way = i32::from(progress.made) * WIDTH / i32::from(progress.of).max(1);
    pen.fill(area(0, PROGRESS, WIDTH, 1), DARK);
    pen.fill(area(0, PROGRESS, way, 1), LIT);
}
