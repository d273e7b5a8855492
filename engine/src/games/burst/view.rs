//! What one seat may know, and the worlds that it cannot tell apart.

use super::{Burst, Card, Counts, Five, Move, PublicState, moves};
use crate::cards::{Rng, Seed};
use crate::games::{GameView, Moves, PerSeat, Seat};

/// The public table and the seat's own cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) public: PublicState,
    pub(super) seat: Seat,
    pub(super) hand: Five,
    pub(super) chosen: Five,
    pub(super) leftover: Option<Card>,
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
            moves::fill(self.hand, moves);
        } else {
            moves.clear();
        }
    }
}

impl View {
    /// All that everybody sees.
    #[inline]
    pub const fn public(&self) -> &PublicState {
        &self.public
    }

    /// The own hand.
    #[inline]
    pub const fn hand(&self) -> Five {
        self.hand
    }

    /// The own cards that lie face down in this turn.
    #[inline]
    pub const fn chosen(&self) -> Five {
        self.chosen
    }

    /// The cards that this seat has not seen: in the deck, taken out, or with the others and hidden.
    pub fn unseen(&self) -> Counts {
        let mut unseen = Counts::ALL.without(&self.public.discard);
        let open = self.public.played.seated(self.public.players()).flat_map(|played| played.cards());
        let own = self.hand.cards().chain(self.chosen.cards()).chain(self.leftover);
        open.chain(own).for_each(|card| {
            unseen.remove(card);
        });
        unseen
    }

    /// A state with this view, each with the same probability: deals the unseen cards anew.
    pub(super) fn sample(&self, rng: &mut Rng) -> Burst {
        let mut cards = heapless::Vec::<Card, 100, u8>::new();
        for (card, count) in self.unseen().kinds() {
            for _ in 0..count {
                // There are a hundred cards in all.
                let _ = cards.push(card);
            }
        }
        rng.shuffle(&mut cards);
        let mut unseen = cards.iter();
        let public = &self.public;
        let mut hidden = |seat: Seat, own: Five, size: u8| {
            if seat == self.seat { own } else { unseen.by_ref().take(usize::from(size)).copied().collect() }
        };
        let hands = PerSeat::from_fn(|seat| hidden(seat, self.hand, public.held(seat)));
        let chosen = PerSeat::from_fn(|seat| hidden(seat, self.chosen, public.chosen(seat)));
        let own = self.leftover.into_iter().collect();
        let leftovers = PerSeat::from_fn(|seat| hidden(seat, own, public.leftovers(seat)).cards().next());
        let removed = unseen.by_ref().take(usize::from(public.ruleset.taken_out)).copied().collect();
        let mut deck = heapless::Vec::new();
        // The rest is what the deck has.
        let _ = deck.extend_from_slice(unseen.as_slice());
        let rng = Rng::new(Seed::from_rng(rng));
        Burst { public: public.clone(), hands, chosen, leftovers, removed, deck, rng }
    }
}
