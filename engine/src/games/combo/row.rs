//! The four stacks beside the tops, in a row of places.

use super::{Card, Pile};

/// No more cards can lie in the piles and the deck than these, the tops of the piles apart.
pub(super) const PLACES: usize = 67;

/// A stack of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Stack {
    One,
    Two,
    Three,
    Deck,
}

impl Stack {
    /// Where each stack's lowest card lies.
    const LOWEST: [usize; 4] = [0, PLACES - 1, PLACES, 2 * PLACES - 1];

    /// What the top of a pile covers.
    #[inline]
    pub(super) const fn under(pile: Pile) -> Stack {
        match pile {
            Pile::One => Stack::One,
            Pile::Two => Stack::Two,
            Pile::Three => Stack::Three,
        }
    }

    /// The place of the card on top of so many others.
    ///
    /// Stacks grow up and down in turn. That is computed, not asked for: which pile is next is chance, and a branch that
    /// is guessed wrong costs more than the whole move.
    #[inline]
    #[allow(clippy::indexing_slicing)] // four stacks, four values
    const fn place(self, others: u8) -> usize {
        let down = (self as usize & 1).wrapping_neg();
        Stack::LOWEST[self as usize].wrapping_add((others as usize ^ down).wrapping_sub(down))
    }
}

/// Four stacks in a row of places. Two and two grow towards each other, so that no card ever has to move over.
///
/// A place holds 0 when it is free and else the card's index + 1, so equal stacks are equal values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CardStacks {
    places: [u8; 2 * PLACES],
    lens: [u8; 4],
}

impl CardStacks {
    pub(super) const EMPTY: CardStacks = CardStacks { places: [0; 2 * PLACES], lens: [0; 4] };

    /// A row with a deck only, given from the top down; none if they do not fit.
    pub(super) fn with_deck(cards: &[Card]) -> CardStacks {
        let mut row = CardStacks::EMPTY;
        let len = u8::try_from(cards.len()).ok().filter(|&len| usize::from(len) <= PLACES);
        let (Some(len), [.., deck]) = (len, &mut row.lens) else { return row };
        *deck = len;
        let free = 2 * PLACES - usize::from(len);
        for (place, card) in row.places.iter_mut().skip(free).zip(cards) {
            *place = card.index() + 1;
        }
        row
    }

    /// How many cards are in a stack.
    #[inline]
    #[allow(clippy::indexing_slicing)] // four stacks, four values
    pub(super) const fn len(&self, stack: Stack) -> u8 {
        self.lens[stack as usize]
    }

    #[inline]
    #[allow(clippy::indexing_slicing)] // four stacks, four values
    const fn set_len(&mut self, stack: Stack, len: u8) {
        self.lens[stack as usize] = len;
    }

    /// Puts a card on top.
    #[inline]
    pub(super) fn push(&mut self, stack: Stack, card: Card) {
        let len = self.len(stack);
        if let Some(place) = self.places.get_mut(stack.place(len)) {
            debug_assert!(*place == 0, "the row is full");
            *place = card.index() + 1;
            self.set_len(stack, len + 1);
        }
    }

    /// Takes the top card.
    #[inline]
    pub(super) fn pop(&mut self, stack: Stack) -> Option<Card> {
        let len = self.len(stack).checked_sub(1)?;
        let place = self.places.get_mut(stack.place(len))?;
        let card = Card::from_index(core::mem::take(place).wrapping_sub(1));
        self.set_len(stack, len);
        card
    }

    /// Puts a card under all others of a stack.
    pub(super) fn push_under(&mut self, stack: Stack, card: Card) {
        let len = self.len(stack);
        self.push(stack, card);
        // The new card sinks from the top to the bottom, one place at a time.
        for below in (0..len).rev() {
            let (upper, lower) = (stack.place(below + 1), stack.place(below));
            if let Ok([upper, lower]) = self.places.get_disjoint_mut([upper, lower]) {
                core::mem::swap(upper, lower);
            }
        }
    }

    /// The cards of a stack from the top down.
    pub(super) fn cards(&self, stack: Stack) -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..self.len(stack)).rev().filter_map(move |others| {
            let place = self.places.get(stack.place(others))?;
            Card::from_index(place.wrapping_sub(1))
        })
    }

    /// Takes the upper cards of the deck away, so that at most so many are left.
    pub(super) fn keep_lowest_of_deck(&mut self, kept: u8) {
        let len = self.len(Stack::Deck);
        let kept = kept.min(len);
        // The deck grows down from the last place.
        let places = 2 * PLACES - usize::from(len)..2 * PLACES - usize::from(kept);
        if let Some(places) = self.places.get_mut(places) {
            places.fill(0);
            self.set_len(Stack::Deck, kept);
        }
    }

    /// Takes all cards of a stack away.
    pub(super) fn clear(&mut self, stack: Stack) {
        while self.pop(stack).is_some() {}
    }
}
