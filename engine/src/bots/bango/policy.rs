//! The move that good judgement chooses, without any search through the game.

use super::judge::{Judge, STEPS, kinds};
use super::lay_down::{LayDownSearch, Prices};
use crate::games::bango::{Card, Hand, Move, Phase, is_black};

impl Judge<'_> {
    /// The move that this judge would make.
    pub(super) fn choose(&self) -> Move {
        match self.open.phase {
            Phase::Begin | Phase::Over => Move::Draw,
            Phase::Revealed | Phase::Destroyed => self.draw_or_stop().0,
            Phase::Exploded(card) => self.cancel_or_accept(card),
            Phase::Taking { taken } => self.take(!taken.is_empty()),
            Phase::Sharing(_) => self.share(),
            Phase::Rest => self.rest(),
            Phase::LayOrKeep => self.lay_or_keep(),
            Phase::Laying(_) => self.lay(),
        }
    }

    /// Whether to draw, to stop or to destroy the new card; and what stopping is worth.
    pub(super) fn draw_or_stop(&self) -> (Move, i32) {
        let row = self.open.row.bits();
        let stop = self.stop(self.hand, row).worth;
        if self.open.deck == 0 {
            return (self.destroy(stop).unwrap_or(Move::Stop), stop);
        }
        let draw = self.draw(self.hand, row, stop);
        let mv = self.destroy(stop.max(draw)).unwrap_or(if draw > stop { Move::Draw } else { Move::Stop });
        (mv, stop)
    }

    /// The Bango on the new card that gives more than this, if there is one.
    fn destroy(&self, worth: i32) -> Option<Move> {
        let new = self.new_card()?;
        let row = self.open.row.bits() & !(1 << new.index());
        let mut best = (worth, None);
        for hand in self.like(new) {
            let rest = without(self.hand, hand);
            let stop = self.stop(rest, row).worth;
            let after = if self.open.deck == 0 { stop } else { stop.max(self.draw(rest, row, stop)) };
            if after > best.0 {
                best = (after, Some(Move::Bango { row: new, hand }));
            }
        }
        best.1
    }

    fn cancel_or_accept(&self, row: Card) -> Move {
        let others = self.open.row.bits();
        let mut best = (self.explosion(self.hand, others, Some(row)), Move::Accept);
        for hand in self.like(row) {
            let stop = self.stop(without(self.hand, hand), others).worth;
            if stop > best.0 {
                best = (stop, Move::Bango { row, hand });
            }
        }
        best.1
    }

    fn take(&self, any: bool) -> Move {
        let take = self.stop(self.hand, self.open.row.bits()).take;
        let Some(card) = kinds(take).next() else { return Move::Done };
        // Of a row nobody has taken from yet one card is forced; after that nothing more need be taken.
        let useless = take.count_ones() == 1 && self.gain(card) <= 0;
        if any && useless { Move::Done } else { Move::Take(card) }
    }

    fn share(&self) -> Move {
        let mut best = (i32::MIN, Move::Done);
        for row in self.open.row.sorted() {
            let worth = self.worth(with(self.hand, row));
            if worth > best.0 {
                best = (worth, Move::Take(row));
            }
            for hand in self.like(row) {
                let worth = self.worth(without(self.hand, hand));
                if worth > best.0 {
                    best = (worth, Move::Bango { row, hand });
                }
            }
        }
        best.1
    }

    fn rest(&self) -> Move {
        let all = self.open.row.sorted().fold(self.hand, with);
        let mut best = (self.worth(all), Move::Done);
        for row in self.open.row.sorted() {
            for hand in self.like(row) {
                let worth = self.worth(without(without(all, hand), row));
                if worth > best.0 {
                    best = (worth, Move::Bango { row, hand });
                }
            }
        }
        best.1
    }

    fn lay_or_keep(&self) -> Move {
        if self.laid(self.hand) > self.worth(self.hand) { Move::Lay } else { Move::Keep }
    }

    fn lay(&self) -> Move {
        let mut search = LayDownSearch::new(&self.open.sequences[self.seat], self.hand, self.lay_prices());
        search.search(STEPS);
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
