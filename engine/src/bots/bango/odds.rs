//! How many unseen cards have each number: the odds of an explosion.

use crate::games::bango::{Card, HIGHEST, OpenState, Row, View};

/// Unseen cards by number. Kept by counting down, so that a game that is played out costs little.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds {
    numbers: [u8; HIGHEST as usize],
    total: u16,
}

impl Odds {
    /// What one knows who remembers every card that was ever seen.
    pub(super) fn exact(view: &View) -> Odds {
        let mut odds = Odds { numbers: [0; HIGHEST as usize], total: 0 };
        view.unseen.cards().for_each(|card| odds.change(card, true));
        odds
    }

    /// What one knows who forgets the common discard and the hands of others, and counts what lies open.
    pub(super) fn open(view: &View) -> Odds {
        let mut odds = Odds { numbers: [9; HIGHEST as usize], total: 99 };
        view.hand().cards().for_each(|card| odds.change(card, false));
        odds.without_table(&view.open);
        odds
    }

    /// What one knows who has counted nothing.
    pub(super) const UNKNOWN: Odds = Odds { numbers: [8; HIGHEST as usize], total: 88 };

    fn without_table(&mut self, open: &OpenState) {
        open.row.iter().for_each(|card| self.change(card, false));
        for sequences in open.sequences.seated(open.players) {
            for card in sequences.iter().flat_map(|sequence| sequence.cards()) {
                self.change(card, false);
            }
        }
    }

    fn change(&mut self, card: Card, more: bool) {
        if let Some(count) = self.numbers.get_mut(usize::from(card.number()) - 1) {
            if more {
                (*count, self.total) = (*count + 1, self.total + 1);
            } else {
                (*count, self.total) = (count.saturating_sub(1), self.total.saturating_sub(1));
            }
        }
    }

    /// A card was revealed.
    pub(super) fn reveal(&mut self, card: Card) {
        self.change(card, false);
    }

    /// How many unseen cards there are; at least 1, to divide by.
    pub(super) fn total(&self) -> i32 {
        i32::from(self.total.max(1))
    }

    /// How many unseen cards have a number of this set; bit 0 is the number 1.
    pub(super) fn among(&self, numbers: u16) -> i32 {
        (0u8..).zip(self.numbers).filter(|(at, _)| numbers >> at & 1 == 1).map(|(_, n)| i32::from(n)).sum()
    }
}

/// The numbers of the row; bit 0 is the number 1.
pub(super) fn row_numbers(row: &Row) -> u16 {
    numbers(row.bits())
}

/// The numbers of a set of cards, black ones too; bit 0 is the number 1.
#[allow(clippy::cast_possible_truncation)] // masked to eleven bits
pub(super) const fn numbers(cards: u64) -> u16 {
    ((cards | cards >> 11 | cards >> 22 | cards >> 33 | cards >> 44) & 0x7ff) as u16
}
