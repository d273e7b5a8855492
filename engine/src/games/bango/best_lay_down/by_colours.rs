//! A very long search begins again: colours are fixed first.
//!
//! If each of the three places has one colour that counts, every card that it gets has a fixed worth, and a table over
//! columns and states of the places tells how much a way can still lead to. There are 64 such cases. A bonus is never
//! more than the cards of the colour that a sequence has most of, so the case of these colours promises no less than
//! the lay-down is worth. It can promise more, since tied colours are passed over: so the ways of a case still have
//! to be searched.

use super::columns::Column;
use super::place::Place;
use super::rest::{Rest, States};
use super::{BestLayDown, MOST_ENDS, POINT};

/// To make the table of a case is as much work as so many steps.
const TABLE: u32 = 250;

/// Four colours for each of three places.
const CASES: usize = 64;

/// A case that is done with.
const DONE: i16 = i16::MIN;

/// How far a search by colours has come.
#[derive(Clone, Debug)]
pub(super) struct ByColours {
    /// The most that each case can lead to, as far as they have been looked at.
    most: heapless::Vec<i16, CASES, u8>,
    /// The colours of the case at hand.
    colours: [u8; 3],
}

/// The colours of a case.
fn colours_of(case: u8) -> [u8; 3] {
    [case & 3, case >> 2 & 3, case >> 4 & 3]
}

impl BestLayDown {
    /// Begins again, by colours.
    pub(super) fn begin_by_colours(&mut self) {
        self.back_to_start();
        self.by_colours = Some(ByColours { most: heapless::Vec::new(), colours: [0; 3] });
    }

    /// The colour that a place should get first.
    #[inline]
    pub(super) fn wanted(&self, at: u8) -> Option<u8> {
        self.by_colours.as_ref().and_then(|by_colours| by_colours.colours.get(usize::from(at)).copied())
    }

    /// When all ways were looked at: goes on with the next case, or ends.
    pub(super) fn end_of_walk(&mut self) {
        let Some(mut by_colours) = self.by_colours.take() else {
            self.done = true;
            return;
        };
        let looked_at = by_colours.most.len();
        if looked_at < CASES {
            let colours = colours_of(u8::try_from(looked_at).unwrap_or(0));
            self.make_table(colours);
            let _ = by_colours.most.push(self.most_of_case(colours));
            self.by_colours = Some(by_colours);
            return;
        }
        match (0u8..).zip(by_colours.most.iter_mut()).max_by_key(|(_, most)| **most) {
            Some((case, most)) if i32::from(*most) > self.bar => {
                *most = DONE;
                by_colours.colours = colours_of(case);
                self.make_table(by_colours.colours);
                self.by_colours = Some(by_colours);
                self.go_on(0);
            }
            _ => self.done = true,
        }
    }

    fn make_table(&mut self, colours: [u8; 3]) {
        self.steps += TABLE;
        self.rest = Some(Rest::new(&self.columns, &self.places, self.prices, Some(colours)));
    }

    /// The most that a case can lead to; its table is there.
    fn most_of_case(&self, colours: [u8; 3]) -> i16 {
        let (Some(rest), Some(first)) = (&self.rest, self.columns.first()) else { return DONE };
        let own: i32 =
            self.places.iter().zip(colours).map(|(place, colour)| i32::from(place.count(colour))).sum();
        let states = States::of(&self.places, first, 0);
        let rest = rest.most(0, first, first.left, states, &self.places, self.prices);
        i16::try_from(rest + POINT * own + MOST_ENDS).unwrap_or(i16::MAX)
    }

    /// The most that the way taken so far can lead to with the colours at hand; the places from `at` on still choose
    /// in this column.
    pub(super) fn bound_by_colours(
        &self,
        by_colours: &ByColours,
        rest: &Rest,
        column: usize,
        here: &Column,
        at: u8,
    ) -> i32 {
        let states = States::of(&self.places, here, at);
        let mut bonuses = 0;
        for ((place, colour), closed) in self.places.iter().zip(by_colours.colours).zip(states.closed()) {
            if closed {
                bonuses += place.bonus();
            } else {
                bonuses += place.count(colour);
            }
        }
        let rest = rest.most(column, here, self.left, states, &self.places, self.prices);
        self.value + POINT * i32::from(bonuses) + rest + MOST_ENDS
    }
}

impl Place {
    /// How many cards of a colour it has.
    #[inline]
    fn count(&self, colour: u8) -> u8 {
        self.colours.to_le_bytes().get(usize::from(colour)).copied().unwrap_or(0)
    }
}
