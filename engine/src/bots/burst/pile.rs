//! Sums over cards, for those who look at many ways in which a round may end.

use crate::cards::{Colour, Suits as _};
use crate::games::burst::{BurstSuits, Card, Five, KINDS, RoundOutcome, Ruleset};

/// The colours and, after them, the 1s: what may score.
const LANES: u32 = 6;
/// Where the 1s are counted.
const ONES: u32 = LANES - 1;
/// How wide a lane of counts is: at most 25 cards lie on the table.
const COUNT: u32 = 5;
/// How wide a lane of points is: all numbers of the game add up to 255. The first lane is for nobody and stays empty, so
/// each lane of counts has its points one lane further up.
const POINTS: u32 = 8;
/// The lowest bit of each colour's lane of counts: times a value, it is that value in every lane.
const EACH: u32 = 1 | 1 << COUNT | 1 << (2 * COUNT) | 1 << (3 * COUNT) | 1 << (4 * COUNT);
/// The highest bit of each of these lanes.
const HIGHEST: u32 = EACH << (COUNT - 1);
/// The lowest bit of each lane of points.
pub(super) const EACH_POINTS: u64 = u64::from_le_bytes([1; 8]);

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
    pub(super) counts: u32,
    pub(super) points: u64,
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
            points: (number as u64) << (POINTS * (suit + 1)) | (one as u64) << (POINTS * (ONES + 1)),
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
    #[inline]
    pub fn scoring(self, ruleset: &Ruleset) -> Scoring {
        let limits = Limits::of(ruleset);
        scoring(self.counts.wrapping_add(limits.ones), limits.below)
    }
}

/// From which number on a colour bursts, and 1s are many, in the form in which they are compared.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Added to counts, it makes the highest bit show whether there are many 1s.
    pub(super) ones: u32,
    /// The numbers of cards with which a colour does not burst; bit 0 is one card.
    pub(super) below: u32,
}

impl Limits {
    #[inline]
    pub(super) const fn of(ruleset: &Ruleset) -> Limits {
        let ones = (1_u32 << 31).wrapping_sub((ruleset.many_ones as u32) << (COUNT * ONES));
        Limits { ones, below: (1 << (ruleset.burst - 1)) - 1 }
    }
}

/// What scores with these counts, to which [`Limits::ones`] were added.
///
/// Colours that tie go away together, so a colour scores if it is the largest below the burst whose number of cards no
/// other colour has. Searches ask this more often than anything else. Tables instead of a loop over the colours, and hardly
/// a branch to guess wrong, make them a third faster.
#[inline]
pub(super) fn scoring(counts: u32, below: u32) -> Scoring {
    let two = |lanes: u32| u32::from(TIES.get((lanes & 0x3ff) as usize).copied().unwrap_or(0));
    let (first, second) = (two(counts), two(counts >> (2 * COUNT)));
    let last = two(counts >> (4 * COUNT) & 0x1f);
    let either = first | second;
    let ties = first & second | either & last | either >> 8;
    let alone = (either | last) & !ties & below;
    let most = LARGEST.get(alone as usize & 0xff).copied().unwrap_or(NO_COLOUR);
    // One colour has so many cards: its lane is the only one without a difference. The subtraction borrows from the
    // highest bit of a lane that is zero, and may spoil the lanes above it only.
    let different = counts ^ (EACH * u32::from(most));
    let none = different.wrapping_sub(EACH) & !different & HIGHEST;
    // Shifted by the place of the lowest bit, the colour's number comes to the top.
    let colour = (none & none.wrapping_neg()).wrapping_mul(COLOUR_NUMBERS) >> 29;
    let many_ones = counts >> 31 != 0;
    Scoring { lane: if many_ones { LANES * POINTS } else { colour * POINTS } }
}

/// The number of each colour, from 1, where a shift by the highest bit of its lane of counts brings it to the top.
const COLOUR_NUMBERS: u32 = 1 << 25 | 2 << 20 | 3 << 15 | 4 << 10 | 5 << 5;

/// So many cards no colour can have.
const NO_COLOUR: u8 = 31;

/// For two lanes of counts: which numbers of cards they have, from bit 0 for one card to bit 7 for eight, and eight bits
/// further which both have. No card is no number, and nine cards burst at every table.
#[allow(clippy::indexing_slicing)] // at compile time, where a slip is an error
#[allow(clippy::cast_possible_truncation)] // sixteen bits
static TIES: [u16; 1 << (2 * COUNT)] = {
    let mut ties = [0; 1 << (2 * COUNT)];
    let mut lanes = 0;
    while lanes < ties.len() {
        let (one, two) = ((1_u32 << (lanes & 31) >> 1) & 0xff, (1_u32 << (lanes >> COUNT) >> 1) & 0xff);
        ties[lanes] = (one | two | (one & two) << 8) as u16;
        lanes += 1;
    }
    ties
};

/// The largest number of cards in such a set.
#[allow(clippy::indexing_slicing)] // at compile time, where a slip is an error
static LARGEST: [u8; 256] = {
    let mut largest = [NO_COLOUR; 256];
    let (mut set, mut cards) = (1, 1);
    while set < largest.len() {
        largest[set] = cards;
        set += 1;
        if set.is_power_of_two() {
            cards += 1;
        }
    }
    largest
};

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

/// The lowest lane of points.
#[inline]
#[allow(clippy::cast_possible_truncation)] // takes one lane
pub(super) const fn lowest(points: u64) -> u8 {
    points as u8
}

/// What scores in a round, as the lowest bit of its lane of points; the first lane is always empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    pub(super) lane: u32,
}

impl Scoring {
    /// The points that a player gets who has played these cards.
    #[inline]
    pub const fn points(self, played: PlayedCards) -> u8 {
        lowest(played.points >> self.lane)
    }

    /// A number for each kind of outcome: the colours in order, many 1s, nobody.
    #[inline]
    pub const fn place(self) -> usize {
        match self.lane / POINTS {
            0 => LANES as usize,
            lane => lane as usize - 1,
        }
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
