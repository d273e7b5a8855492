//! Why a move is not legal.

use core::fmt;

use super::card::Card;
use super::public::Phase;
use super::sequences::Nth;

/// Why a move is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Something else is asked.
    NotNow(Phase),
    /// Nothing is left to draw.
    EmptyDeck,
    /// The card does not lie in the row.
    NotInRow(Card),
    /// The card is not in the hand.
    NotInHand(Card),
    /// While cards are drawn, a Bango destroys only the card revealed last.
    NotNew(Card),
    /// A Bango needs the same number twice.
    NumbersDiffer {
        /// The card to be destroyed.
        row: Card,
        /// The card to be played.
        hand: Card,
    },
    /// After a stop at least one card is taken.
    TakeOne,
    /// A black card is never in a sequence.
    Black,
    /// A sequence starts with two cards.
    TooShort,
    /// The cards of a sequence rise by one.
    NotConsecutive {
        /// The card that should be the lower one.
        low: Card,
        /// The card that should be one higher.
        high: Card,
    },
    /// Nobody starts a fourth sequence.
    ThreeSequences,
    /// The sequence was not started.
    NoSequence(Nth),
    /// The card fits neither end of the sequence.
    NoEnd(Card),
}

/// A card in words.
struct Words(Card);

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0.colour(), self.0.number())
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Illegal::NotNow(phase) => write!(f, "not now: {phase}"),
            Illegal::EmptyDeck => f.write_str("the deck is empty"),
            Illegal::NotInRow(card) => write!(f, "there is no {} in the row", Words(card)),
            Illegal::NotInHand(card) => write!(f, "there is no {} in your hand", Words(card)),
            Illegal::NotNew(card) => {
                write!(f, "{} was not revealed last; now only that card can be destroyed", Words(card))
            }
            Illegal::NumbersDiffer { row, hand } => {
                write!(f, "{} does not destroy {}: the numbers differ", Words(hand), Words(row))
            }
            Illegal::TakeOne => f.write_str("take at least one card"),
            Illegal::Black => f.write_str("a black card is never in a sequence"),
            Illegal::TooShort => f.write_str("a sequence has at least two cards"),
            Illegal::NotConsecutive { low, high } => {
                write!(f, "{} is not one higher than {}", Words(high), Words(low))
            }
            Illegal::ThreeSequences => f.write_str("you have three sequences already"),
            Illegal::NoSequence(nth) => write!(f, "you have no sequence {nth}"),
            Illegal::NoEnd(card) => write!(f, "{} fits neither end of that sequence", Words(card)),
        }
    }
}

impl core::error::Error for Illegal {}
