//! A good player's rules of thumb: one look at the table, one move. Searching players use them to play on.
//!
//! With at most three cards that are all known a trophy is certain: whatever fits is placed, and then "Nothing
//! fits!" is true. So what counts is how many cards are unknown, and known ones hardly count at all. Turning up an
//! unknown card is a step ahead whether it fits or not, but only one that fits lets the turn go on: so as much as
//! possible should fit by then. A known card is placed before only if that does not spoil the chances.

use super::table::Table;
use crate::games::no_idea::{Card, Coverage, FEW, Function, Move, Phase, Pile, Slot, Spot};

/// With one unknown card "Nothing fits!" is declared if no more than so many of the 36 pairs of colour and number
/// fit: a single pile. With more of them the risk is not worth it.
const BOLD: u8 = 11;

/// The move for the player whose turn it is, who knows the own layout like this.
pub(super) fn judge(table: &impl Table, own: &[Spot; 6]) -> Move {
    match table.phase() {
        Phase::Draw | Phase::Over => Move::Draw,
        Phase::Open { card, .. } => place(table, card, own, None).unwrap_or(Move::Place(Pile::FIRST)),
        Phase::Revealed { slot } => {
            let card = turned_up(own, slot);
            card.and_then(|card| place(table, card, own, Some(slot))).unwrap_or(Move::Back)
        }
        Phase::Own { placed } => own_card(table, own, placed),
        // Unknown cards first: if one fits, at least it is known from now on.
        Phase::NothingFits { revealed } => {
            let left = || slots(own).filter(|&(slot, _)| !revealed.contains(slot));
            let unknown = left().find(|&(_, spot)| spot == Spot::Unseen);
            unknown.or_else(|| left().next()).map_or(Move::Nothing, |(slot, _)| Move::Reveal(slot))
        }
    }
}

/// The places with a card, in reading order.
pub(super) fn slots(own: &[Spot; 6]) -> impl Iterator<Item = (Slot, Spot)> + '_ {
    Slot::ALL.into_iter().zip(own.iter().copied()).filter(|&(_, spot)| spot != Spot::Free)
}

/// The card that lies in a place, if it is known.
pub(super) fn turned_up(own: &[Spot; 6], slot: Slot) -> Option<Card> {
    slots(own).find(|&(place, _)| place == slot).and_then(|(_, spot)| match spot {
        Spot::Seen(card) => Some(card),
        Spot::Free | Spot::Unseen => None,
    })
}

/// What a player knows of the own cards, in numbers.
#[derive(Clone, Copy, Default)]
struct Holding {
    cards: u8,
    unknown: u8,
}

impl Holding {
    fn of(own: &[Spot; 6], without: Option<Slot>) -> Holding {
        slots(own).filter(|&(slot, _)| Some(slot) != without).fold(Holding::default(), |sum, (_, spot)| {
            Holding { cards: sum.cards + 1, unknown: sum.unknown + u8::from(spot == Spot::Unseen) }
        })
    }
}

/// Which own card to turn up, or to stop, or to declare "Nothing fits!".
fn own_card(table: &impl Table, own: &[Spot; 6], placed: bool) -> Move {
    let coverage = table.coverage();
    let Holding { cards, unknown } = Holding::of(own, None);
    let mut best = None;
    for (slot, spot) in slots(own) {
        let Spot::Seen(card) = spot else { continue };
        if coverage.fits(card)
            && let Some((worth, _)) = best_pile(table, card, own, Some(slot))
            && best.is_none_or(|(most, _)| worth > most)
        {
            best = Some((worth, slot));
        }
    }
    let fitting = best.is_some();
    // Unless all is known, a card is placed only if no fewer cards fit then.
    let helps = |worth| unknown == 0 || worth >= u32::from(coverage.cells()) << 3;
    let unseen = slots(own).find(|&(_, spot)| spot == Spot::Unseen);
    let bold = unknown == 0 || unknown == 1 && coverage.cells() <= BOLD;
    match (best, unseen) {
        (Some((worth, slot)), _) if helps(worth) => Move::Reveal(slot),
        _ if !fitting && cards <= FEW && bold => Move::Nothing,
        (_, Some((slot, _))) => Move::Reveal(slot),
        (_, None) if placed => Move::Stop,
        (_, None) => slots(own).next().map_or(Move::Stop, |(slot, _)| Move::Reveal(slot)),
    }
}

fn place(table: &impl Table, card: Card, own: &[Spot; 6], from: Option<Slot>) -> Option<Move> {
    let (_, number) = best_pile(table, card, own, from)?;
    Pile::from_number(number).map(Move::Place)
}

/// The pile on which a card does most good, and how much.
#[inline]
fn best_pile(table: &impl Table, card: Card, own: &[Spot; 6], from: Option<Slot>) -> Option<(u32, u8)> {
    let holding = Holding::of(own, from);
    let mut best = None;
    for (number, top) in (1..).zip(table.tops()) {
        if !card.fits(top) {
            continue;
        }
        let worth = worth(after(table, card, number), holding, own, from);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, number));
        }
    }
    best
}

/// What fits once a card lies on the pile with this number.
pub(super) fn after(table: &impl Table, card: Card, number: u8) -> Coverage {
    if card.function() == Some(Function::RemoveOthers) {
        return Coverage::of(card);
    }
    let others = (1..).zip(table.tops()).filter(|&(other, _): &(u8, Card)| other != number);
    others.map(|(_, top)| top).collect::<Coverage>().and(Coverage::of(card))
}

/// How good it is that so much fits. With unknown cards left, the more the better. Without, the trophy is as good
/// as won with few cards, so that little should fit for the others; with more, other known cards should fit.
fn worth(coverage: Coverage, holding: Holding, own: &[Spot; 6], without: Option<Slot>) -> u32 {
    let cells = u32::from(coverage.cells());
    let fitting = || {
        let fitting = slots(own).filter(|&(slot, spot)| {
            Some(slot) != without && matches!(spot, Spot::Seen(card) if coverage.fits(card))
        });
        fitting.fold(0, |sum: u32, _| sum + 1)
    };
    match holding {
        Holding { unknown: 1.., .. } => cells << 3 | fitting(),
        Holding { cards: 0..=FEW, .. } => 64 - cells,
        _ => fitting() << 6 | cells,
    }
}
