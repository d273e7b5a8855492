//! How a good player judges a card: by what the round may come to, and by what is kept for later.

use crate::cards::Chance;
use crate::games::burst::{Card, Column, Five, Pile, Scoring};

/// One point in the units of values: divisible by every number of opponents.
pub(super) const POINT: i32 = 12;

/// What each number is worth in the hand for later rounds, in units of values.
const KEPT: [i32; 5] = [0, 4, 8, 12, 16];

/// What the cards are worth for the rounds to come; nothing in the last one.
pub(super) fn kept(card: Card, last_round: bool) -> i32 {
    if last_round { 0 } else { i32::from(card.number() - 1) * super::tune::get(0) }
}

/// The cards of one choice: one, or two that are played together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) first: Card,
    pub(super) second: Option<Card>,
}

impl Choice {
    pub(super) fn cards(self) -> impl Iterator<Item = Card> {
        core::iter::once(self.first).chain(self.second)
    }
}

/// A choice and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Valued {
    pub(super) choice: Choice,
    pub(super) value: i32,
}

/// All different choices of one or two cards of a hand.
pub(super) fn choices(hand: Five, count: u8) -> impl Iterator<Item = Choice> {
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
        let single = (count == 1 && !again).then_some(Choice { first, second: None });
        single.into_iter().chain(pairs.map(move |second| Choice { first, second: Some(second) }))
    })
}

/// What a player knows of a round in play, and what the others may still do in it.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) column: &'static Column,
    pub(super) last_round: bool,
    /// What the player has played in this round.
    pub(super) own: Pile,
    /// What all others have revealed in it.
    pub(super) others: Pile,
    /// Ways in which the others may go on from here.
    pub(super) futures: &'a [Pile],
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
    pub(super) fn value(&self, hand: Five, choice: Choice) -> i32 {
        let mut rest = hand;
        let (mut own, mut given_up) = (self.own, 0);
        for card in choice.cards() {
            rest.remove(card);
            own = own.plus(Pile::of(card));
            given_up += kept(card, self.last_round);
        }
        let mut rests = [Pile::EMPTY; 5];
        let mut rest_count = 0;
        for (place, card) in rests.iter_mut().zip(rest.cards()) {
            *place = Pile::of(card);
            rest_count += 1;
        }
        let share = share(self.column);
        let (mut start, mut sum) = (0, 0);
        for &future in self.futures {
            let later = rests.iter().take(rest_count).cycle().skip(start).take(usize::from(self.later));
            let own = later.fold(own, |own, &pile| own.plus(pile));
            start = if start + 1 < rest_count { start + 1 } else { 0 };
            let others = self.others.plus(future);
            sum += margin(own.plus(others).scoring(self.column), own, others, share) - given_up;
        }
        sum
    }
}

/// How much the points of each opponent count against the own ones.
pub(super) fn share(column: &Column) -> i32 {
    match column.players.count() {
        2 => POINT,
        3 => POINT / 2,
        4 => POINT / 3,
        _ => POINT / 4,
    }
}

/// By how much a player does better than the others.
#[inline]
pub(super) fn margin(scoring: Scoring, own: Pile, others: Pile, share: i32) -> i32 {
    POINT * i32::from(scoring.points(own)) - share * i32::from(scoring.points(others))
}

/// Fills in ways in which the others may go on: any `cards` of those unseen.
pub(super) fn fill(futures: &mut [Pile], unseen: &mut [Card], cards: u8, chance: &mut Chance) {
    for future in futures {
        *future = draw(unseen, cards, chance).iter().copied().collect();
    }
}

/// Any `count` of the cards, brought to the front.
pub(super) fn draw<'a>(cards: &'a mut [Card], count: u8, chance: &mut Chance) -> &'a [Card] {
    let mut left = u32::try_from(cards.len()).unwrap_or(0);
    let count = usize::from(count).min(cards.len());
    for place in 0..count {
        let chosen = place + chance.below(left) as usize;
        cards.swap(place, chosen);
        left -= 1;
    }
    cards.get(..count).unwrap_or(&[])
}
