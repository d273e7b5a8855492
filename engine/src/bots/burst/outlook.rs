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

/// All different choices of one or two cards of a hand.
pub(super) fn choices(hand: Five, count: u8) -> impl Iterator<Item = CardChoice> {
    let mut before = None;
    let firsts = hand.cards().enumerate();
    firsts.flat_map(move |(at, first)| {
        let again = before == Some(first);
        before = Some(first);
        let mut last = None;
        let pairs = hand.cards().skip(at + 1).filter(move |_| count > 1 && !again).filter(move |&card| {
            let new = last != Some(card);
            last = Some(card);
            new
        });
        let single = (count == 1 && !again).then_some(CardChoice { first, second: None });
        single.into_iter().chain(pairs.map(move |second| CardChoice { first, second: Some(second) }))
    })
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
        choices(hand, count)
            .map(|choice| Valued { choice, value: self.value(hand, choice) })
            .reduce(|best, next| if next.value > best.value { next } else { best })
    }

    /// What a choice is worth, summed up over all futures; the player's own later cards are any of the rest.
    pub(super) fn value(&self, hand: Five, choice: CardChoice) -> i32 {
        let mut rest = hand;
        let (mut own, mut given_up) = (self.own, 0);
        for card in choice.cards() {
            rest.remove(card);
            own = own.plus(PlayedCards::of(card));
            given_up += kept(card, self.last_round);
        }
        let (rests, ways) = self.later_piles(rest);
        let share = share(self.ruleset);
        let (mut way, mut sum) = (0, 0);
        for &future in self.futures {
            let later = rests.get(way).copied().unwrap_or_default();
            way = if way + 1 < ways { way + 1 } else { 0 };
            let own = own.plus(later);
            let others = self.others.plus(future);
            sum += margin(own.plus(others).scoring(self.ruleset), own, others, share) - given_up;
        }
        sum
    }

    /// What the player may play in later turns: as many cards as it takes, beginning with each in turn.
    fn later_piles(&self, rest: Five) -> ([PlayedCards; 5], usize) {
        let mut piles = [PlayedCards::EMPTY; 5];
        if self.later == 0 {
            return (piles, 1);
        }
        let mut cards = [PlayedCards::EMPTY; 5];
        let mut ways = 0;
        for (place, card) in cards.iter_mut().zip(rest.cards()) {
            *place = PlayedCards::of(card);
            ways += 1;
        }
        let needed = ways.min(self.futures.len());
        for (start, pile) in piles.iter_mut().enumerate().take(needed) {
            let mut at = start;
            for _ in 0..self.later {
                *pile = pile.plus(cards.get(at).copied().unwrap_or_default());
                at = if at + 1 < ways { at + 1 } else { 0 };
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
