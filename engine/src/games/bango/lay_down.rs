//! Laying down a hand: chosen, forced, or at the end of the game.

use super::play::Played;
use super::sequence::{Nth, Sequence};
use super::table::Phase;
use super::{Bango, Card, Event, Hand, Illegal, LayDown};
use crate::games::{News, Seat, Witness};

impl Bango {
    #[inline]
    pub(super) fn begin_laying(&mut self, seat: Seat, why: LayDown, witness: &mut impl Witness<Bango>) {
        self.table.phase = Phase::Laying(seat);
        witness.saw(Event::LaysDown { seat, why });
    }

    /// The last lay-down of a seat and of those that follow; an empty hand is passed over.
    #[inline]
    pub(super) fn lay_last(&mut self, first: Seat, witness: &mut impl Witness<Bango>) {
        let mut seat = first;
        while self.hand_len(seat) == 0 {
            seat = self.table.players.after(seat);
            if seat == self.table.active {
                self.table.phase = Phase::Over;
                witness.saw(Event::GameOver);
                return;
            }
        }
        self.begin_laying(seat, LayDown::Last, witness);
    }

    #[inline]
    pub(super) fn start(
        &mut self,
        seat: Seat,
        low: Card,
        high: Card,
        witness: &mut impl Witness<Bango>,
    ) -> Played {
        let nth = self.table.sequences[seat].free().ok_or(Illegal::ThreeSequences)?;
        let sequence = Sequence::start(low, high)?;
        let hand = self.hand(seat);
        for card in [low, high] {
            if !hand.contains(card) {
                return Err(Illegal::NotInHand(card));
            }
        }
        let news = self.spend(seat, low)?.or(self.spend(seat, high)?);
        self.table.sequences[seat].put(nth, sequence);
        witness.saw(Event::Started { seat, nth, low, high });
        self.placed(seat, witness);
        Ok(news)
    }

    #[inline]
    pub(super) fn extend(
        &mut self,
        seat: Seat,
        card: Card,
        nth: Nth,
        witness: &mut impl Witness<Bango>,
    ) -> Played {
        let sequence = self.table.sequences[seat].get(nth).ok_or(Illegal::NoSequence(nth))?;
        let extended = sequence.extended(card)?;
        let news = self.spend(seat, card)?;
        self.table.sequences[seat].put(nth, extended);
        witness.saw(Event::Extended { seat, nth, card });
        self.placed(seat, witness);
        Ok(news)
    }

    /// All cards that were not placed go to the personal discard, where everybody sees them.
    #[inline]
    pub(super) fn discard_hand(&mut self, seat: Seat, witness: &mut impl Witness<Bango>) -> Option<News> {
        let hand = self.hand(seat);
        for card in hand.cards() {
            witness.saw(Event::Discarded { seat, card });
        }
        self.table.discards[seat] += hand.len();
        self.table.known[seat] = Hand::EMPTY;
        let secret = self.secrets[seat].take();
        self.laid_down(seat, witness);
        secret.map(|_| News::Shown)
    }

    /// A card was placed; with the last one the hand is laid down.
    #[inline]
    fn placed(&mut self, seat: Seat, witness: &mut impl Witness<Bango>) {
        if self.hand_len(seat) == 0 {
            self.laid_down(seat, witness);
        }
    }

    /// A seat, its hand now empty, has laid down: the next turn or, in the last turn, the next seat.
    #[inline]
    fn laid_down(&mut self, seat: Seat, witness: &mut impl Witness<Bango>) {
        if self.table.is_last_turn() {
            self.lay_last(seat, witness);
        } else {
            self.next_turn(witness);
        }
    }
}
