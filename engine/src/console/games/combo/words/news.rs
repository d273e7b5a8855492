//! What the last turn came to, in one line.

use super::{begins, called, spelled};
use crate::console::games::words::doing;
use crate::console::kit::{Line, line};
use crate::console::memory::Deal;
use crate::games::Seat;
use crate::games::combo::{Card, Combination, Event};

/// Characters for which there is room beside the heads of the columns.
const ROOM: usize = 15;

/// Everything that the last player did.
pub(in super::super) fn news(happened: &[Event], deal: &Deal) -> Line {
    let Some(Turn { seat, placed, card, made, drew, .. }) = happened.iter().fold(None, after) else {
        return happened.iter().rev().find_map(|event| between_turns(event, deal)).unwrap_or_default();
    };
    let name = deal.name(seat);
    let said = |what: &str| {
        let full = line!("{name}: {what}");
        if full.len() > ROOM { line!("{name} {what}") } else { full }
    };
    match (placed, card, made) {
        (0, ..) if drew == 0 => doing(&name, "buries 1", "bury 1"),
        (0, ..) => line!("{name} drew {drew}"),
        (1, _, Some(made)) => said(called(made)),
        (1, Some(card), None) => said(&spelled(card)),
        _ => line!("{name} played {placed}"),
    }
}

/// What happens before the first turn of a round, and when it is over.
fn between_turns(event: &Event, deal: &Deal) -> Option<Line> {
    Some(match *event {
        Event::Dealt { first } => begins(&deal.name(first)),
        Event::Hid { seat, .. } => doing(&deal.name(seat), "hides 1", "hide 1"),
        Event::Opened(seat) => doing(&deal.name(seat), "hides 0", "hide 0"),
        Event::RoundEnded { winner: Some(seat) } => doing(&deal.name(seat), "wins", "win"),
        _ => return super::line(event, deal),
    })
}

/// What a player did in a turn.
#[derive(Clone, Copy)]
struct Turn {
    seat: Seat,
    /// How many cards were placed, the last one of them, and what it made.
    placed: u8,
    card: Option<Card>,
    made: Option<Combination>,
    /// How many cards were drawn.
    drew: u8,
    /// Whether it is still the turn of this player: then others only draw what they must.
    goes_on: bool,
}

impl Turn {
    /// The turn of a seat: the present one if it goes on, else a new one.
    fn of(turn: Option<Turn>, seat: Seat) -> Turn {
        let new = Turn { seat, placed: 0, card: None, made: None, drew: 0, goes_on: false };
        turn.filter(|turn| turn.seat == seat && turn.goes_on).unwrap_or(new)
    }
}

/// The last turn after one more event; none while a round begins.
fn after(turn: Option<Turn>, event: &Event) -> Option<Turn> {
    match *event {
        Event::Placed { seat, card, .. } => {
            let turn = Turn::of(turn, seat);
            let placed = turn.placed.saturating_add(1);
            Some(Turn { placed, card: Some(card), made: None, goes_on: false, ..turn })
        }
        Event::Combined { combination, .. } => {
            turn.map(|turn| Turn { made: Some(combination), goes_on: true, ..turn })
        }
        Event::Sacrificed { seat, .. } | Event::WentAgain(seat) => {
            let turn = turn.filter(|turn| turn.seat == seat).unwrap_or_else(|| Turn::of(None, seat));
            Some(Turn { goes_on: true, ..turn })
        }
        // Somebody else makes this one draw, and goes on.
        Event::Drew { seat, .. } if turn.is_some_and(|turn| turn.goes_on && turn.seat != seat) => turn,
        Event::Drew { seat, .. } => {
            let turn = Turn::of(turn, seat);
            Some(Turn { drew: turn.drew.saturating_add(1), goes_on: false, ..turn })
        }
        Event::RoundEnded { .. } | Event::Dealt { .. } | Event::Over => None,
        _ => turn,
    }
}
