//! How a child plays: by the rules, forgetful, and sometimes greedy.

use super::judgement::{slots, turned_up};
use super::table::Table;
use crate::bots::pick;
use crate::cards::Chance;
use crate::games::no_idea::{Card, FEW, Move, Phase, Pile, Slot, Spot};

/// The move for the player whose turn it is, who remembers the own layout like this.
pub(super) fn play(table: &impl Table, own: &[Spot; 6], chance: &mut Chance) -> Move {
    match table.phase() {
        Phase::Draw | Phase::Over => Move::Draw,
        Phase::Open { card, .. } => any_pile(table, |top| card.fits(top), chance),
        Phase::Revealed { slot } => match turned_up(own, slot) {
            Some(card) => any_pile(table, |top| card.fits(top), chance),
            None => Move::Back,
        },
        Phase::Own { .. } => own_card(table, own, chance),
        Phase::NothingFits { revealed } => {
            any_slot(own, |slot, _| !revealed.contains(slot), chance).map_or(Move::Nothing, Move::Reveal)
        }
    }
}

fn any_pile(table: &impl Table, fits: impl Fn(Card) -> bool, chance: &mut Chance) -> Move {
    let mut piles: heapless::Vec<Pile, 16, u8> = heapless::Vec::new();
    for (number, top) in (1..).zip(table.tops()) {
        if fits(top) {
            // More piles than there is room for: the older ones will do.
            let _ = Pile::from_number(number).map(|pile| piles.push(pile));
        }
    }
    pick(&piles, chance).map_or(Move::Place(Pile::FIRST), Move::Place)
}

fn any_slot(own: &[Spot; 6], wanted: impl Fn(Slot, Spot) -> bool, chance: &mut Chance) -> Option<Slot> {
    let mut list: heapless::Vec<Slot, 6, u8> = heapless::Vec::new();
    for (slot, _) in slots(own).filter(|&(slot, spot)| wanted(slot, spot)) {
        let _ = list.push(slot);
    }
    pick(&list, chance)
}

/// A card that is remembered to fit, else any that may fit; and with few cards now and then a bold declaration.
fn own_card(table: &impl Table, own: &[Spot; 6], chance: &mut Chance) -> Move {
    let coverage = table.coverage();
    let fits = |_, spot| matches!(spot, Spot::Seen(card) if coverage.fits(card));
    if let Some(slot) = any_slot(own, fits, chance) {
        return Move::Reveal(slot);
    }
    // With few cards in front of it, a child cannot wait every time.
    let all_known = slots(own).all(|(_, spot)| spot != Spot::Unseen);
    if slots(own).count() <= usize::from(FEW) && (all_known || chance.below(6) == 0) {
        return Move::Nothing;
    }
    any_slot(own, |_, spot| spot == Spot::Unseen, chance)
        .or_else(|| any_slot(own, |_, _| true, chance))
        .map_or(Move::Stop, Move::Reveal)
}
