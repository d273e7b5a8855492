//! What the six buttons do for the player whose turn it is.

use super::board::{COLUMNS, ROWS, has_won, rows_of};
use super::cursor::{Cursor, moves, pile, slot};
use crate::console::Button;
use crate::console::games::Pressed;
use crate::games::no_idea::{Move, Phase, Pile, Slot, View};

impl Cursor {
    /// A button at a decision of the view's own seat.
    pub(super) fn press(&mut self, view: &View, button: Button) -> Pressed<Move> {
        if self.peeking {
            self.peeking = !matches!(button, Button::A | Button::B);
            return Pressed::Stay;
        }
        let asked = core::mem::take(&mut self.sure);
        let legal = moves(view);
        let play = |mv: Option<Move>| mv.filter(|mv| legal.contains(mv)).map_or(Pressed::Stay, Pressed::Play);
        match (view.public.phase, button) {
            (Phase::Revealed { .. }, Button::A) if asked => play(Some(Move::Back)),
            (Phase::Revealed { .. }, _) if asked => Pressed::Stay,
            (Phase::Draw, Button::A) => play(Some(Move::Draw)),
            (Phase::Draw, Button::B) => {
                self.peeking = has_won(&view.public, view.seat);
                Pressed::Stay
            }
            (Phase::Open { .. } | Phase::Revealed { .. }, Button::A) => {
                play(self.pile(view).map(Move::Place))
            }
            (Phase::Own { .. } | Phase::NothingFits { .. }, Button::A) => {
                play(self.slot(view).map(Move::Reveal))
            }
            (Phase::Revealed { .. }, Button::B) => {
                self.sure = true;
                Pressed::Stay
            }
            (Phase::Own { .. }, Button::B) => play(Some(Move::Stop)),
            (Phase::Own { .. }, Button::Up) if legal.contains(&Move::Nothing) => Pressed::Play(Move::Nothing),
            (Phase::NothingFits { revealed }, Button::B) if revealed.is_empty() => Pressed::TakeBack,
            (_, Button::B) => Pressed::Stay,
            _ => {
                self.go(view, button);
                Pressed::Stay
            }
        }
    }

    /// A direction: to another pile or place, or else to what lies elsewhere on the table.
    fn go(&mut self, view: &View, button: Button) {
        if let Some(from) = self.pile(view).map(Pile::number) {
            let fitting = moves(view).into_iter().filter_map(pile).map(Pile::number);
            let to = step(fitting, from, button);
            // Where nothing moves, the press did nothing.
            if to != from {
                self.pile = Pile::from_number(to);
            }
        } else if let Some(from) = self.slot(view).map(Slot::number) {
            let slots = moves(view).into_iter().filter_map(slot).map(Slot::number);
            let to = step(slots, from, button);
            if to == from {
                self.scroll(view, button);
            } else {
                self.slot = Slot::from_number(to);
            }
        } else {
            self.look(view, button);
            self.scroll(view, button);
        }
    }

    /// Looks at the layout of another player, round the table.
    fn look(&mut self, view: &View, button: Button) {
        let last = view.public.players.count().saturating_sub(1);
        self.looks = match button {
            Button::Left => self.looks.checked_sub(1).unwrap_or(last),
            Button::Right if self.looks >= last => 0,
            Button::Right => self.looks + 1,
            _ => self.looks,
        };
    }

    /// Scrolls the piles; behind the last row comes the first again.
    fn scroll(&mut self, view: &View, button: Button) {
        let last = rows_of(view.public.tops.len()).saturating_sub(ROWS);
        let row = self.row.min(last);
        self.row = match button {
            Button::Up => row.checked_sub(1).unwrap_or(last),
            Button::Down if row >= last => 0,
            Button::Down => row + 1,
            _ => row,
        };
    }
}

/// The next one of some places, which are numbered from 1 and lie three in a row.
///
/// Left and right go through all of them in reading order and round; up and down go to the nearest row that has
/// one, there to the nearest column, and stay where there is none.
fn step(places: impl Iterator<Item = u8>, from: u8, button: Button) -> u8 {
    let (mut first, mut last, mut before, mut after) = (from, from, None, None);
    let mut nearest: Option<(u8, u8, u8)> = None;
    let grid = |place: u8| (place.saturating_sub(1) / COLUMNS, place.saturating_sub(1) % COLUMNS);
    let (row, column) = grid(from);
    for place in places {
        first = first.min(place);
        last = last.max(place);
        if place < from {
            before = Some(place);
        }
        if place > from {
            after = after.or(Some(place));
        }
        let (r, c) = grid(place);
        if (button == Button::Up && r < row) || (button == Button::Down && r > row) {
            let found = (r.abs_diff(row), c.abs_diff(column), place);
            nearest = Some(nearest.map_or(found, |best| best.min(found)));
        }
    }
    match button {
        Button::Left => before.unwrap_or(last),
        Button::Right => after.unwrap_or(first),
        _ => nearest.map_or(from, |(_, _, place)| place),
    }
}
