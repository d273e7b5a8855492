//! What can still be placed at most, if colours did not matter.
//!
//! A new sequence is in one place of the hand only: three of them among the low numbers leave none for the high
//! ones. To see that takes a table over all columns and states of the places, so it is made only for hands with
//! which the search does not come to its end soon.

use super::columns::{Left, NumberColumn, NumberColumns};
use super::place::LayDownPlace;
use super::{POINT, Prices};

/// Less than anything that can be had.
const IMPOSSIBLE: i32 = -30_000;

/// A place that has got nothing yet, and one that is closed for good; or else it has got a card in the column before.
const FREE: u8 = 0;
const OPEN: u8 = 1;
const CLOSED: u8 = 2;

impl LayDownPlace {
    /// The state after a column in which it takes a card or not, if it could; `None` if that cannot be.
    #[inline]
    fn after(&self, state: u8, column: &NumberColumn, takes: Option<bool>) -> Option<u8> {
        let gap = self.low == 0 && !column.next;
        match (state, takes) {
            (CLOSED, Some(true)) => None,
            (CLOSED, _) => Some(CLOSED),
            (FREE, Some(true)) if gap => None,
            (OPEN, None) if gap => Some(CLOSED),
            (_, None) => Some(state),
            (_, Some(true)) => Some(if gap { CLOSED } else { OPEN }),
            // Below a sequence that was there before, a way down to it must not break off.
            (OPEN, Some(false)) if column.number < self.low => None,
            (FREE, Some(false)) if column.number < self.low || self.low == 0 => Some(FREE),
            (_, Some(false)) => Some(CLOSED),
        }
    }
}

/// For each column, and one beyond, the most that it and all higher ones can add, by the states of the three places
/// before it.
#[derive(Clone, Debug)]
pub(super) struct RestTable {
    most: [[i16; 27]; 12],
}

/// The states of the three places; those of which the bit is set still choose in the column at hand.
#[derive(Clone, Copy)]
pub(super) struct States {
    states: [u8; 3],
    choosing: u8,
}

impl States {
    /// The states in a column, in which the places from `at` on still choose.
    pub(super) fn of(places: &[LayDownPlace; 3], column: &NumberColumn, at: u8) -> States {
        let mut index = 0u8;
        let states = places.map(|place| {
            let waits = index >= at;
            index += 1;
            let untouched =
                if place.low > column.number { place.begin == place.low } else { place.begin == 0 };
            match untouched {
                true => FREE,
                false if place.is_open(column, waits) => OPEN,
                false => CLOSED,
            }
        });
        States { states, choosing: 0b111 << at & 0b111 }
    }

    fn index(states: [u8; 3]) -> usize {
        let [first, second, third] = states.map(usize::from);
        first + 3 * second + 9 * third
    }
}

impl RestTable {
    pub(super) fn new(columns: &NumberColumns, places: &[LayDownPlace; 3], prices: Prices) -> RestTable {
        let mut rest = RestTable { most: [[0; 27]; 12] };
        for (at, column) in columns.iter().enumerate().rev() {
            for (third, (second, first)) in
                (0..3).flat_map(|third| (0..9).map(move |low| (third, (low / 3, low % 3))))
            {
                let states = States { states: [first, second, third], choosing: 0b111 };
                let most = rest.most(at, column, column.left, states, places, prices);
                let row = rest.most.get_mut(at);
                if let Some(entry) = row.and_then(|row| row.get_mut(States::index(states.states))) {
                    *entry = i16::try_from(most.max(IMPOSSIBLE)).unwrap_or(i16::MAX);
                }
            }
        }
        rest
    }

    /// The most that a column, of which so much is left, and all higher ones can add.
    pub(super) fn most(
        &self,
        at: usize,
        column: &NumberColumn,
        left: Left,
        states: States,
        places: &[LayDownPlace; 3],
        prices: Prices,
    ) -> i32 {
        let (cards, in_hand) = (left.cards(), left.in_hand());
        let mut best = IMPOSSIBLE;
        for taking in 0..8u8 {
            let taken = u8::try_from(taking.count_ones()).unwrap_or(3);
            if taking & !(states.choosing & column.reached) != 0 || taken > cards {
                continue;
            }
            let mut worth = POINT * i32::from(taken) + prices.discard * i32::from(taken.min(in_hand));
            let mut after = states.states;
            let mut possible = true;
            for (bit, (state, place)) in after.iter_mut().zip(places).enumerate() {
                let chooses = states.choosing & column.reached & 1 << bit != 0;
                let takes = chooses.then_some(taking & 1 << bit != 0);
                match place.after(*state, column, takes) {
                    Some(next) => {
                        let starts = place.low == 0 && *state == FREE && next != FREE;
                        worth -= if starts { prices.start } else { 0 };
                        *state = next;
                    }
                    None => possible = false,
                }
            }
            let beyond = self.most.get(at + 1).and_then(|row| row.get(States::index(after)));
            if possible {
                best = best.max(worth + beyond.copied().map_or(0, i32::from));
            }
        }
        best
    }
}
