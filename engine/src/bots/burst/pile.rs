//! Sums over cards, for those who look at many ways in which a round may end.

use crate::cards::{Colour, Suits as _};
use crate::games::burst::{BurstSuits, Card, Five, KINDS, RoundOutcome, Ruleset};

/// The colours and, after them, the 1s.
const LANES: u32 = 6;
/// Where the 1s are summed up.
const ONES: u32 = LANES - 1;
/// How wide a lane of counts is: at most 25 cards lie on the table.
const COUNT: u32 = 5;
/// How wide a lane of points is: all numbers of the game add up to 255. Twice as wide as a lane of counts, so that
/// the place of the one is soon found from the other.
const POINTS: u32 = 2 * COUNT;
/// The lowest bit of each colour's lane of counts: times a value, it is that value in every lane.
const EACH: u32 = 1 | 1 << COUNT | 1 << (2 * COUNT) | 1 << (3 * COUNT) | 1 << (4 * COUNT);
/// The highest bit of each of these lanes.
const HIGHEST: u32 = EACH << (COUNT - 1);

/// Cards of which only the sums matter: how many there are of each colour, and the points each colour has.
///
/// Each sum has a lane of its own in one word, so putting piles together is one addition.
///
/// ```
/// use engine::bots::burst::PlayedCards;
/// use engine::games::burst::{Card, RULESETS};
/// let (red5, red1, blue2): (Card, Card, Card) = ("R5".parse()?, "R1".parse()?, "B2".parse()?);
/// let own = PlayedCards::of(red5).plus(PlayedCards::of(red1));
/// let scoring = own.plus(PlayedCards::of(blue2)).scoring(&RULESETS[0]);
/// assert_eq!(scoring.points(own), 6);
/// # Ok::<(), engine::cards::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayedCards {
    counts: u32,
    points: u64,
}

/// The piles of one card.
#[allow(clippy::indexing_slicing)] // at compile time, where a slip is an error
static SINGLE: [PlayedCards; KINDS] = {
    let mut piles = [PlayedCards::EMPTY; KINDS];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        let (suit, number) = (card.suit() as u32, card.number());
        let one = (number == 1) as u32;
        piles[index as usize] = PlayedCards {
            counts: 1 << (COUNT * suit) | one << (COUNT * ONES),
            points: (number as u64) << (POINTS * suit) | (one as u64) << (POINTS * ONES),
        };
        index += 1;
    }
    piles
};

impl PlayedCards {
    /// No cards.
    pub const EMPTY: PlayedCards = PlayedCards { counts: 0, points: 0 };

    /// Whether there is a card of this colour.
    pub(super) fn has(self, colour: Colour) -> bool {
        let mut lane = (1 << COUNT) - 1;
        for &other in BurstSuits::COLOURS {
            if other == colour {
                return self.counts & lane != 0;
            }
            lane <<= COUNT;
        }
        false
    }

    /// One card.
    #[inline]
    pub fn of(card: Card) -> PlayedCards {
        SINGLE.get(usize::from(card.index())).copied().unwrap_or(PlayedCards::EMPTY)
    }

    /// Both piles together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: PlayedCards) -> PlayedCards {
        PlayedCards {
            counts: self.counts.wrapping_add(other.counts),
            points: self.points.wrapping_add(other.points),
        }
    }

    /// This pile without another that is part of it.
    #[inline]
    #[must_use]
    pub const fn minus(self, part: PlayedCards) -> PlayedCards {
        PlayedCards {
            counts: self.counts.wrapping_sub(part.counts),
            points: self.points.wrapping_sub(part.points),
        }
    }

    /// What scores if these are all cards of a round: the same as [`judge`](crate::games::burst::judge) finds.
    ///
    /// Colours that tie go away together, so a colour scores if it is the largest below the burst whose number
    /// of cards no other colour has.
    #[inline]
    pub const fn scoring(self, limits: &Ruleset) -> Scoring {
        let lane = (1 << COUNT) - 1;
        // Bit n: one colour, or more than one, has n cards.
        let (mut one, mut more) = (0_u32, 0_u32);
        let mut counts = self.counts;
        let mut suit = 0;
        while suit < ONES {
            let bit = 1 << (counts & lane);
            more |= one & bit;
            one |= bit;
            counts >>= COUNT;
            suit += 1;
        }
        let alone = one & !more & ((1 << limits.burst) - 1) & !1;
        // One colour has so many cards: its lane is the only one without a difference. The subtraction borrows from the
        // highest bit of a lane that is zero, and may spoil the lanes above it only.
        let different = self.counts ^ EACH.wrapping_mul((alone | 1).ilog2());
        let none = different.wrapping_sub(EACH) & !different & HIGHEST;
        let colour = (none.trailing_zeros() + 1 - COUNT) * 2;
        // All is worked out before it is asked for, so that there is no branch to guess wrong.
        let colour = if alone == 0 { LANES * POINTS } else { colour };
        Scoring(if counts >= limits.many_ones as u32 { ONES * POINTS } else { colour })
    }
}

impl FromIterator<Card> for PlayedCards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> PlayedCards {
        cards.into_iter().fold(PlayedCards::EMPTY, |pile, card| pile.plus(PlayedCards::of(card)))
    }
}

impl From<Five> for PlayedCards {
    fn from(five: Five) -> PlayedCards {
        five.cards().collect()
    }
}

/// What scores in a round, as the lowest bit of the lane that is summed up; the lane after the last is always empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring(u32);

impl Scoring {
    /// The points that a player gets who has played these cards.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // of one lane the lowest 8 bits hold all points
    pub const fn points(self, played: PlayedCards) -> u8 {
        (played.points >> self.0) as u8
    }

    /// A number for each kind of outcome: the colours in order, many 1s, nobody.
    #[inline]
    pub const fn place(self) -> usize {
        (self.0 / POINTS) as usize
    }

    /// How many places there are.
    pub const PLACES: usize = LANES as usize + 1;

    /// The outcome with this place.
    pub fn outcome_at(place: usize) -> RoundOutcome {
        match BurstSuits::COLOURS.get(place) {
            Some(&colour) => RoundOutcome::Colour(colour),
            None if place == ONES as usize => RoundOutcome::ManyOnes,
            None => RoundOutcome::Nobody,
        }
    }

    /// What the rules call it.
    pub fn outcome(self) -> RoundOutcome {
        Scoring::outcome_at(self.place())
    }
}
