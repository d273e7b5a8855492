//! What earns the badges of Bango.

use super::words::BADGES;
use crate::console::games::badges::{BadgeNotes, GameBadges, forget};
use crate::console::memory::Badge;
use crate::games::bango::{Bango, Event, PublicState};
use crate::games::{PerSeat, Seat};

/// Cards in a sequence that is a long one.
const LONG: u8 = 11;
/// Cards that were turned up in a turn that took nerves.
const NERVES: u8 = 7;

/// Counts: the cards that were turned up in this turn, and whether the seat has just said Bango.
impl GameBadges for Bango {
    const BADGES: &'static [Badge] = &BADGES;

    fn note_deed(event: &Event, notes: &mut PerSeat<BadgeNotes>) {
        match *event {
            Event::Turn(_) | Event::Exploded { .. } => forget(notes, 0),
            Event::Revealed(_) => {
                for seat in Seat::ALL {
                    let [cards, _] = &mut notes[seat].counts;
                    *cards = cards.saturating_add(1);
                }
            }
            Event::Stopped(seat) if notes[seat].counts.first().is_some_and(|&cards| cards >= NERVES) => {
                notes[seat].earn(1);
            }
            Event::Bango { seat, .. } => {
                forget(notes, 1);
                let [_, said] = &mut notes[seat].counts;
                *said = 1;
            }
            Event::Cancelled => {
                for seat in Seat::ALL {
                    if matches!(notes[seat].counts, [_, 1]) {
                        notes[seat].earn(2);
                    }
                }
            }
            _ => {}
        }
    }

    fn note_end(_: &PublicState, feats: &PerSeat<u8>, notes: &mut PerSeat<BadgeNotes>) {
        for seat in Seat::ALL.into_iter().filter(|&seat| feats[seat] >= LONG) {
            notes[seat].earn(0);
        }
    }
}
