//! What a player knows at one decision: the table, what is remembered of the own cards, and for one who counts
//! which cards are still unseen.

use super::coverage::Coverage;
use super::memory::remembered;
use crate::cards::Rng;
use crate::games::no_idea::{Card, Function, PublicState, Slot, Spot, Stock};

/// What a player knows.
pub(super) struct KnownCards<'a> {
    pub(super) public: &'a PublicState,
    /// The own layout as far as it is remembered.
    pub(super) own: [Spot; 6],
    /// The unseen cards, if somebody counts them.
    counted: Option<Stock>,
}

impl<'a> KnownCards<'a> {
    /// Of one who forgets: each own card that was seen before stays in mind with `kept` chances in eight.
    pub(super) fn vaguely(public: &'a PublicState, kept: u32, rng: &mut Rng) -> KnownCards<'a> {
        KnownCards { public, own: remembered(own(public), public.phase, kept, rng), counted: None }
    }

    /// Of one who forgets nothing, and counts.
    pub(super) fn exactly(public: &'a PublicState) -> KnownCards<'a> {
        KnownCards { public, own: own(public), counted: Some(public.unseen()) }
    }

    /// The places with a card, in reading order.
    pub(super) fn slots(&self) -> impl Iterator<Item = (Slot, Spot)> + '_ {
        Slot::ALL.into_iter().zip(self.own).filter(|&(_, spot)| spot != Spot::Free)
    }

    /// The card that lies in a place, if it is known.
    pub(super) fn turned_up(&self, slot: Slot) -> Option<Card> {
        self.slots().find(|&(place, _)| place == slot).and_then(|(_, spot)| match spot {
            Spot::Seen(card) => Some(card),
            Spot::Free | Spot::Unseen => None,
        })
    }

    /// How much fits: of the unseen cards if they are counted, else of the 36 pairs of colour and number.
    pub(super) fn openness(&self, coverage: Coverage) -> u32 {
        self.counted.map_or(coverage.cells(), |unseen| coverage.fitting(&unseen)).into()
    }

    /// The chance, in hundredths, that none of so many unknown cards fits.
    pub(super) fn nothing_fits(&self, unknown: u8) -> u8 {
        let coverage = coverage(self.public);
        match &self.counted {
            Some(unseen) => coverage.nothing_fits(unseen, unknown).percent(),
            None if unknown == 0 => 100,
            // Good enough for one card, and nobody who does not count risks more.
            None if unknown == 1 => 100 - share_of_cells(coverage),
            None => 0,
        }
    }
}

fn share_of_cells(coverage: Coverage) -> u8 {
    u8::try_from(u16::from(coverage.cells()) * 100 / 36).unwrap_or(100)
}

/// The layout of the player whose turn it is, with all that was ever seen.
pub(super) fn own(public: &PublicState) -> [Spot; 6] {
    public.layouts[public.turn]
}

/// The colours and numbers that fit.
pub(super) fn coverage(public: &PublicState) -> Coverage {
    public.tops.iter().copied().collect()
}

/// What fits once a card lies on the pile with this number.
pub(super) fn after(public: &PublicState, card: Card, number: u8) -> Coverage {
    if card.function() == Some(Function::RemoveOthers) {
        return Coverage::of(card);
    }
    let others = (1..).zip(&public.tops).filter(|&(other, _): &(u8, &Card)| other != number);
    others.map(|(_, &top)| top).collect::<Coverage>().and(Coverage::of(card))
}
