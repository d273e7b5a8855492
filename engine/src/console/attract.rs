//! Nobody has pressed a button in the main menu for a while: bots play, so that there is something to see, until
//! somebody does or the display dims.
//!
//! Their game takes the place of the one in progress, and only if that is free. It is never saved, sounds of nothing and
//! leaves no records.

use super::Console;
use super::input::{Light, has_come};
use super::kit::Charge;
use super::memory::{Deal, RobotLevel, Who};
use super::session::{Session, Step};
use super::shell::{Menu, Screen};
use super::state::State;
use crate::cards::{Rng, Seed};
use crate::games::{Kind, Players};

/// A game of bots over the menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Attract {
    /// Where the way leads back to.
    menu: Menu,
}

/// How long nobody presses a button before bots play: then there is time to watch before the display dims.
const fn begins_after(dim_after: u32) -> u32 {
    dim_after / 3
}

/// When bots begin to play, if nobody presses a button before; `None` if they do not.
pub(super) fn due<S: Session>(console: &Console<S>) -> Option<u32> {
    let settings = &console.shared.profile.settings;
    let is_idle = matches!(console.state, State::Shell(Screen::Menu(_))) && console.session.is_none();
    let is_seen = console.power.light() == Light::Bright && console.fault().is_none();
    // What is left in a low battery is for games.
    let is_fed = console.shared.charge.is_none_or(|charge| charge > Charge::Low);
    let begins = console.power.touched().wrapping_add(begins_after(settings.dim_after()));
    (is_idle && is_seen && is_fed && settings.motion()).then_some(begins)
}

/// Time passes in the menu, or in the game over it.
pub(super) fn tick<S: Session>(console: &mut Console<S>) {
    match (&console.state, &mut console.session) {
        (State::Attract(_), Some(session)) if console.power.light() == Light::Bright => {
            let settings = console.shared.profile.settings.for_watching();
            let before = session.frame_id();
            let step = session.tick(console.now, &settings);
            console.redraw |= step != Step::Quiet || session.frame_id() != before;
        }
        (State::Attract(_), _) => leave(console),
        (State::Shell(Screen::Menu(menu)), None) => {
            let menu = menu.clone();
            let begins = due(console).is_some_and(|due| has_come(due, console.now));
            if begins && deal(&mut console.session, console.now) {
                console.redraw = true;
                console.show(State::Attract(Attract { menu }));
            }
        }
        _ => {}
    }
}

/// Deals a game of some kind to bots; the time chooses which. Whether it could be dealt.
#[inline(never)] // its stack is large
fn deal<S: Session>(place: &mut Option<S>, now: u32) -> bool {
    let seed = Seed(now.into());
    let kinds = u32::try_from(Kind::ALL.len()).unwrap_or(1);
    let drawn = usize::try_from(Rng::new(seed).below(kinds)).unwrap_or(0);
    let Some(&kind) = Kind::ALL.get(drawn) else { return false };
    let deal = Deal::new(kind, Players::Three, seed).with_guests(|_| Who::Bot(RobotLevel::Normal));
    let is_dealt = S::deal_onto(place, &deal).is_ok();
    if !is_dealt {
        *place = None;
    }
    is_dealt
}

/// Back to the menu. A direction that is still held must not move its cursor.
pub(super) fn leave<S: Session>(console: &mut Console<S>) {
    if let State::Attract(Attract { menu }) = &console.state {
        console.show(State::Shell(Screen::Menu(menu.clone())));
        console.session = None;
        console.redraw = true;
        console.buttons.mute();
    }
}
