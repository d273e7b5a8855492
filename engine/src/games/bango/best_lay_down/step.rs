//! One step of the search: go on with the next choice, or back.

use super::{BestLayDown, Choice, Column, NONE, POINT, Place};
use crate::games::bango::score::bonus;

/// What a place for a sequence can do at a number.
enum Can {
    /// Get a card, or none.
    Both,
    /// Only get a card: the sequence is too short yet, or has a gap to close.
    Card,
    /// Get none.
    Nothing,
}

impl BestLayDown {
    /// Tries the next choice; without any, or at the end of a way, goes back.
    #[inline]
    pub(super) fn step(&mut self) {
        self.steps += 1;
        if usize::from(self.column) == self.columns.len() {
            self.compare();
            self.back();
        } else if !self.forward() {
            self.back();
        }
    }

    #[inline]
    fn ply(&self) -> usize {
        usize::from(3 * self.column + self.place)
    }

    fn can(&self, place: Place, column: &Column) -> Can {
        let number = column.number;
        if place.low == 0 && place.begin == 0 {
            // Free places are alike, so they are filled in their order.
            let before = self.place.checked_sub(1).and_then(|before| self.places.get(usize::from(before)));
            let next = column.next && before.is_none_or(|before| before.begin != 0);
            return if next { Can::Both } else { Can::Nothing };
        }
        if number < place.low {
            return match (place.begin < place.low, place.reach <= number) {
                (true, _) => Can::Card,
                (false, true) => Can::Both,
                (false, false) => Can::Nothing,
            };
        }
        if place.end + 1 != number {
            return Can::Nothing;
        }
        if place.begin == place.end { Can::Card } else { Can::Both }
    }

    /// Makes the next choice that may lead to something better than the best; false if there is none.
    fn forward(&mut self) -> bool {
        let ply = self.ply();
        let Some((&place, &column)) =
            self.places.get(usize::from(self.place)).zip(self.columns.get(usize::from(self.column)))
        else {
            return false;
        };
        let first = self.choices.get(ply).map_or(NONE + 1, |choice| choice.turn);
        let can = self.can(place, &column);
        let main = if matches!(can, Can::Nothing) { 0 } else { place.main_colour() };
        let first = if matches!(can, Can::Nothing) { first.max(NONE) } else { first };
        for turn in first..=NONE {
            let colour = if turn == NONE { NONE } else { (main + turn) & 3 };
            let mut choice = Choice { turn: turn + 1, colour, from_row: false };
            if turn == NONE {
                if matches!(can, Can::Card) {
                    return false;
                }
            } else {
                let there = |cards: &[u8; 4]| cards.get(usize::from(colour)).is_some_and(|&count| count > 0);
                choice.from_row = !there(&column.hand);
                if choice.from_row && !there(&column.row) {
                    continue;
                }
                self.put(choice, true);
            }
            self.place += 1;
            if self.bound() > self.best {
                if let Some(made) = self.choices.get_mut(ply) {
                    *made = choice;
                }
                if self.place == 3 {
                    (self.column, self.place) = (self.column + 1, 0);
                }
                let next = self.ply();
                if let Some(next) = self.choices.get_mut(next) {
                    next.turn = 0;
                }
                return true;
            }
            self.place -= 1;
            if turn != NONE {
                self.put(choice, false);
            }
        }
        false
    }

    /// Takes the last choice back.
    fn back(&mut self) {
        match (self.column, self.place) {
            (0, 0) => {
                self.done = true;
                return;
            }
            (column, 0) => (self.column, self.place) = (column - 1, 2),
            (_, place) => self.place = place - 1,
        }
        if let Some(&choice) = self.choices.get(self.ply())
            && choice.colour != NONE
        {
            self.put(choice, false);
        }
    }

    /// Puts the chosen card into the sequence, or takes it out again.
    #[inline]
    fn put(&mut self, choice: Choice, there: bool) {
        let Some((place, column)) =
            self.places.get_mut(usize::from(self.place)).zip(self.columns.get_mut(usize::from(self.column)))
        else {
            return;
        };
        let number = column.number;
        let from = if choice.from_row { &mut column.row } else { &mut column.hand };
        let colour = usize::from(choice.colour);
        let Some((from, to)) = from.get_mut(colour).zip(place.colours.get_mut(colour)) else { return };
        let mut worth = POINT + if choice.from_row { 0 } else { self.prices.discard };
        if there {
            (*from, *to) = (*from - 1, *to + 1);
            if number < place.low {
                place.begin = place.begin.min(number);
            } else {
                if place.begin == 0 {
                    place.begin = number;
                    worth -= self.prices.start;
                }
                place.end = number;
            }
            self.value += worth;
        } else {
            (*from, *to) = (*from + 1, *to - 1);
            if number < place.low {
                if place.begin == number {
                    place.begin = place.low;
                }
            } else if place.begin == number {
                (place.begin, place.end) = (0, 0);
                worth -= self.prices.start;
            } else {
                place.end = number - 1;
            }
            self.value -= worth;
        }
    }

    /// The most that the way taken so far can lead to.
    #[inline]
    fn bound(&self) -> i32 {
        let Some(column) = self.columns.get(usize::from(self.column)) else { return i32::MAX };
        let next = self.columns.get(usize::from(self.column) + 1);
        let (mut alive, mut here, mut bonuses, mut main) = (0usize, 0, 0, 0);
        for (at, place) in (0u8..).zip(&self.places) {
            let reached = place.end + u8::from(at >= self.place);
            let open = place.begin == 0 || place.low > column.number || reached >= column.number;
            let most = place.most();
            main += most;
            if !open {
                bonuses += most;
                continue;
            }
            alive += 1;
            let colours = if at >= self.place {
                here += 1;
                Some(&column.colours)
            } else {
                next.map(|next| &next.colours)
            };
            bonuses += match colours {
                Some(more) => place.colours.iter().zip(more).map(|(a, b)| a + b).max().unwrap_or(0),
                None => most,
            };
        }
        let left = column.hand.iter().chain(&column.row).sum::<u8>().min(here).min(column.most);
        let rest = next.and_then(|next| next.rest.get(alive)).copied().unwrap_or(0);
        let cards = next.and_then(|next| next.cards.get(alive)).copied().unwrap_or(0);
        // Each card makes one bonus larger by one at most.
        let bonuses = bonuses.min(main + left + cards);
        // No more than six numbers fit the ends of three sequences.
        self.value + POINT * i32::from(bonuses) + i32::from(left) * (POINT + self.prices.discard) + rest + 6
    }

    /// At the end of a way: is it the best?
    fn compare(&mut self) {
        let (mut worth, mut ends) = (self.value, 0u32);
        for place in self.places.iter().filter(|place| place.begin > 0) {
            worth += POINT * i32::from(bonus(place.colours));
            // Bit 0 is the number 0, which does not exist, and neither does 12.
            ends |= (1 << (place.begin - 1) | 1 << (place.end + 1)) & 0xffe;
        }
        worth += i32::try_from(ends.count_ones()).unwrap_or(0);
        if worth > self.best || !self.found {
            (self.best, self.found) = (worth, true);
            for (best, choice) in self.best_colours.iter_mut().zip(&self.choices) {
                *best = choice.colour;
            }
        }
    }
}
