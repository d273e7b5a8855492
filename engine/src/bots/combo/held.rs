//! The cards that a player holds while a turn is thought through.

use crate::games::combo::{Card, Hand};

/// A hand with what judgement asks of it again and again, kept up to date instead of counted anew.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    pub(super) hand: Hand,
    /// How many cards it has.
    pub(super) cards: i32,
    /// Of how many kinds it has two.
    pub(super) doubles: i32,
}

impl Held {
    pub(super) fn new(hand: &Hand) -> Held {
        let (cards, kinds) = (i32::from(hand.len()), hand.bits().count_ones());
        Held { hand: *hand, cards, doubles: cards - i32::try_from(kinds).unwrap_or(cards) }
    }

    /// The same without a card that is there.
    #[inline]
    pub(super) fn without(mut self, card: Card) -> Held {
        self.hand.remove(card);
        self.cards -= 1;
        self.doubles -= i32::from(self.hand.contains(card));
        self
    }
}
