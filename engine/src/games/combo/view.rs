//! What one seat may know.

use super::legal::Decision;
use super::{Card, Combo, Hand, Move, OpenState, PerPile, Pile, Piles, PublicState, Showing};
use crate::games::{GameView, Moves, PerSeat, Seat};

/// What one seat knows: its own hand, the public table, and what it has seen of the other hands and of the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What everybody knows.
    pub open: OpenState,
    /// What this seat knows of each hand; of its own everything.
    pub hands: PerSeat<HandView>,
    /// The own card that lies face down and that nobody else has seen.
    pub secret: Option<Card>,
    /// How many cards the deck has.
    pub deck: u8,
    /// The piles, and of the deck only its known bottom.
    pub(super) piles: Piles,
}

/// What is known of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandView {
    /// The cards that are known to be there, open now or seen before.
    pub known: Hand,
    /// How many more there are.
    pub unknown: u8,
}

impl HandView {
    /// How many cards the hand has.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.known.len() + self.unknown
    }

    /// What everybody knows of a hand, of which one card may be its owner's secret.
    fn open_to_all(hand: Hand, seat: Seat, open: &OpenState, secret: Option<Card>) -> HandView {
        let mut known = hand;
        match open.showing[seat] {
            Showing::Nothing => known = open.memory.of(seat),
            Showing::All | Showing::AllButSeen(_) => {}
            Showing::AllButOne => {
                secret.map(|card| known.remove(card));
            }
        }
        HandView { known, unknown: hand.len().saturating_sub(known.len()) }
    }

    /// Whether the hand has no cards.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl GameView for View {
    type Move = Move;

    #[inline]
    fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.open.phase.to_move()
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Moves<Move>) {
        moves.clear();
        if self.to_move() == Some(self.seat) {
            Decision { open: &self.open, piles: &self.piles, hand: self.hand() }.list(moves);
        }
    }
}

impl View {
    pub(super) fn of(game: &Combo, seat: Seat) -> View {
        let hands = PerSeat::from_fn(|other| {
            if other == seat {
                HandView { known: game.hands[other], unknown: 0 }
            } else {
                game.known_hand(other)
            }
        });
        View {
            seat,
            open: game.open.clone(),
            hands,
            secret: game.secrets[seat],
            deck: game.piles.deck_len(),
            piles: game.piles.with_known_deck(game.open.sunk),
        }
    }

    /// The own hand.
    #[inline]
    pub fn hand(&self) -> &Hand {
        &self.hands[self.seat].known
    }

    /// What everybody sees.
    pub fn public_state(&self) -> PublicState {
        let mut hands = self.hands;
        hands[self.seat] = HandView::open_to_all(*self.hand(), self.seat, &self.open, self.secret);
        PublicState { open: self.open.clone(), tops: *self.tops(), hands, deck: self.deck }
    }

    /// The tops of the piles.
    #[inline]
    pub const fn tops(&self) -> &PerPile<Card> {
        self.piles.tops()
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
        match self.open.showing[seat] {
            Showing::AllButSeen(card) => Some(card),
            Showing::AllButOne if seat == self.seat => self.secret,
            Showing::Nothing | Showing::All | Showing::AllButOne => None,
        }
    }
}

impl Combo {
    /// What everybody knows of a hand.
    pub(super) fn known_hand(&self, seat: Seat) -> HandView {
        HandView::open_to_all(self.hands[seat], seat, &self.open, self.secrets[seat])
    }
}
