//! Laying down a hand: chosen, forced, or at the end of the game.

use super::play::Played;
use super::public::Phase;
use super::sequence::{Nth, Sequence};
use super::{Bango, Card, Event, Hand, Illegal, LayDown};
use crate::games::{Disclosure, Moment, Observer, Seat};

impl Bango {
    #[inline]
    pub(super) fn begin_laying(&mut self, seat: Seat, why: LayDown, observer: &mut impl Observer<Bango>) {
        self.open.phase = Phase::Laying(seat);
        observer.event(Event::LaysDown { seat, why }, Moment::of(self));
    }

    /// The last lay-down of a seat and of those that follow; an empty hand is passed over.
    #[inline]
    pub(super) fn lay_last(&mut self, first: Seat, observer: &mut impl Observer<Bango>) {
        let mut seat = first;
        while self.hand_len(seat) == 0 {
            seat = self.open.players.after(seat);
            if seat == self.open.active {
                self.open.phase = Phase::Over;
                observer.event(Event::GameOver, Moment::of(self));
                return;
            }
        }
        self.begin_laying(seat, LayDown::Last, observer);
    }

    #[inline]
    pub(super) fn start(
        &mut self,
        seat: Seat,
        low: Card,
        high: Card,
        observer: &mut impl Observer<Bango>,
    ) -> Played {
        let nth = self.open.sequences[seat].free().ok_or(Illegal::ThreeSequences)?;
        let sequence = Sequence::start(low, high)?;
        let hand = self.hand(seat);
        for card in [low, high] {
            if !hand.contains(card) {
                return Err(Illegal::NotInHand(card));
            }
        }
        let disclosure = self.spend(seat, low)?.or(self.spend(seat, high)?);
        self.open.sequences[seat].put(nth, sequence);
        observer.event(Event::Started { seat, nth, low, high }, Moment::of(self));
        self.placed(seat, observer);
        Ok(disclosure)
    }

    #[inline]
    pub(super) fn extend(
        &mut self,
        seat: Seat,
        card: Card,
        nth: Nth,
        observer: &mut impl Observer<Bango>,
    ) -> Played {
        let sequence = self.open.sequences[seat].get(nth).ok_or(Illegal::NoSequence(nth))?;
        let extended = sequence.extended(card)?;
        let disclosure = self.spend(seat, card)?;
        self.open.sequences[seat].put(nth, extended);
        observer.event(Event::Extended { seat, nth, card }, Moment::of(self));
        self.placed(seat, observer);
        Ok(disclosure)
    }

    /// All cards that were not placed go to the personal discard, where everybody sees them.
    #[inline]
    pub(super) fn discard_hand(
        &mut self,
        seat: Seat,
        observer: &mut impl Observer<Bango>,
    ) -> Option<Disclosure> {
        let hand = self.hand(seat);
        for card in hand.cards() {
            observer.event(Event::Discarded { seat, card }, Moment::of(self));
        }
        self.open.discards[seat] += hand.len();
        self.open.known[seat] = Hand::EMPTY;
        let secret = self.secrets[seat].take();
        self.laid_down(seat, observer);
        secret.map(|_| Disclosure::Shown)
    }

    /// A card was placed; with the last one the hand is laid down.
    #[inline]
    fn placed(&mut self, seat: Seat, observer: &mut impl Observer<Bango>) {
        if self.hand_len(seat) == 0 {
            self.laid_down(seat, observer);
        }
    }

    /// A seat, its hand now empty, has laid down: the next turn or, in the last turn, the next seat.
    #[inline]
    fn laid_down(&mut self, seat: Seat, observer: &mut impl Observer<Bango>) {
        if self.open.is_last_turn() {
            self.lay_last(seat, observer);
        } else {
            self.next_turn(observer);
        }
    }
}
