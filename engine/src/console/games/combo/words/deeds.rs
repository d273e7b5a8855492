//! What a player did in turns that nobody watched.

use super::{called, spelled};
use crate::console::kit::{Line, line};
use crate::games::combo::{Card, Combination, Event};
use crate::games::{PerSeat, Seat};

/// What counts of a turn.
#[derive(Clone, Copy, Default, Debug)]
pub struct Deeds {
    placed: u8,
    last: Option<Card>,
    made: Option<Combination>,
    drew: u8,
}

/// Adds an event of a move. What nobody announced, nobody is told.
pub(in super::super) fn sum_up(event: Event, _: Seat, deeds: &mut PerSeat<Deeds>) {
    match event {
        Event::Placed { seat, card, .. } => {
            deeds[seat].placed = deeds[seat].placed.saturating_add(1);
            deeds[seat].last = Some(card);
        }
        Event::Combined { seat, combination } => deeds[seat].made = Some(combination),
        Event::Drew { seat, .. } => deeds[seat].drew = deeds[seat].drew.saturating_add(1),
        _ => {}
    }
}

impl Deeds {
    /// In 17 characters: what was placed, and how many cards came to the hand.
    pub(in super::super) fn tell(self) -> Option<Line> {
        let Deeds { placed, last, made, drew } = self;
        Some(match (placed, last, made, drew) {
            (0, _, _, 0) => return None,
            (0, _, _, 1) => Line::from("drew a card"),
            (0, ..) => line!("drew {drew} cards"),
            (1, Some(card), None, 0) => spelled(card),
            (1, Some(card), None, _) => line!("{}, drew {drew}", &*spelled(card)),
            (1, Some(card), Some(made), _) => line!("{} {}", &*spelled(card), called(made)),
            (_, _, Some(made), 0) => line!("{placed} cards {}", called(made)),
            (_, _, _, 0) => line!("{placed} cards"),
            _ => line!("{placed} cards, drew {drew}"),
        })
    }
}
