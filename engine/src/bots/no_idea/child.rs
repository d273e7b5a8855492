//! How a child plays: by the rules, forgetful, and sometimes greedy.

use super::known::{KnownCards, coverage};
use crate::bots::pick;
use crate::cards::Rng;
use crate::games::no_idea::{Card, FEW, Move, Phase, Pile, Slot, Spot};

/// The move for the player whose turn it is.
pub(super) fn play(known: &KnownCards<'_>, rng: &mut Rng) -> Move {
    match known.public.phase {
        Phase::Draw | Phase::Over => Move::Draw,
        Phase::Open { card, .. } => any_pile(known, |top| card.fits(top), rng),
        Phase::Revealed { slot } => match known.turned_up(slot) {
            Some(card) => any_pile(known, |top| card.fits(top), rng),
            None => Move::Back,
        },
        Phase::Own { .. } => own_card(known, rng),
        Phase::NothingFits { revealed } => {
            any_slot(known, |slot, _| !revealed.contains(slot), rng).map_or(Move::Nothing, Move::Reveal)
        }
    }
}

fn any_pile(known: &KnownCards<'_>, fits: impl Fn(Card) -> bool, rng: &mut Rng) -> Move {
    let mut piles: heapless::Vec<Pile, 16, u8> = heapless::Vec::new();
    for (number, &top) in (1..).zip(&known.public.tops) {
        if fits(top) {
            // More piles than there is room for: the older ones will do.
            let _ = Pile::from_number(number).map(|pile| piles.push(pile));
        }
    }
    pick(&piles, rng).map_or(Move::Place(Pile::FIRST), Move::Place)
}

fn any_slot(known: &KnownCards<'_>, wanted: impl Fn(Slot, Spot) -> bool, rng: &mut Rng) -> Option<Slot> {
    let mut list: heapless::Vec<Slot, 6, u8> = heapless::Vec::new();
    for (slot, _) in known.slots().filter(|&(slot, spot)| wanted(slot, spot)) {
        let _ = list.push(slot);
    }
    pick(&list, rng)
}

/// A card that is remembered to fit, else any that may fit; and with few cards now and then a bold declaration.
fn own_card(known: &KnownCards<'_>, rng: &mut Rng) -> Move {
    let coverage = coverage(known.public);
    let fits = |_, spot| matches!(spot, Spot::Seen(card) if coverage.fits(card));
    if let Some(slot) = any_slot(known, fits, rng) {
        return Move::Reveal(slot);
    }
    // With few cards in front of it, a child cannot wait every time.
    let all_known = known.slots().all(|(_, spot)| !spot.is_unseen());
    if known.slots().count() <= usize::from(FEW) && (all_known || rng.below(6) == 0) {
        return Move::Nothing;
    }
    any_slot(known, |_, spot| spot.is_unseen(), rng)
        .or_else(|| any_slot(known, |_, _| true, rng))
        .map_or(Move::Stop, Move::Reveal)
}
