//! The three piles, and the deck beside them.

use super::row::{CardStacks, StackEnd};
use super::{Card, Hand, PerPile, Pile};

/// The three piles in full, and those cards of the deck that the owner of this value may know.
///
/// In a game that is the whole deck. In a view it is what was sunk to its bottom by sacrifices, as everybody saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Piles {
    pub(super) tops: PerPile<Card>,
    /// What the tops of piles 1 and 2 cover.
    low: CardStacks,
    /// What the top of pile 3 covers, and the deck.
    high: CardStacks,
}

impl Piles {
    /// Piles of one card each, and a deck whose next card comes first.
    pub(super) fn new(tops: PerPile<Card>, deck: &[Card]) -> Piles {
        Piles { tops, low: CardStacks::EMPTY, high: CardStacks::at_right(deck) }
    }

    /// The top cards.
    pub(super) const fn tops(&self) -> &PerPile<Card> {
        &self.tops
    }

    /// How many cards lie under the top of a pile.
    #[inline]
    pub(super) fn depth(&self, pile: Pile) -> u8 {
        let (row, end) = self.stack(pile);
        row.len(end)
    }

    /// The cards under the top of a pile, from the upper to the lower.
    pub(super) fn covered(&self, pile: Pile) -> impl DoubleEndedIterator<Item = Card> + Clone {
        let (row, end) = self.stack(pile);
        row.cards(end)
    }

    /// The known cards of the deck, the next one first.
    pub(super) fn deck(&self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        self.high.cards(StackEnd::Right)
    }

    #[inline]
    pub(super) const fn deck_len(&self) -> u8 {
        self.high.len(StackEnd::Right)
    }

    /// Takes the top card of the deck.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<Card> {
        self.high.pop(StackEnd::Right)
    }

    /// Puts a card on the deck.
    #[inline]
    pub(super) fn lay_on_deck(&mut self, card: Card) {
        self.high.push(StackEnd::Right, card);
    }

    /// Covers the top of a pile with a card.
    #[inline]
    pub(super) fn place(&mut self, card: Card, pile: Pile) {
        let covered = core::mem::replace(&mut self.tops[pile], card);
        let (row, end) = self.stack_mut(pile);
        row.push(end, covered);
    }

    /// Puts the top of a pile under the deck; the card that it covered is the new top. `None` with nothing under it.
    pub(super) fn sacrifice(&mut self, pile: Pile) -> Option<Card> {
        let (row, end) = self.stack_mut(pile);
        let uncovered = row.pop(end)?;
        let top = core::mem::replace(&mut self.tops[pile], uncovered);
        self.high.push_under(StackEnd::Right, top);
        Some(top)
    }

    /// Takes away all that the tops cover.
    pub(super) fn take_covered(&mut self) -> Hand {
        let taken = Pile::ALL.into_iter().flat_map(|pile| self.covered(pile)).collect();
        for pile in Pile::ALL {
            let (row, end) = self.stack_mut(pile);
            row.clear(end);
        }
        taken
    }

    /// The same with only the lowest cards of the deck.
    pub(super) fn with_known_deck(&self, sunk: u8) -> Piles {
        let mut known = self.clone();
        while known.deck_len() > sunk {
            known.draw();
        }
        known
    }

    #[inline]
    const fn stack(&self, pile: Pile) -> (&CardStacks, StackEnd) {
        match pile {
            Pile::One => (&self.low, StackEnd::Left),
            Pile::Two => (&self.low, StackEnd::Right),
            Pile::Three => (&self.high, StackEnd::Left),
        }
    }

    #[inline]
    const fn stack_mut(&mut self, pile: Pile) -> (&mut CardStacks, StackEnd) {
        match pile {
            Pile::One => (&mut self.low, StackEnd::Left),
            Pile::Two => (&mut self.low, StackEnd::Right),
            Pile::Three => (&mut self.high, StackEnd::Left),
        }
    }
}
