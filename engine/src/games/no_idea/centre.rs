//! The middle of the table: the tops of the discard piles, and the draw pile.

use super::card::Card;
use super::deck::{CARDS, DECK_IN_ORDER};
use super::moves::Pile;
use crate::cards::Rng;

/// Pile tops grow from the front, the draw pile lies at the back with its next card foremost.
///
/// No card is in both, so one place for each card of the deck is always enough, however many piles there are
/// (N8). Places in between are empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Centre {
    cards: [Option<Card>; CARDS],
    piles: u8,
    draw: u8,
}

impl Centre {
    pub(super) const EMPTY: Centre = Centre { cards: [None; CARDS], piles: 0, draw: 0 };

    /// The whole deck as draw pile.
    pub(super) fn full() -> Centre {
        let mut centre = Centre::EMPTY;
        centre.fill(DECK_IN_ORDER);
        centre
    }

    #[inline]
    pub(super) const fn draw_len(&self) -> u8 {
        self.draw
    }

    /// Takes the next card of the draw pile.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<Card> {
        let place = CARDS.checked_sub(usize::from(self.draw))?;
        let card = self.cards.get_mut(place)?.take()?;
        self.draw -= 1;
        Some(card)
    }

    /// Lays cards on the draw pile, each on top of the one before.
    pub(super) fn fill(&mut self, cards: impl IntoIterator<Item = Card>) {
        for card in cards {
            let place = CARDS.checked_sub(usize::from(self.draw) + 1);
            if let Some(place) = place.and_then(|place| self.cards.get_mut(place)) {
                *place = Some(card);
                self.draw += 1;
            }
        }
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        let start = CARDS.saturating_sub(usize::from(self.draw));
        if let Some(cards) = self.cards.get_mut(start..) {
            rng.shuffle(cards);
        }
    }

    /// The cards of the draw pile, the next one first.
    pub(super) fn draw_pile(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().skip(CARDS.saturating_sub(usize::from(self.draw))).flatten().copied()
    }

    /// The top cards of the piles.
    #[inline]
    pub(super) fn tops(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.get(..usize::from(self.piles)).unwrap_or_default().iter().flatten().copied()
    }

    #[inline]
    pub(super) fn top(&self, pile: Pile) -> Option<Card> {
        if pile.index() < self.piles { *self.cards.get(usize::from(pile.index()))? } else { None }
    }

    /// Starts a pile.
    #[inline]
    pub(super) fn start(&mut self, card: Card) -> Pile {
        if let Some(place) = self.cards.get_mut(usize::from(self.piles)) {
            *place = Some(card);
        }
        self.piles += 1;
        Pile::from_index(self.piles - 1).unwrap_or(Pile::FIRST)
    }

    /// Lays a card on a pile, and gives back the one that it covers.
    #[inline]
    pub(super) fn cover(&mut self, pile: Pile, card: Card) -> Option<Card> {
        self.top(pile)?;
        self.cards.get_mut(usize::from(pile.index()))?.replace(card)
    }

    /// Takes the other piles off the table; each of their tops goes to `removed`.
    pub(super) fn keep_only(&mut self, pile: Pile, mut removed: impl FnMut(Card)) {
        let kept = self.top(pile);
        for (index, place) in (0..self.piles).zip(&mut self.cards) {
            if let Some(card) = place.take().filter(|_| index != pile.index()) {
                removed(card);
            }
        }
        self.piles = 0;
        if let Some(card) = kept {
            self.start(card);
        }
    }
}
