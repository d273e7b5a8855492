//! Moves: their text and their two bytes.

use core::fmt;
use core::str::FromStr;

use super::card::Card;
use super::sequences::Nth;
use crate::cards::{Notation, NotationError, Wanted};
use crate::games::GameMove;

/// A decision in Bango.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Move {
    /// Reveal the next card of the deck.
    Draw,
    /// Draw no more.
    Stop,
    /// Destroy a card of the row with one of the same number from the hand.
    Bango {
        /// The card that is destroyed.
        row: Card,
        /// The card that is played for it.
        hand: Card,
    },
    /// Let the explosion happen.
    Accept,
    /// Take a card of the row into the hand.
    Take(Card),
    /// Take no more; destroy no more and take the rest; lay down no more and discard the rest.
    Done,
    /// Lay down the hand.
    Lay,
    /// Keep the hand.
    Keep,
    /// Start a sequence with two cards.
    Start {
        /// The lower card.
        low: Card,
        /// The card with the next number.
        high: Card,
    },
    /// Lay a card at an end of a sequence.
    Extend {
        /// The card.
        card: Card,
        /// The sequence.
        nth: Nth,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Draw => f.write_str("draw"),
            Move::Stop => f.write_str("stop"),
            Move::Bango { row, hand } => write!(f, "bango {row} {hand}"),
            Move::Accept => f.write_str("accept"),
            Move::Take(card) => write!(f, "take {card}"),
            Move::Done => f.write_str("done"),
            Move::Lay => f.write_str("lay"),
            Move::Keep => f.write_str("keep"),
            Move::Start { low, high } => write!(f, "start {low} {high}"),
            Move::Extend { card, nth } => write!(f, "extend {card} {nth}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut text = Notation::new(text);
        let unknown = text.error(Wanted::Move);
        let mv = match text.word().ok_or(unknown)? {
            "draw" => Move::Draw,
            "stop" => Move::Stop,
            "bango" => Move::Bango { row: text.value(Wanted::Card)?, hand: text.value(Wanted::Card)? },
            "accept" => Move::Accept,
            "take" => Move::Take(text.value(Wanted::Card)?),
            "done" => Move::Done,
            "lay" => Move::Lay,
            "keep" => Move::Keep,
            "start" => Move::Start { low: text.value(Wanted::Card)?, high: text.value(Wanted::Card)? },
            "extend" => {
                let card = text.value(Wanted::Card)?;
                let range = text.error(Wanted::Number { low: 1, high: 3 });
                Move::Extend { card, nth: Nth::from_number(text.number(1, 3)?).ok_or(range)? }
            }
            _ => return Err(unknown),
        };
        text.end()?;
        Ok(mv)
    }
}

/// Four bits for the kind of move, then twice six bits for a card or a number.
impl GameMove for Move {
    #[inline]
    fn pack(self) -> u16 {
        let (kind, a, b) = match self {
            Move::Draw => (0, 0, 0),
            Move::Stop => (1, 0, 0),
            Move::Bango { row, hand } => (2, row.index(), hand.index()),
            Move::Accept => (3, 0, 0),
            Move::Take(card) => (4, card.index(), 0),
            Move::Done => (5, 0, 0),
            Move::Lay => (6, 0, 0),
            Move::Keep => (7, 0, 0),
            Move::Start { low, high } => (8, low.index(), high.index()),
            Move::Extend { card, nth } => (9, card.index(), nth.number()),
        };
        kind << 12 | u16::from(a) << 6 | u16::from(b)
    }

    #[inline]
    fn unpack(bits: u16) -> Option<Move> {
        let [a, b] = [bits >> 6 & 63, bits & 63].map(|part| u8::try_from(part).unwrap_or(u8::MAX));
        match (bits >> 12, a, b) {
            (0, 0, 0) => Some(Move::Draw),
            (1, 0, 0) => Some(Move::Stop),
            (2, row, hand) => {
                Some(Move::Bango { row: Card::from_index(row)?, hand: Card::from_index(hand)? })
            }
            (3, 0, 0) => Some(Move::Accept),
            (4, card, 0) => Some(Move::Take(Card::from_index(card)?)),
            (5, 0, 0) => Some(Move::Done),
            (6, 0, 0) => Some(Move::Lay),
            (7, 0, 0) => Some(Move::Keep),
            (8, low, high) => {
                Some(Move::Start { low: Card::from_index(low)?, high: Card::from_index(high)? })
            }
            (9, card, nth) => {
                Some(Move::Extend { card: Card::from_index(card)?, nth: Nth::from_number(nth)? })
            }
            _ => None,
        }
    }
}
