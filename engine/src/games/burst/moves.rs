//! The only decision: which card to play next.

use core::fmt;
use core::str::FromStr;

use super::{Card, Five};
use crate::cards::{Notation, NotationError, Wanted};
use crate::games::{GameMove, Moves};

/// A decision.
///
/// ```
/// use engine::games::GameMove;
/// use engine::games::burst::Move;
/// let mv: Move = "play B5".parse()?;
/// assert_eq!(mv, Move::Play("B5".parse()?));
/// assert_eq!(Move::unpack(mv.pack()), Some(mv));
/// # Ok::<(), engine::cards::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Move {
    /// Chooses a card of the hand and lays it face down: `play B5`.
    Play(Card),
}

impl GameMove for Move {
    fn pack(self) -> u16 {
        let Move::Play(card) = self;
        u16::from(card.index())
    }

    fn unpack(bits: u16) -> Option<Move> {
        u8::try_from(bits).ok().and_then(Card::from_index).map(Move::Play)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Move::Play(card) = self;
        write!(f, "play {card}")
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut text = Notation::new(text);
        let error = text.error(Wanted::Move);
        if text.word() != Some("play") {
            return Err(error);
        }
        let card = text.value(Wanted::Card)?;
        text.end()?;
        Ok(Move::Play(card))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Move {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why a move is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The player whose decision it is does not hold this card.
    NotInHand(Card),
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => f.write_str("the game is over"),
            Illegal::NotInHand(card) => {
                write!(f, "there is no {} {} in your hand", card.colour(), card.number())
            }
        }
    }
}

impl core::error::Error for Illegal {}

/// The legal moves of whoever holds this hand and has to choose: each kind of card once.
#[inline]
pub(super) fn fill(hand: Five, moves: &mut Moves<Move>) {
    moves.clear();
    let mut last = None;
    for card in hand.cards() {
        if last != Some(card) {
            moves.push(Move::Play(card));
        }
        last = Some(card);
    }
}
