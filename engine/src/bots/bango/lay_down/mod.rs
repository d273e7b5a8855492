//! The best way to lay down a hand.
//!
//! The search goes through the numbers of the hand from low to high, and for each of the three places for a sequence
//! it decides which card the place gets there, or none. It is depth first with a bound: in each number that is still
//! to come, each sequence that is not closed can get one card, as long as there are any, and no bonus can grow by more
//! cards of a colour than there are numbers that have it. The stack is explicit, so that the search can stop anywhere
//! and go on later: bots and screens give it a slice at a time.

mod columns;
mod moves;
mod place;
mod rest;
mod step;

pub use moves::LayDownMoves;

use crate::games::bango::{Card, HIGHEST, Hand, Sequences};
use columns::{Left, NumberColumns, fill};
use place::LayDownPlace;
use rest::RestTable;
use step::LayDownChoice;

/// A point, in the unit of [`Prices`].
pub const POINT: i32 = 64;

/// A search ends here at the latest, with the best that it has found by then: see [`LayDownSearch::is_exact`].
///
/// In 80,000 games of bold players at random, with hands of up to 16 cards, no search of a million took more than 1,245
/// steps. Hands dealt at random are less tidy than those that players collect: of 3,000 with 8 cards one takes more
/// steps than this, of those with 12 cards 4, with 16 cards 65, and with 20, the largest hand there can be, 339. For a
/// third of these the lay-down found by then is not the best one.
pub const MOST_STEPS: u32 = 2_000;

/// No more than six numbers fit the ends of three sequences.
const MOST_ENDS: i32 = 6;

/// Three places for a sequence at each of eleven numbers.
const PLIES: usize = 33;

/// The choice after the four colours: no card.
const NONE: u8 = 4;

/// What is paid for what, in 64ths of a point. A card in a sequence and a card of the bonus are a point each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prices {
    /// For each new sequence.
    pub start: i32,
    /// For each card of the hand that is not placed.
    pub discard: i32,
}

impl Prices {
    /// Points now. Among ways with equal points, fewer new sequences are better, since there are only three in
    /// the whole game; then more different numbers that fit an end. What is still tied, the order of the search
    /// decides.
    pub const NOW: Prices = Prices { start: 8, discard: POINT };
}

/// The search for the best lay-down of one hand.
///
/// ```
/// use engine::bots::bango::{LayDownSearch, Prices};
/// use engine::games::bango::{Hand, Sequences};
/// let hand: Hand = ["R1", "R2", "B2", "Y7"].into_iter().map(|card| card.parse().unwrap()).collect();
/// let mut search = LayDownSearch::new(&Sequences::default(), hand, Prices::NOW);
/// while !search.search(100) {}
/// assert!(search.is_exact());
/// assert_eq!(search.moves().len(), 1);
/// assert_eq!(search.moves()[0].to_string(), "start R1 R2");
/// ```
#[derive(Clone, Debug)]
pub struct LayDownSearch {
    prices: Prices,
    columns: NumberColumns,
    /// What was chosen on the way to here.
    choices: heapless::Vec<LayDownChoice, PLIES, u8>,
    places: [LayDownPlace; 3],
    /// What is left of the column at hand.
    left: Left,
    /// A closer bound, once the search has turned out not to be a short one.
    rest: Option<RestTable>,
    /// What the placed cards are worth so far, without the bonuses.
    value: i32,
    /// What has to be subtracted: bonuses that were there before, and all cards as if discarded.
    base: i32,
    /// The worth of the best way so far; a way must lead to more than this to be gone on with.
    best: i32,
    best_colours: [u8; PLIES],
    found: bool,
    done: bool,
    steps: u32,
}

impl LayDownSearch {
    /// Begins to search for the best lay-down of a hand.
    pub fn new(sequences: &Sequences, hand: Hand, prices: Prices) -> LayDownSearch {
        LayDownSearch::with_row(sequences, hand, 0, prices)
    }

    /// The same if cards of the row, a set of bits by [`Card::index`], may be placed too: those cost nothing if
    /// they are not.
    pub fn with_row(sequences: &Sequences, hand: Hand, row: u64, prices: Prices) -> LayDownSearch {
        let mut places = [LayDownPlace::default(); 3];
        let mut laid = 0;
        for (place, sequence) in places.iter_mut().zip(sequences.iter()) {
            *place = LayDownPlace::of(sequence);
            laid += POINT * i32::from(place.bonus());
        }
        let mut search = LayDownSearch {
            prices,
            columns: NumberColumns::new(),
            choices: heapless::Vec::new(),
            places,
            left: Left::default(),
            rest: None,
            value: 0,
            base: laid + i32::from(hand.len()) * prices.discard,
            best: i32::MIN,
            best_colours: [NONE; PLIES],
            found: false,
            done: false,
            steps: 0,
        };
        fill(&mut search.columns, &places, hand, row, prices);
        search.go_on(0);
        search
    }

    /// Searches on for so many steps; true once the search is at its end.
    pub fn search(&mut self, steps: u32) -> bool {
        let end = self.steps.saturating_add(steps).min(MOST_STEPS);
        while !self.done && self.steps < end {
            self.step();
        }
        self.done || self.steps >= MOST_STEPS
    }

    /// The worth of the best lay-down found so far: what changes by it, against nothing. A search that has not begun
    /// has found none.
    pub fn worth_so_far(&self) -> i32 {
        if self.found { self.best - self.base } else { -self.base }
    }

    /// Whether the search came to an end by itself, so that no lay-down is worth more than the one it found.
    pub fn is_exact(&self) -> bool {
        self.done
    }

    /// How many steps were taken.
    pub fn steps(&self) -> u32 {
        self.steps
    }

    /// The cards that are placed, hand and row together.
    pub fn placed(&self) -> Hand {
        self.best_cards().map(|(_, card)| card).collect()
    }

    /// Place and card of the best lay-down, the numbers rising.
    fn best_cards(&self) -> impl Iterator<Item = (u8, Card)> + Clone {
        let plies = self.columns.iter().flat_map(|column| (0u8..3).map(move |place| (column.number, place)));
        plies.zip(self.best_colours).filter(|(_, colour)| *colour != NONE).filter_map(
            |((number, place), colour)| Some((place, Card::from_index(colour * HIGHEST + number - 1)?)),
        )
    }
}
