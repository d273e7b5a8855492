//! What the own unseen cards can be: those of each draw pile that are still unseen, kept apart.

use heapless::Vec;

use super::coverage::{Coverage, FitOdds};
use crate::games::no_idea::{Card, Pool, PublicState, Spot, Stock};

/// The openness of a table that every card fits.
pub(super) const ALL_FIT: u32 = 1000;

/// The draw piles from which the own unseen cards came, with what is left of each.
pub(super) struct OwnUnseen {
    pools: Vec<OwnPool, 6, u8>,
    /// Everything that is unseen, wherever it lies.
    all: Stock,
}

struct OwnPool {
    pool: Pool,
    stock: Stock,
    /// How many own cards came from it.
    own: u8,
}

impl OwnUnseen {
    /// For the player whose turn it is.
    pub(super) fn of(public: &PublicState) -> OwnUnseen {
        let mut pools: Vec<OwnPool, 6, u8> = Vec::new();
        for spot in public.layouts[public.turn] {
            let Spot::Unseen(pool) = spot else { continue };
            match pools.iter_mut().find(|known| known.pool == pool) {
                Some(known) => known.own += 1,
                None => {
                    // Six places, six pools at most.
                    let _ = pools.push(OwnPool { pool, stock: public.pool(pool), own: 1 });
                }
            }
        }
        OwnUnseen { pools, all: public.unseen() }
    }

    fn stock(&self, spot: Spot) -> Option<&Stock> {
        let Spot::Unseen(pool) = spot else { return None };
        self.pools.iter().find(|known| known.pool == pool).map(|known| &known.stock)
    }

    /// The card that must lie in a place, because no other kind is left; never a consolation prize, which plays
    /// otherwise than any card that was seen.
    pub(super) fn concluded(&self, spot: Spot) -> Option<Card> {
        let stock = self.stock(spot)?;
        let (card, count) = stock.kinds().find(|&(_, count)| count > 0)?;
        (count == stock.len() && card.prize().is_none()).then_some(card)
    }

    /// How likely the card in a place fits.
    pub(super) fn chance(&self, coverage: Coverage, spot: Spot) -> u32 {
        self.stock(spot).map_or(0, |stock| share(coverage, stock))
    }

    /// How likely an unknown own card fits; without any, an unseen card wherever it lies.
    pub(super) fn openness(&self, coverage: Coverage) -> u32 {
        let own = self.pools.iter().fold(0, |sum: u32, pool| sum + u32::from(pool.own));
        let sum = self
            .pools
            .iter()
            .fold(0, |sum: u32, pool| sum + u32::from(pool.own) * share(coverage, &pool.stock));
        sum.checked_div(own).unwrap_or_else(|| share(coverage, &self.all))
    }

    /// The odds that none of the unknown cards of a layout fits and none is a prize. What comes from different
    /// draw piles does not depend on each other, so that the odds multiply.
    pub(super) fn nothing_fits(&self, coverage: Coverage, own: &[Spot; 6]) -> FitOdds {
        self.pools.iter().fold(FitOdds::CERTAIN, |odds, known| {
            let unknown = own.iter().filter(|&&spot| spot == Spot::Unseen(known.pool));
            odds.and(coverage.nothing_fits(&known.stock, unknown.fold(0, |sum: u8, _| sum + 1)))
        })
    }
}

/// The share of these cards that fit.
fn share(coverage: Coverage, stock: &Stock) -> u32 {
    (u32::from(coverage.fitting(stock)) * ALL_FIT).checked_div(stock.len().into()).unwrap_or(0)
}
