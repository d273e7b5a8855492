//! An explosion: the row is shared out among all players.

use super::play::{Drawing, Played};
use super::{Bango, Card, Event, Phase, Row};
use crate::games::{Seat, Witness};

impl Bango {
    /// The active player takes the card that exploded and all black ones.
    #[inline]
    pub(super) fn explode(&mut self, card: Card, witness: &mut impl Witness<Bango>) {
        let active = self.table.active;
        self.table.known[active].add(card);
        witness.saw(Event::Took { seat: active, card });
        for black in self.table.row.black() {
            self.table.row.remove(black);
            self.table.known[active].add(black);
            witness.saw(Event::Took { seat: active, card: black });
        }
        self.shared(active, witness);
    }

    /// An opponent takes a card of the row after an explosion.
    #[inline]
    pub(super) fn share(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Bango>) -> Played {
        self.take(seat, card, witness)?;
        self.shared(seat, witness);
        Ok(None)
    }

    /// A seat has had its share of the row; the next one follows, and at last the active player again.
    #[inline]
    pub(super) fn shared(&mut self, seat: Seat, witness: &mut impl Witness<Bango>) {
        if self.table.row.is_empty() {
            return self.end_turn(Drawing::Exploded, witness);
        }
        let next = self.table.players.after(seat);
        self.table.phase = if next == self.table.active { Phase::Rest } else { Phase::Sharing(next) };
    }

    /// The active player destroys a card that nobody took after the explosion.
    #[inline]
    pub(super) fn bango_rest(&mut self, row: Card, hand: Card, witness: &mut impl Witness<Bango>) -> Played {
        let news = self.bango_in_row(self.table.active, row, hand, witness)?;
        if self.table.row.is_empty() {
            self.end_turn(Drawing::Exploded, witness);
        }
        Ok(news)
    }

    /// The active player takes all that nobody took after the explosion.
    #[inline]
    pub(super) fn take_rest(&mut self, witness: &mut impl Witness<Bango>) {
        let active = self.table.active;
        for card in self.table.row.iter() {
            self.table.known[active].add(card);
            witness.saw(Event::Took { seat: active, card });
        }
        self.table.row = Row::EMPTY;
        self.end_turn(Drawing::Exploded, witness);
    }
}
