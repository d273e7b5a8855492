//! The move that good judgement chooses, without any search through the game.

use super::judge::{Judge, STEPS, kinds};
use super::lay_down::{LayDownSearch, Prices};
use crate::games::bango::{Card, Hand, Move, Phase, is_black};

/// A decision on the way: what it can be is weighed one after the other, so that a slice may end in between.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pondering {
    /// How many moves were weighed.
    weighed: u8,
    /// The best of them, the first of equals.
    best: Option<(Move, i32)>,
}

impl Judge<'_> {
    /// The move that this judge would make.
    pub(super) fn choose(&self) -> Move {
        let mut pondering = Pondering::default();
        loop {
            if let Some((mv, _)) = self.ponder(&mut pondering) {
                return mv;
            }
        }
    }

    /// Weighs one more move; once there is none left, gives the best one and what it is worth.
    pub(super) fn ponder(&self, pondering: &mut Pondering) -> Option<(Move, i32)> {
        let known = match self.open.phase {
            Phase::Begin | Phase::Over => Some(Move::Draw),
            Phase::Taking { taken } => Some(self.take(!taken.is_empty())),
            Phase::Laying(_) => Some(self.lay()),
            _ => None,
        };
        if let Some(mv) = known {
            return Some((mv, 0));
        }
        let Some(mv) = self.nth(pondering.weighed) else {
            return pondering.best.or(Some((Move::Done, 0)));
        };
        let worth = self.weigh(mv, pondering.best);
        if pondering.best.is_none_or(|(_, best)| worth > best) {
            pondering.best = Some((mv, worth));
        }
        pondering.weighed += 1;
        None
    }

    /// The moves to weigh, from 0: the first of equal ones is preferred.
    fn nth(&self, nth: u8) -> Option<Move> {
        let row = self.open.row;
        let bangos = |row: Card| self.like(row).map(move |hand| Move::Bango { row, hand });
        let nth = usize::from(nth);
        match self.open.phase {
            Phase::Revealed | Phase::Destroyed => {
                let draw = (self.open.deck > 0).then_some(Move::Draw);
                let bangos = self.new_card().into_iter().flat_map(bangos);
                [Move::Stop].into_iter().chain(draw).chain(bangos).nth(nth)
            }
            Phase::Exploded(card) => [Move::Accept].into_iter().chain(bangos(card)).nth(nth),
            Phase::Sharing(_) => {
                row.sorted().flat_map(|card| [Move::Take(card)].into_iter().chain(bangos(card))).nth(nth)
            }
            Phase::Rest => [Move::Done].into_iter().chain(row.sorted().flat_map(bangos)).nth(nth),
            Phase::LayOrKeep => [Move::Keep, Move::Lay].into_iter().nth(nth),
            Phase::Begin | Phase::Taking { .. } | Phase::Laying(_) | Phase::Over => None,
        }
    }

    /// What a move is worth; to draw is weighed right after to stop.
    fn weigh(&self, mv: Move, before: Option<(Move, i32)>) -> i32 {
        let (hand, row) = (self.hand, self.open.row.bits());
        let all = || self.open.row.sorted().fold(hand, with);
        match (self.open.phase, mv) {
            (_, Move::Stop) => self.stop(hand, row).worth,
            (_, Move::Draw) => before.map_or(0, |(_, stop)| self.draw(hand, row, stop)),
            (Phase::Exploded(card), Move::Accept) => self.explosion(hand, row, Some(card)),
            (Phase::Exploded(_), Move::Bango { hand: spent, .. }) => {
                self.stop(without(hand, spent), row).worth
            }
            (Phase::Sharing(_), Move::Take(card)) => self.worth(with(hand, card)),
            (Phase::Sharing(_), Move::Bango { hand: spent, .. }) => self.worth(without(hand, spent)),
            (Phase::Rest, Move::Bango { row, hand: spent }) => {
                self.worth(without(without(all(), spent), row))
            }
            (Phase::Rest, _) => self.worth(all()),
            (_, Move::Lay) => self.laid(hand),
            (_, Move::Bango { row: new, hand: spent }) => {
                self.destroyed(without(hand, spent), row & !(1 << new.index()))
            }
            _ => self.worth(hand),
        }
    }

    /// What drawing on or stopping is worth once the new card is destroyed.
    fn destroyed(&self, hand: Hand, row: u64) -> i32 {
        let stop = self.stop(hand, row).worth;
        if self.open.deck == 0 { stop } else { stop.max(self.draw(hand, row, stop)) }
    }

    fn take(&self, any: bool) -> Move {
        let take = self.stop(self.hand, self.open.row.bits()).take;
        let Some(card) = kinds(take).next() else { return Move::Done };
        // Of a row nobody has taken from yet one card is forced; after that nothing more need be taken.
        let useless = take.count_ones() == 1 && self.gain(card) <= 0;
        if any && useless { Move::Done } else { Move::Take(card) }
    }

    fn lay(&self) -> Move {
        let mut search = LayDownSearch::new(&self.open.sequences[self.seat], self.hand, self.lay_prices());
        search.search(STEPS);
        self.count(&search);
        search.moves().first().copied().unwrap_or(Move::Done)
    }

    /// What one more card in the hand is worth.
    pub(super) fn gain(&self, card: Card) -> i32 {
        self.worth(with(self.hand, card)) - self.worth(self.hand)
    }

    /// Whether the card has a place in a good lay-down of the hand with it, beside any like it that is there already.
    pub(super) fn fits(&self, card: Card) -> bool {
        let count = |hand: Hand| hand.cards().filter(|&other| other == card).count();
        count(self.best(with(self.hand, card), 0, LayDownSearch::placed)) > count(self.hand)
    }

    /// Whether any card of the hand can be laid down.
    pub(super) fn can_lay(&self) -> bool {
        !self.best(self.hand, 0, LayDownSearch::placed).is_empty()
    }

    /// Whether a card that does not fit may do so later: in a new sequence, or beyond an end of one.
    pub(super) fn may_fit(&self, card: Card) -> bool {
        let own = &self.open.sequences[self.seat];
        let mut reached = own.iter().map(|one| card.number() < one.low() || card.number() > one.high());
        own.free().is_some() || reached.any(|reached| reached)
    }

    /// The card of the row that brings most, if one fits and could be lost by an explosion.
    pub(super) fn secured(&self) -> Option<Card> {
        let fitting = self.open.row.iter().filter(|&card| !is_black(card) && self.fits(card));
        fitting.max_by_key(|&card| self.gain(card)).filter(|_| self.risk().0 > 0)
    }

    /// The cards of the hand that can destroy this one.
    fn like(&self, card: Card) -> impl Iterator<Item = Card> + use<> {
        kinds(self.hand.bits()).filter(move |hand| hand.number() == card.number())
    }

    /// Prices for laying down; in the last turn nothing counts but points.
    pub(super) fn lay_prices(&self) -> Prices {
        if self.open.is_last_turn() { Prices::NOW } else { self.prices() }
    }
}

/// A hand with one more card.
pub(super) fn with(mut hand: Hand, card: Card) -> Hand {
    hand.add(card);
    hand
}

/// A hand with one card less.
pub(super) fn without(mut hand: Hand, card: Card) -> Hand {
    hand.remove(card);
    hand
}
