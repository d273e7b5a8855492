//! The best way to lay down a hand: an exact search.
//!
//! The numbers of the hand are walked through from low to high, and for each of the three places for a sequence
//! the search decides which card it gets there, or none. It is depth first with a bound: in each number that is
//! still to come, each sequence that is not closed can get one card, as long as there are any, and no bonus can
//! grow by more cards of a colour than there are numbers that have it. The search keeps its place in an explicit
//! stack, so that it can be done in slices.

mod step;

use super::Move;
use super::card::{COLOURED, Card, HIGHEST, Hand, coloured_numbers};
use super::score::bonus;
use super::sequence::{Nth, Sequences};

/// A point, in the unit of [`Prices`].
pub const POINT: i32 = 64;

/// More steps than the best lay-down of any hand tried took with [`Prices::NOW`]: 386,089, of thousands by chance.
///
/// The largest hand has 20 cards: 5 kept, 4 from the explosions of the others, and a row of 11.
pub const MOST_STEPS: u32 = 1_000_000;

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

/// The moves of a lay-down, without [`Move::Done`].
pub type LayDownMoves = heapless::Vec<Move, PLIES, u8>;

/// One place for a sequence during the search.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// The lowest number when the search began; 0 for a free place.
    low: u8,
    /// The lowest number now; 0 for a free place.
    begin: u8,
    /// The highest number now; 0 for a free place.
    end: u8,
    /// From this number on it can be extended downwards without a gap.
    reach: u8,
    /// How many cards of each colour.
    colours: [u8; 4],
}

impl Place {
    fn most(&self) -> u8 {
        self.colours.into_iter().max().unwrap_or(0)
    }

    /// The colour that it has most of.
    fn main_colour(&self) -> u8 {
        let most = self.most();
        (0u8..).zip(self.colours).find(|(_, count)| *count == most).map_or(0, |(colour, _)| colour)
    }
}

/// The cards of one number.
#[derive(Clone, Copy, Debug, Default)]
struct Column {
    number: u8,
    /// Whether the next higher number is there too.
    next: bool,
    hand: [u8; 4],
    row: [u8; 4],
    /// The most that this and all higher columns can add with 0 to 3 sequences, without bonuses.
    rest: [i32; 4],
    /// The most cards that can be placed here and in all higher columns with 0 to 3 sequences.
    cards: [u8; 4],
    /// In how many columns from here on each colour is there.
    colours: [u8; 4],
    /// The most cards that can be placed here.
    most: u8,
}

/// A choice in the stack: the colour, and whether the card came from the row.
#[derive(Clone, Copy, Debug, Default)]
struct Choice {
    /// Counts up from the place's main colour; [`NONE`] comes last.
    turn: u8,
    colour: u8,
    from_row: bool,
}

/// The search for the best lay-down of one hand.
#[derive(Clone, Debug)]
pub struct BestLayDown {
    prices: Prices,
    places: [Place; 3],
    columns: heapless::Vec<Column, 11, u8>,
    choices: [Choice; PLIES],
    column: u8,
    place: u8,
    /// What the placed cards are worth so far, without the bonuses.
    value: i32,
    /// What has to be subtracted: bonuses that were there before, and all cards as if discarded.
    base: i32,
    best: i32,
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
        let mut search = BestLayDown {
            prices,
            places: [Place::default(); 3],
            columns: heapless::Vec::new(),
            choices: [Choice::default(); PLIES],
            column: 0,
            place: 0,
            value: 0,
            base: i32::from(hand.len()) * prices.discard,
            best: i32::MIN,
            best_colours: [NONE; PLIES],
            found: false,
            done: false,
            steps: 0,
        };
        let numbers = coloured_numbers(hand.bits() | row);
        for (place, sequence) in search.places.iter_mut().zip(sequences.iter()) {
            let (low, end) = (sequence.low(), sequence.high());
            *place =
                Place { low, begin: low, end, reach: reach_down(numbers, low), colours: sequence.colours() };
            search.base += POINT * i32::from(bonus(place.colours));
        }
        search.lay_out(hand, row, numbers);
        search
    }

    fn lay_out(&mut self, hand: Hand, row: u64, numbers: u16) {
        for number in (1..=HIGHEST).filter(|number| numbers >> (number - 1) & 1 == 1) {
            let mut column = Column { number, next: numbers >> number & 1 == 1, ..Column::default() };
            for (colour, (in_hand, in_row)) in (0u8..).zip(column.hand.iter_mut().zip(&mut column.row)) {
                if let Some(card) = Card::from_index(colour * HIGHEST + number - 1) {
                    *in_hand = hand.count(card);
                    *in_row = u8::from(row & COLOURED & 1 << card.index() != 0);
                }
            }
            let there = column.hand.iter().chain(&column.row).sum::<u8>();
            column.most = there.min(self.reaching(number, numbers));
            let _ = self.columns.push(column);
        }
        let (mut rest, mut cards, mut colours) = ([0; 4], [0; 4], [0; 4]);
        for column in self.columns.iter_mut().rev() {
            let in_hand = column.hand.iter().sum::<u8>();
            for (alive, (rest, cards)) in (0u8..).zip(rest.iter_mut().zip(&mut cards)) {
                let most = alive.min(column.most);
                *cards += most;
                *rest += POINT * i32::from(most) + self.prices.discard * i32::from(most.min(in_hand));
            }
            for (count, (hand, row)) in colours.iter_mut().zip(column.hand.iter().zip(&column.row)) {
                *count += u8::from(hand + row > 0);
            }
            (column.rest, column.cards, column.colours) = (rest, cards, colours);
        }
    }

    /// How many sequences could have a card of this number.
    fn reaching(&self, number: u8, numbers: u16) -> u8 {
        let pair = (numbers << 1 | numbers >> 1) >> (number - 1) & 1 == 1;
        let reaches = |place: &&Place| match place.low {
            0 => pair,
            low if number < low => place.reach <= number,
            _ => number > place.end && reach_down(numbers, number) <= place.end + 1,
        };
        u8::try_from(self.places.iter().filter(reaches).count()).unwrap_or(3)
    }

    /// Searches on for about so many steps; true once the best lay-down is found.
    pub fn search(&mut self, steps: u32) -> bool {
        let end = self.steps.saturating_add(steps);
        while !self.done && self.steps < end {
            self.step();
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

    /// How many steps were taken.
    pub fn steps(&self) -> u32 {
        self.steps
    }

    /// The cards that are placed, hand and row together.
    pub fn placed(&self) -> Hand {
        self.best_cards().map(|(_, card)| card).collect()
    }

    /// The moves of the best lay-down that was found.
    pub fn moves(&self) -> LayDownMoves {
        let mut moves = LayDownMoves::new();
        for (nth, (index, place)) in Nth::ALL.into_iter().zip((0u8..).zip(&self.places)) {
            let own = self.best_cards().filter(|&(of, _)| of == index).map(|(_, card)| card);
            if place.low == 0 {
                let mut rising = own.clone();
                if let (Some(low), Some(high)) = (rising.next(), rising.next()) {
                    let _ = moves.push(Move::Start { low, high });
                }
                for card in rising {
                    let _ = moves.push(Move::Extend { card, nth });
                }
            } else {
                let mut below: heapless::Vec<Card, 11, u8> = heapless::Vec::new();
                for card in own.clone().filter(|card| card.number() < place.low) {
                    let _ = below.push(card);
                }
                let above = own.filter(|card| card.number() > place.low);
                for card in below.iter().rev().copied().chain(above) {
                    let _ = moves.push(Move::Extend { card, nth });
                }
            }
        }
        moves
    }

    /// Place and card of the best lay-down, the numbers rising.
    fn best_cards(&self) -> impl Iterator<Item = (u8, Card)> + Clone {
        let plies = self.columns.iter().flat_map(|column| (0u8..3).map(move |place| (column.number, place)));
        plies.zip(self.best_colours).filter(|(_, colour)| *colour != NONE).filter_map(
            |((number, place), colour)| Some((place, Card::from_index(colour * HIGHEST + number - 1)?)),
        )
    }
}

/// The best lay-down of a hand: most points now, ties as [`Prices::NOW`] says. It is done in one go.
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

/// The lowest number from which on all numbers below this one are there.
fn reach_down(numbers: u16, number: u8) -> u8 {
    let mut low = number;
    while low > 1 && numbers >> (low - 2) & 1 == 1 {
        low -= 1;
    }
    low
}
