//! Stars, and who has most of them.

use super::{NoIdea, Phase};
use crate::games::{Seat, SeatSet};

/// The points of one player, taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The stars of the trophies.
    pub trophies: u8,
    /// The stars of the consolation prizes.
    pub prizes: u8,
    /// How many trophies and prizes there are together: the tie-break.
    pub pieces: u8,
}

impl Tally {
    /// All stars.
    pub const fn stars(self) -> u8 {
        self.trophies.saturating_add(self.prizes)
    }
}

impl NoIdea {
    /// What a seat's prizes and trophies are worth. Until the end their owner alone may know.
    pub fn tally(&self, seat: Seat) -> Tally {
        let won = self.won[seat];
        Tally {
            trophies: won.trophies.stars(),
            prizes: won.prizes.stars(),
            pieces: won.trophies.len().saturating_add(won.prizes.len()),
        }
    }
}

/// Most stars; on a tie most pieces; still tied, all of them.
pub(super) fn winners(game: &NoIdea) -> SeatSet {
    if game.phase != Phase::Over {
        return SeatSet::EMPTY;
    }
    let rank = |seat| {
        let tally = game.tally(seat);
        (tally.stars(), tally.pieces)
    };
    let best = game.players.seats().map(rank).max();
    game.players.seats().filter(|&seat| Some(rank(seat)) == best).collect()
}
