//! Laying down a hand: chosen, forced, or at the end of the game.

use super::play::{Play, Played};
use super::public::Phase;
use super::sequences::Nth;
use super::{Bango, Card, Event, Hand, Illegal, LayDown};
use crate::games::{Disclosure, Moment, Observer, Seat};

impl<O: Observer<Bango>> Play<'_, O> {
    #[inline]
    pub(super) fn begin_laying(&mut self, seat: Seat, why: LayDown) {
        self.game.open.phase = Phase::Laying(seat);
        self.observer.event(Event::LaysDown { seat, why }, Moment::of(self.game));
    }

    /// The last lay-down of a seat and of those that follow; an empty hand is passed over.
    #[inline]
    pub(super) fn lay_last(&mut self, first: Seat) {
        let mut seat = first;
        while self.game.hand_is_empty(seat) {
            seat = self.game.open.players.after(seat);
            if seat == self.game.open.active {
                self.game.open.phase = Phase::Over;
                self.observer.event(Event::GameOver, Moment::of(self.game));
                return;
            }
        }
        self.begin_laying(seat, LayDown::Last);
    }

    #[inline]
    pub(super) fn start(&mut self, seat: Seat, low: Card, high: Card) -> Played {
        let (nth, sequences) = self.game.open.sequences[seat].started(low, high)?;
        let hand = self.game.hand(seat);
        for card in [low, high] {
            if !hand.contains(card) {
                return Err(Illegal::NotInHand(card));
            }
        }
        let disclosure = self.spend(seat, low)?.or(self.spend(seat, high)?);
        self.game.open.sequences[seat] = sequences;
        self.observer.event(Event::Started { seat, nth, low, high }, Moment::of(self.game));
        self.placed(seat);
        Ok(disclosure)
    }

    #[inline]
    pub(super) fn extend(&mut self, seat: Seat, card: Card, nth: Nth) -> Played {
        let extended = self.game.open.sequences[seat].extended(nth, card)?;
        let disclosure = self.spend(seat, card)?;
        self.game.open.sequences[seat] = extended;
        self.observer.event(Event::Extended { seat, nth, card }, Moment::of(self.game));
        self.placed(seat);
        Ok(disclosure)
    }

    /// All cards that were not placed go to the personal discard, where everybody sees them.
    #[inline]
    pub(super) fn discard_hand(&mut self, seat: Seat) -> Option<Disclosure> {
        let hand = self.game.hand(seat);
        for card in hand.cards() {
            self.observer.event(Event::Discarded { seat, card }, Moment::of(self.game));
        }
        self.game.open.discards[seat] += hand.len();
        self.game.open.known[seat] = Hand::EMPTY;
        let secret = self.game.secrets[seat].take();
        self.laid_down(seat);
        secret.map(|_| Disclosure::Shown)
    }

    /// A card was placed; with the last one the hand is laid down.
    #[inline]
    fn placed(&mut self, seat: Seat) {
        if self.game.hand_is_empty(seat) {
            self.laid_down(seat);
        }
    }

    /// A seat, its hand now empty, has laid down: the next turn or, in the last turn, the next seat.
    #[inline]
    fn laid_down(&mut self, seat: Seat) {
        let open = &mut self.game.open;
        let points = open.tally(seat).short_total();
        let before = core::mem::replace(&mut open.counted[seat], points);
        let gained = i16::from(points) - i16::from(before);
        self.observer.event(Event::LaidDown { seat, gained }, Moment::of(self.game));
        if self.game.open.is_last_turn() {
            self.lay_last(seat);
        } else {
            self.next_turn();
        }
    }
}
