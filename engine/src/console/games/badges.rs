//! How a game says what earns its badges.

use super::words::{COMMON_BADGES, in_game};
use crate::console::kit::{Font, LIT, Pen, Surface, WIDTH};
use crate::console::memory::{Badge, BadgeId, MOST_OF_A_GAME};
use crate::for_kind;
use crate::games::{Game, PerSeat, Seat};

/// What a game notes of a seat on the way to its badges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BadgeNotes {
    /// Two small counts, for whatever the game counts.
    pub counts: [u8; 2],
    earned: u8,
}

impl BadgeNotes {
    /// The seat has earned the nth badge of the game.
    pub const fn earn(&mut self, nth: u8) {
        self.earned |= 1 << (nth & 7);
    }

    /// The places of the badges that were earned.
    pub const fn earned(&self) -> u8 {
        self.earned
    }
}

/// A game with badges. Only what everybody sees can earn one.
pub trait GameBadges: Game {
    /// The badges; their places are saved, so a new one comes at the end.
    const BADGES: &'static [Badge];

    /// Notes an event.
    fn note_deed(event: &Self::Event, notes: &mut PerSeat<BadgeNotes>) {
        let _ = (event, notes);
    }

    /// Notes what the end shows: the final table, and the game's own feat of each seat.
    fn note_end(table: &Self::PublicState, feats: &PerSeat<u8>, notes: &mut PerSeat<BadgeNotes>) {
        let _ = (table, feats, notes);
    }
}

/// Begins both counts of every seat anew, or one of them.
pub(super) fn forget(notes: &mut PerSeat<BadgeNotes>, which: usize) {
    for seat in Seat::ALL {
        if let Some(count) = notes[seat].counts.get_mut(which) {
            *count = 0;
        }
    }
}

/// The words of a badge, if there is such a one.
pub(in crate::console) fn badge(id: BadgeId) -> Option<Badge> {
    match id {
        BadgeId::Common(common) => COMMON_BADGES.get(common as usize).copied(),
        BadgeId::Of(kind, nth) => for_kind!(kind, G => {
            const { assert!(G::BADGES.len() <= MOST_OF_A_GAME as usize) };
            G::BADGES.get(usize::from(nth)).copied()
        }),
    }
}

/// All badges that there are.
pub(in crate::console) fn all_badges() -> impl Iterator<Item = (BadgeId, Badge)> {
    BadgeId::all().filter_map(|id| Some((id, badge(id)?)))
}

/// Draws a badge: its name, the game in which it is earned if not in all, and what earns it.
pub(in crate::console) fn draw_badge<D: Surface>(pen: &mut Pen<'_, D>, id: BadgeId) {
    let Some(badge) = badge(id) else { return };
    let font = if Font::Huge.width(badge.name) < WIDTH { Font::Huge } else { Font::Bold };
    let top = match id {
        BadgeId::Common(_) => 13,
        BadgeId::Of(kind, _) => {
            pen.text_centred(&in_game(kind.title()), 0, WIDTH - 1, 10, Font::Small, LIT);
            18
        }
    };
    pen.text_centred(badge.name, 0, WIDTH - 1, top, font, LIT);
    for (y, line) in [34, 44].into_iter().zip(badge.deed) {
        pen.text_centred(line, 0, WIDTH - 1, y, Font::Text, LIT);
    }
}
