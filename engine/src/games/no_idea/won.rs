//! What the players win: consolation prizes and trophies.

use core::fmt;
use core::marker::PhantomData;

use super::card::Prize;
use crate::cards::Rng;

/// A thing worth stars, of which there are three sorts.
pub trait Starred: Copy + fmt::Display + 'static {
    /// The three sorts, from the fewest stars to the most.
    const ALL: [Self; 3];

    /// The place in [`ALL`](Starred::ALL).
    fn index(self) -> usize;

    /// The points it is worth.
    fn stars(self) -> u8;
}

/// A trophy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Trophy {
    T3,
    T4,
    T5,
}

impl Starred for Trophy {
    const ALL: [Trophy; 3] = [Trophy::T3, Trophy::T4, Trophy::T5];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn stars(self) -> u8 {
        self as u8 + 3
    }
}

/// How many of each sort of prize or trophy; the order in which they came does not matter.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Collection<T>([u8; 3], PhantomData<T>);

impl Collection<Trophy> {
    /// The twelve trophies.
    pub const ALL: Collection<Trophy> = Collection([5, 4, 3], PhantomData);
}

impl<T: Starred> Collection<T> {
    /// Nothing.
    pub const EMPTY: Collection<T> = Collection([0; 3], PhantomData);

    /// Adds one.
    #[inline]
    pub fn add(&mut self, item: T) {
        if let Some(count) = self.0.get_mut(item.index()) {
            *count = count.saturating_add(1);
        }
    }

    /// Takes one out; false, and nothing changes, if there is none.
    pub fn take(&mut self, item: T) -> bool {
        match self.0.get_mut(item.index()) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// How many there are.
    pub const fn len(&self) -> u8 {
        let [a, b, c] = self.0;
        a.wrapping_add(b).wrapping_add(c)
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All their stars together.
    pub fn stars(&self) -> u8 {
        self.items().fold(0, |sum, item| sum.saturating_add(item.stars()))
    }

    /// Each of them, from the fewest stars to the most.
    pub fn items(&self) -> impl Iterator<Item = T> + Clone + use<T> {
        T::ALL
            .into_iter()
            .zip(self.0)
            .flat_map(|(item, count)| core::iter::repeat_n(item, usize::from(count)))
    }
}

impl<T: Starred> fmt::Debug for Collection<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.items().map(|item| item.stars())).finish()
    }
}

/// All that one player has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Won {
    pub(super) prizes: Collection<Prize>,
    pub(super) trophies: Collection<Trophy>,
}

impl Won {
    pub(super) const NOTHING: Won = Won { prizes: Collection::EMPTY, trophies: Collection::EMPTY };
}

/// A thing that a player has won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Award {
    /// A consolation prize.
    Prize(Prize),
    /// A trophy.
    Trophy(Trophy),
}

/// The face-down trophies in the middle: two bits each, the next one lowest, 0 where there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TrophyPile(u32);

impl TrophyPile {
    pub(super) const EMPTY: TrophyPile = TrophyPile(0);

    /// A pile of these in a random order.
    pub(super) fn shuffled(trophies: Collection<Trophy>, rng: &mut Rng) -> TrophyPile {
        let mut list: heapless::Vec<Trophy, 12, u8> = heapless::Vec::new();
        for trophy in trophies.items() {
            let _ = list.push(trophy);
        }
        rng.shuffle(&mut list);
        let mut pile = TrophyPile::EMPTY;
        list.iter().for_each(|&trophy| pile.put_on_top(trophy));
        pile
    }

    pub(super) const fn put_on_top(&mut self, trophy: Trophy) {
        self.0 = self.0 << 2 | (trophy as u32 + 1);
    }

    pub(super) const fn take(&mut self) -> Option<Trophy> {
        let next = self.0 & 3;
        self.0 >>= 2;
        match next {
            0 => None,
            1 => Some(Trophy::T3),
            2 => Some(Trophy::T4),
            _ => Some(Trophy::T5),
        }
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The trophies, the next one first.
    pub(super) fn iter(self) -> impl Iterator<Item = Trophy> {
        let mut pile = self;
        core::iter::from_fn(move || pile.take())
    }
}
