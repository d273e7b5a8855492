//! One step of the search: go on with the next choice, or back.

use super::columns::{Left, NumberColumn};
use super::place::{LayDownPlace, most};
use super::rest::{RestTable, States};
use super::{LayDownSearch, MOST_ENDS, NONE, POINT};

/// Most searches come to their end before this step; for one that does not, a table makes a closer bound.
const TABLE_AFTER: u32 = 128;

/// A choice that was made, and how to take it back.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LayDownChoice {
    /// Three places for each column.
    pub(super) ply: u8,
    /// The next thing to try: colours from the place's main one on, then [`NONE`].
    turn: u8,
    /// What was chosen.
    pub(super) colour: u8,
    main: u8,
    /// What there was before.
    left: Left,
    place: LayDownPlace,
    value: i32,
}

/// What a place for a sequence can do at a number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Can {
    /// Get a card, or none.
    Both,
    /// Only get a card: the sequence is too short yet, or has a gap to close.
    Card,
    /// Get none.
    Nothing,
}

impl LayDownSearch {
    /// Tries the next choice of the place at hand; without any, goes back to the one before.
    #[inline]
    pub(super) fn step(&mut self) {
        self.steps += 1;
        if self.steps == TABLE_AFTER {
            self.rest = Some(RestTable::new(&self.columns, &self.places, self.prices));
        }
        let Some(mut choice) = self.choices.pop() else {
            self.done = true;
            return;
        };
        let (column, at) = (usize::from(choice.ply / 3), choice.ply % 3);
        let Some(here) = self.columns.get(column) else { return };
        while choice.turn <= NONE {
            choice.colour = if choice.turn == NONE { NONE } else { (choice.main + choice.turn) & 3 };
            choice.turn += 1;
            (self.left, self.value) = (choice.left, choice.value);
            let mut place = choice.place;
            if choice.colour == NONE {
                if self.can(at, &place, here) == Can::Card {
                    break;
                }
            } else {
                let Some(from_row) = self.left.take(choice.colour) else { continue };
                self.value += POINT + if from_row { 0 } else { self.prices.discard };
                if place.put(here.number, choice.colour) {
                    self.value -= self.prices.start;
                }
            }
            set(&mut self.places, at, place);
            if self.bound(column, at + 1) > self.best {
                let _ = self.choices.push(choice);
                self.go_on(choice.ply + 1);
                return;
            }
        }
        set(&mut self.places, at, choice.place);
        (self.left, self.value) = (choice.left, choice.value);
    }

    /// Goes to the next place that can get a card, from this one on; at the end of the way compares it.
    pub(super) fn go_on(&mut self, from: u8) {
        let mut ply = from;
        while let Some(column) = self.columns.get(usize::from(ply / 3)) {
            let at = ply % 3;
            if at == 0 {
                self.left = column.left;
            }
            if let Some(&place) = self.places.get(usize::from(at))
                && column.reached >> at & 1 == 1
                && self.can(at, &place, column) != Can::Nothing
            {
                let main = place.main_colour();
                let (left, value) = (self.left, self.value);
                let _ =
                    self.choices.push(LayDownChoice { ply, turn: 0, colour: NONE, main, left, place, value });
                return;
            }
            ply += 1;
        }
        self.compare();
    }

    #[inline]
    fn can(&self, at: u8, place: &LayDownPlace, column: &NumberColumn) -> Can {
        let number = column.number;
        if place.begin == 0 {
            // Free places are alike, so they are filled in their order.
            let before = at.checked_sub(1).and_then(|before| self.places.get(usize::from(before)));
            let next = column.next && before.is_none_or(|before| before.begin != 0);
            return if next { Can::Both } else { Can::Nothing };
        }
        if number < place.low {
            return if place.begin < place.low { Can::Card } else { Can::Both };
        }
        if place.end + 1 != number {
            return Can::Nothing;
        }
        if place.begin == place.end { Can::Card } else { Can::Both }
    }

    /// The most that the way taken so far can lead to; the places from `at` on still choose in this column.
    #[inline]
    fn bound(&self, column: usize, at: u8) -> i32 {
        let Some(here) = self.columns.get(column) else { return i32::MAX };
        let next = self.columns.get(column + 1);
        let (mut alive, mut choosing, mut bonuses, mut main) = (0usize, 0, 0, 0);
        for (index, place) in (0u8..).zip(&self.places) {
            let own = place.most();
            main += own;
            let waits = index >= at;
            let open = place.begin == 0 || place.is_open(here, waits);
            let from = if waits { Some(here) } else { next };
            let colours =
                from.and_then(|column| column.colours.get(usize::from(index))).copied().unwrap_or(0);
            if !open || colours == 0 {
                bonuses += own;
                continue;
            }
            alive += 1;
            choosing += u8::from(waits);
            bonuses += match from {
                Some(from) if place.begin == 0 => from.new,
                _ => most(place.colours + colours),
            };
        }
        let left = self.left.cards().min(choosing).min(here.most);
        let rest = next.and_then(|next| next.rest.get(alive)).copied().unwrap_or(0);
        let cards = next.and_then(|next| next.cards.get(alive)).copied().unwrap_or(0);
        // Each card makes one bonus larger by one at most.
        let bonuses = bonuses.min(main + left + cards);
        let rest = match &self.rest {
            Some(table) => {
                let states = States::of(&self.places, here, at);
                table.most(column, here, self.left, states, &self.places, self.prices)
            }
            None => i32::from(left) * (POINT + self.prices.discard) + rest,
        };
        self.value + POINT * i32::from(bonuses) + rest + MOST_ENDS
    }

    /// At the end of a way: is it the best?
    fn compare(&mut self) {
        let (mut worth, mut ends) = (self.value, 0);
        for place in self.places.iter().filter(|place| place.begin > 0) {
            worth += POINT * i32::from(place.bonus());
            ends |= place.ends();
        }
        worth += i32::try_from(ends.count_ones()).unwrap_or(0);
        if worth > self.best || !self.found {
            (self.best, self.found) = (worth, true);
            self.best_colours = [NONE; super::PLIES];
            for choice in &self.choices {
                if let Some(best) = self.best_colours.get_mut(usize::from(choice.ply)) {
                    *best = choice.colour;
                }
            }
        }
    }
}

#[inline]
fn set(places: &mut [LayDownPlace; 3], at: u8, place: LayDownPlace) {
    if let Some(own) = places.get_mut(usize::from(at)) {
        *own = place;
    }
}
