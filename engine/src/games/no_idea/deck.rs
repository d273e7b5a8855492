//! Which cards there are: the printed deck as one table.

use super::card::{Card, Function, KINDS, PLAIN, Prize};

/// The cards of one colour and number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckCell {
    /// Two cards.
    Two,
    /// Three cards.
    Three,
    /// Three cards, one of which carries a function.
    With(Function),
}

impl DeckCell {
    /// The function that one of these cards carries.
    pub const fn function(self) -> Option<Function> {
        match self {
            DeckCell::With(function) => Some(function),
            DeckCell::Two | DeckCell::Three => None,
        }
    }

    /// How many of these cards carry no function.
    pub const fn plain(self) -> u8 {
        match self {
            DeckCell::Two | DeckCell::With(_) => 2,
            DeckCell::Three => 3,
        }
    }
}

const TWO: DeckCell = DeckCell::Two;
const THREE: DeckCell = DeckCell::Three;
const REVEAL: DeckCell = DeckCell::With(Function::Reveal);
const REMOVE: DeckCell = DeckCell::With(Function::RemoveOthers);
const REFILL: DeckCell = DeckCell::With(Function::Refill);

/// The 102 number cards (N1): a row for each of the [`COLOURS`](super::COLOURS), a column for each number.
#[rustfmt::skip]
pub const DECK: [[DeckCell; 6]; 6] = [
    // 1       2       3       4       5       6
    [REVEAL, THREE,  REMOVE, THREE,  REFILL, TWO   ], // blue
    [TWO,    REVEAL, THREE,  REMOVE, THREE,  REFILL], // gray
    [REFILL, TWO,    REVEAL, THREE,  REMOVE, THREE ], // green
    [THREE,  REFILL, TWO,    REVEAL, THREE,  REMOVE], // yellow
    [REMOVE, THREE,  REFILL, TWO,    REVEAL, THREE ], // red
    [THREE,  REMOVE, THREE,  REFILL, TWO,    REVEAL], // purple
];

/// The consolation prizes, and how many of each.
const PRIZES: [(Prize, u8); 3] = [(Prize::S0, 1), (Prize::S1, 4), (Prize::S2, 1)];

/// All cards of the draw pile.
pub(super) const CARDS: usize = 108;
/// Those of them that can lie on a discard pile.
pub(super) const NUMBER_CARDS: usize = 102;

/// Every kind of card at its [`Card::index`].
pub(super) static KINDS_IN_ORDER: [Card; KINDS] = kinds();

/// The whole deck in the order of the kinds.
pub(super) static DECK_IN_ORDER: [Card; CARDS] = whole_deck();

#[allow(clippy::indexing_slicing, clippy::cast_possible_truncation)] // runs in the compiler
const fn kinds() -> [Card; KINDS] {
    let mut kinds = [Card::of_prize(Prize::S0); KINDS];
    let mut suit = 0;
    while suit < 6 {
        let mut number = 0;
        while number < 6 {
            if let Some(card) = Card::from_parts(suit as u8, number as u8 + 1, None) {
                kinds[suit * 6 + number] = card;
            }
            let function = DECK[suit][number].function();
            if let (Some(f), Some(card)) =
                (function, Card::from_parts(suit as u8, number as u8 + 1, function))
            {
                kinds[PLAIN + suit * 3 + f as usize - 1] = card;
            }
            number += 1;
        }
        suit += 1;
    }
    let mut prize = 0;
    while prize < PRIZES.len() {
        kinds[KINDS - PRIZES.len() + prize] = Card::of_prize(PRIZES[prize].0);
        prize += 1;
    }
    kinds
}

#[allow(clippy::indexing_slicing)] // runs in the compiler
const fn copies() -> [u8; KINDS] {
    let mut copies = [1; KINDS];
    let mut kind = 0;
    while kind < PLAIN {
        copies[kind] = DECK[kind / 6][kind % 6].plain();
        kind += 1;
    }
    let mut prize = 0;
    while prize < PRIZES.len() {
        copies[KINDS - PRIZES.len() + prize] = PRIZES[prize].1;
        prize += 1;
    }
    copies
}

#[allow(clippy::indexing_slicing)] // runs in the compiler
const fn whole_deck() -> [Card; CARDS] {
    let (kinds, copies) = (kinds(), copies());
    let mut deck = [Card::of_prize(Prize::S0); CARDS];
    let (mut kind, mut len) = (0, 0);
    while kind < KINDS {
        let mut copy = 0;
        while copy < copies[kind] {
            deck[len] = kinds[kind];
            len += 1;
            copy += 1;
        }
        kind += 1;
    }
    assert!(len == CARDS, "102 number cards and 6 prizes");
    deck
}

/// A part of the deck: how many cards of each kind.
///
/// ```
/// use engine::games::no_idea::Stock;
/// let mut stock = Stock::FULL;
/// let red5 = "R5+".parse()?;
/// assert!(stock.take(red5) && !stock.take(red5), "there is one red 5 with a function");
/// assert_eq!(stock.cards().count(), 107);
/// # Ok::<(), engine::cards::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stock([u8; KINDS]);

impl Stock {
    /// The whole deck.
    pub const FULL: Stock = Stock(copies());

    /// No card.
    pub const EMPTY: Stock = Stock([0; KINDS]);

    /// How many cards of a kind there are.
    pub fn count(&self, card: Card) -> u8 {
        self.0.get(card.index()).copied().unwrap_or(0)
    }

    /// Takes a card out; false, and nothing changes, if there is none of its kind.
    pub fn take(&mut self, card: Card) -> bool {
        match self.0.get_mut(card.index()) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// How many cards there are.
    pub fn len(&self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every kind and how many cards of it there are, none among them.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        KINDS_IN_ORDER.iter().copied().zip(self.0.iter().copied())
    }

    /// All cards in the order of the kinds, equal ones one after the other.
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let counts = self.0;
        KINDS_IN_ORDER
            .iter()
            .zip(counts)
            .flat_map(|(&card, count)| core::iter::repeat_n(card, usize::from(count)))
    }
}

impl FromIterator<Card> for Stock {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Stock {
        let mut stock = Stock::EMPTY;
        for card in cards {
            if let Some(count) = stock.0.get_mut(card.index()) {
                *count = count.saturating_add(1);
            }
        }
        stock
    }
}
