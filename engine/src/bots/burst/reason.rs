//! Why a card is a good one.

use core::fmt;

use super::outlook::CardChoice;
use super::pile::Scoring;
use crate::bots::{Advice, AdviceFor};
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
        /// In so many of ten rounds.
        tenths: u8,
    },
    /// The 1s often score.
    Ones {
        /// In so many of ten rounds.
        tenths: u8,
    },
    /// Another colour often scores for the player, and this card goes with it.
    Helps {
        /// The colour.
        colour: Colour,
        /// In so many of ten rounds.
        tenths: u8,
    },
    /// Nobody scores often.
    Spoils {
        /// In so many of ten rounds.
        tenths: u8,
    },
    /// A better card stays in the hand.
    Keeps(Card),
    /// The last round is won so often.
    Wins {
        /// In so many of ten games.
        tenths: u8,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Rng => f.write_str("chosen by chance"),
            Reason::Only => f.write_str("the only choice"),
            Reason::Highest => f.write_str("your highest card"),
            Reason::Joins(colour) => write!(f, "more {colour}"),
            Reason::Scores { colour, tenths } => write!(f, "{colour} scores in {tenths} of 10"),
            Reason::Ones { tenths } => write!(f, "1s score in {tenths} of 10"),
            Reason::Helps { colour, tenths } => write!(f, "helps {colour}: {tenths} of 10"),
            Reason::Spoils { tenths } => write!(f, "nobody scores in {tenths} of 10"),
            Reason::Keeps(card) => write!(f, "keeps {} {} for later", card.colour(), card.number()),
            Reason::Wins { tenths } => write!(f, "wins in {tenths} of 10"),
        }
    }
}

/// Plays the first card of a choice, with what most often comes of it.
pub(super) fn advice(hand: Five, choice: CardChoice, outcomes: &[u16; Scoring::PLACES]) -> AdviceFor<Burst> {
    let most = outcomes.iter().copied().enumerate().rev().max_by_key(|&(_, count)| count);
    let (place, count) = most.unwrap_or((0, 0));
    let tenths = tenths(count.into(), outcomes.iter().copied().map(u32::from).sum());
    let mut rest = hand;
    for card in choice.cards() {
        rest.remove(card);
    }
    let highest = rest.cards().max_by_key(|card| card.number());
    let reason = because(choice.first, Scoring::outcome_at(place), tenths, highest);
    Advice { mv: Move::Play(choice.first), reason }
}

/// A part of a whole in tenths, rounded.
pub(super) fn tenths(part: u32, whole: u32) -> u8 {
    u8::try_from((part * 10 + whole / 2) / whole.max(1)).unwrap_or(10)
}

/// Why a card is played after which this outcome is the most frequent one to expect.
fn because(card: Card, outcome: RoundOutcome, tenths: u8, highest_kept: Option<Card>) -> Reason {
    match outcome {
        RoundOutcome::Colour(colour) if colour == card.colour() => Reason::Scores { colour, tenths },
        RoundOutcome::Nobody => Reason::Spoils { tenths },
        RoundOutcome::ManyOnes => Reason::Ones { tenths },
        RoundOutcome::Colour(colour) => match highest_kept {
            Some(kept) if kept.number() > card.number() => Reason::Keeps(kept),
            _ => Reason::Helps { colour, tenths },
        },
    }
}
