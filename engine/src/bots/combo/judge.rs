//! What a turn is worth that leaves these cards and these tops behind.
//!
//! Everything is counted in hundredths of a card in the own hand.

use super::held::Held;
use super::openings::{Chances, Openings};
use super::top::Top;
use crate::games::combo::Combination;

/// One card in hand.
pub(super) const CARD: i32 = 100;

/// What somebody pays attention to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// The loss when so many piles take none of the cards that are left.
    pub(super) stuck: [i32; 4],
    /// Each kind left that fits some top.
    pub(super) movable: i32,
    /// A pile on which the own hand could make a combination, if nothing changed.
    pub(super) prepared: i32,
    /// A pile whose top the own hand could make a pair of: only covering that very pile spoils it.
    pub(super) twin: i32,
    /// Two equal cards in the own hand.
    pub(super) double: i32,
    /// The loss by a card that is drawn.
    pub(super) drawn: i32,
    /// Each kind of card that makes a combination for the next player, for each card in that hand.
    pub(super) opening: i32,
    /// Each kind of card that the next player could finish with, for each card left in the own hand.
    pub(super) finish: i32,
    /// A card that a chosen opponent draws, at a table of two.
    pub(super) gift: i32,
}

/// The judgement of normal: it keeps its own cards going and gives the next player little.
pub(super) static PLAIN: Weights = Weights {
    stuck: [0, 10, 35, 120],
    movable: 6,
    prepared: 15,
    twin: 15,
    double: 0,
    drawn: 100,
    opening: 5,
    finish: 3,
    gift: 90,
};

/// The judgement of hard, and of everybody in its made-up worlds: it also prepares combinations. Found by trial.
pub(super) static SOUND: Weights = Weights {
    stuck: [0, 0, 30, 60],
    movable: -5,
    prepared: 70,
    twin: 20,
    double: 30,
    drawn: 90,
    opening: 6,
    finish: 4,
    gift: 100,
};

/// What a combination is worth beyond going again.
#[inline]
pub(super) fn effect(taste: &Weights, combination: Combination, opponents: i32) -> i32 {
    // At a larger table a card for one opponent is a card for only one of those to be beaten.
    let one = match opponents {
        1 => taste.gift,
        2 => taste.gift * 5 / 8,
        _ => taste.gift / 2,
    };
    match combination {
        Combination::Pair => 0,
        Combination::Straight => one,
        Combination::Flush => 2 * one,
        Combination::Three => taste.gift,
    }
}

/// The worth of passing the turn on with these cards and tops, in whatever order; `drawn` cards come to the hand unseen.
/// The next player has `next` cards.
#[inline(always)] // half of the search is spent in here
pub(super) fn left_behind(taste: &Weights, next: i32, held: &Held, tops: [&Top; 3], drawn: u8) -> i32 {
    let [one, two, three] = tops;
    let fitting = one.fitting | two.fitting | three.fitting;
    let stuck = tops.map(|top| usize::from(held.kinds & top.fitting == 0)).iter().sum::<usize>();
    let openings = Openings::on(tops);
    let Chances { prepared, twins } = openings.chances(tops, held.kinds);
    // Each top opens a pair; but whoever holds the twin of a top knows that nobody else does.
    let openings = openings.count() + 3 - twins;
    let mut worth =
        -CARD * held.cards - taste.drawn * i32::from(drawn) - taste.stuck.get(stuck).copied().unwrap_or(0);
    worth += taste.prepared * prepared + taste.twin * twins;
    worth += taste.movable * ones(held.kinds & fitting) + taste.double * held.doubles;
    worth -= taste.opening * openings * next;
    if next == 1 {
        worth -= taste.finish * ones(fitting) * held.cards;
    }
    worth
}

/// No more than this is left behind by who draws instead of one of so many steps that make a combination: known without a
/// look at the tops.
#[inline]
pub(super) fn most_by_drawing(taste: &Weights, next: i32, held: &Held, making: i32) -> i32 {
    // Each of them is a pile prepared, or a twin.
    let each = taste.prepared.max(taste.twin + taste.opening * next);
    let most = -CARD * held.cards - taste.drawn + each * making;
    most + taste.movable.max(0) * held.cards + taste.double * held.doubles - taste.opening * 3 * next
}

/// How many kinds a set has.
#[inline]
#[allow(clippy::cast_possible_wrap)] // at most 64
fn ones(kinds: u64) -> i32 {
    kinds.count_ones() as i32
}
