//! From which draw pile a face-down card came: that decides what it can be.

use heapless::Vec;

use super::card::Card;
use super::deck::Stock;
use super::layout::Layout;
use crate::cards::Rng;
use crate::games::{PerSeat, Players};

/// So many face-down cards lie in all layouts at most.
const LAID: usize = 30;

/// A draw pile, as a name for those of its cards that nobody has seen.
///
/// What went into a new draw pile lay open before, so everybody knows it, and knows that no card dealt earlier is
/// among it. Piles that were used up are numbered from the latest to the earliest; only those count of which cards
/// still lie face down, so there are never more than such cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pool(u8);

impl Pool {
    /// The draw pile of which cards are drawn now.
    pub const PRESENT: Pool = Pool(0);

    /// How many draw piles with cards that nobody has seen came after this one.
    pub const fn age(self) -> u8 {
        self.0
    }

    const fn bit(self) -> u32 {
        1u32.wrapping_shl(self.0 as u32)
    }
}

/// The pools of which cards lie face down: a bit for each.
fn in_use(layouts: &PerSeat<Layout>, players: Players) -> u32 {
    layouts.seated(players).flat_map(Layout::unseen).fold(0, |used, (_, pool)| used | pool.bit())
}

/// A new draw pile was formed: from now on the cards of the one before belong to a pile that is used up.
#[cold]
pub(super) fn use_up(layouts: &mut PerSeat<Layout>, players: Players) {
    let used = in_use(layouts, players);
    // Counting only the pools that still have cards keeps the numbers small however long a game is.
    let older = |pool: Pool| {
        let newer = used & pool.bit().wrapping_sub(1);
        Pool(u8::try_from(newer.count_ones() + 1).unwrap_or(u8::MAX))
    };
    for layout in layouts.seated_mut(players) {
        layout.rename_pools(older);
    }
}

/// The unseen cards of used-up draw piles: which cards they are is known, but not in which places they lie.
///
/// They are in the order of pools and kinds, so that nothing can be told from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OlderCards(Vec<(Pool, Card), LAID, u8>);

impl OlderCards {
    pub(super) fn of(layouts: &PerSeat<Layout>, players: Players) -> OlderCards {
        let unseen = || layouts.seated(players).flat_map(Layout::unseen);
        let mut left = in_use(layouts, players) & !Pool::PRESENT.bit();
        let mut cards = Vec::new();
        while left != 0 {
            let pool = Pool(u8::try_from(left.trailing_zeros()).unwrap_or(u8::MAX));
            left &= left.wrapping_sub(1);
            let stock: Stock = unseen().filter(|&(_, of)| of == pool).map(|(card, _)| card).collect();
            for card in stock.cards() {
                // There is room for the cards of all layouts.
                let _ = cards.push((pool, card));
            }
        }
        OlderCards(cards)
    }

    /// The cards with their pools, in the order of pools and kinds.
    pub fn iter(&self) -> impl Iterator<Item = (Pool, Card)> + Clone + '_ {
        self.0.iter().copied()
    }

    /// Takes any card of a pool, each with the same probability.
    pub(super) fn take(&mut self, pool: Pool, rng: &mut Rng) -> Option<Card> {
        let left = u32::try_from(self.iter().filter(|&(of, _)| of == pool).count()).ok()?;
        let chosen = if left > 0 { rng.below(left) } else { return None };
        let mut cards = self.0.iter_mut().filter(|(of, _)| *of == pool);
        let (of, card) = cards.nth(usize::try_from(chosen).ok()?)?;
        // Here none is of the present pile, so this one is not found again.
        *of = Pool::PRESENT;
        Some(*card)
    }
}
