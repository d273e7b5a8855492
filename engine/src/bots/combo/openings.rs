//! What makes combinations on three tops, looked up for all three at once.

use super::held::Held;
use super::top::{Tops, going_with};

/// The numbers of three tops in bits 0 to 8, and their colours in bits 16 to 24, the first top highest.
///
/// To judge a position takes all that completes something on any of the tops. Asked for each top by itself, that was most
/// of a third of the search's time; tables for all three together, 3 KB, take a fifth off it, more on the Pico, where
/// shifts of 64 bits are slow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Openings(u32);

impl Openings {
    #[inline]
    pub(super) fn on(tops: &Tops) -> Openings {
        let [one, two, three] = tops.0;
        Openings(one.code << 6 | two.code << 3 | three.code)
    }

    /// Three bits from this one on.
    #[inline]
    const fn three(self, from: u32) -> usize {
        (self.0 >> from & 7) as usize
    }

    #[inline]
    fn numbers(self) -> u32 {
        NUMBERS.get((self.0 & 0x1ff) as usize).copied().unwrap_or(0)
    }

    #[inline]
    fn flush(self) -> u32 {
        u32::from(FLUSHES.get((self.0 >> 16 & 0x1ff) as usize).copied().unwrap_or(0))
    }

    /// How many kinds complete something on the tops, pairs apart.
    #[inline]
    #[allow(clippy::cast_possible_wrap)] // at most 7
    pub(super) fn count(self) -> i32 {
        ((self.numbers() >> 24) + u32::from(self.flush() != u32::from(NO_FLUSH))) as i32
    }

    /// On how many tops a hand could complete something, pairs apart, and of how many it has the twin.
    #[inline]
    #[allow(clippy::cast_possible_wrap)] // at most 3
    pub(super) fn for_hand(self, held: &Held) -> (i32, i32) {
        let rows = held.rows.to_le_bytes();
        let row = |colour: usize| u32::from(rows.get(colour & 7).copied().unwrap_or(0));
        let (one, two, three) = (row(self.three(22)), row(self.three(19)), row(self.three(16)));
        let (numbers, flush) = (self.numbers(), self.flush());
        let bit = |set: u32| u32::from(set != 0);
        let mut ready = bit(one & numbers) | bit(two & numbers >> 8) << 1 | bit(three & numbers >> 16) << 2;
        let for_flush = row((flush & 7) as usize) >> self.three(flush >> 4 & 7) & 1;
        ready |= (flush >> 8) * for_flush;
        // How many of the three bits are set, for each set of them.
        let prepared = 0b11_10_10_01_10_01_01_00_u32 >> (2 * ready) & 3;
        let twins = (one >> self.three(6) & 1) + (two >> self.three(3) & 1) + (three >> self.three(0) & 1);
        (prepared as i32, twins as i32)
    }
}

/// For the numbers of three tops, those that make three of a kind or a straight on the first one in bits 0 to 6, on the
/// second from bit 8 on, and on the third from bit 16 on, each without the number of that top; and from bit 24 on how
/// many these are.
static NUMBERS: [u32; 512] = {
    let mut all = [0; 512];
    let mut rest = all.as_mut_slice();
    let mut place: u16 = 0;
    while let Some((numbers, after)) = rest.split_first_mut() {
        let [one, two, three] = split(place);
        let first = (going_with(two, three) & !(1 << one)) as u32;
        let second = (going_with(one, three) & !(1 << two)) as u32;
        let third = (going_with(one, two) & !(1 << three)) as u32;
        let sets = first | second << 8 | third << 16;
        *numbers = sets | sets.count_ones() << 24;
        rest = after;
        place += 1;
    }
    all
};

/// For the colours of three tops, the flush that can be completed if just two are equal: its colour, from bit 4 on where
/// the number of the third top is found, and from bit 8 on that top as a bit.
static FLUSHES: [u16; 512] = {
    let mut all = [NO_FLUSH; 512];
    let mut rest = all.as_mut_slice();
    let mut place: u16 = 0;
    while let Some((flush, after)) = rest.split_first_mut() {
        let [one, two, three] = split(place);
        *flush = match (two == three, one == three, one == two) {
            (true, false, _) => two as u16 | 6 << 4 | 1 << 8,
            (false, true, _) => one as u16 | 3 << 4 | 2 << 8,
            (false, false, true) => one as u16 | 4 << 8,
            _ => NO_FLUSH,
        };
        rest = after;
        place += 1;
    }
    all
};

/// A colour of which no hand has a card, and no top.
const NO_FLUSH: u16 = 7;

/// Three bits each, the first highest.
#[allow(clippy::cast_possible_truncation)] // three bits
const fn split(place: u16) -> [u8; 3] {
    [(place >> 6) as u8 & 7, (place >> 3) as u8 & 7, place as u8 & 7]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Rng, Seed};
    use crate::games::combo::{Card, Hand, PerPile, Pile};

    #[test]
    fn three_tops_at_once_say_the_same_as_each_by_itself() {
        let mut rng = Rng::new(Seed(3));
        let mut any = |kinds: u32| u8::try_from(rng.below(kinds)).ok().and_then(Card::from_index).unwrap();
        for _ in 0..200_000 {
            let tops = Tops::of(&PerPile([any(35), any(35), any(35)]));
            let hand: Hand = (0..5).map(|_| any(35)).collect();
            let (openings, held) = (Openings::on(&tops), Held::new(&hand));
            let (mut count, mut prepared, mut twins) = (0, 0, 0);
            for pile in Pile::ALL {
                let completing = tops.completing(pile);
                count += completing.count_ones();
                prepared += i32::from(hand.bits() & completing != 0);
                twins += i32::from(hand.bits() & tops[pile].kind != 0);
            }
            assert_eq!(openings.count(), i32::try_from(count).unwrap(), "{tops:?}");
            assert_eq!(openings.for_hand(&held), (prepared, twins), "{tops:?} {hand:?}");
            for card in hand.cards() {
                let (mut rest, less) = (hand, held.without(card));
                rest.remove(card);
                assert_eq!(less.rows, Held::new(&rest).rows, "{hand:?} without {card:?}");
            }
        }
    }
}
