//! Why a move is a good one.

use core::fmt;

use super::coverage::Coverage;
use super::known::{KnownCards, after, coverage};
use crate::bots::percent;
use crate::games::no_idea::{Card, FEW, Function, Move, Phase, Pile, Slot, Spot};

/// Pairs of colour and number.
const CELLS: u32 = 36;

/// Why a move is a good one, from what everybody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Chosen by chance.
    Rng,
    /// There is no other move.
    Only,
    /// The card was seen before and fits now.
    Fits,
    /// Nobody has seen the card; so many of those that can lie there fit.
    MayFit {
        /// Those that fit.
        of: u8,
        /// All that can lie there.
        all: u8,
    },
    /// All own cards are known, and none fits.
    Certain,
    /// In so many of a hundred cases none of the unknown cards fits.
    NothingFits(u8),
    /// No known card fits, and none is unknown.
    Unfit,
    /// So many of the known own cards fit afterwards.
    Keeps(u8),
    /// So many of the 36 pairs of colour and number fit afterwards.
    Open(u8),
    /// None of the own cards fits afterwards, and all of them are known: "Nothing fits!" is true then.
    Ready,
    /// Only so many of these pairs fit afterwards: nothing is unknown, so the trophy is near, and the others get little.
    Closes(u8),
    /// The layout is cleared by it.
    Clears,
    /// One more card from the draw pile is placed; nobody knows yet what fits then.
    Reveals,
    /// The other piles leave.
    Removes,
    /// An opponent is nearly cleared and has to draw.
    Refills,
    /// The card is worth more in its place.
    Later,
    /// The card that would tell most if the declaration fails.
    Tells,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Rng => f.write_str("picked at random"),
            Reason::Only => f.write_str("the only move"),
            Reason::Fits => f.write_str("you saw it before: it fits"),
            Reason::MayFit { of: 0, .. } => f.write_str("to see what it is"),
            Reason::MayFit { of, all } => {
                write!(f, "unseen: {}% chance it fits", percent((*of).into(), (*all).into()).max(1))
            }
            Reason::Certain => f.write_str("you know them all: none fits"),
            // With several unknown cards little is lost.
            Reason::NothingFits(sure @ ..50) => write!(f, "worth the risk: {sure}% that nothing fits"),
            Reason::NothingFits(sure) => write!(f, "{sure}% sure that nothing fits"),
            Reason::Unfit => f.write_str("no card of yours can fit"),
            Reason::Keeps(1) => f.write_str("then a card you know fits"),
            Reason::Keeps(cards) => write!(f, "then {cards} cards you know fit"),
            Reason::Open(cells) => write!(f, "then {}% of cards fit", percent((*cells).into(), CELLS)),
            Reason::Ready => f.write_str("then none of yours fits"),
            Reason::Closes(cells) => {
                write!(f, "then only {}% of cards fit", percent((*cells).into(), CELLS))
            }
            Reason::Clears => f.write_str("your last card"),
            Reason::Reveals => f.write_str("one more card is placed"),
            Reason::Removes => f.write_str("the other piles go away"),
            Reason::Refills => f.write_str("an opponent has to draw"),
            Reason::Later => f.write_str("worth more where it is"),
            Reason::Tells => f.write_str("then at least it's known"),
        }
    }
}

impl Reason {
    /// Why one who knows this makes a move of which there was a choice.
    pub(super) fn of(known: &KnownCards<'_>, mv: Move) -> Reason {
        match (known.public.phase, mv) {
            (Phase::NothingFits { .. }, Move::Reveal(_)) => Reason::Tells,
            (_, Move::Reveal(slot)) => Reason::reveal(known, slot),
            (_, Move::Nothing) => Reason::nothing(known),
            (Phase::Open { card, .. }, Move::Place(pile)) => Reason::place(known, card, pile, None),
            (Phase::Revealed { slot }, Move::Place(pile)) => match known.turned_up(slot) {
                Some(card) => Reason::place(known, card, pile, Some(slot)),
                None => Reason::Only,
            },
            (_, Move::Back) => Reason::Later,
            (_, Move::Stop) => Reason::Unfit,
            (_, Move::Draw | Move::Place(_)) => Reason::Only,
        }
    }

    fn reveal(known: &KnownCards<'_>, slot: Slot) -> Reason {
        let coverage = coverage(known.public);
        match (known.turned_up(slot), known.public.spot(known.public.turn, slot)) {
            (Some(card), Spot::Seen(_)) if coverage.fits(card) => Reason::Fits,
            (Some(_), Spot::Seen(_)) => Reason::Unfit,
            _ => {
                let odds = known.may_fit(slot);
                let count = |cards| u8::try_from(cards).unwrap_or(u8::MAX);
                Reason::MayFit { of: count(odds.of), all: count(odds.all) }
            }
        }
    }

    fn nothing(known: &KnownCards<'_>) -> Reason {
        if known.own.iter().any(|spot| spot.is_unseen()) {
            Reason::NothingFits(known.nothing_fits())
        } else {
            Reason::Certain
        }
    }

    fn place(known: &KnownCards<'_>, card: Card, pile: Pile, from: Option<Slot>) -> Reason {
        let public = known.public;
        let few = |seat| public.occupied(seat).len() < FEW;
        if from.is_some() && public.occupied(public.turn).len() == 1 {
            return Reason::Clears;
        }
        match card.function() {
            Some(Function::Reveal) => return Reason::Reveals,
            Some(Function::RemoveOthers) if public.tops.len() > 1 => return Reason::Removes,
            Some(Function::Refill) if public.players.others(public.turn).any(few) => return Reason::Refills,
            _ => {}
        }
        let coverage = after(public, card, pile.number());
        let holding = known.holding(from);
        match (holding.is_nearly_done(), known_fitting(known, coverage, from)) {
            (true, 0) if holding.cards > 0 => Reason::Ready,
            (true, _) => Reason::Closes(coverage.cells()),
            (false, 0) => Reason::Open(coverage.cells()),
            (false, cards) => Reason::Keeps(cards),
        }
    }
}

fn known_fitting(known: &KnownCards<'_>, coverage: Coverage, without: Option<Slot>) -> u8 {
    let fitting = known.slots().filter(|&(slot, spot)| {
        Some(slot) != without && matches!(spot, Spot::Seen(card) if coverage.fits(card))
    });
    fitting.fold(0, |sum, _| sum + 1)
}
