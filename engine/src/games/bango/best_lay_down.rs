//! The best way to lay down a hand: a search that is exact unless it is cut, see [`MOST_STEPS`].
//!
//! The numbers of the hand are walked through from low to high, and for each of the three places for a sequence
//! the search decides which card it gets there, or none. It is depth first with a bound: in each number that is
//! still to come, each sequence that is not closed can get one card, as long as there are any, and no bonus can
//! grow by more cards of a colour than there are numbers that have it. The search keeps its place in an explicit
//! stack, so that it can be done in slices.

mod by_colours;
mod columns;
mod moves;
mod place;
mod rest;
mod step;

pub use moves::LayDownMoves;

use super::card::{Card, HIGHEST, Hand};
use super::sequence::Sequences;
use by_colours::ByColours;
use columns::{Columns, Left, columns};
use place::Place;
use rest::Rest;
use step::Choice;

/// A point, in the unit of [`Prices`].
pub const POINT: i32 = 64;

/// A search ends here at the latest, with the best that it has found by then: see [`BestLayDown::is_exact`].
///
/// In 80,000 games of bold players at random, with hands of up to 16 cards, no search of a million took more than 1,245
/// steps. The largest hand has 20 cards: 5 kept, 4 from the explosions of the others, and a row of 11. By chance such
/// hands take about 1,000 steps, the worst of 2,000 some 32,000. Climbs from bad hands to worse ones came to 8,000 steps
/// with 12 cards, 44,000 with 14 and 78,000 with 16. With 20 cards they found hands, far from any game, that would
/// take 170,000 or more. So this is a cut and no proven bound.
pub const MOST_STEPS: u32 = 100_000;

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
    /// the whole game; then more different numbers that fit an end, but a search of more than 2,000 steps leaves
    /// that out from there on. What is still tied, the order of the search decides.
    pub const NOW: Prices = Prices { start: 8, discard: POINT };
}

/// The search for the best lay-down of one hand.
#[derive(Clone, Debug)]
pub struct BestLayDown {
    prices: Prices,
    columns: Columns,
    /// What was chosen on the way to here.
    choices: heapless::Vec<Choice, PLIES, u8>,
    places: [Place; 3],
    /// What is left of the column at hand.
    left: Left,
    /// What can be placed at most, for a long search.
    rest: Option<Rest>,
    /// How far a search by colours has come.
    by_colours: Option<ByColours>,
    /// What the placed cards are worth so far, without the bonuses.
    value: i32,
    /// What has to be subtracted: bonuses that were there before, and all cards as if discarded.
    base: i32,
    /// The bonuses that were there before.
    laid: i32,
    best: i32,
    best_without_ends: i32,
    /// A way must lead to more than this to be gone on with.
    bar: i32,
    best_colours: [u8; PLIES],
    found: bool,
    done: bool,
    steps: u32,
}

impl BestLayDown {
    /// Begins to search for the best lay-down of a hand.
    pub fn new(sequences: &Sequences, hand: Hand, prices: Prices) -> BestLayDown {
        BestLayDown::with_row(sequences, hand, 0, prices)
    }

    /// The same if cards of the row, a set of bits by [`Card::index`], may be placed too: those cost nothing if
    /// they are not.
    pub fn with_row(sequences: &Sequences, hand: Hand, row: u64, prices: Prices) -> BestLayDown {
        let mut places = [Place::default(); 3];
        let mut laid = 0;
        for (place, sequence) in places.iter_mut().zip(sequences.iter()) {
            *place = Place::of(sequence);
            laid += POINT * i32::from(place.bonus());
        }
        let mut search = BestLayDown {
            prices,
            columns: columns(&places, hand, row, prices),
            choices: heapless::Vec::new(),
            places,
            left: Left::default(),
            rest: None,
            by_colours: None,
            value: 0,
            base: laid + i32::from(hand.len()) * prices.discard,
            laid,
            best: i32::MIN,
            best_without_ends: i32::MIN,
            bar: i32::MIN,
            best_colours: [NONE; PLIES],
            found: false,
            done: false,
            steps: 0,
        };
        search.go_on(0);
        search
    }

    /// Searches on for about so many steps; true once the best lay-down is found.
    pub fn search(&mut self, steps: u32) -> bool {
        let end = self.steps.saturating_add(steps);
        while !self.done && self.steps < end {
            self.step();
            self.done |= self.steps >= MOST_STEPS;
        }
        self.done
    }

    /// Searches to the end and gives the worth of the best lay-down: what changes by it, against nothing.
    pub fn worth(&mut self) -> i32 {
        self.search(u32::MAX);
        self.worth_so_far()
    }

    /// The worth of the best lay-down found so far; a search that has not begun has found none.
    pub fn worth_so_far(&self) -> i32 {
        if self.found { self.best - self.base } else { -self.base }
    }

    /// Whether the search came to an end by itself, so that no lay-down has more points than the one it found.
    pub fn is_exact(&self) -> bool {
        self.done && self.steps < MOST_STEPS
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

/// The best lay-down of a hand: most points now, ties as [`Prices::NOW`] says. It is done in one go, with at most
/// [`MOST_STEPS`] steps.
///
/// ```
/// use engine::games::bango::{Hand, Sequences, best_lay_down};
/// let hand: Hand = ["R1", "R2", "B2", "Y7"].into_iter().map(|card| card.parse().unwrap()).collect();
/// let moves = best_lay_down(&Sequences::default(), hand);
/// assert_eq!(moves.len(), 1);
/// assert_eq!(moves[0].to_string(), "start R1 R2");
/// ```
pub fn best_lay_down(sequences: &Sequences, hand: Hand) -> LayDownMoves {
    let mut search = BestLayDown::new(sequences, hand, Prices::NOW);
    search.search(u32::MAX);
    search.moves()
}
