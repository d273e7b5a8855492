//! What a player did in turns that nobody watched.

use crate::console::kit::{Line, line};
use crate::games::bango::Event;
use crate::games::{PerSeat, Seat};

/// What counts of a turn.
#[derive(Clone, Copy, Default, Debug)]
pub struct Deeds {
    took: u8,
    laid: u8,
    out: u8,
    exploded: bool,
    bango: bool,
}

/// Adds an event of a move.
pub(in super::super) fn sum_up(event: Event, mover: Seat, deeds: &mut PerSeat<Deeds>) {
    match event {
        Event::Exploded { .. } => deeds[mover].exploded = true,
        Event::Cancelled => deeds[mover].exploded = false,
        Event::Bango { seat, .. } => deeds[seat].bango = true,
        Event::Took { seat, .. } => deeds[seat].took = deeds[seat].took.saturating_add(1),
        Event::Started { seat, .. } => deeds[seat].laid = deeds[seat].laid.saturating_add(2),
        Event::Extended { seat, .. } => deeds[seat].laid = deeds[seat].laid.saturating_add(1),
        Event::Discarded { seat, .. } => deeds[seat].out = deeds[seat].out.saturating_add(1),
        _ => {}
    }
}

impl Deeds {
    /// In 17 characters: an explosion first, then cards taken and laid down.
    pub(in super::super) fn tell(self) -> Option<Line> {
        let Deeds { took, laid, out, .. } = self;
        Some(match self {
            Deeds { exploded: true, took: 0, .. } => Line::from("BOOM!"),
            Deeds { exploded: true, .. } => line!("BOOM! took {took}"),
            Deeds { laid: 0, out: 1.., .. } => line!("took {took}, {out} out"),
            Deeds { laid: 1.., out: 1.., .. } => line!("laid {laid}, {out} out"),
            Deeds { laid: 1.., took: 0, .. } => line!("laid {laid}"),
            Deeds { laid: 1.., .. } => line!("took {took}, laid {laid}"),
            Deeds { took: 1.., .. } => line!("took {took}"),
            Deeds { bango: true, .. } => Line::from("Bango!"),
            _ => return None,
        })
    }
}
