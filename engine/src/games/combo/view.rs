//! What one seat may know.

use super::legal::Decision;
use super::{Card, Combo, Hand, HandView, Move, PerPile, Pile, Piles, PublicState, Showing};
use crate::games::{GameView, Moves, Seat};

/// What one seat knows: what everybody sees, its own hand, and all that lay open before and still lies in the piles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What everybody sees.
    pub public: PublicState,
    /// The own hand.
    pub(super) hand: Hand,
    /// The own card that lies face down and that nobody else has seen.
    pub(super) secret: Option<Card>,
    /// The piles, and of the deck only its known bottom.
    pub(super) piles: Piles,
}

impl GameView for View {
    type Move = Move;

    #[inline]
    fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.public.open.phase.to_move()
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Moves<Move>) {
        moves.clear();
        if self.to_move() == Some(self.seat) {
            Decision { open: &self.public.open, piles: &self.piles, hand: &self.hand }.list(moves);
        }
    }
}

impl View {
    pub(super) fn of(game: &Combo, seat: Seat) -> View {
        View {
            seat,
            public: PublicState::of(game),
            hand: game.hands[seat],
            secret: game.secrets[seat],
            piles: game.piles.with_known_deck(game.open.sunk),
        }
    }

    /// The own hand.
    #[inline]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// What this seat knows of a hand; of its own everything.
    pub fn known(&self, seat: Seat) -> HandView {
        if seat == self.seat { HandView { known: self.hand, unknown: 0 } } else { self.public.hands[seat] }
    }

    /// The tops of the piles.
    #[inline]
    pub const fn tops(&self) -> &PerPile<Card> {
        &self.public.tops
    }

    /// The cards under the top of a pile, from the upper to the lower.
    pub fn covered(&self, pile: Pile) -> impl DoubleEndedIterator<Item = Card> + Clone {
        self.piles.covered(pile)
    }

    /// The known cards at the bottom of the deck, from the upper to the lowest.
    pub fn sunk(&self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        self.piles.deck()
    }

    /// The one card of an open hand that lies face down, if this seat knows it.
    pub fn hidden(&self, seat: Seat) -> Option<Card> {
        let secret =
            self.secret.filter(|_| seat == self.seat && self.public.open.showing[seat] == Showing::AllButOne);
        secret.or_else(|| self.public.hidden(seat))
    }
}
