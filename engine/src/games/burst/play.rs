//! Playing: choose, reveal, draw, and score after the third turn.

use core::mem::take;

use super::{Burst, Card, Event, Five, Illegal, Phase, Turn, judge};
use crate::games::{Game, News, Witness};

impl Burst {
    /// The player whose decision it is chooses a card; the last choice of a turn reveals all.
    #[inline]
    pub(super) fn choose(
        &mut self,
        card: Card,
        witness: &mut impl Witness<Burst>,
    ) -> Result<Option<News>, Illegal> {
        let Phase::Choosing { turn, seat, left } = self.table.phase else { return Err(Illegal::Over) };
        if !self.hands[seat].remove(card) {
            return Err(Illegal::NotInHand(card));
        }
        self.chosen[seat].add(card);
        witness.saw(Event::Chose { seat });
        let next = self.players().after(seat);
        if left > 1 {
            self.table.phase = Phase::Choosing { turn, seat, left: left - 1 };
            Ok(None)
        } else if next != self.table.first {
            let left = self.table.column.cards_in(turn);
            self.table.phase = Phase::Choosing { turn, seat: next, left };
            Ok(None)
        } else {
            self.end_turn(turn, witness);
            Ok(Some(News::Shown))
        }
    }

    /// All have chosen.
    fn end_turn(&mut self, turn: Turn, witness: &mut impl Witness<Burst>) {
        self.reveal(witness);
        self.draw(witness);
        match turn.next() {
            Some(turn) => self.table.begin(turn),
            None => self.end_round(witness),
        }
    }

    /// Turns up what was chosen.
    fn reveal(&mut self, witness: &mut impl Witness<Burst>) {
        for seat in self.players().from(self.table.first) {
            for card in take(&mut self.chosen[seat]).cards() {
                self.table.played[seat].add(card);
                witness.saw(Event::Revealed { seat, card });
            }
        }
    }

    /// Everybody draws back to five while the deck lasts, one player after the other (U3).
    fn draw(&mut self, witness: &mut impl Witness<Burst>) {
        for seat in self.players().from(self.table.first) {
            let mut count = 0;
            for _ in self.hands[seat].len()..Five::MOST {
                let Some(card) = self.deck.pop() else { break };
                self.hands[seat].add(card);
                count += 1;
            }
            if count > 0 {
                witness.saw(Event::Drew { seat, count });
            }
        }
    }

    /// Scores the round and begins the next one with the next first player, or ends the game.
    fn end_round(&mut self, witness: &mut impl Witness<Burst>) {
        let verdict = judge(&self.table.tally(), self.table.column);
        witness.saw(Event::Judged { round: self.table.round, verdict });
        for seat in self.players().from(self.table.first) {
            let played = take(&mut self.table.played[seat]);
            let points = verdict.outcome.points(played);
            if points > 0 {
                // All numbers of the game add up to 250.
                self.table.scores[seat] = self.table.scores[seat].saturating_add(points);
                witness.saw(Event::Scored { seat, points });
            }
            self.table.discard.extend(played.cards());
        }
        if self.table.is_last_round() {
            self.end(witness);
        } else {
            self.table.round += 1;
            self.table.first = self.players().after(self.table.first);
            self.table.begin(Turn::First);
            witness.saw(Event::Began { round: self.table.round, first: self.table.first });
        }
    }

    /// Puts away what is left in the hands.
    fn end(&mut self, witness: &mut impl Witness<Burst>) {
        for seat in self.players().seats() {
            self.leftovers[seat] = take(&mut self.hands[seat]).cards().next();
        }
        self.table.phase = Phase::Over;
        witness.saw(Event::Over);
    }
}
