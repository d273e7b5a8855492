//! What earns the badges of Burst.

use super::words::BADGES;
use crate::console::games::badges::{BadgeNotes, GameBadges};
use crate::console::memory::Badge;
use crate::games::burst::{Burst, Event, PublicState};
use crate::games::{PerSeat, Seat};

/// Points of a great round.
const GREAT: u8 = 12;

/// Counts: the rounds in which the seat got points, and all rounds.
impl GameBadges for Burst {
    const BADGES: &'static [Badge] = &BADGES;

    fn note_deed(event: &Event, notes: &mut PerSeat<BadgeNotes>) {
        match *event {
            Event::Scored { seat, .. } => {
                let [scored, _] = &mut notes[seat].counts;
                *scored = scored.saturating_add(1);
            }
            Event::Judged { round, .. } => {
                for seat in Seat::ALL {
                    let [_, rounds] = &mut notes[seat].counts;
                    *rounds = round;
                }
            }
            _ => {}
        }
    }

    fn note_end(_: &PublicState, feats: &PerSeat<u8>, notes: &mut PerSeat<BadgeNotes>) {
        for seat in Seat::ALL {
            if feats[seat] >= GREAT {
                notes[seat].earn(0);
            }
            let [scored, rounds] = notes[seat].counts;
            if scored == rounds && rounds > 0 {
                notes[seat].earn(1);
            }
        }
    }
}
