//! What makes combinations on three tops, looked up for all three at once.

use super::top::{Rows, Top, going_with};

/// What completes something on three tops, pairs apart.
///
/// To judge a position takes all that completes something on any of the tops. Asked for each top by itself, that was most
/// of a third of the search's time; tables for all three together, 3 KB, take a fifth off it, more on the Pico, where
/// shifts of 64 bits are slow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Openings {
    /// An entry of [`NUMBERS`].
    numbers: u32,
    /// An entry of [`FLUSHES`].
    flush: u32,
}

/// On how many of three piles a hand could do something, if nothing changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Chances {
    /// Complete something, pairs apart.
    pub(super) prepared: i32,
    /// Make a pair.
    pub(super) twins: i32,
}

impl Openings {
    /// What completes something on these.
    #[inline]
    pub(super) fn on([one, two, three]: [&Top; 3]) -> Openings {
        let codes = one.code << 6 | two.code << 3 | three.code;
        let (numbers, colours) = (codes & 0x1ff, codes >> 16 & 0x1ff);
        Openings {
            numbers: NUMBERS.get(numbers as usize).copied().unwrap_or(0),
            flush: u32::from(FLUSHES.get(colours as usize).copied().unwrap_or(NO_FLUSH)),
        }
    }

    /// Whether one of the tops, which has just covered this card and fits it, has made a combination.
    #[inline]
    pub(super) fn made_by(self, placed: &Top, covered: &Top) -> bool {
        let (colour, number) = (placed.colour == covered.colour, placed.bit == covered.bit);
        (colour & (number | (self.numbers & MADE != 0)))
            | (number & (self.flush & u32::from(FLUSH_MADE) != 0))
    }

    /// How many kinds complete something.
    #[inline]
    #[allow(clippy::cast_possible_wrap)] // at most 7
    pub(super) const fn count(self) -> i32 {
        ((self.numbers >> 24) + (self.flush >> 15)) as i32
    }

    /// What a hand of these kinds could do on the tops. A byte for each of the three, so that all are asked at once.
    #[inline]
    #[allow(clippy::cast_possible_wrap)] // at most 3
    pub(super) fn chances(self, [one, two, three]: [&Top; 3], kinds: Rows) -> Chances {
        let rows = kinds.to_le_bytes();
        let row = |top: &Top| u32::from(rows.get(usize::from(top.colour & 7)).copied().unwrap_or(0));
        let same_colour = row(one) | row(two) << 8 | row(three) << 16;
        let numbers = one.bit | two.bit << 8 | three.bit << 16;
        let flush = (same_colour >> (self.flush & 31) & 0x7f) << (self.flush >> 8 & 31) & numbers;
        let prepared = some(same_colour & self.numbers | flush);
        let twins = some(same_colour & numbers);
        // Two bits for either answer, and the three bytes added up in the third one.
        let sums = (prepared | twins << 2).wrapping_mul(EACH) >> 16;
        Chances { prepared: (sums & 3) as i32, twins: (sums >> 2 & 3) as i32 }
    }
}

/// The lowest bit of each of three bytes.
const EACH: u32 = 0x01_0101;

/// Which of three bytes, of seven bits each, have any, as the lowest bit of each.
#[inline]
const fn some(bytes: u32) -> u32 {
    bytes.wrapping_add(0x7f * EACH) >> 7 & EACH
}

/// For the numbers of three tops, those that make three of a kind or a straight on the first one in bits 0 to 6, on the
/// second from bit 8 on, and on the third from bit 16 on, each without the number of that top; from bit 24 on how many
/// these are; and [`MADE`].
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
        let made = if going_with(one, two) >> three & 1 != 0 { MADE } else { 0 };
        *numbers = sets | sets.count_ones() << 24 | made;
        rest = after;
        place += 1;
    }
    all
};

/// For the colours of three tops, the flush that can be completed if just two are equal: by how many bits the byte of
/// one of the two is above the lowest one, from bit 8 on the same of the third top, and bit 15. [`FLUSH_MADE`] if all are.
static FLUSHES: [u16; 512] = {
    let mut all = [NO_FLUSH; 512];
    let mut rest = all.as_mut_slice();
    let mut place: u16 = 0;
    while let Some((flush, after)) = rest.split_first_mut() {
        let [one, two, three] = split(place);
        *flush = match (two == three, one == three, one == two) {
            (true, false, _) => 8 | 1 << 15,
            (false, true, _) => 8 << 8 | 1 << 15,
            (false, false, true) => 16 << 8 | 1 << 15,
            (true, true, true) => NO_FLUSH | FLUSH_MADE,
            _ => NO_FLUSH,
        };
        rest = after;
        place += 1;
    }
    all
};

/// The three numbers are three of a kind or a straight: a bit that no number has.
const MADE: u32 = 1 << 7;
/// The three colours are equal.
const FLUSH_MADE: u16 = 1 << 14;
/// A byte that no top has.
const NO_FLUSH: u16 = 24;

/// Three bits each, the first highest.
#[allow(clippy::cast_possible_truncation)] // three bits
const fn split(place: u16) -> [u8; 3] {
    [(place >> 6) as u8 & 7, (place >> 3) as u8 & 7, place as u8 & 7]
}

#[cfg(test)]
mod tests {
    use super::super::held::Held;
    use super::super::top::Tops;
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
            let (openings, held) = (Openings::on(tops.0), Held::new(&hand, hand.len()));
            let (mut count, mut chances) = (0, Chances { prepared: 0, twins: 0 });
            for pile in Pile::ALL {
                let completing = tops.completing(pile);
                count += completing.count_ones();
                chances.prepared += i32::from(held.kinds & completing != 0);
                chances.twins += i32::from(hand.contains(tops[pile].card));
            }
            assert_eq!(openings.count(), i32::try_from(count).unwrap(), "{tops:?}");
            assert_eq!(openings.chances(tops.0, held.kinds), chances, "{tops:?} {hand:?}");
            for pile in Pile::ALL {
                let [one, two] = pile.others().map(|other| tops[other]);
                for placed in hand.kinds().map(Top::of).filter(|top| top.kind & tops[pile].fitting != 0) {
                    let makes = Openings::on([placed, one, two]).made_by(placed, tops[pile]);
                    assert_eq!(makes, tops.making(pile) & placed.kind != 0, "{tops:?} {pile:?} {placed:?}");
                }
            }
            for card in hand.cards() {
                let mut rest = hand;
                rest.remove(card);
                let (less, same) = (held.without(Top::of(card)), Held::new(&rest, rest.len()));
                assert_eq!((less.kinds, less.doubles), (same.kinds, same.doubles), "{hand:?} {card:?}");
            }
        }
    }
}
