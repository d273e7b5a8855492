//! Why a card is a good one.

use core::fmt;

use crate::cards::Colour;
use crate::games::burst::{Card, Outcome};

/// Why a move is a good one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Chosen by chance.
    Chance,
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
            Reason::Chance => f.write_str("chosen by chance"),
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

impl Reason {
    /// Why a card is played after which `outcome` is the most frequent one to expect.
    pub(super) fn of(card: Card, outcome: Outcome, tenths: u8, highest_kept: Option<Card>) -> Reason {
        match outcome {
            Outcome::Colour(colour) if colour == card.colour() => Reason::Scores { colour, tenths },
            Outcome::ManyOnes if card.number() == 1 => Reason::Ones { tenths },
            Outcome::Nobody => Reason::Spoils { tenths },
            _ => match (highest_kept, outcome) {
                (Some(kept), _) if kept.number() > card.number() => Reason::Keeps(kept),
                (_, Outcome::Colour(colour)) => Reason::Helps { colour, tenths },
                _ => Reason::Ones { tenths },
            },
        }
    }
}
