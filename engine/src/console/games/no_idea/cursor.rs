//! Where the player is whose turn it is.

use crate::games::no_idea::{Move, Pile, Slot, View};
use crate::games::{GameView, Moves, Seat};

/// What the player whose turn it is has chosen so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    pub(super) slot: Option<Slot>,
    pub(super) pile: Option<Pile>,
    /// The first row of piles on the screen, where nothing else says which ones are looked at.
    pub(super) row: u8,
    /// How many seats after the own one the layout is that is looked at, before the turn's first card is drawn.
    pub(super) looks: u8,
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

    /// The player whose layout is looked at.
    pub(super) fn looks_at(&self, view: &View) -> Seat {
        let table = &view.public;
        table.players.from(table.turn).nth(usize::from(self.looks)).unwrap_or(table.turn)
    }
}

/// What the rules let the seat do now.
pub(super) fn moves(view: &View) -> LegalMoves {
    let mut moves = Moves::new();
    view.legal_moves(&mut moves);
    LegalMoves(moves)
}

/// The legal moves, to go through them without keeping the list elsewhere.
pub(super) struct LegalMoves(Moves<Move>);

impl LegalMoves {
    pub(super) fn contains(&self, mv: &Move) -> bool {
        self.0.contains(mv)
    }

    pub(super) fn into_iter(self) -> impl Iterator<Item = Move> {
        (0..self.0.len()).map_while(move |place| self.0.get(place).copied())
    }
}

/// The place that a move turns up.
pub(super) const fn slot(mv: Move) -> Option<Slot> {
    if let Move::Reveal(slot) = mv { Some(slot) } else { None }
}

/// The pile that a move places on.
pub(super) const fn pile(mv: Move) -> Option<Pile> {
    if let Move::Place(pile) = mv { Some(pile) } else { None }
}
