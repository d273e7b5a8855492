//! Chains of combinations in one turn: nothing is drawn in between, so the own hand is searched to the end.

use core::hint::select_unpredictable;

use super::held::Held;
use super::judge::{CARD, Weights, effect, left_behind, most_by_drawing};
use super::openings::Openings;
use super::sight::Knowledge;
use super::top::{Top, Tops};
use crate::games::combo::{Card, Combination, Pile, Shown};

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

/// The best step so far. What it is, is one number, so that it is replaced without a branch, which would be guessed wrong
/// as often as not; a value of several fields would go through memory.
struct Best {
    worth: i32,
    /// Its card, its pile, how many cards are placed, and whether the hand is empty then.
    found: u32,
}

impl Best {
    #[inline]
    fn improve(&mut self, placed: &Top, pile: Pile, outlook: ChainOutlook) {
        let found =
            u32::from_le_bytes([placed.card.index(), pile as u8, outlook.cards, u8::from(outlook.finishes)]);
        self.found = select_unpredictable(outlook.worth > self.worth, found, self.found);
        self.worth = self.worth.max(outlook.worth);
    }

    #[inline]
    fn step(&self) -> (Option<ChainStep>, ChainOutlook) {
        let [card, pile, cards, finishes] = self.found.to_le_bytes();
        let step = Card::from_index(card).zip(Pile::from_number(pile + 1));
        let outlook = ChainOutlook { worth: self.worth, cards, finishes: finishes != 0 };
        (step.map(|(card, pile)| ChainStep { card, pile }), outlook)
    }
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
        let worth = left_behind(self.taste, self.next, held, tops.0, 1);
        ChainOutlook { worth, cards: 0, finishes: false }
    }

    /// The best first step with these cards, or to draw.
    pub(super) fn best(&mut self, held: &Held, tops: &Tops) -> (Option<ChainStep>, ChainOutlook) {
        self.best_from(held, tops, self.sight.open.noted, 0)
    }

    fn best_from(
        &mut self,
        held: &Held,
        tops: &Tops,
        noted: Shown,
        depth: u8,
    ) -> (Option<ChainStep>, ChainOutlook) {
        let mut best = Best { worth: i32::MIN, found: 0 };
        let mut making = 0;
        for pile in Pile::ALL {
            let mut fitting = held.kinds & tops[pile].fitting;
            while self.steps < MOST_STEPS
                && let Some(placed) = Top::take(&mut fitting)
            {
                self.steps += 1;
                let [one, two] = pile.others().map(|other| tops[other]);
                let after = [placed, one, two];
                // Most cards change nothing that the tops show, which the tables tell at once.
                let shows = Openings::on(after).made_by(placed, tops[pile]);
                let made = if shows { tops.combination(noted, placed.card, pile) } else { None };
                making += i32::from(shows);
                let outlook = if made.is_some() || held.cards == 1 {
                    self.after_from(held, tops, noted, (pile, placed), made, depth)
                } else {
                    // The turn is over, and cards are left.
                    let worth = left_behind(self.taste, self.next, &held.without(placed), after, 0);
                    ChainOutlook { worth, cards: 1, finishes: false }
                };
                best.improve(placed, pile, outlook);
            }
        }
        if self.steps >= MOST_STEPS {
            making = 6; // not all was looked at
        }
        // Drawing is seldom the best. That it is not, mostly shows before it is judged: a tenth of the search.
        if most_by_drawing(self.taste, self.next, held, making) >= best.worth {
            let drawing = self.drawing(held, tops);
            if drawing.worth >= best.worth {
                return (None, drawing);
            }
        }
        best.step()
    }

    /// What a step brings, with the best that can follow.
    pub(super) fn after(&mut self, held: &Held, tops: &Tops, step: ChainStep) -> ChainOutlook {
        self.steps += 1;
        let noted = self.sight.open.noted;
        let made = tops.combination(noted, step.card, step.pile);
        self.after_from(held, tops, noted, (step.pile, Top::of(step.card)), made, 0)
    }

    /// What placing this top brings, where it is known what it makes.
    fn after_from(
        &mut self,
        held: &Held,
        tops: &Tops,
        noted: Shown,
        (pile, placed): (Pile, &'static Top),
        made: Option<Combination>,
        depth: u8,
    ) -> ChainOutlook {
        let (rest, after) = (held.without(placed), tops.with(pile, placed));
        let gain = made.map_or(0, |made| effect(self.taste, made, self.sight.opponents()));
        if rest.cards == 0 {
            return ChainOutlook { worth: FINISH + gain, cards: 1, finishes: true };
        }
        let rest = if made.is_some() && depth < DEEPEST {
            self.best_from(&rest, &after, noted.after(made), depth + 1).1
        } else {
            let worth = left_behind(self.taste, self.next, &rest, after.0, 0);
            ChainOutlook { worth, cards: 0, finishes: false }
        };
        ChainOutlook { worth: rest.worth + gain, cards: rest.cards + 1, ..rest }
    }
}
