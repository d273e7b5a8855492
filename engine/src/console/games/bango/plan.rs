//! What a player means to lay down: how the sequences will look, card by card.

use crate::games::bango::{Card, HIGHEST, Hand, Move, Nth, Sequence, Sequences, View};

/// The three rows of sequences as they are meant to be. Whatever the hand holds besides goes out.
///
/// A plan never holds anything that could not be laid down, so every change of it is one too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Plan([Option<Sequence>; 3]);

/// The cards of one sequence, the lowest first.
pub(super) type Cards = heapless::Vec<Card, { HIGHEST as usize }, u8>;

impl Plan {
    /// Nothing is added to what lies there.
    pub(super) fn nothing(laid: &Sequences) -> Plan {
        Plan(Nth::ALL.map(|nth| laid.get(nth)))
    }

    /// The sequence that will lie in a row.
    pub(super) const fn get(&self, nth: Nth) -> Option<Sequence> {
        let [first, second, third] = self.0;
        match nth {
            Nth::First => first,
            Nth::Second => second,
            Nth::Third => third,
        }
    }

    /// The plan with another sequence in a row. Started sequences never leave a gap between them.
    #[must_use]
    pub(super) fn with(self, nth: Nth, sequence: Option<Sequence>) -> Plan {
        let rows = Nth::ALL.map(|row| if row == nth { sequence } else { self.get(row) });
        let mut started = rows.into_iter().flatten();
        Plan([started.next(), started.next(), started.next()])
    }

    /// The row that the next new sequence gets.
    pub(super) fn free(&self) -> Option<Nth> {
        Nth::ALL.into_iter().find(|&nth| self.get(nth).is_none())
    }

    /// The cards that a row gains.
    pub(super) fn added(&self, laid: &Sequences, nth: Nth) -> impl Iterator<Item = Card> + Clone + use<> {
        let there = laid.get(nth).map_or(0..=0, |sequence| sequence.low()..=sequence.high());
        let cards = self.get(nth).into_iter().flat_map(Sequence::cards);
        cards.filter(move |card| !there.contains(&card.number()))
    }

    /// What is left of the hand.
    pub(super) fn out(&self, view: &View) -> Hand {
        let laid = &view.open.sequences[view.seat];
        let mut out = view.hand();
        for card in Nth::ALL.into_iter().flat_map(|nth| self.added(laid, nth)) {
            out.remove(card);
        }
        out
    }

    /// The points of the player after laying down like this.
    pub(super) fn points(&self, view: &View) -> i16 {
        let sequences: i16 = self.0.iter().flatten().map(|sequence| i16::from(sequence.points())).sum();
        sequences - i16::from(view.open.discards[view.seat]) - i16::from(self.out(view).len())
    }

    /// The next move on the way to this plan.
    pub(super) fn next_move(&self, view: &View) -> Move {
        let laid = &view.open.sequences[view.seat];
        Nth::ALL.into_iter().find_map(|nth| step(laid.get(nth), self.get(nth)?, nth)).unwrap_or(Move::Done)
    }
}

/// The move by which a sequence grows to what it is meant to be.
fn step(now: Option<Sequence>, meant: Sequence, nth: Nth) -> Option<Move> {
    let Some(now) = now else {
        let mut cards = meant.cards();
        return Some(Move::Start { low: cards.next()?, high: cards.next()? });
    };
    let next = |card: &Card| card.number() + 1 == now.low() || card.number() == now.high() + 1;
    meant.cards().find(next).map(|card| Move::Extend { card, nth })
}

/// The sequence of these cards, if they are one.
pub(super) fn sequence(cards: &[Card]) -> Option<Sequence> {
    Sequence::from_cards(cards).ok()
}
