//! Playing: choose, reveal, draw, and score after the third turn.

use core::mem::take;

use super::{Burst, Card, Event, Five, Illegal, Phase, Turn, judge};
use crate::games::{Disclosure, Game, Moment, Observer};

impl Burst {
    /// The player whose decision it is chooses a card; the last choice of a turn reveals all.
    #[inline]
    pub(super) fn choose(
        &mut self,
        card: Card,
        observer: &mut impl Observer<Burst>,
    ) -> Result<Option<Disclosure>, Illegal> {
        let Phase::Choosing { turn, seat, left } = self.public.phase else { return Err(Illegal::Over) };
        if !self.hands[seat].remove(card) {
            return Err(Illegal::NotInHand(card));
        }
        self.chosen[seat].add(card);
        observer.event(Event::Chose { seat }, Moment::of(self));
        let next = self.players().after(seat);
        if left > 1 {
            self.public.phase = Phase::Choosing { turn, seat, left: left - 1 };
            Ok(None)
        } else if next != self.public.first {
            let left = self.public.ruleset.cards_in(turn);
            self.public.phase = Phase::Choosing { turn, seat: next, left };
            Ok(None)
        } else {
            self.end_turn(turn, observer);
            Ok(Some(Disclosure::Shown))
        }
    }

    /// All have chosen.
    fn end_turn(&mut self, turn: Turn, observer: &mut impl Observer<Burst>) {
        self.reveal(observer);
        self.draw(observer);
        match turn.next() {
            Some(turn) => self.public.begin(turn),
            None => self.end_round(observer),
        }
    }

    /// Turns up what was chosen.
    fn reveal(&mut self, observer: &mut impl Observer<Burst>) {
        for seat in self.players().from(self.public.first) {
            for card in take(&mut self.chosen[seat]).cards() {
                self.public.played[seat].add(card);
                observer.event(Event::Revealed { seat, card }, Moment::of(self));
            }
        }
    }

    /// Everybody draws back to five while the deck lasts, one player after the other (U3).
    fn draw(&mut self, observer: &mut impl Observer<Burst>) {
        for seat in self.players().from(self.public.first) {
            let mut count = 0;
            for _ in self.hands[seat].len()..Five::MOST {
                let Some(card) = self.deck.pop() else { break };
                self.hands[seat].add(card);
                count += 1;
            }
            if count > 0 {
                observer.event(Event::Drew { seat, count }, Moment::of(self));
            }
        }
    }

    /// Scores the round and begins the next one with the next first player, or ends the game.
    fn end_round(&mut self, observer: &mut impl Observer<Burst>) {
        let verdict = judge(&self.public.tally(), self.public.ruleset);
        observer.event(Event::Judged { round: self.public.round, verdict }, Moment::of(self));
        for seat in self.players().from(self.public.first) {
            let played = take(&mut self.public.played[seat]);
            let points = verdict.outcome.points(played);
            if points > 0 {
                // All numbers of the game add up to 255.
                self.public.scores[seat] = self.public.scores[seat].saturating_add(points);
                observer.event(Event::Scored { seat, points }, Moment::of(self));
            }
            self.public.discard.extend(played.cards());
        }
        if self.public.is_last_round() {
            self.end(observer);
        } else {
            self.public.round += 1;
            self.public.first = self.players().after(self.public.first);
            self.public.begin(Turn::First);
            observer
                .event(Event::Began { round: self.public.round, first: self.public.first }, Moment::of(self));
        }
    }

    /// Puts away what is left in the hands.
    fn end(&mut self, observer: &mut impl Observer<Burst>) {
        for seat in self.players().seats() {
            self.leftovers[seat] = take(&mut self.hands[seat]).cards().next();
        }
        self.public.phase = Phase::Over;
        observer.event(Event::Over, Moment::of(self));
    }
}
