//! Stars, and who has most of them.

use super::won::Collection;
use super::{NoIdea, Phase, Prize};
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
    /// So many trophies with so many stars, and these prizes.
    pub(super) fn new(stars: u8, trophies: u8, prizes: Collection<Prize>) -> Tally {
        Tally { trophies: stars, prizes: prizes.stars(), pieces: trophies.saturating_add(prizes.len()) }
    }

    /// All stars.
    pub const fn stars(self) -> u8 {
        self.trophies.saturating_add(self.prizes)
    }

    /// Who has the higher rank is ahead: most stars, on a tie most pieces.
    pub const fn rank(self) -> (u8, u8) {
        (self.stars(), self.pieces)
    }
}

impl NoIdea {
    /// What a seat's prizes and trophies are worth. Until the end their owner alone may know.
    pub fn tally(&self, seat: Seat) -> Tally {
        let won = self.won[seat];
        Tally::new(won.trophies.stars(), won.trophies.len(), won.prizes)
    }
}

/// Those with the highest rank; several share the victory.
pub(super) fn winners(game: &NoIdea) -> SeatSet {
    if game.phase != Phase::Over {
        return SeatSet::EMPTY;
    }
    let rank = |seat| game.tally(seat).rank();
    let best = game.players.seats().map(rank).max();
    game.players.seats().filter(|&seat| Some(rank(seat)) == best).collect()
}
