//! Chains of combinations in one turn: nothing is drawn in between, so the own hand is searched to the end.

use core::hint::select_unpredictable;

use super::held::Held;
use super::judge::{CARD, Weights, effect, left_behind};
use super::sight::Knowledge;
use super::top::Tops;
use crate::cards::Kinds;
use crate::games::combo::{Card, Pile};

/// How many placements one search looks at. Hands of six hardly ever need a quarter of it.
const MOST_STEPS: u16 = 120;
/// No search goes deeper than this.
const DEEPEST: u8 = 12;
/// Ending the round is worth more than anything else.
const FINISH: i32 = 40 * CARD;

/// A card on a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ChainStep {
    pub(super) card: Card,
    pub(super) pile: Pile,
}

/// What the rest of a turn can bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ChainOutlook {
    /// In hundredths of a card.
    pub(super) worth: i32,
    /// How many cards are placed.
    pub(super) cards: u8,
    /// Whether the hand is empty then.
    pub(super) finishes: bool,
}

/// A search through the own turn.
pub(super) struct ChainTurn<'a> {
    sight: &'a Knowledge<'a>,
    taste: &'a Weights,
    /// How many cards the next player has.
    next: i32,
    /// How many placements were looked at.
    pub(super) steps: u16,
}

impl<'a> ChainTurn<'a> {
    pub(super) fn new(sight: &'a Knowledge<'a>, taste: &'a Weights) -> ChainTurn<'a> {
        ChainTurn { sight, taste, next: i32::from(sight.next_size), steps: 0 }
    }

    /// What drawing a card instead brings.
    pub(super) fn drawing(&self, held: &Held, tops: &Tops) -> ChainOutlook {
        let worth = left_behind(self.taste, self.next, held, tops, 1);
        ChainOutlook { worth, cards: 0, finishes: false }
    }

    /// The best first step with these cards, or to draw.
    pub(super) fn best(&mut self, held: &Held, tops: &Tops) -> (Option<ChainStep>, ChainOutlook) {
        self.best_from(held, tops, 0)
    }

    fn best_from(&mut self, held: &Held, tops: &Tops, depth: u8) -> (Option<ChainStep>, ChainOutlook) {
        let mut best = (None, self.drawing(held, tops));
        for pile in Pile::ALL {
            let fitting = held.hand.bits() & tops[pile].fitting;
            let making = tops.making(pile);
            for card in Kinds::of(fitting) {
                if self.steps >= MOST_STEPS {
                    return best;
                }
                let step = ChainStep { card, pile };
                let ends = held.cards > 1 && making >> card.index() & 1 == 0;
                let outlook = if ends {
                    self.steps += 1;
                    self.ending(held, tops, step)
                } else {
                    self.after_from(held, tops, step, making, depth)
                };
                // Guessed wrong as often as not, were it a branch.
                let better = outlook.worth > best.1.worth;
                best = select_unpredictable(better, (Some(step), outlook), best);
            }
        }
        best
    }

    /// What a step brings after which the turn is over, and cards are left.
    #[inline]
    fn ending(&self, held: &Held, tops: &Tops, ChainStep { card, pile }: ChainStep) -> ChainOutlook {
        let after = tops.with(pile, card);
        let worth = left_behind(self.taste, self.next, &held.without(card), &after, 0);
        ChainOutlook { worth, cards: 1, finishes: false }
    }

    /// What a step brings, with the best that can follow.
    pub(super) fn after(&mut self, held: &Held, tops: &Tops, step: ChainStep) -> ChainOutlook {
        self.after_from(held, tops, step, tops.making(step.pile), 0)
    }

    /// `making` are the kinds that make a combination on the step's pile.
    fn after_from(
        &mut self,
        held: &Held,
        tops: &Tops,
        step: ChainStep,
        making: u64,
        depth: u8,
    ) -> ChainOutlook {
        self.steps += 1;
        let ChainStep { card, pile } = step;
        let makes = making >> card.index() & 1 != 0;
        let (rest, after) = (held.without(card), tops.with(pile, card));
        let mut gain = 0;
        if makes && let Some(combination) = tops.combination(card, pile) {
            gain = effect(self.taste, combination, self.sight.opponents());
        }
        if rest.hand.is_empty() {
            return ChainOutlook { worth: FINISH + gain, cards: 1, finishes: true };
        }
        let rest = if makes && depth < DEEPEST {
            self.best_from(&rest, &after, depth + 1).1
        } else {
            let worth = left_behind(self.taste, self.next, &rest, &after, 0);
            ChainOutlook { worth, cards: 0, finishes: false }
        };
        ChainOutlook { worth: rest.worth + gain, cards: rest.cards + 1, ..rest }
    }
}
