//! What hands, rows and explosions are worth, in 64ths of a point.

use core::cell::Cell;

use super::lay_down::{LayDownSearch, POINT, Prices};
use super::odds::{Odds, numbers, row_numbers};
use super::policy::with;
use super::taste::Taste;
use crate::bots::share;
use crate::cards::Kinds;
use crate::games::Seat;
use crate::games::bango::{
    BangoSuits, Card, HAND_LIMIT, Hand, OpenState, Phase, Sequences, coloured_numbers, is_black,
};

/// A search for a lay-down is cut off here, with the best that it has found by then.
pub(super) const STEPS: u32 = 64;

/// To set such a search up is as much work as so many of its steps.
const SETTING_UP: u32 = 10;

/// A seat that judges what it knows.
pub(super) struct Judge<'a> {
    pub(super) open: &'a OpenState,
    pub(super) seat: Seat,
    pub(super) hand: Hand,
    pub(super) odds: &'a Odds,
    pub(super) taste: &'a Taste,
    /// The work done so far, in steps of searches for a lay-down.
    pub(super) spent: &'a Cell<u32>,
}

/// What stopping now is worth, and what would be taken.
#[derive(Clone, Copy)]
pub(super) struct Stop {
    pub(super) worth: i32,
    pub(super) take: u64,
}

impl Judge<'_> {
    fn sequences(&self) -> &Sequences {
        &self.open.sequences[self.seat]
    }

    /// Cards of the deck for each player: how long the game still goes on.
    pub(super) fn time(&self) -> i32 {
        share(i32::from(self.open.deck), i32::from(self.open.players.count()))
    }

    /// Prices for what is laid down now.
    pub(super) fn prices(&self) -> Prices {
        let start = (self.time() * self.taste.start).min(self.taste.start_most).max(8);
        Prices { start, discard: POINT }
    }

    /// What a card is worth that is kept in the hand though it fits nowhere yet.
    fn potential(&self, card: Card, near: u16) -> i32 {
        let time = self.time().min(self.taste.late);
        let hope = if is_black(card) {
            self.taste.black
        } else if near >> (card.number() - 1) & 1 == 1 {
            self.taste.near
        } else if self.sequences().free().is_some() {
            self.taste.free
        } else {
            self.taste.far
        };
        // It fades to a lost point at the end of the game.
        if self.taste.late == 0 { hope } else { share((hope + POINT) * time, self.taste.late) - POINT }
    }

    /// The numbers that need one more number to fit: bit 0 is the number 1.
    fn near(&self, hand: Hand) -> u16 {
        let coloured = coloured_numbers(hand.bits());
        let mut near = if self.sequences().free().is_some() { coloured << 2 | coloured >> 2 } else { 0 };
        for sequence in self.sequences().iter() {
            near |= 1u16 << (sequence.high() + 1);
            near |= 1u16.checked_shl(u32::from(sequence.low()).wrapping_sub(3)).unwrap_or(0);
        }
        near & 0x7ff
    }

    /// What a hand is worth to its player if it may be kept.
    pub(super) fn worth(&self, hand: Hand) -> i32 {
        self.best(hand, 0, |search| {
            let laid = search.worth_so_far();
            if hand.len() > HAND_LIMIT || self.open.deck == 0 {
                return laid;
            }
            let mut left = hand;
            for card in search.placed().cards() {
                left.remove(card);
            }
            laid + self.kept(left, hand)
        })
    }

    /// What is added for the cards that need not be discarded.
    fn kept(&self, left: Hand, hand: Hand) -> i32 {
        let near = self.near(hand);
        let hope: i32 = left.cards().map(|card| POINT + self.potential(card, near)).sum();
        hope - self.crowd(hand.len())
    }

    /// A full hand leaves no room.
    fn crowd(&self, cards: u8) -> i32 {
        self.taste.crowd.get(usize::from(cards)).copied().unwrap_or(0)
    }

    /// What laying down all of a hand now is worth.
    pub(super) fn laid(&self, hand: Hand) -> i32 {
        self.best(hand, 0, LayDownSearch::worth_so_far)
    }

    /// A good lay-down of a hand and cards of the row, most often the best.
    ///
    /// The search is lent, not given: it has 2 KB, and to move it was a tenth of all thinking.
    #[inline]
    pub(super) fn best<T>(&self, hand: Hand, row: u64, answer: impl FnOnce(&LayDownSearch) -> T) -> T {
        let mut search = LayDownSearch::with_row(self.sequences(), hand, row, self.prices());
        search.search(STEPS);
        self.count(&search);
        answer(&search)
    }

    /// Adds a search to the work done.
    pub(super) fn count(&self, search: &LayDownSearch) {
        self.spent.set(self.spent.get() + search.steps() + SETTING_UP);
    }

    /// What stopping is worth with this row and hand.
    pub(super) fn stop(&self, hand: Hand, row: u64) -> Stop {
        if row == 0 {
            return Stop { worth: self.worth(hand), take: 0 };
        }
        let (placed, mut worth) = self.best(hand, row, |search| (search.placed(), search.worth_so_far()));
        let mut left = hand;
        let mut take = 0;
        for card in placed.cards() {
            if !left.remove(card) {
                take |= 1 << card.index();
            }
        }
        let mut after = kinds(take).fold(hand, with);
        if take != 0 && (after.len() > HAND_LIMIT || self.open.deck == 0) {
            return Stop { worth, take };
        }
        // There is room for cards that may fit later.
        let near = self.near(after);
        let mut others = row & !take;
        while after.len() < HAND_LIMIT || take == 0 {
            let best = kinds(others).max_by_key(|&card| self.potential(card, near));
            let Some(card) = best else { break };
            let crowd = self.crowd(after.len() + 1) - self.crowd(after.len());
            let hope = self.potential(card, near) - crowd;
            if take != 0 && hope <= 0 {
                break;
            }
            others &= !(1 << card.index());
            take |= 1 << card.index();
            after.add(card);
            left.add(card);
            worth -= POINT;
        }
        if after.len() <= HAND_LIMIT && self.open.deck > 0 {
            worth += self.kept(left, after);
        }
        Stop { worth, take }
    }

    /// What an explosion is worth with this hand and row, and with a card like this one if it is known.
    pub(super) fn explosion(&self, hand: Hand, row: u64, card: Option<Card>) -> i32 {
        let all = kinds(row).chain(card).fold(hand, with);
        let opponents = i32::from(self.open.players.count()) - 1;
        let shared =
            opponents.min(kinds(row).filter(|&card| !is_black(card)).count().try_into().unwrap_or(0));
        let unknown = if card.is_none() { self.taste.exploding } else { 0 };
        self.worth(all) - shared * self.taste.share - unknown
    }

    /// What drawing one more card is worth.
    pub(super) fn draw(&self, hand: Hand, row: u64, stop: i32) -> i32 {
        let in_row = numbers(row);
        let total = self.odds.total();
        let explodes = self.odds.among(in_row);
        let mut useful = 0;
        let coloured = coloured_numbers(hand.bits() | row);
        if self.sequences().free().is_some() {
            useful |= coloured << 1 | coloured >> 1;
        }
        for sequence in self.sequences().iter() {
            useful |= 1u16 << sequence.high() | 1u16 << sequence.low() >> 2;
        }
        let useful = self.odds.among(useful & 0x7ff & !in_row);
        let safe = total - explodes;
        // An unsafe card can be destroyed with one of the same number.
        let saved = self.odds.among(in_row & numbers(hand.bits()));
        let lost = (stop - self.explosion(hand, row, None)).max(0);
        let gain = share(useful * self.taste.useful + (safe - useful) * self.taste.useless, total);
        stop + gain - share(lost * (explodes - saved) + lost.min(self.taste.save) * saved, total)
    }

    /// The chance of an explosion: so many of so many.
    pub(super) fn risk(&self) -> (u8, u8) {
        let explodes = self.odds.among(row_numbers(&self.open.row));
        (u8::try_from(explodes).unwrap_or(0), u8::try_from(self.odds.total()).unwrap_or(99))
    }

    /// The card that was just revealed and may be destroyed.
    pub(super) fn new_card(&self) -> Option<Card> {
        match self.open.phase {
            Phase::Revealed | Phase::Exploded(_) => self.open.new_card(),
            _ => None,
        }
    }
}

/// The cards of a set.
pub(super) fn kinds(cards: u64) -> Kinds<BangoSuits> {
    Kinds::of(cards)
}
