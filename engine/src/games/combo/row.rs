//! Two stacks of cards that share one row of places.

use super::Card;

/// No more cards can lie in the piles and the deck than these, the tops of the piles apart.
pub(super) const PLACES: usize = 67;

/// An end of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StackEnd {
    Left,
    Right,
}

/// Two stacks that grow towards each other from both ends of a row, so that no card ever has to move over.
///
/// A place holds 0 when it is free and else the card's index + 1, so equal stacks are equal values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CardStacks {
    places: [u8; PLACES],
    left: u8,
    right: u8,
}

impl CardStacks {
    pub(super) const EMPTY: CardStacks = CardStacks { places: [0; PLACES], left: 0, right: 0 };

    /// A row with cards at its right end only, given from the top down; what does not fit is left out.
    pub(super) fn at_right(cards: &[Card]) -> CardStacks {
        let mut row = CardStacks::EMPTY;
        for (place, card) in row.places.iter_mut().rev().zip(cards.iter().rev()) {
            *place = card.index() + 1;
            row.right += 1;
        }
        row
    }

    /// How many cards are in a stack.
    #[inline]
    pub(super) const fn len(&self, end: StackEnd) -> u8 {
        match end {
            StackEnd::Left => self.left,
            StackEnd::Right => self.right,
        }
    }

    /// The place of a card in the row, counting down from the top of a stack of `len` cards.
    #[inline]
    const fn place(end: StackEnd, len: u8, depth: u8) -> usize {
        match end {
            StackEnd::Left => (len as usize).wrapping_sub(1 + depth as usize),
            StackEnd::Right => PLACES.wrapping_sub(len as usize) + depth as usize,
        }
    }

    /// Puts a card on top.
    #[inline]
    pub(super) fn push(&mut self, end: StackEnd, card: Card) {
        let len = self.len(end) + 1;
        debug_assert!(usize::from(self.left + self.right) < PLACES, "the row is full");
        if let Some(place) = self.places.get_mut(CardStacks::place(end, len, 0)) {
            *place = card.index() + 1;
            self.set_len(end, len);
        }
    }

    /// Takes the top card.
    #[inline]
    pub(super) fn pop(&mut self, end: StackEnd) -> Option<Card> {
        let len = self.len(end);
        if len == 0 {
            return None;
        }
        let place = self.places.get_mut(CardStacks::place(end, len, 0))?;
        let card = Card::from_index(core::mem::take(place).wrapping_sub(1));
        self.set_len(end, len - 1);
        card
    }

    /// Puts a card under all others of a stack.
    pub(super) fn push_under(&mut self, end: StackEnd, card: Card) {
        let len = self.len(end);
        self.push(end, card);
        // The new card sinks from the top to the bottom, one place at a time.
        for depth in 0..len {
            let (upper, lower) =
                (CardStacks::place(end, len + 1, depth), CardStacks::place(end, len + 1, depth + 1));
            if let Ok([upper, lower]) = self.places.get_disjoint_mut([upper, lower]) {
                core::mem::swap(upper, lower);
            }
        }
    }

    /// The cards of a stack from the top down.
    pub(super) fn cards(&self, end: StackEnd) -> impl DoubleEndedIterator<Item = Card> + Clone {
        let len = self.len(end);
        (0..len).filter_map(move |depth| {
            let place = self.places.get(CardStacks::place(end, len, depth))?;
            Card::from_index(place.wrapping_sub(1))
        })
    }

    /// Takes all cards of a stack away.
    pub(super) fn clear(&mut self, end: StackEnd) {
        while self.pop(end).is_some() {}
    }

    #[inline]
    const fn set_len(&mut self, end: StackEnd, len: u8) {
        match end {
            StackEnd::Left => self.left = len,
            StackEnd::Right => self.right = len,
        }
    }
}
