//! How a good player judges a card: by what the round may come to, and by what is kept for later.

use super::held::{CardChoice, HeldCards};
use super::pile::{PlayedCards, Scoring};
use crate::cards::Rng;
use crate::games::burst::{Card, Five, KINDS, Ruleset};

/// One point in the units of values: divisible by every number of opponents.
pub(super) const POINT: i32 = 12;

/// What each point above the first is worth in the hand for later rounds: a sixth. Found by tournaments, which
/// hardly tell it from a quarter.
const KEPT: i32 = POINT / 6;

/// The same for each card, since the number of a card takes a division.
#[allow(clippy::indexing_slicing)] // at compile time, where a slip is an error
static KEPT_CARDS: [i32; KINDS] = {
    let mut kept = [0; KINDS];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        kept[index as usize] = KEPT * (card.number() as i32 - 1);
        index += 1;
    }
    kept
};

/// What a card is worth for the rounds to come; nothing in the last one.
#[inline]
pub(super) fn kept(card: Card, last_round: bool) -> i32 {
    if last_round { 0 } else { KEPT_CARDS.get(usize::from(card.index())).copied().unwrap_or(0) }
}

/// A choice and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Valued {
    pub(super) choice: CardChoice,
    pub(super) value: i32,
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
        let mut best: Option<Valued> = None;
        HeldCards::of(hand, self).values(count, |choice, value| {
            if best.is_none_or(|best| value > best.value) {
                best = Some(Valued { choice, value });
            }
        });
        best
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
