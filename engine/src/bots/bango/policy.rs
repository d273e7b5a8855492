//! The move that good judgement chooses, without any search through the game.

use super::judge::{Judge, kinds};
use super::reason::Reason;
use crate::games::bango::{BestLayDown, Hand, Move, Phase, Prices, is_black};

/// A move, why, and what it is thought to be worth more than the others.
type Choice = (Move, Reason);

impl Judge<'_> {
    /// The move that this judge would make.
    pub(super) fn choose(&self) -> Choice {
        match self.table.phase {
            Phase::Begin | Phase::Over => (Move::Draw, Reason::Begin),
            Phase::Revealed | Phase::Destroyed => self.draw_or_stop(),
            Phase::Exploded(_) => self.cancel_or_accept(),
            Phase::Taking { any } => self.take(any),
            Phase::Sharing(_) => self.share(),
            Phase::Rest => self.rest(),
            Phase::LayOrKeep => self.lay_or_keep(),
            Phase::Laying(_) => self.lay(),
        }
    }

    fn draw_or_stop(&self) -> Choice {
        let row = self.table.row.bits();
        let (explodes, of) = self.risk();
        let stop = self.stop(self.hand, row).worth;
        if self.table.deck == 0 {
            return self.destroy(stop).unwrap_or((Move::Stop, Reason::LastCard));
        }
        let draw = self.draw(self.hand, row, stop);
        if let Some(choice) = self.destroy(stop.max(draw)) {
            return choice;
        }
        if draw > stop {
            (Move::Draw, Reason::Risk { explodes, of })
        } else {
            (Move::Stop, Reason::Explodes { explodes, of })
        }
    }

    /// The Bango on the new card that gives more than this, if there is one.
    fn destroy(&self, worth: i32) -> Option<Choice> {
        let new = self.new_card()?;
        let row = self.table.row.bits() & !(1 << new.index());
        let mut best = (worth, None);
        for hand in kinds(self.hand.bits()).filter(|hand| hand.number() == new.number()) {
            let rest = without(self.hand, hand);
            let stop = self.stop(rest, row).worth;
            let after = if self.table.deck == 0 { stop } else { stop.max(self.draw(rest, row, stop)) };
            if after > best.0 {
                best = (after, Some((Move::Bango { row: new, hand }, Reason::Rids(hand))));
            }
        }
        best.1
    }

    fn cancel_or_accept(&self) -> Choice {
        let card = self.table.new_card();
        let row = self.table.row.bits();
        let accept = self.explosion(self.hand, row, card);
        let mut best = (accept, (Move::Accept, Reason::Bearable));
        for hand in
            kinds(self.hand.bits()).filter(|hand| card.is_some_and(|card| card.number() == hand.number()))
        {
            let rest = without(self.hand, hand);
            let stop = self.stop(rest, row).worth;
            if let (true, Some(row)) = (stop > best.0, card) {
                best = (stop, (Move::Bango { row, hand }, Reason::Cancels));
            }
        }
        if best.1.0 == Move::Accept
            && !kinds(self.hand.bits()).any(|hand| card.is_some_and(|card| card.number() == hand.number()))
        {
            best.1.1 = Reason::NoChoice;
        }
        best.1
    }

    fn take(&self, any: bool) -> Choice {
        let take = self.stop(self.hand, self.table.row.bits()).take;
        // What was taken first is in the hand by now, so nothing more need be taken.
        let worth = |hand: Hand| self.worth(hand);
        let Some(card) = kinds(take).next() else { return (Move::Done, Reason::Useless) };
        let gain = worth(with(self.hand, card)) - worth(self.hand);
        if any && gain <= 0 && take.count_ones() == 1 {
            return (Move::Done, Reason::Useless);
        }
        (Move::Take(card), if gain >= 64 { Reason::Fits(card) } else { Reason::MayFit(card) })
    }

    fn share(&self) -> Choice {
        let mut best = (i32::MIN, (Move::Done, Reason::Useless));
        for row in self.table.row.sorted() {
            let worth = self.worth(with(self.hand, row));
            if worth > best.0 {
                best = (
                    worth,
                    (Move::Take(row), if is_black(row) { Reason::Least(row) } else { Reason::Fits(row) }),
                );
            }
            for hand in kinds(self.hand.bits()).filter(|hand| hand.number() == row.number()) {
                let worth = self.worth(without(self.hand, hand));
                if worth > best.0 {
                    best = (worth, (Move::Bango { row, hand }, Reason::Rids(hand)));
                }
            }
        }
        best.1
    }

    fn rest(&self) -> Choice {
        let all = self.table.row.sorted().fold(self.hand, with);
        let mut best = (self.worth(all), (Move::Done, Reason::TakesRest));
        for row in self.table.row.sorted() {
            for hand in kinds(self.hand.bits()).filter(|hand| hand.number() == row.number()) {
                let worth = self.worth(without(without(all, hand), row));
                if worth > best.0 {
                    best = (worth, (Move::Bango { row, hand }, Reason::Rids(hand)));
                }
            }
        }
        best.1
    }

    fn lay_or_keep(&self) -> Choice {
        if self.laid(self.hand) > self.worth(self.hand) {
            (Move::Lay, Reason::Lays)
        } else {
            (Move::Keep, Reason::Waits)
        }
    }

    fn lay(&self) -> Choice {
        let mut search = BestLayDown::new(&self.table.sequences[self.seat], self.hand, self.lay_prices());
        search.search(4_000);
        let first = search.moves().first().copied();
        first.map_or((Move::Done, Reason::Useless), |mv| (mv, Reason::MostPoints))
    }

    /// Prices for laying down; in the last turn nothing counts but points.
    pub(super) fn lay_prices(&self) -> Prices {
        if self.table.is_last_turn() { Prices::NOW } else { self.prices() }
    }
}

/// A hand with one more card.
pub(super) fn with(mut hand: Hand, card: crate::games::bango::Card) -> Hand {
    hand.add(card);
    hand
}

/// A hand with one card less.
pub(super) fn without(mut hand: Hand, card: crate::games::bango::Card) -> Hand {
    hand.remove(card);
    hand
}
