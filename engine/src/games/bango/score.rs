//! What sequences and discards are worth.

use super::sequences::Sequences;

/// The bonus of a sequence, from how many of its cards have each colour.
///
/// The most frequent colour scores its cards. Colours that are tied for most are passed over, and so on: what
/// counts is the highest number of cards that exactly one colour has, and nothing if there is none.
///
/// ```
/// use engine::games::bango::bonus;
/// assert_eq!(bonus([0, 1, 1, 4]), 4);
/// assert_eq!(bonus([2, 2, 1, 0]), 1);
/// assert_eq!(bonus([2, 0, 2, 0]), 0);
/// ```
#[inline]
#[allow(clippy::cast_possible_truncation)] // at most 15
pub fn bonus(colours: [u8; 4]) -> u8 {
    // Sets of counts: a bit for each. They are quicker than comparing each colour with each.
    let (mut any, mut tied) = (0u16, 0u16);
    for count in colours {
        let count = 1 << (count & 15);
        tied |= any & count;
        any |= count;
    }
    (any & !tied).checked_ilog2().unwrap_or(0) as u8
}

/// The points of a seat, split up as at the end of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// A point for each card in a sequence.
    pub cards: u8,
    /// The colour bonuses of all sequences.
    pub bonus: u8,
    /// A minus point for each card in the personal discard.
    pub minus: u8,
}

impl Tally {
    /// The points for these sequences and so many cards in the personal discard.
    pub(super) fn of(sequences: &Sequences, discarded: u8) -> Tally {
        let tally = Tally { minus: discarded, ..Tally::default() };
        sequences.iter().fold(tally, |tally, sequence| Tally {
            cards: tally.cards + sequence.len(),
            bonus: tally.bonus + sequence.bonus(),
            ..tally
        })
    }

    /// The sum.
    #[inline]
    pub fn total(self) -> i16 {
        i16::from(self.short_total())
    }

    /// The sum in one byte: there are 99 cards, and a sequence has eleven of them at most.
    #[inline]
    pub(super) const fn short_total(self) -> i8 {
        self.cards.cast_signed() + self.bonus.cast_signed() - self.minus.cast_signed()
    }
}
