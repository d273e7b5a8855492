//! A place for a sequence during the search.

use super::columns::NumberColumn;
use crate::games::bango::{Sequence, bonus};

/// One place for a sequence during the search.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LayDownPlace {
    /// The lowest number when the search began; 0 for a free place.
    pub(super) low: u8,
    /// The lowest number now; 0 for a free place.
    pub(super) begin: u8,
    /// The highest number now; 0 for a free place.
    pub(super) end: u8,
    /// How many cards of each colour, eight bits each.
    pub(super) colours: u32,
}

impl LayDownPlace {
    pub(super) fn of(sequence: Sequence) -> LayDownPlace {
        let (low, end) = (sequence.low(), sequence.high());
        LayDownPlace { low, begin: low, end, colours: u32::from_le_bytes(sequence.colours()) }
    }

    /// Puts a card into the sequence; true if it starts it.
    #[inline]
    pub(super) fn put(&mut self, number: u8, colour: u8) -> bool {
        self.colours += 1 << (8 * (colour & 3));
        if number < self.low {
            self.begin = self.begin.min(number);
            return false;
        }
        self.end = number;
        let starts = self.begin == 0;
        if starts {
            self.begin = number;
        }
        starts
    }

    /// How many cards it has of its main colour.
    #[inline]
    pub(super) fn most(&self) -> u8 {
        most(self.colours)
    }

    /// The colour that it has most of, the first of equals.
    #[inline]
    pub(super) fn main_colour(&self) -> u8 {
        let most = self.most();
        (0u8..)
            .zip(self.colours.to_le_bytes())
            .find(|(_, count)| *count == most)
            .map_or(0, |(colour, _)| colour)
    }

    /// The numbers that fit its ends; bit 1 is the number 1.
    #[inline]
    pub(super) fn ends(&self) -> u16 {
        // Bit 0 is the number 0, which does not exist, and neither does 12.
        if self.begin == 0 { 0 } else { (1 << (self.begin - 1) | 1 << (self.end + 1)) & 0xffe }
    }

    /// Whether a sequence that has begun can still grow, in this column if it waits for its choice there, or above.
    #[inline]
    pub(super) fn is_open(&self, column: &NumberColumn, waits: bool) -> bool {
        let number = column.number;
        let reaches = if waits { self.end + 1 >= number } else { self.end == number && column.next };
        reaches || self.low > number || self.end > number
    }

    /// The bonus for its colours.
    #[inline]
    pub(super) fn bonus(&self) -> u8 {
        bonus(self.colours.to_le_bytes())
    }
}

/// The largest of four counts of eight bits.
#[inline]
pub(super) fn most(colours: u32) -> u8 {
    let [a, b, c, d] = colours.to_le_bytes();
    a.max(b).max(c.max(d))
}
