//! The deck, face down.

use core::mem;

use super::card::{CARDS, Card, all_cards, is_black};
use crate::cards::Rng;

/// The cards of the deck from the bottom up.
///
/// How many are left is public, so the [open state](super::OpenState) counts them. A place whose card was drawn holds
/// [`DRAWN`], so that equal decks are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Deck([Card; CARDS]);

/// What stands for no card.
const DRAWN: Card = Card::FIRST;

impl Deck {
    /// No cards.
    pub(super) const EMPTY: Deck = Deck([DRAWN; CARDS]);

    /// All cards, shuffled.
    pub(super) fn shuffled(rng: &mut Rng) -> Deck {
        let mut deck = Deck::EMPTY;
        for (place, card) in deck.0.iter_mut().zip(all_cards()) {
            *place = card;
        }
        rng.shuffle(&mut deck.0);
        deck
    }

    /// A deck of these cards, the bottom one first, and how many there are.
    pub(super) fn of(cards: impl Iterator<Item = Card>) -> (Deck, u8) {
        let (mut deck, mut left) = (Deck::EMPTY, 0);
        for (place, card) in deck.0.iter_mut().zip(cards) {
            *place = card;
            left += 1;
        }
        (deck, left)
    }

    /// The cards, the next one first.
    pub(super) fn next_first(&self, left: u8) -> impl Iterator<Item = Card> {
        self.0.iter().take(usize::from(left)).rev().copied()
    }

    /// The cards, the bottom one first.
    pub(super) fn cards_mut(&mut self, left: u8) -> &mut [Card] {
        self.0.get_mut(..usize::from(left)).unwrap_or_default()
    }

    /// Draws the top card.
    #[inline]
    pub(super) fn draw(&mut self, left: &mut u8) -> Option<Card> {
        let rest = left.checked_sub(1)?;
        let top = self.0.get_mut(usize::from(rest))?;
        *left = rest;
        Some(mem::replace(top, DRAWN))
    }

    /// Draws a player's first card: a black one goes back to a random place, and another is drawn.
    pub(super) fn draw_first(&mut self, left: &mut u8, rng: &mut Rng) -> Option<Card> {
        loop {
            let card = self.draw(left)?;
            if !is_black(card) {
                return Some(card);
            }
            let place = rng.below(u32::from(*left) + 1);
            self.insert(left, place as usize, card);
        }
    }

    /// Puts a card into the deck, with so many cards below it.
    fn insert(&mut self, left: &mut u8, below: usize, card: Card) {
        let mut lifted = card;
        for place in self.0.iter_mut().take(usize::from(*left) + 1).skip(below) {
            mem::swap(place, &mut lifted);
        }
        *left += 1;
    }
}
