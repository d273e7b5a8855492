//! Why a move is not legal.

use core::fmt;

use super::{Card, Combination, Pile};
use crate::games::Seat;

/// Why a move is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Something else is asked now.
    NotAsked,
    /// There is no such card in the hand.
    NotInHand(Card),
    /// The card has neither the colour nor the number of the pile's top.
    DoesNotFit {
        /// The card.
        card: Card,
        /// The top of the pile.
        top: Card,
    },
    /// Announcing needs table manners.
    NoManners,
    /// The card does not make the combination that is announced.
    NotMade(Combination),
    /// The variant *sacrifice* is not played.
    NoSacrifices,
    /// A sacrifice comes before anything else in a turn.
    TooLate,
    /// This player has sacrificed in this round.
    SacrificedBefore,
    /// The last token is not paid for anything.
    LastToken,
    /// With one card in hand nothing is sacrificed.
    LastCard,
    /// There is no card under the top of the pile.
    NothingUnder(Pile),
    /// Only opponents can be chosen to draw.
    NotAnOpponent(Seat),
    /// Only a flush lets two players draw.
    OneOnly,
    /// Two chosen seats are named in ascending order.
    Order,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => f.write_str("the game is over"),
            Illegal::NotAsked => f.write_str("something else is asked now"),
            Illegal::NotInHand(card) => {
                write!(f, "there is no {} {} in your hand", card.colour(), card.number())
            }
            Illegal::DoesNotFit { card, top } => write!(
                f,
                "{} {} has neither the colour nor the number of {} {}",
                card.colour(),
                card.number(),
                top.colour(),
                top.number()
            ),
            Illegal::NoManners => f.write_str("without table manners nothing is announced"),
            Illegal::NotMade(combination) => write!(f, "this card makes no {combination}"),
            Illegal::NoSacrifices => f.write_str("this game is played without sacrifices"),
            Illegal::TooLate => f.write_str("a sacrifice comes before anything else in a turn"),
            Illegal::SacrificedBefore => f.write_str("you have sacrificed in this round"),
            Illegal::LastToken => f.write_str("the last token stays with you"),
            Illegal::LastCard => f.write_str("with one card in hand there is no sacrifice"),
            Illegal::NothingUnder(pile) => write!(f, "there is only one card in pile {}", pile.number()),
            Illegal::NotAnOpponent(seat) => write!(f, "seat {seat} is no opponent"),
            Illegal::OneOnly => f.write_str("only a flush lets two players draw"),
            Illegal::Order => f.write_str("of two seats the lower one comes first"),
        }
    }
}

impl core::error::Error for Illegal {}
