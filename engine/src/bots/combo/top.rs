//! Tables about the top of a pile. Searches look at millions of tops, so answers are looked up, not computed.

use crate::games::combo::{Card, Combination, PerPile, Pile, colour_or_number, combination};

/// A card on top of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Top {
    /// The card.
    pub(super) card: Card,
    /// The kinds that may be placed on it, as bits by [`Card::index`]: those of its colour or its number.
    pub(super) fitting: u64,
    /// Its own kind, as such a bit.
    pub(super) kind: u64,
    /// The place of number 1 of its colour among the kinds.
    colour: u8,
    /// Its number, from 0.
    number: u8,
    /// Its number in bits 0 to 2 and its colour in bits 16 to 18: three of these side by side are looked up as one.
    pub(super) code: u32,
    /// Its place in [`Held::rows`](super::held::Held::rows).
    pub(super) in_rows: u64,
}

impl Top {
    /// A card as a top.
    #[inline]
    pub(super) fn of(card: Card) -> &'static Top {
        TOPS.get(usize::from(card.index())).unwrap_or(&FIRST)
    }

    /// The kinds that make a combination on it when these are the two other tops, its own kind apart.
    #[inline]
    pub(super) fn completing(&self, one: &Top, two: &Top) -> u64 {
        let place = one.number << 3 | two.number;
        let numbers = GOING_WITH.get(usize::from(place & 63)).copied().unwrap_or(0);
        let flush = u64::from(one.colour == two.colour);
        let kinds = u64::from(numbers) << self.colour | flush << (one.colour + self.number);
        kinds & !self.kind
    }
}

/// The tops of the three piles.
pub(super) type Tops = PerPile<&'static Top>;

impl Tops {
    /// These cards as tops.
    #[inline]
    pub(super) fn of(cards: &PerPile<Card>) -> Tops {
        PerPile(cards.0.map(Top::of))
    }

    /// The tops once a card lies on a pile. Written out: a list that is changed in one place and read at once stalls.
    #[inline]
    pub(super) fn with(&self, pile: Pile, card: Card) -> Tops {
        let (top, [one, two, three]) = (Top::of(card), self.0);
        PerPile(match pile {
            Pile::One => [top, two, three],
            Pile::Two => [one, top, three],
            Pile::Three => [one, two, top],
        })
    }

    /// The kinds that make a combination on a pile, the pair of its top apart.
    #[inline]
    pub(super) fn completing(&self, pile: Pile) -> u64 {
        let [one, two] = pile.others();
        self[pile].completing(self[one], self[two])
    }

    /// The same with the pair.
    #[inline]
    pub(super) fn making(&self, pile: Pile) -> u64 {
        self.completing(pile) | self[pile].kind
    }

    /// The combination that a card makes on a pile.
    #[inline]
    pub(super) fn combination(&self, card: Card, pile: Pile) -> Option<Combination> {
        combination(&PerPile(self.0.map(|top| top.card)), card, pile)
    }
}

/// The kinds of cards that make a combination on a pile with these tops, as bits by [`Card::index`].
///
/// The same as asking [`combination`] for each card that fits, at once: what a search goes through.
///
/// ```
/// use engine::bots::combo::completing;
/// use engine::games::combo::{PerPile, Pile};
/// # use engine::cards::NotationError;
/// let tops = PerPile(["R1".parse()?, "B2".parse()?, "B3".parse()?]);
/// assert_eq!(completing(&tops, Pile::One).count_ones(), 3); // the pair R1, the straight R4, the flush B1
/// # Ok::<(), NotationError>(())
/// ```
#[inline]
pub fn completing(tops: &PerPile<Card>, pile: Pile) -> u64 {
    Tops::of(tops).making(pile)
}

const FIRST: Top = Top::new(0, Card::FIRST);

/// The top of each kind.
static TOPS: [Top; 35] = {
    let mut all = [FIRST; 35];
    let mut rest = all.as_mut_slice();
    let mut index = 0;
    while let (Some((top, after)), Some(card)) = (rest.split_first_mut(), Card::from_index(index)) {
        *top = Top::new(index, card);
        rest = after;
        index += 1;
    }
    all
};

impl Top {
    const fn new(index: u8, card: Card) -> Top {
        let (colour, number) = (index / 7 * 7, index % 7);
        Top {
            card,
            fitting: colour_or_number(card),
            kind: 1 << index,
            colour,
            number,
            code: number as u32 | (index as u32 / 7) << 16,
            in_rows: 1 << (index / 7 * 8 + number),
        }
    }
}

/// For each two numbers, eight places for each first one, the numbers that go with them.
static GOING_WITH: [u8; 64] = {
    let mut all = [0; 64];
    let mut rest = all.as_mut_slice();
    let mut place: u8 = 0;
    while let Some((numbers, after)) = rest.split_first_mut() {
        *numbers = going_with(place >> 3, place & 7);
        rest = after;
        place += 1;
    }
    all
};

/// The numbers that make three of a kind or a straight with these two; bit 0 is number 1, which counts as 0 here.
pub(super) const fn going_with(one: u8, two: u8) -> u8 {
    let lower = if one < two { one } else { two };
    // A third of a kind, one at either end, or the one between.
    match one.abs_diff(two) {
        0 => 1 << lower,
        1 => (0b100 << lower | 1 << lower >> 1) & 0b111_1111,
        2 => 0b10 << lower,
        _ => 0,
    }
}
