//! Moves: their text, and their form of two bytes.

use core::fmt;
use core::str::FromStr;

use super::{Card, Combination, Pile};
use crate::cards::{Notation, NotationError, Wanted};
use crate::games::{GameMove, Seat};

/// A decision of a player, in the order in which lists show them.
///
/// Laid out as written, so that it is a word of four bytes, and is copied as such.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Move {
    /// `place CARD N`, with table manners also `place CARD N pair` and its like.
    Place {
        /// The pile that the card goes on. Lists show pile by pile.
        pile: Pile,
        /// A card from the hand.
        card: Card,
        /// The combination that is announced with it.
        announced: Option<Combination>,
    },
    /// `draw`: take a card, and the turn passes.
    Draw,
    /// `sacrifice N`: pay a token and put the top of a pile under the deck.
    Sacrifice(Pile),
    /// `give SEAT` or `give SEAT SEAT`, the lower seat first: who draws after a straight or a flush.
    Give(Seat, Option<Seat>),
    /// `again`: pay a token for a second chance.
    Again,
    /// `pass`: no second chance.
    Pass,
    /// `hide CARD`: turn a card face down.
    Hide(Card),
    /// `open`: hide none.
    Open,
    /// `called`: somebody at the table calls a combination, whether or not there is one.
    Called,
    /// `quiet`: nobody does.
    Quiet,
    /// `thanks`: was said.
    Thanks,
    /// `forgot`: was not said.
    Forgot,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Place { card, pile, announced: None } => write!(f, "place {card} {}", pile.number()),
            Move::Place { card, pile, announced: Some(made) } => {
                write!(f, "place {card} {} {}", pile.number(), made.word())
            }
            Move::Draw => f.write_str("draw"),
            Move::Sacrifice(pile) => write!(f, "sacrifice {}", pile.number()),
            Move::Give(seat, None) => write!(f, "give {seat}"),
            Move::Give(seat, Some(other)) => write!(f, "give {seat} {other}"),
            Move::Again => f.write_str("again"),
            Move::Pass => f.write_str("pass"),
            Move::Hide(card) => write!(f, "hide {card}"),
            Move::Open => f.write_str("open"),
            Move::Called => f.write_str("called"),
            Move::Quiet => f.write_str("quiet"),
            Move::Thanks => f.write_str("thanks"),
            Move::Forgot => f.write_str("forgot"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut text = Notation::new(text);
        let error = text.error(Wanted::Move);
        let mv = match text.word().ok_or(error)? {
            "place" => Move::Place {
                card: text.value(Wanted::Card)?,
                pile: pile(&mut text)?,
                announced: announced(&mut text)?,
            },
            "draw" => Move::Draw,
            "sacrifice" => Move::Sacrifice(pile(&mut text)?),
            "give" => {
                let first = seat(&mut text, 1)?;
                let second = if text.is_empty() { None } else { Some(seat(&mut text, first.number() + 1)?) };
                Move::Give(first, second)
            }
            "again" => Move::Again,
            "pass" => Move::Pass,
            "hide" => Move::Hide(text.value(Wanted::Card)?),
            "open" => Move::Open,
            "called" => Move::Called,
            "quiet" => Move::Quiet,
            "thanks" => Move::Thanks,
            "forgot" => Move::Forgot,
            _ => return Err(error),
        };
        text.end()?;
        Ok(mv)
    }
}

fn pile(text: &mut Notation<'_>) -> Result<Pile, NotationError> {
    let error = text.error(Wanted::Number { low: 1, high: 3 });
    text.number(1, 3).and_then(|number| Pile::from_number(number).ok_or(error))
}

fn seat(text: &mut Notation<'_>, low: u8) -> Result<Seat, NotationError> {
    let error = text.error(Wanted::Number { low, high: 6 });
    text.number(low, 6).and_then(|number| Seat::from_number(number).ok_or(error))
}

fn announced(text: &mut Notation<'_>) -> Result<Option<Combination>, NotationError> {
    let error = text.error(Wanted::Word("pair, straight, flush or three"));
    let Some(word) = text.word() else { return Ok(None) };
    let made = Combination::ALL.into_iter().find(|combination| combination.word() == word);
    made.map(Some).ok_or(error)
}

/// The move in the lower byte of a packed move, where it is no placement, gift or hidden card.
const PLAIN: [Move; 8] =
    [Move::Draw, Move::Again, Move::Pass, Move::Open, Move::Called, Move::Quiet, Move::Thanks, Move::Forgot];

/// The upper byte says which kind of move it is; for a placement also which combination is announced.
impl GameMove for Move {
    fn pack(self) -> u16 {
        let (kind, of) = match self {
            Move::Place { card, pile, announced } => {
                (announced.map_or(0, |made| 1 + made as u8), (pile as u8) << 6 | card.index())
            }
            Move::Sacrifice(pile) => (5, pile as u8),
            Move::Give(seat, other) => (6, seat as u8 | other.map_or(0, Seat::number) << 4),
            Move::Hide(card) => (7, card.index()),
            plain => (8, (0..).zip(PLAIN).find(|(_, other)| *other == plain).map_or(0, |(code, _)| code)),
        };
        u16::from_be_bytes([kind, of])
    }

    fn unpack(bits: u16) -> Option<Move> {
        let [kind, of] = bits.to_be_bytes();
        Some(match kind {
            0..=4 => Move::Place {
                card: Card::from_index(of & 0b11_1111)?,
                pile: Pile::from_number((of >> 6) + 1)?,
                announced: Combination::ALL.get(usize::from(kind).wrapping_sub(1)).copied(),
            },
            5 => Move::Sacrifice(Pile::from_number(of.checked_add(1)?)?),
            6 => {
                let first = Seat::from_number((of & 0b1111) + 1)?;
                let second = match of >> 4 {
                    0 => None,
                    number => Some(Seat::from_number(number).filter(|&second| first < second)?),
                };
                Move::Give(first, second)
            }
            7 => Move::Hide(Card::from_index(of)?),
            8 => *PLAIN.get(usize::from(of))?,
            _ => return None,
        })
    }
}
