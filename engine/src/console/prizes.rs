//! After the final table: badges that somebody has just earned, one after the other.

use super::Console;
use super::games::draw_badge;
use super::kit::{Key, Mark, Pen, Surface};
use super::memory::{BadgeId, Name};
use super::session::Session;
use super::shell::{Screen, Transition};
use super::state::State;
use super::words::{records as words, verbs};
use crate::games::Kind;

/// What the players want after the final table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AfterGame {
    Again(Kind),
    Menu,
}

/// The final table or a badge was left: the next badge that nobody has seen comes, from the first seat on, or what the
/// players want.
pub(super) fn go_on<S: Session>(console: &mut Console<S>, after: AfterGame) {
    let mut people = console.shared.new_badges.iter_mut();
    if let Some((name, badge)) = people.find_map(|(name, badges)| Some((*name, badges.take_first()?))) {
        console.hand_over.unlock();
        console.hand_over.glance(console.now);
        console.show(State::Badge(name, badge, after));
        return;
    }
    match after {
        AfterGame::Again(kind) => console.go(Transition::DealAnyway(kind)),
        AfterGame::Menu => {
            console.session = None;
            console.go(Screen::menu(&console.shared));
        }
    }
}

/// Draws a badge that somebody has just earned.
pub(super) fn draw<D: Surface>(pen: &mut Pen<'_, D>, name: Name, badge: BadgeId) {
    pen.mark_title(Mark::Trophy, words::NEW_BADGE, &name);
    draw_badge(pen, badge);
    pen.hint(&[(Key::A, verbs::GO_ON)]);
}
