//! What a player means to lay down: how the sequences will look, card by card.

use crate::games::bango::{Card, HIGHEST, Hand, Move, Nth, Sequence, Sequences, View};
use crate::games::{GameView, Moves};

/// The three rows of sequences as they are meant to be. Whatever the hand holds besides goes out.
///
/// A plan never holds anything that could not be laid down, so every change of it is one too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct LayDownPlan(Sequences);

/// The cards of one sequence, the lowest first.
pub(super) type SequenceCards = heapless::Vec<Card, { HIGHEST as usize }, u8>;

impl LayDownPlan {
    /// Nothing is added to what lies there.
    pub(super) const fn nothing(laid: &Sequences) -> LayDownPlan {
        LayDownPlan(*laid)
    }

    /// What lies there after some moves of a lay-down.
    pub(super) fn of_moves(laid: &Sequences, moves: &[Move]) -> LayDownPlan {
        LayDownPlan(moves.iter().fold(*laid, |rows, &mv| after(rows, mv).map_or(rows, |(_, rows)| rows)))
    }

    /// The sequence that will lie in a row.
    pub(super) const fn get(&self, nth: Nth) -> Option<Sequence> {
        self.0.get(nth)
    }

    /// The plan with another sequence in a row. Started sequences never leave a gap between them.
    #[must_use]
    pub(super) fn with(self, nth: Nth, sequence: Option<Sequence>) -> LayDownPlan {
        let rows = Nth::ALL.map(|row| if row == nth { sequence } else { self.get(row) });
        LayDownPlan(rows.into_iter().flatten().collect())
    }

    /// The row that the next new sequence gets.
    pub(super) fn free(&self) -> Option<Nth> {
        self.0.free()
    }

    /// The cards that a row gains.
    pub(super) fn added(&self, laid: &Sequences, nth: Nth) -> impl Iterator<Item = Card> + Clone + use<> {
        self.0.added(laid, nth)
    }

    /// What is left of the hand.
    pub(super) fn out(&self, view: &View) -> Hand {
        view.laid_down(&self.0).discarded
    }

    /// The points of the player after laying down like this.
    pub(super) fn points(&self, view: &View) -> i16 {
        view.laid_down(&self.0).tally.total()
    }

    /// The next move on the way to this plan: row by row, the lowest cards first.
    pub(super) fn next_move(&self, view: &View) -> Move {
        let laid = view.open.sequences[view.seat];
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        let towards = moves.iter().filter_map(|&mv| {
            let (nth, rows) = after(laid, mv)?;
            let mut placed = rows.added(&laid, nth);
            let lowest = placed.clone().map(Card::number).min()?;
            let meant = self.get(nth)?;
            placed.all(|card| meant.cards().any(|other| other == card)).then_some((nth, lowest, mv))
        });
        towards.min_by_key(|&(nth, lowest, _)| (nth, lowest)).map_or(Move::Done, |(_, _, mv)| mv)
    }
}

/// The sequences after a move of a lay-down, and which of them it changes.
fn after(rows: Sequences, mv: Move) -> Option<(Nth, Sequences)> {
    match mv {
        Move::Start { low, high } => rows.started(low, high).ok(),
        Move::Extend { card, nth } => Some((nth, rows.extended(nth, card).ok()?)),
        _ => None,
    }
}

/// The sequence of these cards, if they are one.
pub(super) fn sequence(cards: &[Card]) -> Option<Sequence> {
    Sequence::from_cards(cards).ok()
}
