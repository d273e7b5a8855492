//! What a press does: whether it counts, what takes it, and the sign if it did nothing.

use super::Console;
use super::attract;
use super::coaching;
use super::input::{Button, Press};
use super::learning;
use super::pausing;
use super::prizes;
use super::session::{Session, Step, is_long};
use super::shell::{Pause, Screen, Transition};
use super::state::{Behind, State};
use super::watching;

/// Passes a press to what is on the screen.
pub(super) fn handle<S: Session>(console: &mut Console<S>, press: Option<Press>) {
    let Some(press) = press else { return };
    if press != Press::Pause && came_too_early(console) {
        return;
    }
    if is_rash(console, press) {
        return ignore(console);
    }
    console.redraw = true;
    console.hand_over.told();
    console.coach = None;
    let done = match console.fault() {
        Some(fault) => console.faults.press(fault, press),
        None => press_state(console, press),
    };
    if !done {
        console.ignored.note(console.now);
    }
}

/// Whether a tap cannot have been meant for what is on the screen. It may still become pause: that shows nothing to
/// anybody.
pub(super) fn came_too_early<S: Session>(console: &mut Console<S>) -> bool {
    let early = console.fault().is_none() && console.hand_over.holds_back(console.now);
    if early {
        console.hand_over.open();
        ignore(console);
    }
    early
}

/// The press that has just come does nothing, and the hint line shows that.
fn ignore<S: Session>(console: &mut Console<S>) {
    console.buttons.mute_taps();
    console.ignored.note(console.now);
    console.redraw = true;
}

/// Whether a press would cost something, and cannot have been thought about.
fn is_rash<S: Session>(console: &Console<S>, press: Press) -> bool {
    let costs = console.state.asks() && press == Press::Short(Button::Up);
    costs && console.hand_over.is_hurried() && console.fault().is_none()
}

/// A button while no fault is on the screen. Returns false if it did nothing.
fn press_state<S: Session>(console: &mut Console<S>, press: Press) -> bool {
    let button = match press {
        Press::Short(button) => button,
        Press::Pause if console.can_pause() => {
            console.open_pause();
            return true;
        }
        Press::Pause if console.state == State::Lesson => return learning::pause(console),
        Press::Pause => {
            if let State::Shell(screen) = &mut console.state {
                let transition = screen.hold(&mut console.shared);
                return leave_shell(console, transition);
            }
            // Where there is nothing to pause, a slow B is still B.
            Button::B
        }
    };
    match &mut console.state {
        State::Shell(screen) => {
            let before = (screen.clone(), console.shared.profile.clone());
            let transition = screen.press(button, &mut console.shared);
            let changed = (&*screen, &console.shared.profile) != (&before.0, &before.1);
            leave_shell(console, transition) || changed
        }
        State::Attract(_) => {
            attract::leave(console);
            true
        }
        State::Shuffling(_) if button == Button::B => {
            console.go(Screen::menu(&console.shared));
            true
        }
        State::Shuffling(_) | State::Resuming | State::Fetching(_) => false,
        State::Watching(_) => watching::press(console, button),
        State::Lesson => learning::press(console, button),
        &mut State::Badge(_, _, after) => {
            let leaves = matches!(button, Button::A | Button::B);
            if leaves {
                prizes::go_on(console, after);
            }
            leaves
        }
        _ => press_in_game(console, button),
    }
}

/// Goes where a screen of the shell leads. Returns false if it stays, and nothing else shows or sounds that a button was
/// pressed.
fn leave_shell<S: Session>(console: &mut Console<S>, transition: Transition) -> bool {
    let shows_buttons = matches!(console.state, State::Shell(Screen::ButtonsTest(_)));
    let leads = transition != Transition::Stay;
    console.go(transition);
    leads || shows_buttons || console.shared.requests.sound.is_some()
}

/// A button at a game or behind its pause menu. Returns false if it did nothing.
fn press_in_game<S: Session>(console: &mut Console<S>, button: Button) -> bool {
    let Some(session) = &mut console.session else {
        console.go(Screen::menu(&console.shared));
        return true;
    };
    match (&console.state, button) {
        (State::Game, _) => {
            let step = session.press(button, &console.shared.profile.settings);
            let done = step != Step::Ignored;
            console.apply_step(step);
            coaching::look(console);
            return done;
        }
        (&State::Curtain(seat, behind), Button::A) => {
            console.hand_over.take(seat, console.shared.profile.settings.motion(), console.now);
            console.show(if behind == Behind::Hint { State::Hint(None) } else { State::Game });
            coaching::look(console);
        }
        (State::Curtain(..), Button::B) => console.open_pause(),
        (State::Pause, _) => {
            let before = console.pause.clone();
            match console.pause.press(button, is_long(session)) {
                Some(entry) => pausing::choose(console, entry),
                None => return console.pause != before,
            }
        }
        (State::Hint(Some(_)), Button::A) => {
            let step = session.follow_hint();
            console.pause = Pause::default();
            console.show(State::Game);
            console.hand_over.glance(console.now);
            console.apply_step(step);
        }
        (&State::LongGame(screen), _) => {
            let Some(choice) = screen.press(button, session.room()) else { return false };
            pausing::choose_in_long_game(console, choice);
        }
        (State::Refusal(..) | State::History(_) | State::Hint(_), Button::B) => console.open_pause(),
        (&State::History(back @ 1..), Button::Up) => console.show(State::History(back - 1)),
        (&State::History(back), Button::Down) if session.happened(back + 5).is_some() => {
            console.show(State::History(back + 1));
        }
        _ => return false,
    }
    true
}
