//! What earns the badges of Combo.

use super::words::BADGES;
use crate::console::games::badges::{BadgeNotes, GameBadges};
use crate::console::memory::Badge;
use crate::games::combo::{Combination, Combo, Event, PublicState};
use crate::games::{PerSeat, Seat};

/// Cards of a long turn, and rounds that are many.
const LONG: u8 = 5;
const ROUNDS: u8 = 3;

/// Counts: a bit for each combination that the seat has announced, and the rounds that it has won.
impl GameBadges for Combo {
    const BADGES: &'static [Badge] = &BADGES;

    fn note_deed(event: &Event, notes: &mut PerSeat<BadgeNotes>) {
        match *event {
            Event::Combined { seat, combination } => {
                let [made, _] = &mut notes[seat].counts;
                *made |= 1 << combination as u8;
                if Combination::ALL.into_iter().all(|one| *made & 1 << one as u8 != 0) {
                    notes[seat].earn(1);
                }
            }
            Event::RoundEnded { winner: Some(seat) } => {
                let [_, rounds] = &mut notes[seat].counts;
                *rounds = rounds.saturating_add(1);
                if *rounds >= ROUNDS {
                    notes[seat].earn(2);
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
