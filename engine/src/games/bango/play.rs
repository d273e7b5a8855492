//! A turn: draw, then stop and take, and what Bangos do.
//!
//! Every step checks all it needs before it changes anything.

use super::public::{HAND_LIMIT, Phase};
use super::{Bango, Card, Event, Illegal, LayDown, Move, Numbers, Row};
use crate::games::{Disclosure, Moment, Observer, Seat};

/// What a step gives back: what somebody learned by it.
pub(super) type Played = Result<Option<Disclosure>, Illegal>;

/// How drawing came to its end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Drawing {
    Stopped,
    Exploded,
}

/// A move being played before an observer.
pub(super) struct Play<'a, O> {
    pub(super) game: &'a mut Bango,
    pub(super) observer: &'a mut O,
}

impl<O: Observer<Bango>> Play<'_, O> {
    /// Plays a move.
    #[inline]
    pub(super) fn decide(&mut self, mv: Move) -> Played {
        match (self.game.open.phase, mv) {
            (Phase::Begin | Phase::Revealed | Phase::Destroyed, Move::Draw) => self.draw(),
            (Phase::Revealed | Phase::Destroyed, Move::Stop) => {
                self.game.open.phase = Phase::Taking { taken: Numbers::NONE };
                self.observer.event(Event::Stopped(self.game.open.active), Moment::of(self.game));
                Ok(None)
            }
            (Phase::Revealed | Phase::Exploded(_), Move::Bango { row, hand }) => self.bango_new(row, hand),
            (Phase::Exploded(card), Move::Accept) => {
                self.explode(card);
                Ok(None)
            }
            (Phase::Taking { taken }, Move::Take(card)) => self.take_one(taken, card),
            (Phase::Taking { taken }, Move::Done) => self.leave_rest(taken),
            (Phase::Sharing(seat), Move::Take(card)) => self.share(seat, card),
            (Phase::Sharing(seat), Move::Bango { row, hand }) => {
                let disclosure = self.bango_in_row(seat, row, hand)?;
                self.shared(seat);
                Ok(disclosure)
            }
            (Phase::Rest, Move::Bango { row, hand }) => self.bango_rest(row, hand),
            (Phase::Rest, Move::Done) => {
                self.take_rest();
                Ok(None)
            }
            (Phase::LayOrKeep, Move::Lay) => {
                self.begin_laying(self.game.open.active, LayDown::Chosen);
                Ok(None)
            }
            (Phase::LayOrKeep, Move::Keep) => {
                self.observer.event(Event::Kept(self.game.open.active), Moment::of(self.game));
                self.next_turn();
                Ok(None)
            }
            (Phase::Laying(seat), Move::Start { low, high }) => self.start(seat, low, high),
            (Phase::Laying(seat), Move::Extend { card, nth }) => self.extend(seat, card, nth),
            (Phase::Laying(seat), Move::Done) => Ok(self.discard_hand(seat)),
            (phase, _) => Err(Illegal::NotNow(phase)),
        }
    }

    #[inline]
    fn draw(&mut self) -> Played {
        let card = self.game.deck.draw(&mut self.game.open.deck).ok_or(Illegal::EmptyDeck)?;
        self.observer.event(Event::Revealed(card), Moment::of(self.game));
        if self.game.open.is_last_turn() {
            self.observer.event(Event::LastCard, Moment::of(self.game));
        }
        self.game.open.phase = match self.game.open.row.same_number(card) {
            Some(with) => {
                self.observer.event(Event::Exploded { card, with }, Moment::of(self.game));
                Phase::Exploded(card)
            }
            None => {
                self.game.open.row.push(card);
                Phase::Revealed
            }
        };
        Ok(Some(Disclosure::Revealed))
    }

    /// The active player destroys the card just revealed.
    #[inline]
    fn bango_new(&mut self, row: Card, hand: Card) -> Played {
        if self.game.open.new_card() != Some(row) {
            return Err(Illegal::NotNew(row));
        }
        let disclosure = self.bango(self.game.open.active, row, hand)?;
        if self.game.open.phase == Phase::Revealed {
            self.game.open.row.remove(row);
        } else {
            self.observer.event(Event::Cancelled, Moment::of(self.game));
        }
        self.game.open.phase = Phase::Destroyed;
        Ok(disclosure)
    }

    /// After a stop: one card of the row.
    #[inline]
    fn take_one(&mut self, taken: Numbers, card: Card) -> Played {
        self.take(self.game.open.active, card)?;
        if self.game.open.row.is_empty() {
            self.end_turn(Drawing::Stopped);
        } else {
            self.game.open.phase = Phase::Taking { taken: taken.with(card) };
        }
        Ok(None)
    }

    /// After a stop: nothing more of the row.
    #[inline]
    fn leave_rest(&mut self, taken: Numbers) -> Played {
        if taken.is_empty() && !self.game.open.row.is_empty() {
            return Err(Illegal::TakeOne);
        }
        for card in self.game.open.row.iter() {
            self.observer.event(Event::Left(card), Moment::of(self.game));
        }
        self.game.open.discard += self.game.open.row.len();
        self.game.open.row = Row::EMPTY;
        self.end_turn(Drawing::Stopped);
        Ok(None)
    }

    /// The row is shared out: what is laid down, and who comes next.
    #[inline]
    pub(super) fn end_turn(&mut self, drawing: Drawing) {
        let active = self.game.open.active;
        let cards = self.game.hand_len(active);
        if self.game.open.is_last_turn() {
            self.lay_last(active);
        } else if cards > HAND_LIMIT {
            self.begin_laying(active, LayDown::Forced);
        } else if cards > 0 && drawing == Drawing::Stopped {
            self.game.open.phase = Phase::LayOrKeep;
        } else {
            self.next_turn();
        }
    }

    #[inline]
    pub(super) fn next_turn(&mut self) {
        self.game.open.active = self.game.open.players.after(self.game.open.active);
        self.game.open.phase = Phase::Begin;
        self.observer.event(Event::Turn(self.game.open.active), Moment::of(self.game));
    }

    /// Moves a card from the row to a hand, before the eyes of all.
    #[inline]
    pub(super) fn take(&mut self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if !self.game.open.row.remove(card) {
            return Err(Illegal::NotInRow(card));
        }
        self.game.open.known[seat].add(card);
        self.observer.event(Event::Took { seat, card }, Moment::of(self.game));
        Ok(())
    }

    /// Destroys a card that lies in the row.
    #[inline]
    pub(super) fn bango_in_row(&mut self, seat: Seat, row: Card, hand: Card) -> Played {
        if !self.game.open.row.contains(row) {
            return Err(Illegal::NotInRow(row));
        }
        let disclosure = self.bango(seat, row, hand)?;
        self.game.open.row.remove(row);
        Ok(disclosure)
    }

    /// Plays a card from a hand for one with the same number, which the caller takes away.
    #[inline]
    fn bango(&mut self, seat: Seat, row: Card, hand: Card) -> Played {
        if row.number() != hand.number() {
            return Err(Illegal::NumbersDiffer { row, hand });
        }
        let disclosure = self.spend(seat, hand)?;
        self.game.open.discard += 2;
        self.observer.event(Event::Bango { seat, row, hand }, Moment::of(self.game));
        Ok(disclosure)
    }

    /// Takes a card out of a hand. Of two equal ones the one that all have seen goes first.
    #[inline]
    pub(super) fn spend(&mut self, seat: Seat, card: Card) -> Played {
        if self.game.open.known[seat].remove(card) {
            Ok(None)
        } else if self.game.secrets[seat] == Some(card) {
            self.game.secrets[seat] = None;
            Ok(Some(Disclosure::Shown))
        } else {
            Err(Illegal::NotInHand(card))
        }
    }
}
