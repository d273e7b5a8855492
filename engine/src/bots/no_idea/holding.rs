//! A layout in numbers: how many cards, and how many of them are unknown.

use crate::games::no_idea::{FEW, Spot};

/// What a player knows of a layout, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Holding {
    pub(super) cards: u8,
    pub(super) unknown: u8,
}

impl Holding {
    /// Six cards with so many known ones among them: a layout that was refilled.
    pub(super) const fn refilled(known: u8) -> Holding {
        Holding { cards: 6, unknown: 6u8.saturating_sub(known) }
    }

    /// Those of which the player knows what they are.
    pub(super) const fn known(self) -> u8 {
        self.cards.saturating_sub(self.unknown)
    }

    /// With one unknown card less.
    #[must_use]
    pub(super) const fn without_unknown(self) -> Holding {
        Holding { cards: self.cards.saturating_sub(1), unknown: self.unknown.saturating_sub(1) }
    }

    /// With one of the unknown cards known.
    #[must_use]
    pub(super) const fn with_one_seen(self) -> Holding {
        Holding { cards: self.cards, unknown: self.unknown.saturating_sub(1) }
    }

    /// After *Refill to 3* was played by somebody else.
    #[must_use]
    pub(super) const fn drawn_up(self) -> Holding {
        let drawn = FEW.saturating_sub(self.cards);
        Holding { cards: self.cards + drawn, unknown: self.unknown + drawn }
    }

    /// Whether "Nothing fits!" may be declared.
    pub(super) const fn is_few(self) -> bool {
        self.cards <= FEW
    }

    /// Whether the trophy is as good as won: few cards, and none is unknown.
    pub(super) const fn is_nearly_done(self) -> bool {
        self.unknown == 0 && self.is_few()
    }
}

impl FromIterator<Spot> for Holding {
    fn from_iter<T: IntoIterator<Item = Spot>>(spots: T) -> Holding {
        let held = spots.into_iter().filter(|&spot| spot != Spot::Free);
        held.fold(Holding::default(), |sum, spot| Holding {
            cards: sum.cards + 1,
            unknown: sum.unknown + u8::from(spot.is_unseen()),
        })
    }
}
