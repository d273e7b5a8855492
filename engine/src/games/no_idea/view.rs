//! What one seat may know.

use super::NoIdea;
use super::moves::Move;
use super::phase;
use super::public::{PublicState, TrophiesSeen};
use super::score::Tally;
use super::won::{Collection, Trophy};
use crate::games::{GameView, Moves, Seat};

/// What one seat may know: what everybody sees, and the values of the own trophies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The seat that looks.
    pub seat: Seat,
    /// What everybody sees.
    pub public: PublicState,
    /// The own trophies, whose values are the only secret.
    pub trophies: Collection<Trophy>,
}

impl GameView for View {
    type Move = Move;

    #[inline]
    fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.public.to_move()
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Moves<Move>) {
        if self.to_move() == Some(self.seat) {
            phase::legal_moves(&self.public, moves);
        } else {
            moves.clear();
        }
    }
}

impl View {
    pub(super) fn of(game: &NoIdea, seat: Seat) -> View {
        View { seat, public: PublicState::of(game), trophies: game.won[seat].trophies }
    }

    /// What this seat knows of the trophies of a player.
    pub(super) fn trophies_of(&self, owner: Seat) -> TrophiesSeen {
        if owner == self.seat { TrophiesSeen::Known(self.trophies) } else { self.public.trophies[owner] }
    }

    /// The trophies that this seat cannot tell apart: those of the pile, and those of the others.
    pub(super) fn unseen_trophies(&self) -> Collection<Trophy> {
        let mut unseen = Collection::ALL;
        for owner in self.public.players.seats() {
            if let TrophiesSeen::Known(known) = self.trophies_of(owner) {
                for trophy in known.items() {
                    unseen.take(trophy);
                }
            }
        }
        unseen
    }

    /// What the own prizes and trophies are worth.
    pub fn own_tally(&self) -> Tally {
        let prizes = self.public.prizes[self.seat];
        Tally::new(self.trophies.stars(), self.trophies.len(), prizes)
    }
}
