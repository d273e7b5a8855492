//! How a good player judges a card: by what the round may come to, and by what is kept for later.

use super::pile::{PlayedCards, Scoring};
use crate::cards::Rng;
use crate::games::burst::{Card, Five, Ruleset};

/// One point in the units of values: divisible by every number of opponents.
pub(super) const POINT: i32 = 12;

/// What each point above the first is worth in the hand for later rounds: a sixth. Found by tournaments, which
/// hardly tell it from a quarter.
const KEPT: i32 = POINT / 6;

/// What a card is worth for the rounds to come; nothing in the last one.
pub(super) fn kept(card: Card, last_round: bool) -> i32 {
    if last_round { 0 } else { KEPT * i32::from(card.number() - 1) }
}

/// The cards of one choice: one, or two that are played together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CardChoice {
    pub(super) first: Card,
    pub(super) second: Option<Card>,
}

impl CardChoice {
    pub(super) fn cards(self) -> impl Iterator<Item = Card> {
        core::iter::once(self.first).chain(self.second)
    }
}

/// A choice and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Valued {
    pub(super) choice: CardChoice,
    pub(super) value: i32,
}

/// A hand whose cards were looked up, so that its choices can be judged one after the other.
pub(super) struct HeldCards {
    cards: [(Card, PlayedCards); Five::MOST as usize],
    count: usize,
}

impl HeldCards {
    pub(super) fn of(hand: Five) -> HeldCards {
        let mut held =
            HeldCards { cards: [(Card::FIRST, PlayedCards::EMPTY); Five::MOST as usize], count: 0 };
        for (place, card) in held.cards.iter_mut().zip(hand.cards()) {
            *place = (card, PlayedCards::of(card));
            held.count += 1;
        }
        held
    }

    /// The cards in order, with their places.
    fn places(&self) -> impl DoubleEndedIterator<Item = (usize, Card, PlayedCards)> {
        self.cards.iter().take(self.count).enumerate().map(|(place, &(card, pile))| (place, card, pile))
    }

    /// All different choices of one or two cards.
    pub(super) fn choices(&self, count: u8, mut found: impl FnMut(CardChoice, Taken)) {
        let mut before = None;
        for (place, first, pile) in self.places() {
            if before.replace(first) == Some(first) {
                continue;
            }
            let taken = Taken { places: 1 << place, pile };
            if count == 1 {
                found(CardChoice { first, second: None }, taken);
                continue;
            }
            let mut last = None;
            for (next, second, more) in self.places().skip(place + 1) {
                if last.replace(second) != Some(second) {
                    let taken = Taken { places: taken.places | 1 << next, pile: pile.plus(more) };
                    found(CardChoice { first, second: Some(second) }, taken);
                }
            }
        }
    }

    /// The cards that are not taken, one after the other.
    fn rest(&self, taken: Taken) -> ([PlayedCards; Five::MOST as usize], usize) {
        let mut rest = [PlayedCards::EMPTY; Five::MOST as usize];
        let mut count = 0;
        for (place, _, pile) in self.places() {
            if taken.places >> place & 1 == 0
                && let Some(next) = rest.get_mut(count)
            {
                *next = pile;
                count += 1;
            }
        }
        (rest, count)
    }
}

/// What a choice takes from a hand.
#[derive(Clone, Copy)]
pub(super) struct Taken {
    /// The places of its cards, as bits.
    places: u8,
    /// Its cards.
    pile: PlayedCards,
}

/// What a player knows of a round in play, and what the others may still do in it.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) ruleset: &'static Ruleset,
    pub(super) last_round: bool,
    /// What the player has played in this round.
    pub(super) own: PlayedCards,
    /// What all others have revealed in it.
    pub(super) others: PlayedCards,
    /// Ways in which the others may go on from here.
    pub(super) futures: &'a [PlayedCards],
    /// How many cards the player plays in later turns of the round.
    pub(super) later: u8,
}

impl Outlook<'_> {
    /// The choice of `count` cards with the best mean value.
    pub(super) fn best(&self, hand: Five, count: u8) -> Option<Valued> {
        let held = HeldCards::of(hand);
        let mut best: Option<Valued> = None;
        held.choices(count, |choice, taken| {
            let value = self.value(&held, choice, taken);
            if best.is_none_or(|best| value > best.value) {
                best = Some(Valued { choice, value });
            }
        });
        best
    }

    /// What a choice is worth, summed up over all futures; the player's own later cards are any of the rest.
    pub(super) fn value(&self, held: &HeldCards, choice: CardChoice, taken: Taken) -> i32 {
        let own = self.own.plus(taken.pile);
        let given_up: i32 = choice.cards().map(|card| kept(card, self.last_round)).sum();
        let share = share(self.ruleset);
        let judge = |own: PlayedCards, future: PlayedCards| {
            let others = self.others.plus(future);
            margin(own.plus(others).scoring(self.ruleset), own, others, share) - given_up
        };
        if self.later == 0 {
            return self.futures.iter().map(|&future| judge(own, future)).sum();
        }
        let (rests, ways) = self.later_piles(held, taken);
        let rests = rests.get(..ways).unwrap_or(&[]);
        self.futures
            .iter()
            .zip(rests.iter().cycle())
            .map(|(&future, &later)| judge(own.plus(later), future))
            .sum()
    }

    /// What the player may play in later turns: as many cards as it takes, beginning with each in turn.
    fn later_piles(&self, held: &HeldCards, taken: Taken) -> ([PlayedCards; Five::MOST as usize], usize) {
        let (rest, count) = held.rest(taken);
        let mut piles = [PlayedCards::EMPTY; Five::MOST as usize];
        let needed = count.min(self.futures.len());
        for (start, pile) in piles.iter_mut().enumerate().take(needed) {
            let mut at = start;
            for _ in 0..self.later {
                *pile = pile.plus(rest.get(at).copied().unwrap_or_default());
                at = if at + 1 < count { at + 1 } else { 0 };
            }
        }
        (piles, needed)
    }
}

/// How much the points of each opponent count against the own ones.
pub(super) fn share(ruleset: &Ruleset) -> i32 {
    match ruleset.players.count() {
        2 => POINT,
        3 => POINT / 2,
        4 => POINT / 3,
        _ => POINT / 4,
    }
}

/// By how much a player does better than the others.
#[inline]
pub(super) fn margin(scoring: Scoring, own: PlayedCards, others: PlayedCards, share: i32) -> i32 {
    POINT * i32::from(scoring.points(own)) - share * i32::from(scoring.points(others))
}

/// Fills in ways in which the others may go on: any `cards` of those unseen.
pub(super) fn fill(futures: &mut [PlayedCards], unseen: &mut [Card], cards: u8, rng: &mut Rng) {
    for future in futures {
        *future = draw(unseen, cards, rng).iter().copied().collect();
    }
}

/// Any `count` of the cards, brought to the front.
pub(super) fn draw<'a>(cards: &'a mut [Card], count: u8, rng: &mut Rng) -> &'a [Card] {
    let mut left = u32::try_from(cards.len()).unwrap_or(0);
    let count = usize::from(count).min(cards.len());
    for place in 0..count {
        let chosen = place + rng.below(left) as usize;
        if place < cards.len() && chosen < cards.len() {
            cards.swap(place, chosen);
        }
        left -= 1;
    }
    cards.get(..count).unwrap_or(&[])
}
