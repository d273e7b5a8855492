//! The hundred cards.

use crate::cards::{self, Colour, Suits as _};

/// The colours and numbers of Burst's cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct BurstSuits;

impl cards::Suits for BurstSuits {
    const COLOURS: &'static [Colour] =
        &[Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green, Colour::Orange];
    const HIGHEST: u8 = 6;
}

/// A card of Burst: one of 30 kinds.
pub type Card = cards::Card<BurstSuits>;

/// How many kinds of cards there are.
pub const KINDS: usize = BurstSuits::KINDS as usize;

/// How often the numbers 1 to 6 occur in each colour (U1: the rulebook does not print it).
pub const COPIES: [u8; BurstSuits::HIGHEST as usize] = [5, 6, 5, 2, 1, 1];

/// All cards in order.
#[allow(clippy::indexing_slicing)] // at compile time, where a slip is an error
pub(super) const DECK: [Card; 100] = {
    let mut deck = [Card::FIRST; 100];
    let (mut index, mut filled) = (0, 0);
    while let Some(card) = Card::from_index(index) {
        let mut copies = COPIES[card.number() as usize - 1];
        while copies > 0 {
            deck[filled] = card;
            filled += 1;
            copies -= 1;
        }
        index += 1;
    }
    assert!(filled == 100 && index as usize == KINDS);
    deck
};
