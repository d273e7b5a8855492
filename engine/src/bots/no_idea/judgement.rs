//! A good player's rules of thumb: one look at the table, one move. Searching players use them to play on.
//!
//! With at most three cards that are all known a trophy is certain: whatever fits is placed, and then "Nothing
//! fits!" is true. So turning up an unknown card is always a step ahead, whether it fits or not.

use super::table::Table;
use crate::games::no_idea::{Card, Coverage, FEW, Function, Move, Phase, Pile, Slot, Spot};

/// "Nothing fits!" is declared with so many unknown cards if no more than so many of the 36 pairs of colour and
/// number fit: with one unknown card it is better to turn it up, which makes the trophy certain a turn later.
const BOLD: [u8; 4] = [36, 9, 11, 11];

/// The move for the player whose turn it is, who knows the own layout like this.
pub(super) fn judge(table: &impl Table, own: &[Spot; 6]) -> Move {
    match table.phase() {
        Phase::Draw | Phase::Over => Move::Draw,
        Phase::Open { card, .. } => place(table, card, own, None).unwrap_or(Move::Place(Pile::FIRST)),
        Phase::Revealed { slot } => {
            let card = turned_up(own, slot);
            card.and_then(|card| place(table, card, own, Some(slot))).unwrap_or(Move::Back)
        }
        Phase::Own { placed } => own_card(own, table.coverage(), placed),
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

/// Which own card to turn up, or to stop, or to declare "Nothing fits!".
fn own_card(own: &[Spot; 6], coverage: Coverage, placed: bool) -> Move {
    let (mut fitting, mut unknown, mut unfit) = (None, None, None);
    let (mut cards, mut unknowns) = (0u8, 0u8);
    for (slot, spot) in slots(own) {
        cards += 1;
        match spot {
            Spot::Unseen => {
                unknowns += 1;
                unknown = unknown.or(Some(slot));
            }
            Spot::Seen(card) if coverage.fits(card) => {
                // A card that reveals another one may end the turn: last.
                let late = card.function() == Some(Function::Reveal);
                if fitting.is_none_or(|(_, other_late)| other_late && !late) {
                    fitting = Some((slot, late));
                }
            }
            Spot::Seen(_) | Spot::Free => unfit = unfit.or(Some(slot)),
        }
    }
    let bold = BOLD.get(usize::from(unknowns)).is_some_and(|&most| coverage.cells() <= most);
    match (fitting, unknown) {
        (Some((slot, _)), _) => Move::Reveal(slot),
        (None, _) if cards <= FEW && bold => Move::Nothing,
        (None, Some(slot)) => Move::Reveal(slot),
        (None, None) if placed => Move::Stop,
        (None, None) => unfit.map_or(Move::Stop, Move::Reveal),
    }
}

/// The pile on which a card leaves most own cards fitting, then most others.
fn place(table: &impl Table, card: Card, own: &[Spot; 6], from: Option<Slot>) -> Option<Move> {
    let mut best = None;
    for (number, top) in (1..).zip(table.tops()) {
        if !card.fits(top) {
            continue;
        }
        let worth = worth(after(table, card, number), own, from);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, number));
        }
    }
    best.and_then(|(_, number)| Pile::from_number(number)).map(Move::Place)
}

/// What fits once a card lies on the pile with this number.
pub(super) fn after(table: &impl Table, card: Card, number: u8) -> Coverage {
    if card.function() == Some(Function::RemoveOthers) {
        return Coverage::of(card);
    }
    let others = (1..).zip(table.tops()).filter(|&(other, _): &(u8, Card)| other != number);
    others.map(|(_, top)| top).collect::<Coverage>().and(Coverage::of(card))
}

fn worth(coverage: Coverage, own: &[Spot; 6], without: Option<Slot>) -> u32 {
    let fitting = slots(own).filter(|&(slot, spot)| {
        Some(slot) != without && matches!(spot, Spot::Seen(card) if coverage.fits(card))
    });
    fitting.fold(0, |sum: u32, _| sum + 64) + u32::from(coverage.cells())
}
