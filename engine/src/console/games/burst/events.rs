//! What everybody sees: the cards of a turn one player after the other, and the result of a round.

use super::board::{backs, draw_columns, faces};
use super::counters::{self, Rising};
use super::motion;
use super::result;
use super::words::{self, turn_word};
use crate::console::games::verbs;
use crate::console::games::{EventAction, EventContext, Show};
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Surface};
use crate::games::burst::{Burst, Event, Five, Turn};
use crate::games::{PerSeat, Seat};

/// How long an event is on the screen.
pub(super) fn show(ctx: &EventContext<'_, Burst>) -> Show {
    match ctx.event() {
        Some(Event::Revealed { seat, .. }) => show_revealed(ctx, *seat),
        Some(Event::Judged { .. }) => Show::UntilA,
        _ => Show::Never,
    }
}

/// A button while an event is on the screen; from the result B goes back to the cards.
pub(super) fn press(ctx: &EventContext<'_, Burst>, button: Button) -> EventAction {
    let judged = matches!(ctx.event(), Some(Event::Judged { .. }));
    match button {
        Button::A => EventAction::Next,
        Button::B if judged => EventAction::Back,
        Button::B => EventAction::All,
        _ => EventAction::Stay,
    }
}

/// Draws an event.
pub(super) fn draw<D: Surface>(ctx: &EventContext<'_, Burst>, pen: &mut Pen<'_, D>) {
    match ctx.event() {
        Some(Event::Revealed { seat, .. }) => draw_revealed(ctx, *seat, pen),
        Some(Event::Judged { round, verdict }) => result::draw(ctx, *round, verdict, pen),
        _ => {}
    }
}

/// How long a player's cards are looked at.
const LOOK: u16 = 1100;

/// The player after a revealed card, if that one also reveals.
fn next_seat(ctx: &EventContext<'_, Burst>) -> Option<Seat> {
    match ctx.to_come().first() {
        Some(Event::Revealed { seat, .. }) => Some(*seat),
        _ => None,
    }
}

/// A player's cards are turned up together; the last player's stay until A.
fn show_revealed(ctx: &EventContext<'_, Burst>, seat: Seat) -> Show {
    match next_seat(ctx) {
        Some(next) if next == seat => Show::Never,
        Some(_) => Show::For(LOOK),
        None => Show::UntilA,
    }
}

/// Some players have turned up their cards.
fn draw_revealed<D: Surface>(ctx: &EventContext<'_, Burst>, seat: Seat, pen: &mut Pen<'_, D>) {
    let (after, before) = (&ctx.after, ctx.before);
    let turn = before.turn().unwrap_or_default();
    let wanted = before.ruleset().cards_in(turn);
    let rows = PerSeat::from_fn(|owner| match turned_up(ctx, owner) {
        Five::EMPTY => backs(wanted),
        cards => faces(cards),
    });
    let mut rising = Rising::default();
    if !after.motion.is_until(motion::TURN) {
        turned_up(ctx, seat).cards().for_each(|card| rising.add(card));
    }
    let last = next_seat(ctx).is_none();
    pen.title(words::CARDS_UP, &turn_word(turn));
    counters::draw(&motion::counted(ctx, seat), before.ruleset(), rising, pen);
    draw_columns(after, &rows, wanted, ((!last).then_some(seat), Some(seat)), pen);
    match (last, turn) {
        (false, _) => pen.hint(&[(Key::A, verbs::NEXT_PLAYER), (Key::B, verbs::ALL)]),
        (true, Turn::Third) => pen.hint(&[(Key::A, verbs::WHO_SCORES)]),
        (true, _) => pen.hint(&[(Key::A, verbs::GO_ON)]),
    }
}

/// What a player has turned up in this turn so far.
fn turned_up(ctx: &EventContext<'_, Burst>, seat: Seat) -> Five {
    ctx.now.played(seat).without(ctx.before.played(seat))
}
