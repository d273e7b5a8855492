//! What moves on Burst's table: a player's cards are turned over, then the colours are counted; points count up.

use crate::console::games::EventContext;
use crate::console::kit::{Motion, Span};
use crate::games::Seat;
use crate::games::burst::{Burst, Event, Tally};

/// Cards are turned over.
pub(super) const TURN: Span = Span::first(300);
/// Points count up.
const COUNT: Span = Span::first(720);

/// How long the event moves.
pub(super) fn length(ctx: &EventContext<'_, Burst>) -> u32 {
    match ctx.event() {
        Some(Event::Revealed { .. }) => TURN.end(),
        Some(Event::Judged { .. }) => COUNT.end(),
        _ => 0,
    }
}

/// What all have turned up so far: the player's cards count when they have been turned over.
pub(super) fn counted(ctx: &EventContext<'_, Burst>, seat: Seat) -> Tally {
    let played = |owner: Seat| match owner == seat && ctx.after.motion.is_until(TURN) {
        true => ctx.before.played(owner),
        false => ctx.now.played(owner),
    };
    ctx.now.players().seats().flat_map(|owner| played(owner).cards()).collect()
}

/// The points of somebody who has just got some of them.
pub(super) fn points(motion: Motion, total: u8, got: u8) -> u8 {
    u8::try_from(motion.count(COUNT, i32::from(total) - i32::from(got), total.into())).unwrap_or(total)
}
