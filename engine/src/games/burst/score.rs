//! The score of a round.

use super::{BurstSuits, Card, Five, Ruleset};
use crate::cards::{Colour, Suits as _};

/// How many colours there are.
const COLOURS: usize = 5;

/// How many cards of each colour, and how many 1s, were played by all together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// By [`Card::suit`].
    colours: [u8; COLOURS],
    ones: u8,
}

impl Tally {
    /// Counts a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        if let Some(count) = self.colours.get_mut(usize::from(card.suit())) {
            *count = count.saturating_add(1);
        }
        self.ones = self.ones.saturating_add(u8::from(card.number() == 1));
    }

    /// How many cards there are of a colour.
    pub fn of(&self, colour: Colour) -> u8 {
        self.colours().find(|&(c, _)| c == colour).map_or(0, |(_, count)| count)
    }

    /// All colours of the game with their numbers of cards, in the order of the colours.
    pub fn colours(&self) -> impl Iterator<Item = (Colour, u8)> + Clone + use<> {
        BurstSuits::COLOURS.iter().copied().zip(self.colours)
    }

    /// How many 1s there are, of any colour.
    #[inline]
    pub const fn ones(&self) -> u8 {
        self.ones
    }
}

impl FromIterator<Card> for Tally {
    #[inline]
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Tally {
        let mut tally = Tally::default();
        cards.into_iter().for_each(|card| tally.add(card));
        tally
    }
}

/// What a round's cards are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundOutcome {
    /// Many 1s: every player scores the own 1s and nothing else.
    ManyOnes,
    /// Every player scores the numbers on the own cards of this colour.
    Colour(Colour),
    /// No colour is left.
    Nobody,
}

impl RoundOutcome {
    /// The points that a player gets who has played these cards.
    #[inline]
    pub fn points(self, played: Five) -> u8 {
        match self {
            RoundOutcome::ManyOnes => sum(played, |card| card.number() == 1),
            RoundOutcome::Colour(colour) => sum(played, |card| card.colour() == colour),
            RoundOutcome::Nobody => 0,
        }
    }
}

/// The sum of the numbers on the cards that count.
#[inline]
fn sum(played: Five, counts: impl Fn(Card) -> bool) -> u8 {
    played.cards().map(|card| if counts(card) { card.number() } else { 0 }).sum()
}

/// Why a colour goes away without scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Another colour has as many cards.
    Tied,
    /// It has too many cards.
    Burst,
}

/// A colour that goes away without scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gone {
    /// The colour.
    pub colour: Colour,
    /// How many cards it has; colours that tie have the same number and follow each other.
    pub cards: u8,
    /// Why it goes away.
    pub why: Why,
}

/// How a round's colours are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What scores.
    pub outcome: RoundOutcome,
    gone: [Option<Gone>; COLOURS],
}

impl Verdict {
    /// The colours that go away before one scores, in the order in which they do.
    pub fn gone(&self) -> impl Iterator<Item = Gone> + Clone + use<> {
        self.gone.into_iter().flatten()
    }
}

/// Judges a round's cards by the limits of the set-up table.
///
/// Many 1s come before all else. Otherwise look at the colours with the most cards: several tie, and all of them
/// go away; a single one with too many bursts, and goes away too. Look again at what remains, as often as
/// needed (U2). The first single colour that does not burst scores.
///
/// ```
/// use engine::cards::Colour;
/// use engine::games::burst::{RULESETS, Card, RoundOutcome, Tally, judge};
/// let cards = ["R2", "R3", "B1", "B4", "G5"];
/// let tally: Tally = cards.into_iter().filter_map(|card| card.parse::<Card>().ok()).collect();
/// assert_eq!(judge(&tally, &RULESETS[0]).outcome, RoundOutcome::Colour(Colour::Green));
/// ```
pub fn judge(tally: &Tally, limits: &Ruleset) -> Verdict {
    let mut gone = [None; COLOURS];
    if limits.are_many(tally.ones) {
        return Verdict { outcome: RoundOutcome::ManyOnes, gone };
    }
    let mut remaining = tally.colours;
    let mut places = gone.iter_mut();
    let outcome = loop {
        let most = remaining.into_iter().fold(0, u8::max);
        if most == 0 {
            break RoundOutcome::Nobody;
        }
        let mut leaders = BurstSuits::COLOURS.iter().zip(&mut remaining).filter(|(_, count)| **count == most);
        let why = match (leaders.next(), leaders.next()) {
            (Some((&colour, _)), None) if !limits.bursts(most) => break RoundOutcome::Colour(colour),
            (_, None) => Why::Burst,
            (_, Some(_)) => Why::Tied,
        };
        for (&colour, count) in BurstSuits::COLOURS.iter().zip(&mut remaining) {
            if *count == most {
                *count = 0;
                if let Some(place) = places.next() {
                    *place = Some(Gone { colour, cards: most, why });
                }
            }
        }
    };
    Verdict { outcome, gone }
}
