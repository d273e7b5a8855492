//! A good player's rules of thumb: one look at the table, one move.
//!
//! With at most three cards that are all known a trophy is certain: whatever fits is placed, and then "Nothing
//! fits!" is true. So what counts is how many cards are unknown, and known ones hardly count at all. Turning up an
//! unknown card is a step ahead whether it fits or not, but only one that fits lets the turn go on: so as much as
//! possible should fit by then. A known card is placed before only if that does not spoil the chances.

use super::coverage::Coverage;
use super::holding::Holding;
use super::known::{KnownCards, after, coverage, first_to_test};
use crate::games::no_idea::{Card, FEW, Move, Phase, Pile, Slot, Spot};

/// "Nothing fits!" is declared from this chance on, in hundredths. A failure costs the way to the trophy, while
/// turning the last unknown card up costs a turn at most.
const BOLD: u8 = 69;

/// The openness of a table that every card fits: all pairs of colour and number.
const ALL_FIT: u32 = 36;

/// The move for the player whose turn it is.
pub(super) fn judge(known: &KnownCards<'_>) -> Move {
    match known.public.phase {
        Phase::Draw | Phase::Over => Move::Draw,
        Phase::Open { card, .. } => place(known, card, None).unwrap_or(Move::Place(Pile::FIRST)),
        Phase::Revealed { slot } => {
            let card = known.turned_up(slot);
            card.and_then(|card| place(known, card, Some(slot))).unwrap_or(Move::Back)
        }
        Phase::Own { placed } => own_card(known, placed),
        Phase::NothingFits { revealed } => first_to_test(known, revealed).map_or(Move::Nothing, Move::Reveal),
    }
}

/// Which own card to turn up, or to stop, or to declare "Nothing fits!".
fn own_card(known: &KnownCards<'_>, placed: bool) -> Move {
    let coverage = coverage(known.public);
    let Holding { cards, unknown } = known.holding(None);
    let mut best = None;
    for (slot, spot) in known.slots() {
        let Spot::Seen(card) = spot else { continue };
        if coverage.fits(card)
            && let Some((worth, _)) = best_pile(known, card, Some(slot))
            && best.is_none_or(|(most, _)| worth > most)
        {
            best = Some((worth, slot));
        }
    }
    // Unless all is known, a card is placed only if no fewer cards fit then.
    let helps = |worth| unknown == 0 || worth >= openness(coverage) << 3;
    let unseen = known.slots().find(|&(_, spot)| spot.is_unseen());
    match (best, unseen) {
        (Some((worth, slot)), _) if helps(worth) => Move::Reveal(slot),
        (None, _) if cards <= FEW && known.nothing_fits() >= BOLD => Move::Nothing,
        (_, Some((slot, _))) => Move::Reveal(slot),
        (_, None) if placed => Move::Stop,
        (_, None) => known.slots().next().map_or(Move::Stop, |(slot, _)| Move::Reveal(slot)),
    }
}

/// How much fits, at most [`ALL_FIT`].
fn openness(coverage: Coverage) -> u32 {
    coverage.cells().into()
}

fn place(known: &KnownCards<'_>, card: Card, from: Option<Slot>) -> Option<Move> {
    let (_, number) = best_pile(known, card, from)?;
    Pile::from_number(number).map(Move::Place)
}

/// The pile on which a card does most good, and how much.
fn best_pile(known: &KnownCards<'_>, card: Card, from: Option<Slot>) -> Option<(u32, u8)> {
    let holding = known.holding(from);
    let mut best = None;
    for (number, &top) in (1..).zip(&known.public.tops) {
        if !card.fits(top) {
            continue;
        }
        let worth = worth(after(known.public, card, number), holding, known, from);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, number));
        }
    }
    best
}

/// How good it is that so much fits. With unknown cards left, the more the better. Without, the trophy is as good
/// as won with few cards, so that little should fit for the others; with more, other known cards should fit.
fn worth(coverage: Coverage, holding: Holding, known: &KnownCards<'_>, without: Option<Slot>) -> u32 {
    let openness = openness(coverage);
    let fitting = || {
        let fitting = known.slots().filter(|&(slot, spot)| {
            Some(slot) != without && matches!(spot, Spot::Seen(card) if coverage.fits(card))
        });
        fitting.fold(0, |sum: u32, _| sum + 1)
    };
    match holding {
        Holding { unknown: 1.., .. } => openness << 3 | fitting(),
        holding if holding.is_nearly_done() => ALL_FIT.saturating_sub(openness),
        _ => fitting() * 2 * ALL_FIT + openness,
    }
}
