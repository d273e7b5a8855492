//! What the six buttons do for the player whose turn it is.

use crate::console::Button;
use crate::games::no_idea::{FEW, Move, Phase, Pile, Slot, View};
use crate::games::{GameView, Moves};

/// Places of the layout and piles lie three in a row.
pub(super) const COLUMNS: u8 = 3;

/// What the player whose turn it is has chosen so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    slot: Option<Slot>,
    pile: Option<Pile>,
    /// The first row of piles on the screen, where nothing else says which ones are looked at.
    row: u8,
    /// Whether the own trophies are turned up, for their owner alone.
    pub(super) peeking: bool,
}

/// What came of a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Nothing.
    Nothing,
    /// The cursor has moved.
    Moved,
    /// A decision.
    Play(Move),
    /// The last decision is taken back.
    TakeBack,
}

impl Cursor {
    /// The place that would be turned up.
    pub fn slot(&self, view: &View) -> Option<Slot> {
        let slots = || moves(view).into_iter().filter_map(slot);
        self.slot.filter(|&chosen| slots().any(|slot| slot == chosen)).or_else(|| slots().next())
    }

    /// The pile that the open card would go to.
    pub fn pile(&self, view: &View) -> Option<Pile> {
        let piles = || moves(view).into_iter().filter_map(pile);
        self.pile.filter(|&chosen| piles().any(|pile| pile == chosen)).or_else(|| piles().next())
    }

    /// The first row of piles on the screen, if they are scrolled by hand.
    pub const fn row(&self) -> u8 {
        self.row
    }

    /// A button at a decision of the view's own seat.
    pub fn press(&mut self, view: &View, button: Button) -> Answer {
        if self.peeking {
            let leaves = matches!(button, Button::A | Button::B);
            self.peeking = !leaves;
            return if leaves { Answer::Moved } else { Answer::Nothing };
        }
        let legal = moves(view);
        let play = |mv: Option<Move>| match mv.filter(|mv| legal.contains(mv)) {
            Some(mv) => Answer::Play(mv),
            None => Answer::Nothing,
        };
        match (view.phase, button) {
            (Phase::Draw, Button::A) => play(Some(Move::Draw)),
            (Phase::Draw, Button::B) if has_won(view) => {
                self.peeking = true;
                Answer::Moved
            }
            (Phase::Open { .. } | Phase::Revealed { .. }, Button::A) => play(self.pile(view).map(Move::Place)),
            (Phase::Revealed { .. }, Button::B) => play(Some(Move::Back)),
            (Phase::Open { .. } | Phase::Revealed { .. }, _) => self.move_pile(view, button),
            (Phase::Own { .. } | Phase::NothingFits { .. }, Button::A) => play(self.slot(view).map(Move::Reveal)),
            (Phase::Own { .. }, Button::B) => play(Some(Move::Stop)),
            (Phase::Own { .. }, Button::Up) if legal.contains(&Move::Nothing) => Answer::Play(Move::Nothing),
            (Phase::NothingFits { revealed }, Button::B) if revealed.is_empty() => Answer::TakeBack,
            (Phase::Own { .. } | Phase::NothingFits { .. }, _) => self.move_slot(view, button),
            (Phase::Draw, _) => self.scroll(view, button),
            (Phase::Over, _) => Answer::Nothing,
        }
    }

    fn move_pile(&mut self, view: &View, button: Button) -> Answer {
        let fitting = moves(view).into_iter().filter_map(pile).map(Pile::number);
        let chosen = self.pile(view).map_or(1, Pile::number);
        let next = step(fitting, chosen, button);
        self.pile = Pile::from_number(next);
        moved(next != chosen)
    }

    fn move_slot(&mut self, view: &View, button: Button) -> Answer {
        let slots = moves(view).into_iter().filter_map(slot).map(Slot::number);
        let chosen = self.slot(view).map_or(1, Slot::number);
        let next = step(slots, chosen, button);
        self.slot = Slot::from_number(next);
        if next == chosen { self.scroll(view, button) } else { Answer::Moved }
    }

    /// Scrolls the piles where the cursor has nowhere to go; behind the last row comes the first again.
    fn scroll(&mut self, view: &View, button: Button) -> Answer {
        let rows = rows_of(view.tops.len());
        let last = rows.saturating_sub(ROWS);
        let row = self.row.min(last);
        self.row = match button {
            Button::Up => row.checked_sub(1).unwrap_or(last),
            Button::Down if row >= last => 0,
            Button::Down => row + 1,
            _ => row,
        };
        moved(self.row != row)
    }
}

/// Rows of piles that the screen can show.
pub(super) const ROWS: u8 = 3;

/// Rows that so many piles take.
pub(super) fn rows_of(piles: usize) -> u8 {
    u8::try_from(piles.div_ceil(usize::from(COLUMNS))).unwrap_or(u8::MAX)
}

/// Whether a player has trophies or prizes to look at; how many is public.
pub(super) fn has_won(view: &View) -> bool {
    !view.trophies[view.seat].is_empty() || !view.prizes[view.seat].is_empty()
}

/// Whether so few cards are left that "Nothing fits!" can be declared.
pub(super) fn is_few(view: &View) -> bool {
    view.occupied(view.turn).len() <= FEW
}

const fn moved(moved: bool) -> Answer {
    if moved { Answer::Moved } else { Answer::Nothing }
}

fn moves(view: &View) -> LegalMoves {
    let mut moves = Moves::new();
    view.legal_moves(&mut moves);
    LegalMoves(moves)
}

/// The legal moves, to go through them without keeping the list elsewhere.
struct LegalMoves(Moves<Move>);

impl LegalMoves {
    fn contains(&self, mv: &Move) -> bool {
        self.0.contains(mv)
    }

    fn into_iter(self) -> impl Iterator<Item = Move> {
        (0..self.0.len()).map_while(move |place| self.0.get(place).copied())
    }
}

const fn slot(mv: Move) -> Option<Slot> {
    if let Move::Reveal(slot) = mv { Some(slot) } else { None }
}

const fn pile(mv: Move) -> Option<Pile> {
    if let Move::Place(pile) = mv { Some(pile) } else { None }
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
