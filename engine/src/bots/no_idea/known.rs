//! What a player knows at one decision: the table, what is remembered of the own cards, and for one who counts
//! what the others can be.

use super::coverage::{Coverage, FitOdds};
use super::holding::Holding;
use super::memory::remembered;
use super::unseen::OwnUnseen;
use crate::cards::Rng;
use crate::games::no_idea::{Card, Function, PublicState, Slot, Slots, Spot};

/// What a player knows.
pub(super) struct KnownCards<'a> {
    pub(super) public: &'a PublicState,
    /// The own layout as far as it is remembered.
    pub(super) own: [Spot; 6],
    /// What the unseen cards can be, if somebody counts them.
    counted: Option<OwnUnseen>,
}

impl<'a> KnownCards<'a> {
    /// Of one who forgets: each own card that was seen before stays in mind with `kept` chances in eight.
    pub(super) fn vaguely(public: &'a PublicState, kept: u32, rng: &mut Rng) -> KnownCards<'a> {
        KnownCards { public, own: remembered(own(public), public.phase, kept, rng), counted: None }
    }

    /// Of one who forgets nothing, and counts: where only one kind of card is left, that card is as good as seen.
    pub(super) fn exactly(public: &'a PublicState) -> KnownCards<'a> {
        let counted = OwnUnseen::of(public);
        let own = own(public).map(|spot| counted.concluded(spot).map_or(spot, Spot::Seen));
        KnownCards { public, own, counted: Some(counted) }
    }

    /// The places with a card, in reading order.
    pub(super) fn slots(&self) -> impl Iterator<Item = (Slot, Spot)> + '_ {
        Slot::ALL.into_iter().zip(self.own).filter(|&(_, spot)| spot != Spot::Free)
    }

    /// The card that lies in a place, if it is known.
    pub(super) fn turned_up(&self, slot: Slot) -> Option<Card> {
        self.slots().find(|&(place, _)| place == slot).and_then(|(_, spot)| match spot {
            Spot::Seen(card) => Some(card),
            Spot::Free | Spot::Unseen(_) => None,
        })
    }

    /// The own cards in numbers, perhaps without one of them.
    pub(super) fn holding(&self, without: Option<Slot>) -> Holding {
        self.slots().filter(|&(slot, _)| Some(slot) != without).map(|(_, spot)| spot).collect()
    }

    /// The chance, in hundredths, that none of the unknown own cards fits.
    pub(super) fn nothing_fits(&self) -> u8 {
        let coverage = coverage(self.public);
        let unknown = self.slots().filter(|(_, spot)| spot.is_unseen()).count();
        match &self.counted {
            Some(unseen) => unseen.nothing_fits(coverage, &self.own).percent(),
            None if unknown == 0 => 100,
            // Good enough for one card, and nobody who does not count risks more.
            None if unknown == 1 => 100 - share_of_cells(coverage),
            None => 0,
        }
    }

    /// How many of the cards that can lie in an own place fit, and how many there are.
    pub(super) fn may_fit(&self, slot: Slot) -> FitOdds {
        let pool = match self.public.spot(self.public.turn, slot) {
            Spot::Unseen(pool) => self.public.pool(pool),
            Spot::Free | Spot::Seen(_) => self.public.unseen(),
        };
        FitOdds { of: coverage(self.public).fitting(&pool).into(), all: pool.len().into() }
    }
}

fn share_of_cells(coverage: Coverage) -> u8 {
    u8::try_from(u16::from(coverage.cells()) * 100 / 36).unwrap_or(100)
}

/// The layout of the player whose turn it is, with all that was ever seen.
pub(super) fn own(public: &PublicState) -> [Spot; 6] {
    public.layouts[public.turn]
}

/// Which card to put to the test after "Nothing fits!": unknown ones first. If one fits, at least it is known from now on.
pub(super) fn first_to_test(known: &KnownCards<'_>, revealed: Slots) -> Option<Slot> {
    let left = || known.slots().filter(|&(slot, _)| !revealed.contains(slot));
    let unknown = left().find(|&(_, spot)| spot.is_unseen());
    unknown.or_else(|| left().next()).map(|(slot, _)| slot)
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
