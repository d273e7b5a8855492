//! An explosion: the row is shared out among all players.

use super::play::{Drawing, Play, Played};
use super::{Bango, Card, Event, Phase, Row};
use crate::games::{Moment, Observer, Seat};

impl<O: Observer<Bango>> Play<'_, O> {
    /// The active player takes the card that exploded and all black ones.
    #[inline]
    pub(super) fn explode(&mut self, card: Card) {
        let active = self.game.open.active;
        self.game.open.known[active].add(card);
        self.observer.event(Event::Took { seat: active, card }, Moment::of(self.game));
        for black in self.game.open.row.black() {
            self.game.open.row.remove(black);
            self.game.open.known[active].add(black);
            self.observer.event(Event::Took { seat: active, card: black }, Moment::of(self.game));
        }
        self.shared(active);
    }

    /// An opponent takes a card of the row after an explosion.
    #[inline]
    pub(super) fn share(&mut self, seat: Seat, card: Card) -> Played {
        self.take(seat, card)?;
        self.shared(seat);
        Ok(None)
    }

    /// A seat has had its share of the row; the next one follows, and at last the active player again.
    #[inline]
    pub(super) fn shared(&mut self, seat: Seat) {
        if self.game.open.row.is_empty() {
            return self.end_turn(Drawing::Exploded);
        }
        let next = self.game.open.players.after(seat);
        self.game.open.phase = if next == self.game.open.active { Phase::Rest } else { Phase::Sharing(next) };
    }

    /// The active player destroys a card that nobody took after the explosion.
    #[inline]
    pub(super) fn bango_rest(&mut self, row: Card, hand: Card) -> Played {
        let disclosure = self.bango_in_row(self.game.open.active, row, hand)?;
        if self.game.open.row.is_empty() {
            self.end_turn(Drawing::Exploded);
        }
        Ok(disclosure)
    }

    /// The active player takes all that nobody took after the explosion.
    #[inline]
    pub(super) fn take_rest(&mut self) {
        let active = self.game.open.active;
        for card in self.game.open.row.iter() {
            self.game.open.known[active].add(card);
            self.observer.event(Event::Took { seat: active, card }, Moment::of(self.game));
        }
        self.game.open.row = Row::EMPTY;
        self.end_turn(Drawing::Exploded);
    }
}
