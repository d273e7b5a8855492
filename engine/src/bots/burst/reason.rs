//! Why a card is a good one.

use core::fmt;

use super::held::CardChoice;
use super::pile::Scoring;
use super::round::Round;
use crate::bots::{Advice, AdviceFor, percent};
use crate::cards::Colour;
use crate::games::burst::{Burst, Card, Five, Move, RoundOutcome};

/// Why a move is a good one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Chosen by chance.
    Rng,
    /// There is no other.
    Only,
    /// It has the highest number.
    Highest,
    /// More of a colour that many have.
    Joins(Colour),
    /// The colour of the card often scores for the player.
    Scores {
        /// The colour.
        colour: Colour,
        /// In so many of a hundred rounds.
        percent: u8,
    },
    /// The 1s often score.
    Ones {
        /// In so many of a hundred rounds.
        percent: u8,
    },
    /// Another colour, in which the player has played before, often scores.
    Helps {
        /// The colour.
        colour: Colour,
        /// In so many of a hundred rounds.
        percent: u8,
    },
    /// Nobody scores often.
    Spoils {
        /// In so many of a hundred rounds.
        percent: u8,
    },
    /// A higher card stays in the hand.
    Keeps(Card),
    /// Nothing else came out as well.
    Best,
    /// The last round is won so often.
    Wins {
        /// In so many of a hundred games.
        percent: u8,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Rng => f.write_str("picked at random"),
            Reason::Only => f.write_str("the only choice"),
            Reason::Highest => f.write_str("your highest card"),
            Reason::Joins(colour) => write!(f, "more {colour}"),
            Reason::Scores { colour, percent } => write!(f, "{percent}% chance: {colour} scores"),
            Reason::Ones { percent } => write!(f, "{percent}% chance: 1s score"),
            Reason::Helps { colour, percent } => write!(f, "{percent}% chance your {colour} scores"),
            Reason::Spoils { percent } => write!(f, "{percent}% chance nobody scores"),
            Reason::Keeps(card) => write!(f, "keeps {} {} for later", card.colour(), card.number()),
            Reason::Best => f.write_str("your best chance"),
            Reason::Wins { percent: likely @ 50.. } => write!(f, "{likely}% chance to win"),
            Reason::Wins { percent } => write!(f, "your best chance to win: {percent}%"),
        }
    }
}

/// Plays the first card of a choice, with what most often comes of it.
pub(super) fn advice(
    round: &Round,
    choice: CardChoice,
    outcomes: &[u16; Scoring::PLACES],
) -> AdviceFor<Burst> {
    let most = outcomes.iter().copied().enumerate().rev().max_by_key(|&(_, count)| count);
    let (place, count) = most.unwrap_or((0, 0));
    let percent = percent(count.into(), outcomes.iter().copied().map(u32::from).sum());
    let mut rest = round.hand;
    for card in choice.cards() {
        rest.remove(card);
    }
    let reason = match Scoring::outcome_at(place) {
        RoundOutcome::Colour(colour) if colour == choice.first.colour() => Reason::Scores { colour, percent },
        RoundOutcome::ManyOnes if choice.first.number() == 1 => Reason::Ones { percent },
        outcome => elsewhere(round, choice.first, outcome, percent, rest),
    };
    Advice { mv: Move::Play(choice.first), reason }
}

/// Why a card is played that itself most often scores nothing.
fn elsewhere(round: &Round, card: Card, outcome: RoundOutcome, percent: u8, rest: Five) -> Reason {
    let highest = rest.cards().max_by_key(|card| card.number());
    match (outcome, highest) {
        (RoundOutcome::Colour(colour), _) if round.own.has(colour) => Reason::Helps { colour, percent },
        // In the last round there is no later.
        (_, Some(kept)) if kept.number() > card.number() && !round.last => Reason::Keeps(kept),
        (RoundOutcome::Nobody, _) => Reason::Spoils { percent },
        _ => Reason::Best,
    }
}
