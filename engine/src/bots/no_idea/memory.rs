//! What a player remembers of the own cards that were turned up before.

use crate::cards::Rng;
use crate::games::no_idea::{Phase, Pool, Slot, Slots, Spot};

/// The own layout after some of it was forgotten: each card that was seen before stays in mind with `kept`
/// chances in eight. What is turned up right now cannot be forgotten.
pub(super) fn remembered(layout: [Spot; 6], phase: Phase, kept: u32, rng: &mut Rng) -> [Spot; 6] {
    let open = match phase {
        Phase::Revealed { slot } => {
            let mut open = Slots::EMPTY;
            open.insert(slot);
            open
        }
        Phase::NothingFits { revealed } => revealed,
        _ => Slots::EMPTY,
    };
    let mut number = 0;
    layout.map(|spot| {
        number += 1;
        let turned_up = Slot::from_number(number).is_some_and(|slot| open.contains(slot));
        match spot {
            // Always drawn, so that one card more does not change what is remembered of the others.
            Spot::Seen(_) if rng.below(8) >= kept && !turned_up => Spot::Unseen(Pool::PRESENT),
            spot => spot,
        }
    })
}
