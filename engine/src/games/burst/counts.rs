//! How many cards of each kind lie somewhere.

use core::fmt;

use super::Card;
use super::card::{DECK, KINDS};

/// Any number of cards of which only the kinds matter: what was discarded, taken out, or not seen yet.
///
/// ```
/// use engine::games::burst::{Card, Counts};
/// let red5: Card = "R5".parse()?;
/// let mut counts = Counts::ALL;
/// assert!(counts.remove(red5));
/// assert_eq!((counts.of(red5), counts.len()), (0, 99));
/// # Ok::<(), engine::cards::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Counts([u8; KINDS]);

impl Counts {
    /// No cards.
    pub const EMPTY: Counts = Counts([0; KINDS]);

    /// All hundred cards of the game.
    #[allow(clippy::indexing_slicing)] // at compile time, where a slip is an error
    pub const ALL: Counts = {
        let mut counts = [0; KINDS];
        let mut at = 0;
        while at < DECK.len() {
            counts[DECK[at].index() as usize] += 1;
            at += 1;
        }
        Counts(counts)
    };

    /// How many cards of this kind there are.
    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        self.0.get(usize::from(card.index())).copied().unwrap_or(0)
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        if let Some(count) = self.0.get_mut(usize::from(card.index())) {
            *count = count.saturating_add(1);
        }
    }

    /// Takes a card out; false, and nothing changes, if there is none of its kind.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        match self.0.get_mut(usize::from(card.index())) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// Those cards that are not among the others; what the others have besides does not matter.
    #[must_use]
    pub fn without(mut self, others: &Counts) -> Counts {
        for (count, other) in self.0.iter_mut().zip(others.0) {
            *count = count.saturating_sub(other);
        }
        self
    }

    /// How many cards there are in all.
    pub fn len(&self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        *self == Counts::EMPTY
    }

    /// The sum of the numbers on all cards.
    pub fn points(&self) -> u16 {
        Card::all().map(|card| u16::from(self.of(card)) * u16::from(card.number())).sum()
    }

    /// The kinds that are there, in order, with their numbers of cards.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> + Clone + use<'_> {
        Card::all().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// All cards in order, equal ones one after the other.
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone + use<'_> {
        self.kinds().flat_map(|(card, count)| core::iter::repeat_n(card, usize::from(count)))
    }
}

impl Extend<Card> for Counts {
    fn extend<T: IntoIterator<Item = Card>>(&mut self, cards: T) {
        cards.into_iter().for_each(|card| self.add(card));
    }
}

impl FromIterator<Card> for Counts {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Counts {
        let mut counts = Counts::EMPTY;
        counts.extend(cards);
        counts
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds()).finish()
    }
}
