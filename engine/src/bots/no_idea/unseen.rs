//! What the own unseen cards can be: those of each draw pile that are still unseen, kept apart.

use heapless::Vec;

use super::coverage::{Coverage, FitOdds};
use crate::bots::share;
use crate::games::no_idea::{Card, Pool, PublicState, Spot, Stock};

/// The draw piles from which the own unseen cards came, with what is left of each.
#[derive(Clone, Debug)]
pub(super) struct OwnUnseen {
    pools: Vec<OwnPool, 6, u8>,
}

#[derive(Clone, Debug)]
struct OwnPool {
    pool: Pool,
    stock: Stock,
    /// How many cards these are, and how many of them are prizes.
    cards: u8,
    prizes: u8,
}

impl OwnPool {
    fn new(pool: Pool, stock: Stock) -> OwnPool {
        let prizes = stock.kinds().filter(|(card, _)| card.prize().is_some());
        let prizes = prizes.fold(0, |sum: u8, (_, count)| sum.saturating_add(count));
        OwnPool { pool, stock, cards: stock.len(), prizes }
    }
}

impl OwnUnseen {
    /// For the player whose turn it is.
    pub(super) fn of(public: &PublicState) -> OwnUnseen {
        let mut pools: Vec<OwnPool, 6, u8> = Vec::new();
        for spot in public.layouts[public.turn] {
            let Spot::Unseen(pool) = spot else { continue };
            if !pools.iter().any(|known| known.pool == pool) {
                // Six places, six pools at most.
                let _ = pools.push(OwnPool::new(pool, public.pool(pool)));
            }
        }
        OwnUnseen { pools }
    }

    /// What an unseen own card can be.
    pub(super) fn cards(&self, spot: Spot) -> Option<&Stock> {
        let Spot::Unseen(pool) = spot else { return None };
        self.pools.iter().find(|known| known.pool == pool).map(|known| &known.stock)
    }

    /// The card that must lie in a place, because no other kind is left; never a consolation prize, which plays
    /// otherwise than any card that was seen.
    pub(super) fn concluded(&self, spot: Spot) -> Option<Card> {
        let stock = self.cards(spot)?;
        let (card, count) = stock.kinds().find(|&(_, count)| count > 0)?;
        (count == stock.len() && card.prize().is_none()).then_some(card)
    }

    /// How likely an unknown card of these fits, and how likely it is a prize, on average; `certain` stands for one.
    pub(super) fn chances(
        &self,
        coverage: Coverage,
        spots: impl Iterator<Item = Spot> + Clone,
        certain: i32,
    ) -> (i32, i32) {
        let (mut fits, mut prize, mut unknown) = (0, 0, 0);
        for known in &self.pools {
            let own = spots.clone().filter(|&spot| spot == Spot::Unseen(known.pool));
            let own = own.fold(0, |sum, _| sum + 1);
            if own > 0 {
                let cards = i32::from(known.cards);
                fits += own * share(i32::from(coverage.fitting(&known.stock)) * certain, cards);
                prize += own * share(i32::from(known.prizes) * certain, cards);
                unknown += own;
            }
        }
        (share(fits, unknown), share(prize, unknown))
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
