//! The three piles, and the deck beside them.

use super::row::{CardStacks, Stack};
use super::{Card, Hand, PerPile, Pile};

/// The three piles in full, and those cards of the deck that the owner of this value may know.
///
/// In a game that is the whole deck. In a view it is what was sunk to its bottom by sacrifices, as everybody saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Piles {
    pub(super) tops: PerPile<Card>,
    /// What the tops cover, and the deck.
    stacks: CardStacks,
}

impl Piles {
    /// Piles of one card each, and a deck whose next card comes first.
    pub(super) fn new(tops: PerPile<Card>, deck: &[Card]) -> Piles {
        Piles { tops, stacks: CardStacks::with_deck(deck) }
    }

    /// The top cards.
    pub(super) const fn tops(&self) -> &PerPile<Card> {
        &self.tops
    }

    /// How many cards lie under the top of a pile.
    #[inline]
    pub(super) fn depth(&self, pile: Pile) -> u8 {
        self.stacks.len(Stack::under(pile))
    }

    /// The cards under the top of a pile, from the upper to the lower.
    pub(super) fn covered(&self, pile: Pile) -> impl DoubleEndedIterator<Item = Card> + Clone {
        self.stacks.cards(Stack::under(pile))
    }

    /// The known cards of the deck, the next one first.
    pub(super) fn deck(&self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        self.stacks.cards(Stack::Deck)
    }

    #[inline]
    pub(super) const fn deck_len(&self) -> u8 {
        self.stacks.len(Stack::Deck)
    }

    /// Takes the top card of the deck.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<Card> {
        self.stacks.pop(Stack::Deck)
    }

    /// Puts a card on the deck.
    #[inline]
    pub(super) fn lay_on_deck(&mut self, card: Card) {
        self.stacks.push(Stack::Deck, card);
    }

    /// Covers the top of a pile with a card.
    #[inline]
    pub(super) fn place(&mut self, card: Card, pile: Pile) {
        let covered = core::mem::replace(&mut self.tops[pile], card);
        self.stacks.push(Stack::under(pile), covered);
    }

    /// Puts the top of a pile under the deck; the card that it covered is the new top. `None` with nothing under it.
    pub(super) fn sacrifice(&mut self, pile: Pile) -> Option<Card> {
        let uncovered = self.stacks.pop(Stack::under(pile))?;
        let top = core::mem::replace(&mut self.tops[pile], uncovered);
        self.stacks.push_under(Stack::Deck, top);
        Some(top)
    }

    /// Takes away all that the tops cover.
    pub(super) fn take_covered(&mut self) -> Hand {
        let taken = Pile::ALL.into_iter().flat_map(|pile| self.covered(pile)).collect();
        Pile::ALL.into_iter().for_each(|pile| self.stacks.clear(Stack::under(pile)));
        taken
    }

    /// The same with only the lowest cards of the deck.
    pub(super) fn with_known_deck(&self, sunk: u8) -> Piles {
        let mut known = self.clone();
        known.stacks.keep_lowest_of_deck(sunk);
        known
    }
}
