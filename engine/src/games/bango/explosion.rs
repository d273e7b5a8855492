//! An explosion: the row is shared out among all players.

use super::play::{Drawing, Played};
use super::{Bango, Card, Event, Phase, Row};
use crate::games::{Moment, Observer, Seat};

impl Bango {
    /// The active player takes the card that exploded and all black ones.
    #[inline]
    pub(super) fn explode(&mut self, card: Card, observer: &mut impl Observer<Bango>) {
        let active = self.open.active;
        self.open.known[active].add(card);
        observer.event(Event::Took { seat: active, card }, Moment::of(self));
        for black in self.open.row.black() {
            self.open.row.remove(black);
            self.open.known[active].add(black);
            observer.event(Event::Took { seat: active, card: black }, Moment::of(self));
        }
        self.shared(active, observer);
    }

    /// An opponent takes a card of the row after an explosion.
    #[inline]
    pub(super) fn share(&mut self, seat: Seat, card: Card, observer: &mut impl Observer<Bango>) -> Played {
        self.take(seat, card, observer)?;
        self.shared(seat, observer);
        Ok(None)
    }

    /// A seat has had its share of the row; the next one follows, and at last the active player again.
    #[inline]
    pub(super) fn shared(&mut self, seat: Seat, observer: &mut impl Observer<Bango>) {
        if self.open.row.is_empty() {
            return self.end_turn(Drawing::Exploded, observer);
        }
        let next = self.open.players.after(seat);
        self.open.phase = if next == self.open.active { Phase::Rest } else { Phase::Sharing(next) };
    }

    /// The active player destroys a card that nobody took after the explosion.
    #[inline]
    pub(super) fn bango_rest(
        &mut self,
        row: Card,
        hand: Card,
        observer: &mut impl Observer<Bango>,
    ) -> Played {
        let disclosure = self.bango_in_row(self.open.active, row, hand, observer)?;
        if self.open.row.is_empty() {
            self.end_turn(Drawing::Exploded, observer);
        }
        Ok(disclosure)
    }

    /// The active player takes all that nobody took after the explosion.
    #[inline]
    pub(super) fn take_rest(&mut self, observer: &mut impl Observer<Bango>) {
        let active = self.open.active;
        for card in self.open.row.iter() {
            self.open.known[active].add(card);
            observer.event(Event::Took { seat: active, card }, Moment::of(self));
        }
        self.open.row = Row::EMPTY;
        self.end_turn(Drawing::Exploded, observer);
    }
}
