//! The coach: one line when something happens for the first time in a game of its kind.

use super::Console;
use super::input::has_come;
use super::memory::{Learning, Setting};
use super::request::SaveSlot;
use super::session::Session;
use super::state::State;
use super::words::learning as words;
use crate::games::Seat;

/// How long a line stays, unless a button is pressed.
const SHOWN: u32 = 4000;
/// After so many moves everybody has seen enough to ask for more.
const SETTLED: u16 = 8;

/// What the coach says now, and until when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Coach {
    pub(super) says: &'static str,
    pub(super) until: u32,
    /// The player whose screen shows it. It does not follow to another player's screen.
    owner: Option<Seat>,
}

/// The screen of a game may have changed: says what there is to say about it, once for all times. Only what everybody
/// can see decides about that.
pub(super) fn look<S: Session>(console: &mut Console<S>) {
    let owner = console.hand_over.owner();
    console.redraw |= console.coach.take_if(|coach| coach.owner != owner).is_some();
    let Some(session) = console.session.as_ref().filter(|_| console.state == State::Game) else { return };
    let kind = session.setup().kind;
    let said = console.shared.profile.learning.coached(kind);
    let is_new = |place: u8| said >> place & 1 == 0;
    if console.coach.is_some() || !console.shared.profile.settings.is_on(Setting::Coach) {
        return;
    }
    let moment = session.moment(said).or_else(|| {
        let decides = session.decides().filter(|&seat| session.setup().guests[seat].is_human())?;
        let passed = session.setup().humans() > 1 && console.hand_over.is_held_by(decides);
        if passed && is_new(Learning::CURTAIN) {
            return Some((Learning::CURTAIN, words::ONLY_YOU_LOOK));
        }
        let stuck = session.played() >= SETTLED && is_new(Learning::HINT);
        stuck.then_some((Learning::HINT, words::NEED_A_HINT))
    });
    if let Some((place, says)) = moment {
        console.shared.profile.learning.coach(kind, place);
        console.shared.save(SaveSlot::Profile);
        let owner = console.hand_over.owner();
        console.coach = Some(Coach { says, until: console.now.wrapping_add(SHOWN), owner });
        console.redraw = true;
    }
}

/// Time passes: the line goes.
pub(super) fn tick<S: Session>(console: &mut Console<S>) {
    if console.coach.is_some_and(|coach| has_come(coach.until, console.now)) {
        console.coach = None;
        console.redraw = true;
        look(console);
    }
}
