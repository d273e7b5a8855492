//! What one seat may know.

use super::card::{Card, Hand};
use super::public::{OpenState, PublicState};
use super::score::Tally;
use super::{Bango, Move, legal};
use crate::games::{GameView, Moves, PerSeat, Seat, SeatSet};

/// What a seat knows: the open table, the cards that it saw going into the other hands, and its own first card.
///
/// The order of the deck, the cards taken out before the deal and the others' first cards are not in here; only
/// which cards all of these are together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// What everybody knows.
    pub open: OpenState,
    /// Whose view it is.
    pub seat: Seat,
    /// The card that this seat was dealt, while it is in the hand and nobody else has seen it.
    pub secret: Option<Card>,
    /// The opponents who still hold the card that they were dealt, which nobody else has seen. It is never
    /// black.
    pub hidden: SeatSet,
    /// The cards that this seat has not seen: in the deck, taken out, or dealt to an opponent.
    pub unseen: Hand,
}

impl GameView for View {
    type Move = Move;

    #[inline]
    fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.open.to_move()
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Moves<Move>) {
        moves.clear();
        if self.to_move() == Some(self.seat) {
            legal::fill(&self.open, self.hand(), moves);
        }
    }
}

impl View {
    /// What a seat of this game knows.
    #[inline]
    pub(super) fn of(game: &Bango, seat: Seat) -> View {
        let mut unseen = game.removed;
        unseen.extend(game.deck.next_first(game.open.deck));
        let mut hidden = SeatSet::EMPTY;
        for other in game.open.players.others(seat) {
            if let Some(card) = game.secrets[other] {
                hidden.insert(other);
                unseen.add(card);
            }
        }
        View { open: game.open, seat, secret: game.secrets[seat], hidden, unseen }
    }

    /// The own hand.
    #[inline]
    pub fn hand(&self) -> Hand {
        with_secret(self.open.known[self.seat], self.secret)
    }

    /// The cards in a seat's hand that this seat knows: all of its own, and what it saw others take.
    #[inline]
    pub fn known(&self, seat: Seat) -> Hand {
        if seat == self.seat { self.hand() } else { self.open.known[seat] }
    }

    /// How many cards a seat holds.
    #[inline]
    pub fn hand_len(&self, seat: Seat) -> u8 {
        self.known(seat).len() + u8::from(self.hidden.contains(seat))
    }

    /// What everybody sees.
    pub fn public_state(&self) -> PublicState {
        PublicState { open: self.open, hands: PerSeat::from_fn(|seat| self.hand_len(seat)) }
    }

    /// The points of a seat, as the table shows them now.
    pub fn tally(&self, seat: Seat) -> Tally {
        self.open.tally(seat)
    }
}

/// A hand from its cards that all have seen and the one that they have not.
#[inline]
pub(super) fn with_secret(known: Hand, secret: Option<Card>) -> Hand {
    let mut hand = known;
    hand.extend(secret);
    hand
}
