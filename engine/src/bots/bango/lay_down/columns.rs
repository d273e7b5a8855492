//! The numbers of a hand that can be placed at all, and how much the rest of them can still add.

use super::place::{LayDownPlace, most};
use super::{POINT, Prices};
use crate::games::bango::{COLOURED, HIGHEST, Hand, coloured_numbers};

/// The cards of one number that are not placed yet: four bits for each colour, two for those of the hand and one
/// for that of the row.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Left(u16);

impl Left {
    /// Takes a card of a colour, from the hand first; says whether it came from the row.
    #[inline]
    pub(super) fn take(&mut self, colour: u8) -> Option<bool> {
        let shift = 4 * (colour & 3);
        let there = self.0 >> shift & 7;
        if there & 3 != 0 {
            self.0 -= 1 << shift;
            Some(false)
        } else if there != 0 {
            self.0 -= 4 << shift;
            Some(true)
        } else {
            None
        }
    }

    /// How many cards there are.
    #[inline]
    pub(super) fn cards(self) -> u8 {
        sum((self.0 & 0x3333) + (self.0 >> 2 & 0x1111))
    }

    /// How many of them are in the hand.
    #[inline]
    pub(super) fn in_hand(self) -> u8 {
        sum(self.0 & 0x3333)
    }

    /// A one for each colour that is there, eight bits each.
    #[inline]
    fn colours(self) -> u32 {
        let there = u32::from((self.0 | self.0 >> 1 | self.0 >> 2) & 0x1111);
        there & 1 | (there & 0x10) << 4 | (there & 0x100) << 8 | (there & 0x1000) << 12
    }
}

/// The sum of four numbers of four bits, which is below 16: a multiplication adds them up in the highest four.
#[inline]
fn sum(numbers: u16) -> u8 {
    numbers.wrapping_mul(0x1111).to_be_bytes()[0] >> 4
}

/// The cards of one number.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct NumberColumn {
    pub(super) number: u8,
    /// Whether the next higher number is there too.
    pub(super) next: bool,
    /// The places that might get a card here, as bits.
    pub(super) reached: u8,
    /// The most cards that can be placed here.
    pub(super) most: u8,
    pub(super) left: Left,
    /// The most cards that can be placed here and in all higher columns with 0 to 3 sequences.
    pub(super) cards: [u8; 4],
    /// The most that these can add, without bonuses.
    pub(super) rest: [i32; 4],
    /// For each place, in how many columns that it might reach from here on each colour is there. For a free place
    /// these are the columns without a gap from here on.
    pub(super) colours: [u32; 3],
    /// The most cards of one colour that a new sequence could get from here on.
    pub(super) new: u8,
}

pub(super) type NumberColumns = heapless::Vec<NumberColumn, { HIGHEST as usize }, u8>;

/// Fills in the columns of a hand and a row.
pub(super) fn fill(
    columns: &mut NumberColumns,
    places: &[LayDownPlace; 3],
    hand: Hand,
    row: u64,
    prices: Prices,
) {
    let numbers = coloured_numbers(hand.bits() | row);
    let reach = places.map(|place| reach(numbers, place));
    let [first, second, third] = reach;
    let mut usable = first | second | third;
    let (one, two, row) = (hand.bits() & COLOURED, hand.pairs() & COLOURED, row & COLOURED);
    while usable != 0 {
        let at = usable.trailing_zeros();
        usable &= usable - 1;
        let spread = |cards: u64| nibbles(cards >> at);
        let (one, two, row) = (spread(one), spread(two), spread(row));
        let left = Left(one & !two | two << 1 | row << 2);
        let reached = reach.iter().rev().fold(0, |set: u8, reach| set << 1 | u8::from(reach >> at & 1 == 1));
        let column = NumberColumn {
            number: u8::try_from(at).unwrap_or(0) + 1,
            next: numbers >> at & 2 != 0,
            reached,
            most: left.cards().min((reached & 1) + (reached >> 1 & 1) + (reached >> 2)),
            left,
            ..NumberColumn::default()
        };
        let _ = columns.push(column);
    }
    sum_up(columns, places, prices);
}

/// The lowest bits of each colour's eleven, four bits apart.
#[inline]
#[allow(clippy::cast_possible_truncation)] // four single bits
fn nibbles(cards: u64) -> u16 {
    (cards & 1 | cards >> 7 & 0x10 | cards >> 14 & 0x100 | cards >> 21 & 0x1000) as u16
}

/// The numbers that a place can get without a gap; bit 0 is the number 1.
#[inline]
fn reach(numbers: u16, place: LayDownPlace) -> u16 {
    if place.low == 0 {
        return numbers & (numbers << 1 | numbers >> 1);
    }
    let above = numbers >> place.end;
    let above = (above & !above.wrapping_add(1)) << place.end;
    let mut below = 0;
    let mut bit = 1u16 << (place.low - 1) >> 1;
    while numbers & bit != 0 {
        below |= bit;
        bit >>= 1;
    }
    above | below
}

/// What each column and all higher ones can add.
fn sum_up(columns: &mut NumberColumns, places: &[LayDownPlace; 3], prices: Prices) {
    let (mut rest, mut cards, mut colours, mut run, mut new) = ([0; 4], [0; 4], [0; 3], 0, 0);
    for column in columns.iter_mut().rev() {
        let in_hand = column.left.in_hand();
        for (alive, (rest, cards)) in (0u8..).zip(rest.iter_mut().zip(&mut cards)) {
            let most = alive.min(column.most);
            *cards += most;
            *rest += POINT * i32::from(most) + prices.discard * i32::from(most.min(in_hand));
        }
        let there = column.left.colours();
        run = if column.next { run + there } else { there };
        new = most(run).max(new);
        for (at, (colours, place)) in colours.iter_mut().zip(places).enumerate() {
            if place.low == 0 {
                *colours = run;
            } else if column.reached >> at & 1 == 1 {
                *colours += there;
            }
        }
        (column.rest, column.cards, column.colours, column.new) = (rest, cards, colours, new);
    }
}
