//! A game as it was set up: who plays, by which options.

use super::{Guest, HouseRules, Name};
use crate::cards::Seed;
use crate::games::{Kind, PerSeat, Players, Seat};

/// A game as it was set up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Deal {
    pub kind: Kind,
    pub players: Players,
    pub guests: PerSeat<Guest>,
    pub rules: HouseRules,
    pub first: Seat,
    pub seed: Seed,
}

impl Deal {
    /// How many people sit at the table; one alone needs no curtain.
    pub fn humans(&self) -> usize {
        self.players.seats().filter(|&seat| self.guests[seat].is_human()).count()
    }

    /// The name at a seat.
    pub fn name(&self, seat: Seat) -> Name {
        self.guests[seat].name
    }
}
