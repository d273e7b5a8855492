//! A turn: draw, then stop and take, and what Bangos do.
//!
//! Every step checks all it needs before it changes anything.

use super::public::{HAND_LIMIT, Phase};
use super::{Bango, Card, Event, Illegal, LayDown, Move, Row};
use crate::games::{Disclosure, Moment, Observer, Seat};

/// What a step gives back: what somebody learned by it.
pub(super) type Played = Result<Option<Disclosure>, Illegal>;

/// How drawing came to its end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Drawing {
    Stopped,
    Exploded,
}

impl Bango {
    /// Plays a move.
    #[inline]
    pub(super) fn step(&mut self, mv: Move, observer: &mut impl Observer<Bango>) -> Played {
        match (self.open.phase, mv) {
            (Phase::Begin | Phase::Revealed | Phase::Destroyed, Move::Draw) => self.draw(observer),
            (Phase::Revealed | Phase::Destroyed, Move::Stop) => {
                self.open.phase = Phase::Taking { any: false };
                observer.event(Event::Stopped(self.open.active), Moment::of(self));
                Ok(None)
            }
            (Phase::Revealed | Phase::Exploded(_), Move::Bango { row, hand }) => {
                self.bango_new(row, hand, observer)
            }
            (Phase::Exploded(card), Move::Accept) => {
                self.explode(card, observer);
                Ok(None)
            }
            (Phase::Taking { .. }, Move::Take(card)) => self.take_one(card, observer),
            (Phase::Taking { any }, Move::Done) => self.leave_rest(any, observer),
            (Phase::Sharing(seat), Move::Take(card)) => self.share(seat, card, observer),
            (Phase::Sharing(seat), Move::Bango { row, hand }) => {
                let disclosure = self.bango_in_row(seat, row, hand, observer)?;
                self.shared(seat, observer);
                Ok(disclosure)
            }
            (Phase::Rest, Move::Bango { row, hand }) => self.bango_rest(row, hand, observer),
            (Phase::Rest, Move::Done) => {
                self.take_rest(observer);
                Ok(None)
            }
            (Phase::LayOrKeep, Move::Lay) => {
                self.begin_laying(self.open.active, LayDown::Chosen, observer);
                Ok(None)
            }
            (Phase::LayOrKeep, Move::Keep) => {
                observer.event(Event::Kept(self.open.active), Moment::of(self));
                self.next_turn(observer);
                Ok(None)
            }
            (Phase::Laying(seat), Move::Start { low, high }) => self.start(seat, low, high, observer),
            (Phase::Laying(seat), Move::Extend { card, nth }) => self.extend(seat, card, nth, observer),
            (Phase::Laying(seat), Move::Done) => Ok(self.discard_hand(seat, observer)),
            (phase, _) => Err(Illegal::NotNow(phase)),
        }
    }

    #[inline]
    fn draw(&mut self, observer: &mut impl Observer<Bango>) -> Played {
        let card = self.deck.draw(&mut self.open.deck).ok_or(Illegal::EmptyDeck)?;
        observer.event(Event::Revealed(card), Moment::of(self));
        if self.open.is_last_turn() {
            observer.event(Event::LastCard, Moment::of(self));
        }
        self.open.phase = match self.open.row.same_number(card) {
            Some(with) => {
                observer.event(Event::Exploded { card, with }, Moment::of(self));
                Phase::Exploded(card)
            }
            None => {
                self.open.row.push(card);
                Phase::Revealed
            }
        };
        Ok(Some(Disclosure::Revealed))
    }

    /// The active player destroys the card just revealed.
    #[inline]
    fn bango_new(&mut self, row: Card, hand: Card, observer: &mut impl Observer<Bango>) -> Played {
        if self.open.new_card() != Some(row) {
            return Err(Illegal::NotNew(row));
        }
        let disclosure = self.bango(self.open.active, row, hand, observer)?;
        if self.open.phase == Phase::Revealed {
            self.open.row.remove(row);
        } else {
            observer.event(Event::Cancelled, Moment::of(self));
        }
        self.open.phase = Phase::Destroyed;
        Ok(disclosure)
    }

    /// After a stop: one card of the row.
    #[inline]
    fn take_one(&mut self, card: Card, observer: &mut impl Observer<Bango>) -> Played {
        self.take(self.open.active, card, observer)?;
        if self.open.row.is_empty() {
            self.end_turn(Drawing::Stopped, observer);
        } else {
            self.open.phase = Phase::Taking { any: true };
        }
        Ok(None)
    }

    /// After a stop: nothing more of the row.
    #[inline]
    fn leave_rest(&mut self, any: bool, observer: &mut impl Observer<Bango>) -> Played {
        if !any && !self.open.row.is_empty() {
            return Err(Illegal::TakeOne);
        }
        for card in self.open.row.iter() {
            observer.event(Event::Left(card), Moment::of(self));
        }
        self.open.discard += self.open.row.len();
        self.open.row = Row::EMPTY;
        self.end_turn(Drawing::Stopped, observer);
        Ok(None)
    }

    /// The row is shared out: what is laid down, and who comes next.
    #[inline]
    pub(super) fn end_turn(&mut self, drawing: Drawing, observer: &mut impl Observer<Bango>) {
        let active = self.open.active;
        let cards = self.hand_len(active);
        if self.open.is_last_turn() {
            self.lay_last(active, observer);
        } else if cards > HAND_LIMIT {
            self.begin_laying(active, LayDown::Forced, observer);
        } else if cards > 0 && drawing == Drawing::Stopped {
            self.open.phase = Phase::LayOrKeep;
        } else {
            self.next_turn(observer);
        }
    }

    #[inline]
    pub(super) fn next_turn(&mut self, observer: &mut impl Observer<Bango>) {
        self.open.active = self.open.players.after(self.open.active);
        self.open.phase = Phase::Begin;
        observer.event(Event::Turn(self.open.active), Moment::of(self));
    }

    /// Moves a card from the row to a hand, before the eyes of all.
    #[inline]
    pub(super) fn take(
        &mut self,
        seat: Seat,
        card: Card,
        observer: &mut impl Observer<Bango>,
    ) -> Result<(), Illegal> {
        if !self.open.row.remove(card) {
            return Err(Illegal::NotInRow(card));
        }
        self.open.known[seat].add(card);
        observer.event(Event::Took { seat, card }, Moment::of(self));
        Ok(())
    }

    /// Destroys a card that lies in the row.
    #[inline]
    pub(super) fn bango_in_row(
        &mut self,
        seat: Seat,
        row: Card,
        hand: Card,
        observer: &mut impl Observer<Bango>,
    ) -> Played {
        if !self.open.row.contains(row) {
            return Err(Illegal::NotInRow(row));
        }
        let disclosure = self.bango(seat, row, hand, observer)?;
        self.open.row.remove(row);
        Ok(disclosure)
    }

    /// Plays a card from a hand for one with the same number, which the caller takes away.
    #[inline]
    fn bango(&mut self, seat: Seat, row: Card, hand: Card, observer: &mut impl Observer<Bango>) -> Played {
        if row.number() != hand.number() {
            return Err(Illegal::NumbersDiffer { row, hand });
        }
        let disclosure = self.spend(seat, hand)?;
        self.open.discard += 2;
        observer.event(Event::Bango { seat, row, hand }, Moment::of(self));
        Ok(disclosure)
    }

    /// Takes a card out of a hand. Of two equal ones the one that all have seen goes first.
    #[inline]
    pub(super) fn spend(&mut self, seat: Seat, card: Card) -> Played {
        if self.open.known[seat].remove(card) {
            Ok(None)
        } else if self.secrets[seat] == Some(card) {
            self.secrets[seat] = None;
            Ok(Some(Disclosure::Shown))
        } else {
            Err(Illegal::NotInHand(card))
        }
    }
}
