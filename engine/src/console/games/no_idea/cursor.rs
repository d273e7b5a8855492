//! What the six buttons do for the player whose turn it is.

use crate::console::Button;
use crate::console::games::Pressed;
use crate::games::no_idea::{FEW, Move, Phase, Pile, Slot, View};
use crate::games::{GameView, Moves, Seat};

/// Places of the layout and piles lie three in a row.
pub(super) const COLUMNS: u8 = 3;

/// What the player whose turn it is has chosen so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    slot: Option<Slot>,
    pile: Option<Pile>,
    /// The first row of piles on the screen, where nothing else says which ones are looked at.
    row: u8,
    /// How many seats after the own one the layout is that is looked at, before the turn's first card is drawn.
    looks: u8,
    /// Whether it is asked if a card that fits is really to go back.
    pub(super) sure: bool,
    /// Whether the own trophies are turned up, for their owner alone.
    pub(super) peeking: bool,
}

impl Cursor {
    /// A decision begins: whoever opens one card after the other goes on where the last one was.
    pub(super) fn arrive(&mut self) {
        *self = Cursor { slot: self.slot, ..Cursor::default() };
    }

    /// The place that would be turned up: the chosen one or, where no card lies any more, the next.
    pub(super) fn slot(&self, view: &View) -> Option<Slot> {
        let slots = || moves(view).into_iter().filter_map(slot);
        slots().find(|&slot| Some(slot) >= self.slot).or_else(|| slots().next())
    }

    /// The pile that the open card would go to.
    pub(super) fn pile(&self, view: &View) -> Option<Pile> {
        let piles = || moves(view).into_iter().filter_map(pile);
        piles().find(|&pile| Some(pile) >= self.pile).or_else(|| piles().next())
    }

    /// The first row of piles on the screen, if they are scrolled by hand.
    pub(super) const fn row(&self) -> u8 {
        self.row
    }

    /// The player whose layout is looked at.
    pub(super) fn looks_at(&self, view: &View) -> Seat {
        view.players.from(view.turn).nth(usize::from(self.looks)).unwrap_or(view.turn)
    }

    /// A button at a decision of the view's own seat.
    pub(super) fn press(&mut self, view: &View, button: Button) -> Pressed<Move> {
        if self.peeking {
            self.peeking = !matches!(button, Button::A | Button::B);
            return Pressed::Stay;
        }
        let asked = core::mem::take(&mut self.sure);
        let legal = moves(view);
        let play = |mv: Option<Move>| mv.filter(|mv| legal.contains(mv)).map_or(Pressed::Stay, Pressed::Play);
        match (view.phase, button) {
            (Phase::Revealed { .. }, Button::A) if asked => play(Some(Move::Back)),
            (Phase::Revealed { .. }, _) if asked => Pressed::Stay,
            (Phase::Draw, Button::A) => play(Some(Move::Draw)),
            (Phase::Draw, Button::B) => {
                self.peeking = has_won(view);
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
            self.pile = Pile::from_number(step(fitting, from, button));
        } else if let Some(from) = self.slot(view).map(Slot::number) {
            let slots = moves(view).into_iter().filter_map(slot).map(Slot::number);
            let to = step(slots, from, button);
            self.slot = Slot::from_number(to);
            if to == from {
                self.scroll(view, button);
            }
        } else {
            self.look(view, button);
            self.scroll(view, button);
        }
    }

    /// Looks at the layout of another player, round the table.
    fn look(&mut self, view: &View, button: Button) {
        let last = view.players.count().saturating_sub(1);
        self.looks = match button {
            Button::Left => self.looks.checked_sub(1).unwrap_or(last),
            Button::Right if self.looks >= last => 0,
            Button::Right => self.looks + 1,
            _ => self.looks,
        };
    }

    /// Scrolls the piles; behind the last row comes the first again.
    fn scroll(&mut self, view: &View, button: Button) {
        let last = rows_of(view.tops.len()).saturating_sub(ROWS);
        let row = self.row.min(last);
        self.row = match button {
            Button::Up => row.checked_sub(1).unwrap_or(last),
            Button::Down if row >= last => 0,
            Button::Down => row + 1,
            _ => row,
        };
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
