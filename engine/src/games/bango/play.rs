//! A turn: draw, then stop and take, and what Bangos do.
//!
//! Every step checks all it needs before it changes anything.

use super::table::{HAND_LIMIT, Phase};
use super::{Bango, Card, Event, Illegal, LayDown, Move, Row};
use crate::games::{News, Seat, Witness};

/// What a step gives back: what somebody learned by it.
pub(super) type Played = Result<Option<News>, Illegal>;

/// How drawing came to its end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Drawing {
    Stopped,
    Exploded,
}

impl Bango {
    /// Plays a move.
    #[inline]
    pub(super) fn step(&mut self, mv: Move, witness: &mut impl Witness<Bango>) -> Played {
        match (self.table.phase, mv) {
            (Phase::Begin | Phase::Revealed | Phase::Destroyed, Move::Draw) => self.draw(witness),
            (Phase::Revealed | Phase::Destroyed, Move::Stop) => {
                self.table.phase = Phase::Taking { any: false };
                witness.saw(Event::Stopped(self.table.active));
                Ok(None)
            }
            (Phase::Revealed | Phase::Exploded(_), Move::Bango { row, hand }) => {
                self.bango_new(row, hand, witness)
            }
            (Phase::Exploded(card), Move::Accept) => {
                self.explode(card, witness);
                Ok(None)
            }
            (Phase::Taking { .. }, Move::Take(card)) => self.take_one(card, witness),
            (Phase::Taking { any }, Move::Done) => self.leave_rest(any, witness),
            (Phase::Sharing(seat), Move::Take(card)) => self.share(seat, card, witness),
            (Phase::Sharing(seat), Move::Bango { row, hand }) => {
                let news = self.bango_in_row(seat, row, hand, witness)?;
                self.shared(seat, witness);
                Ok(news)
            }
            (Phase::Rest, Move::Bango { row, hand }) => self.bango_rest(row, hand, witness),
            (Phase::Rest, Move::Done) => {
                self.take_rest(witness);
                Ok(None)
            }
            (Phase::LayOrKeep, Move::Lay) => {
                self.begin_laying(self.table.active, LayDown::Chosen, witness);
                Ok(None)
            }
            (Phase::LayOrKeep, Move::Keep) => {
                witness.saw(Event::Kept(self.table.active));
                self.next_turn(witness);
                Ok(None)
            }
            (Phase::Laying(seat), Move::Start { low, high }) => self.start(seat, low, high, witness),
            (Phase::Laying(seat), Move::Extend { card, nth }) => self.extend(seat, card, nth, witness),
            (Phase::Laying(seat), Move::Done) => Ok(self.discard_hand(seat, witness)),
            (phase, _) => Err(Illegal::NotNow(phase)),
        }
    }

    #[inline]
    fn draw(&mut self, witness: &mut impl Witness<Bango>) -> Played {
        let card = self.deck.draw(&mut self.table.deck).ok_or(Illegal::EmptyDeck)?;
        witness.saw(Event::Revealed(card));
        if self.table.is_last_turn() {
            witness.saw(Event::LastCard);
        }
        self.table.phase = match self.table.row.same_number(card) {
            Some(with) => {
                witness.saw(Event::Exploded { card, with });
                Phase::Exploded(card)
            }
            None => {
                self.table.row.push(card);
                Phase::Revealed
            }
        };
        Ok(Some(News::Revealed))
    }

    /// The active player destroys the card just revealed.
    #[inline]
    fn bango_new(&mut self, row: Card, hand: Card, witness: &mut impl Witness<Bango>) -> Played {
        if self.table.new_card() != Some(row) {
            return Err(Illegal::NotNew(row));
        }
        let news = self.bango(self.table.active, row, hand, witness)?;
        if self.table.phase == Phase::Revealed {
            self.table.row.remove(row);
        } else {
            witness.saw(Event::Cancelled);
        }
        self.table.phase = Phase::Destroyed;
        Ok(news)
    }

    /// After a stop: one card of the row.
    #[inline]
    fn take_one(&mut self, card: Card, witness: &mut impl Witness<Bango>) -> Played {
        self.take(self.table.active, card, witness)?;
        if self.table.row.is_empty() {
            self.end_turn(Drawing::Stopped, witness);
        } else {
            self.table.phase = Phase::Taking { any: true };
        }
        Ok(None)
    }

    /// After a stop: nothing more of the row.
    #[inline]
    fn leave_rest(&mut self, any: bool, witness: &mut impl Witness<Bango>) -> Played {
        if !any && !self.table.row.is_empty() {
            return Err(Illegal::TakeOne);
        }
        for card in self.table.row.iter() {
            witness.saw(Event::Left(card));
        }
        self.table.discard += self.table.row.len();
        self.table.row = Row::EMPTY;
        self.end_turn(Drawing::Stopped, witness);
        Ok(None)
    }

    /// The row is shared out: what is laid down, and who comes next.
    #[inline]
    pub(super) fn end_turn(&mut self, drawing: Drawing, witness: &mut impl Witness<Bango>) {
        let active = self.table.active;
        let cards = self.hand_len(active);
        if self.table.is_last_turn() {
            self.lay_last(active, witness);
        } else if cards > HAND_LIMIT {
            self.begin_laying(active, LayDown::Forced, witness);
        } else if cards > 0 && drawing == Drawing::Stopped {
            self.table.phase = Phase::LayOrKeep;
        } else {
            self.next_turn(witness);
        }
    }

    #[inline]
    pub(super) fn next_turn(&mut self, witness: &mut impl Witness<Bango>) {
        self.table.active = self.table.players.after(self.table.active);
        self.table.phase = Phase::Begin;
        witness.saw(Event::Turn(self.table.active));
    }

    /// Moves a card from the row to a hand, before the eyes of all.
    #[inline]
    pub(super) fn take(
        &mut self,
        seat: Seat,
        card: Card,
        witness: &mut impl Witness<Bango>,
    ) -> Result<(), Illegal> {
        if !self.table.row.remove(card) {
            return Err(Illegal::NotInRow(card));
        }
        self.table.known[seat].add(card);
        witness.saw(Event::Took { seat, card });
        Ok(())
    }

    /// Destroys a card that lies in the row.
    #[inline]
    pub(super) fn bango_in_row(
        &mut self,
        seat: Seat,
        row: Card,
        hand: Card,
        witness: &mut impl Witness<Bango>,
    ) -> Played {
        if !self.table.row.contains(row) {
            return Err(Illegal::NotInRow(row));
        }
        let news = self.bango(seat, row, hand, witness)?;
        self.table.row.remove(row);
        Ok(news)
    }

    /// Plays a card from a hand for one with the same number, which the caller takes away.
    #[inline]
    fn bango(&mut self, seat: Seat, row: Card, hand: Card, witness: &mut impl Witness<Bango>) -> Played {
        if row.number() != hand.number() {
            return Err(Illegal::NumbersDiffer { row, hand });
        }
        let news = self.spend(seat, hand)?;
        self.table.discard += 2;
        witness.saw(Event::Bango { seat, row, hand });
        Ok(news)
    }

    /// Takes a card out of a hand. Of two equal ones the one that all have seen goes first.
    #[inline]
    pub(super) fn spend(&mut self, seat: Seat, card: Card) -> Played {
        if self.table.known[seat].remove(card) {
            Ok(None)
        } else if self.secrets[seat] == Some(card) {
            self.secrets[seat] = None;
            Ok(Some(News::Shown))
        } else {
            Err(Illegal::NotInHand(card))
        }
    }
}
