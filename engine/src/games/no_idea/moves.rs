//! The decisions of a player, as text and as two bytes.

use core::fmt;
use core::str::FromStr;

use super::deck::NUMBER_CARDS;
use super::layout::Slot;
use crate::cards::{Notation, NotationError, Wanted};
use crate::games::GameMove;

/// A discard pile by its place in the order in which the piles were started, numbered from 1 in every text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pile(u8);

impl Pile {
    /// The oldest pile, and the one that stays after *Remove others*.
    pub const FIRST: Pile = Pile(0);

    /// There are never more piles than number cards.
    #[allow(clippy::cast_possible_truncation)] // 102
    const MOST: u8 = NUMBER_CARDS as u8;

    /// The pile's number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The pile with this number, from 1.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Pile> {
        match number.checked_sub(1) {
            Some(index) => Pile::from_index(index),
            None => None,
        }
    }

    #[inline]
    pub(super) const fn index(self) -> u8 {
        self.0
    }

    #[inline]
    pub(super) const fn from_index(index: u8) -> Option<Pile> {
        if index < Pile::MOST { Some(Pile(index)) } else { None }
    }

    /// All piles that there can be, in order.
    #[inline]
    pub(super) fn all() -> impl Iterator<Item = Pile> + Clone {
        (0..Pile::MOST).map(Pile)
    }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `draw`: reveal the top of the draw pile, as every turn begins.
    Draw,
    /// `place N`: lay the open card on a pile.
    Place(Pile),
    /// `reveal N`: turn up a card of the own layout.
    Reveal(Slot),
    /// `nothing`: declare "Nothing fits!".
    Nothing,
    /// `stop`: end the turn.
    Stop,
    /// `back`: turn the revealed card face down again, which ends the turn.
    Back,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Draw => f.write_str("draw"),
            Move::Place(pile) => write!(f, "place {}", pile.number()),
            Move::Reveal(slot) => write!(f, "reveal {}", slot.number()),
            Move::Nothing => f.write_str("nothing"),
            Move::Stop => f.write_str("stop"),
            Move::Back => f.write_str("back"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut text = Notation::new(text);
        let unknown = text.error(Wanted::Move);
        let mv = match text.word() {
            Some("draw") => Move::Draw,
            Some("place") => {
                let error = text.error(Wanted::Number { low: 1, high: Pile::MOST });
                Pile::from_number(text.number(1, Pile::MOST)?).map(Move::Place).ok_or(error)?
            }
            Some("reveal") => {
                let error = text.error(Wanted::Number { low: 1, high: 6 });
                Slot::from_number(text.number(1, 6)?).map(Move::Reveal).ok_or(error)?
            }
            Some("nothing") => Move::Nothing,
            Some("stop") => Move::Stop,
            Some("back") => Move::Back,
            _ => return Err(unknown),
        };
        text.end()?;
        Ok(mv)
    }
}

impl GameMove for Move {
    /// The move in the upper byte, the number of its pile or slot in the lower.
    #[inline]
    fn pack(self) -> u16 {
        let (word, number) = match self {
            Move::Draw => (0, 0),
            Move::Place(pile) => (1, pile.number()),
            Move::Reveal(slot) => (2, slot.number()),
            Move::Nothing => (3, 0),
            Move::Stop => (4, 0),
            Move::Back => (5, 0),
        };
        u16::from_be_bytes([word, number])
    }

    #[inline]
    fn unpack(bits: u16) -> Option<Move> {
        match bits.to_be_bytes() {
            [0, 0] => Some(Move::Draw),
            [1, number] => Pile::from_number(number).map(Move::Place),
            [2, number] => Slot::from_number(number).map(Move::Reveal),
            [3, 0] => Some(Move::Nothing),
            [4, 0] => Some(Move::Stop),
            [5, 0] => Some(Move::Back),
            _ => None,
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Move {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
