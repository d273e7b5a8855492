//! All legal moves, from what the player to move knows.

use super::Move;
use super::card::{COLOURED, Card, Hand, bit, coloured_numbers, like, with_numbers};
use super::public::{OpenState, Phase};
use super::sequences::{Nth, Sequences};
use crate::cards::Kinds;
use crate::games::Moves;

/// Fills the list with the legal moves of the player whose decision it is and who holds `hand`.
///
/// Each list is written in the order of [`Move`].
#[inline]
pub(super) fn fill(open: &OpenState, hand: Hand, moves: &mut Moves<Move>) {
    moves.clear();
    match open.phase {
        Phase::Begin => draw(open, moves),
        Phase::Revealed => {
            draw(open, moves);
            moves.push(Move::Stop);
            if let Some(new) = open.new_card() {
                bangos_on(new, hand, moves);
            }
        }
        Phase::Destroyed => {
            draw(open, moves);
            moves.push(Move::Stop);
        }
        Phase::Exploded(card) => {
            bangos_on(card, hand, moves);
            moves.push(Move::Accept);
        }
        Phase::Taking { taken } => {
            takes(open, moves);
            if !taken.is_empty() || open.row.is_empty() {
                moves.push(Move::Done);
            }
        }
        Phase::Sharing(_) => {
            bangos(open, hand, moves);
            takes(open, moves);
        }
        Phase::Rest => {
            bangos(open, hand, moves);
            moves.push(Move::Done);
        }
        Phase::LayOrKeep => {
            moves.push(Move::Lay);
            moves.push(Move::Keep);
        }
        Phase::Laying(seat) => {
            let sequences = &open.sequences[seat];
            moves.push(Move::Done);
            starts(sequences, hand.bits(), moves);
            extensions(sequences, hand.bits(), moves);
        }
        Phase::Over => {}
    }
}

#[inline]
fn draw(open: &OpenState, moves: &mut Moves<Move>) {
    if open.deck > 0 {
        moves.push(Move::Draw);
    }
}

#[inline]
fn takes(open: &OpenState, moves: &mut Moves<Move>) {
    for card in open.row.sorted() {
        moves.push(Move::Take(card));
    }
}

#[inline]
fn bangos(open: &OpenState, hand: Hand, moves: &mut Moves<Move>) {
    for row in open.row.sorted() {
        bangos_on(row, hand, moves);
    }
}

#[inline]
fn bangos_on(row: Card, hand: Hand, moves: &mut Moves<Move>) {
    for hand in Kinds::of(hand.bits() & like(row)) {
        moves.push(Move::Bango { row, hand });
    }
}

#[inline]
fn starts(sequences: &Sequences, hand: u64, moves: &mut Moves<Move>) {
    if sequences.free().is_none() {
        return;
    }
    let numbers = coloured_numbers(hand);
    let coloured = hand & COLOURED;
    for low in Kinds::of(coloured & with_numbers(numbers & numbers >> 1)) {
        for high in Kinds::of(coloured & like(low) << 1) {
            moves.push(Move::Start { low, high });
        }
    }
}

#[inline]
fn extensions(sequences: &Sequences, hand: u64, moves: &mut Moves<Move>) {
    let fitting = Nth::ALL.map(|nth| (nth, sequences.get(nth).map_or(0, |s| s.fitting() & hand)));
    let any = fitting.iter().fold(0, |any, (_, cards)| any | cards);
    for card in Kinds::of(any) {
        for (nth, cards) in fitting {
            if cards & bit(card) != 0 {
                moves.push(Move::Extend { card, nth });
            }
        }
    }
}
