//! What earns the badges of No Idea.

use super::words::BADGES;
use crate::console::games::badges::{BadgeNotes, GameBadges, forget};
use crate::console::memory::Badge;
use crate::games::no_idea::{Event, NoIdea, PublicState};
use crate::games::{PerSeat, Seat};

/// Trophies that nobody else has won one between, and those of a great game.
const IN_A_ROW: u8 = 3;
const IN_A_GAME: u8 = 5;

/// Right declarations that are many.
const RIGHT: u8 = 3;
/// The seat has declared that nothing fits, and it is not known yet whether that is right.
const DECLARED: u8 = 1;
/// A declaration that was right.
const ONE_RIGHT: u8 = 2;

/// Counts: the last trophies, if all were won by this seat; and how often the seat was right that nothing fits, times
/// two, with one more while it is not known.
impl GameBadges for NoIdea {
    const BADGES: &'static [Badge] = &BADGES;

    fn note_deed(event: &Event, notes: &mut PerSeat<BadgeNotes>) {
        match *event {
            Event::Declared { seat } => {
                let [_, declared] = &mut notes[seat].counts;
                *declared |= DECLARED;
            }
            Event::TurnBegins { .. } | Event::Mistaken { .. } => forget_declaration(notes),
            Event::TrophyWon { seat } => {
                let [before, _] = notes[seat].counts;
                forget(notes, 0);
                let [trophies, right] = &mut notes[seat].counts;
                *trophies = before.saturating_add(1);
                if *right & DECLARED != 0 {
                    *right = right.saturating_add(ONE_RIGHT) & !DECLARED;
                }
                let (many, often) = (*trophies >= IN_A_ROW, *right >= RIGHT * ONE_RIGHT);
                if many {
                    notes[seat].earn(0);
                }
                if often {
                    notes[seat].earn(1);
                }
            }
            _ => {}
        }
    }

    fn note_end(_: &PublicState, feats: &PerSeat<u8>, notes: &mut PerSeat<BadgeNotes>) {
        for seat in Seat::ALL.into_iter().filter(|&seat| feats[seat] >= IN_A_GAME) {
            notes[seat].earn(2);
        }
    }
}

fn forget_declaration(notes: &mut PerSeat<BadgeNotes>) {
    for seat in Seat::ALL {
        let [_, declared] = &mut notes[seat].counts;
        *declared &= !DECLARED;
    }
}
