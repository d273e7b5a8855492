//! What a player did in turns that nobody watched.

use crate::console::kit::{Face, Line, line};
use crate::games::no_idea::{Card, Event};
use crate::games::{PerSeat, Seat};

/// What counts of a turn.
#[derive(Clone, Copy, Default, Debug)]
pub struct Deeds {
    laid: u8,
    last: Option<Card>,
    open: Option<Card>,
    /// The card that was turned up last and went back: everybody may have a look at it here.
    back: Option<Card>,
    mistaken: bool,
    prize: bool,
    trophy: bool,
}

/// Adds an event of a move.
pub(in super::super) fn sum_up(event: Event, _: Seat, deeds: &mut PerSeat<Deeds>) {
    match event {
        Event::Placed { seat, card, .. } | Event::Started { seat, card, .. } => {
            deeds[seat].laid = deeds[seat].laid.saturating_add(1);
            deeds[seat].last = Some(card);
        }
        Event::Revealed { seat, card, .. } => deeds[seat].open = Some(card),
        Event::TurnedBack { seat, .. } => deeds[seat].back = deeds[seat].open,
        Event::Mistaken { seat, prize: false } => deeds[seat].mistaken = true,
        Event::Kept { seat, .. } => deeds[seat].prize = true,
        Event::TrophyWon { seat } => deeds[seat].trophy = true,
        _ => {}
    }
}

impl Deeds {
    /// In 17 characters: what matters most.
    pub(in super::super) fn tell(self) -> Option<Line> {
        Some(match self {
            Deeds { trophy: true, .. } => Line::from("won a TROPHY!"),
            Deeds { mistaken: true, .. } => Line::from("wrong: it fits"),
            Deeds { back: Some(card), .. } => line!("put back {}", &*Face::from(card).spelled()),
            Deeds { prize: true, .. } => Line::from("got a prize"),
            Deeds { laid: 1, last: Some(card), .. } => line!("played {}", &*Face::from(card).spelled()),
            Deeds { laid: 2.., .. } => line!("played {} cards", self.laid),
            _ => return None,
        })
    }
}
