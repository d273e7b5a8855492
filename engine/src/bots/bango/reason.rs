//! Why a move is a good one, in a few words.

use core::fmt;

use super::judge::Judge;
use super::lay_down::Prices;
use crate::bots::percent;
use crate::games::bango::{Card, Move, Phase, is_black};

/// Why a move is a good one: at most two lines of 21 characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Chosen by chance.
    Rng,
    /// There is nothing to choose.
    NoChoice,
    /// A turn begins with a draw.
    Begin,
    /// The last card of the deck lies in the row.
    LastCard,
    /// Drawing is worth the risk: so many of so many cards explode.
    Risk {
        /// How many cards explode.
        explodes: u8,
        /// Of how many that are unseen.
        of: u8,
    },
    /// A card of the row fits, and an explosion could take it away.
    Secures(Card),
    /// One more card is not worth the risk: so many of so many explode.
    Explodes {
        /// How many cards explode.
        explodes: u8,
        /// Of how many that are unseen.
        of: u8,
    },
    /// A Bango gets rid of a card that fits nowhere.
    Rids(Card),
    /// A Bango cancels the explosion.
    Cancels,
    /// The explosion does less harm than a Bango would.
    Bearable,
    /// The card fits.
    Fits(Card),
    /// The card may fit later.
    MayFit(Card),
    /// The card does the least harm.
    Least(Card),
    /// Nothing more is worth having.
    Useless,
    /// What remains is taken.
    TakesRest,
    /// All that matters can be laid down.
    Lays,
    /// None of the cards can be laid down.
    NothingFits,
    /// The hand can become better.
    Waits,
    /// The lay-down with the most points.
    MostPoints,
    /// A lay-down that brings points and leaves room for later ones.
    GoodPoints,
}

impl Reason {
    /// Why this judge likes a move.
    pub(super) fn of(mv: Move, judge: &Judge<'_>) -> Reason {
        let (explodes, of) = judge.risk();
        match (mv, judge.open.phase) {
            (Move::Draw, Phase::Begin) => Reason::Begin,
            (Move::Draw, _) => Reason::Risk { explodes, of },
            (Move::Stop, _) if judge.open.is_last_turn() => Reason::LastCard,
            (Move::Stop, _) => judge.secured().map_or(Reason::Explodes { explodes, of }, Reason::Secures),
            (Move::Bango { .. }, Phase::Exploded(_)) => Reason::Cancels,
            (Move::Bango { hand, .. }, _) => Reason::Rids(hand),
            (Move::Accept, _) => Reason::Bearable,
            (Move::Take(card), _) if is_black(card) => Reason::Least(card),
            (Move::Take(card), _) if judge.fits(card) => Reason::Fits(card),
            (Move::Take(card), _) if judge.may_fit(card) => Reason::MayFit(card),
            (Move::Take(card), _) => Reason::Least(card),
            (Move::Done, Phase::Rest) => Reason::TakesRest,
            (Move::Done, _) => Reason::Useless,
            (Move::Lay, _) if judge.can_lay() => Reason::Lays,
            (Move::Lay, _) => Reason::NothingFits,
            (Move::Keep, _) => Reason::Waits,
            (Move::Start { .. } | Move::Extend { .. }, _) if judge.lay_prices() == Prices::NOW => {
                Reason::MostPoints
            }
            (Move::Start { .. } | Move::Extend { .. }, _) => Reason::GoodPoints,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Rng => f.write_str("picked at random"),
            Reason::NoChoice => f.write_str("the only move"),
            Reason::Begin => f.write_str("a turn starts with a draw"),
            Reason::LastCard => f.write_str("the last card is drawn"),
            Reason::Risk { explodes: 0, .. } => f.write_str("no BOOM is possible"),
            Reason::Risk { explodes, of } => match percent((*explodes).into(), (*of).into()) {
                risk @ 0..25 => write!(f, "only a {}% risk", risk.max(1)),
                risk => write!(f, "worth a {risk}% risk"),
            },
            Reason::Secures(card) => {
                write!(f, "{} {} fits: take it before a BOOM", card.colour(), card.number())
            }
            Reason::Explodes { explodes: 0, .. } => f.write_str("one more card wouldn't help you"),
            Reason::Explodes { explodes, of } => {
                let risk = percent((*explodes).into(), (*of).into()).max(1);
                write!(f, "one more isn't worth a {risk}% risk")
            }
            Reason::Rids(card) => write!(f, "gets rid of {} {}", card.colour(), card.number()),
            Reason::Cancels => f.write_str("stops the BOOM"),
            Reason::Bearable => f.write_str("hurts less than a Bango"),
            Reason::Fits(card) => write!(f, "{} {} fits your cards", card.colour(), card.number()),
            Reason::MayFit(card) => write!(f, "{} {} may fit later", card.colour(), card.number()),
            Reason::Least(card) => write!(f, "{} {} hurts the least", card.colour(), card.number()),
            Reason::Useless => f.write_str("nothing else is worth it"),
            Reason::TakesRest => f.write_str("no Bango is worth it"),
            Reason::NothingFits => f.write_str("none of your cards fits"),
            Reason::Lays => f.write_str("lay down while they fit"),
            Reason::Waits => f.write_str("your hand can still get better"),
            Reason::MostPoints => f.write_str("the most points for your hand"),
            Reason::GoodPoints => f.write_str("good points, and room for more"),
        }
    }
}
