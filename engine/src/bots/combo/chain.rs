//! Chains of combinations in one turn: nothing is drawn in between, so the own hand is searched to the end.

use super::judge::{CARD, Taste, effect, left_behind};
use super::sight::Sight;
use crate::cards::Kinds;
use crate::games::combo::{Card, Hand, PerPile, Pile, combination, completing, fitting};

/// How many placements one search looks at. Hands of six hardly ever need a quarter of it.
const MOST_STEPS: u16 = 120;
/// No search goes deeper than this.
const DEEPEST: u8 = 12;
/// Ending the round is worth more than anything else.
const FINISH: i32 = 40 * CARD;

/// A card on a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub(super) card: Card,
    pub(super) pile: Pile,
}

/// What the rest of a turn can bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outlook {
    /// In hundredths of a card.
    pub(super) worth: i32,
    /// How many cards are placed.
    pub(super) cards: u8,
    /// Whether the hand is empty then.
    pub(super) finishes: bool,
}

/// A search through the own turn.
pub(super) struct Turn<'a> {
    sight: &'a Sight<'a>,
    taste: &'a Taste,
    /// How many placements were looked at.
    pub(super) steps: u16,
}

impl<'a> Turn<'a> {
    pub(super) fn new(sight: &'a Sight<'a>, taste: &'a Taste) -> Turn<'a> {
        Turn { sight, taste, steps: 0 }
    }

    /// What drawing a card instead brings.
    pub(super) fn drawing(&self, hand: &Hand, tops: &PerPile<Card>) -> Outlook {
        let worth = left_behind(self.taste, self.sight, hand, tops, 1);
        Outlook { worth, cards: 0, finishes: false }
    }

    /// The best first step with these cards, or to draw.
    pub(super) fn best(&mut self, hand: &Hand, tops: &PerPile<Card>) -> (Option<Step>, Outlook) {
        self.best_from(hand, tops, 0)
    }

    fn best_from(&mut self, hand: &Hand, tops: &PerPile<Card>, depth: u8) -> (Option<Step>, Outlook) {
        let mut best = (None, self.drawing(hand, tops));
        for pile in Pile::ALL {
            for card in Kinds::of(hand.bits() & fitting(tops[pile])) {
                if self.steps >= MOST_STEPS {
                    return best;
                }
                let step = Step { card, pile };
                let outlook = self.after_from(hand, tops, step, depth);
                if outlook.worth > best.1.worth {
                    best = (Some(step), outlook);
                }
            }
        }
        best
    }

    /// What a step brings, with the best that can follow.
    pub(super) fn after(&mut self, hand: &Hand, tops: &PerPile<Card>, step: Step) -> Outlook {
        self.after_from(hand, tops, step, 0)
    }

    fn after_from(&mut self, hand: &Hand, tops: &PerPile<Card>, step: Step, depth: u8) -> Outlook {
        self.steps += 1;
        let Step { card, pile } = step;
        let makes = completing(tops, pile) >> card.index() & 1 != 0;
        let (mut hand, mut after) = (*hand, *tops);
        hand.remove(card);
        after[pile] = card;
        let mut gain = 0;
        if makes && let Some(combination) = combination(tops, card, pile) {
            gain = effect(self.taste, combination, self.sight.opponents());
        }
        if hand.is_empty() {
            return Outlook { worth: FINISH + gain, cards: 1, finishes: true };
        }
        let rest = if makes && depth < DEEPEST {
            self.best_from(&hand, &after, depth + 1).1
        } else {
            let worth = left_behind(self.taste, self.sight, &hand, &after, 0);
            Outlook { worth, cards: 0, finishes: false }
        };
        Outlook { worth: rest.worth + gain, cards: rest.cards + 1, ..rest }
    }
}
