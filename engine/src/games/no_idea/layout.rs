//! A layout: six places in two rows of three, with the cards that lie there face down.

use super::FEW;
use super::card::Card;
use super::pool::Pool;

/// A place of a layout in reading order, numbered from 1 in every text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Slot {
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
}

impl Slot {
    /// All places.
    pub const ALL: [Slot; 6] = [Slot::One, Slot::Two, Slot::Three, Slot::Four, Slot::Five, Slot::Six];

    /// The place's number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The place with this number, from 1.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Slot> {
        match number {
            1..=6 => Slot::from_index(number as u32 - 1),
            _ => None,
        }
    }

    #[inline]
    const fn from_index(index: u32) -> Option<Slot> {
        match index {
            0 => Some(Slot::One),
            1 => Some(Slot::Two),
            2 => Some(Slot::Three),
            3 => Some(Slot::Four),
            4 => Some(Slot::Five),
            5 => Some(Slot::Six),
            _ => None,
        }
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Slots(u8);

impl Slots {
    /// No place.
    pub const EMPTY: Slots = Slots(0);
    /// All six places.
    pub const ALL: Slots = Slots(0b11_1111);

    /// Adds a place.
    #[inline]
    pub const fn insert(&mut self, slot: Slot) {
        self.0 |= 1 << slot as u8;
    }

    /// Takes a place out.
    #[inline]
    pub const fn remove(&mut self, slot: Slot) {
        self.0 &= !(1 << slot as u8);
    }

    /// Whether a place is in the set.
    #[inline]
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & 1 << slot as u8 != 0
    }

    /// The places of this set that are not in another.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Slots) -> Slots {
        Slots(self.0 & !others.0)
    }

    /// How many places are in the set.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // at most 6
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set has at most [`FEW`] places.
    #[inline]
    pub const fn is_few(self) -> bool {
        // Neither a Cortex-M0+ nor a plain x86-64 can count bits; taking the lowest one off is quick on both.
        let mut bits = self.0;
        let mut taken = 0;
        while taken < FEW {
            bits &= bits.wrapping_sub(1);
            taken += 1;
        }
        bits == 0
    }

    /// Whether no place is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places in reading order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Slot> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let slot = Slot::from_index(rest.trailing_zeros())?;
            rest &= rest.wrapping_sub(1);
            Some(slot)
        })
    }
}

/// One player's layout. A place that was turned up once stays known to everybody until its card is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    cards: [Option<Card>; 6],
    /// Where there are cards. Nearly every move asks for it.
    occupied: Slots,
    seen: Slots,
    /// From which draw pile each unseen card came; the present one where there is none.
    pools: [Pool; 6],
}

impl Layout {
    pub(super) const EMPTY: Layout =
        Layout { cards: [None; 6], occupied: Slots::EMPTY, seen: Slots::EMPTY, pools: [Pool::PRESENT; 6] };

    #[inline]
    #[allow(clippy::indexing_slicing)] // six places, six cards
    pub(super) const fn card(&self, slot: Slot) -> Option<Card> {
        self.cards[slot as usize]
    }

    /// Lays a card of the present draw pile face down, which nobody has seen.
    #[inline]
    #[allow(clippy::indexing_slicing)] // six places, six cards
    pub(super) const fn put(&mut self, slot: Slot, card: Card) {
        self.cards[slot as usize] = Some(card);
        self.occupied.insert(slot);
        self.seen.remove(slot);
    }

    /// Lays a card face down that came from this draw pile, and that nobody has seen.
    #[allow(clippy::indexing_slicing)] // six places, six pools
    pub(super) const fn put_from(&mut self, pool: Pool, slot: Slot, card: Card) {
        self.put(slot, card);
        self.pools[slot as usize] = pool;
    }

    /// Takes a card away.
    #[inline]
    #[allow(clippy::indexing_slicing)] // six places, six cards
    pub(super) const fn take(&mut self, slot: Slot) -> Option<Card> {
        self.occupied.remove(slot);
        self.seen.remove(slot);
        self.pools[slot as usize] = Pool::PRESENT;
        self.cards[slot as usize].take()
    }

    /// Turns a card up for everybody to see.
    #[inline]
    #[allow(clippy::indexing_slicing)] // six places, six pools
    pub(super) const fn turn_up(&mut self, slot: Slot) {
        self.seen.insert(slot);
        self.pools[slot as usize] = Pool::PRESENT;
    }

    pub(super) const fn is_seen(&self, slot: Slot) -> bool {
        self.seen.contains(slot)
    }

    /// From which draw pile the unseen card in a place came.
    #[allow(clippy::indexing_slicing)] // six places, six pools
    pub(super) const fn pool(&self, slot: Slot) -> Pool {
        self.pools[slot as usize]
    }

    /// The cards that nobody has seen, with the draw piles that they came from.
    pub(super) fn unseen(&self) -> impl Iterator<Item = (Card, Pool)> + '_ {
        let unseen = Slot::ALL.into_iter().filter(|&slot| !self.is_seen(slot));
        unseen.filter_map(|slot| Some((self.card(slot)?, self.pool(slot))))
    }

    /// Gives the pools of the unseen cards other names.
    pub(super) fn rename_pools(&mut self, name: impl Fn(Pool) -> Pool) {
        for ((slot, card), pool) in Slot::ALL.into_iter().zip(self.cards).zip(&mut self.pools) {
            if card.is_some() && !self.seen.contains(slot) {
                *pool = name(*pool);
            }
        }
    }

    /// The places where a card lies.
    #[inline]
    pub(super) const fn occupied(&self) -> Slots {
        self.occupied
    }

    #[inline]
    pub(super) const fn is_empty(&self) -> bool {
        self.occupied.is_empty()
    }

    pub(super) const fn cards(&self) -> [Option<Card>; 6] {
        self.cards
    }
}
