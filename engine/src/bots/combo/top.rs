//! Tables about the top of a pile. Searches look at millions of tops, so answers are looked up, not computed.

use crate::games::combo::{Card, Combination, PerPile, Pile, Shown, colour_or_number, combination};

/// Kinds of cards as bits: eight for each colour, of which the lowest one is number 1 and the highest one stays free.
///
/// So the numbers of one colour are a byte, which is read without a shift of 64 bits.
pub(super) type Rows = u64;

/// Kinds by [`Card::index`] as rows.
#[inline]
pub(super) const fn rows(kinds: u64) -> Rows {
    kinds & 0x7f
        | (kinds & 0x7f << 7) << 1
        | (kinds & 0x7f << 14) << 2
        | (kinds & 0x7f << 21) << 3
        | (kinds & 0x7f << 28) << 4
}

/// How many bits these are.
const ROWS: u32 = 40;

/// A card on top of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Top {
    /// The kinds that may be placed on it: those of its colour or its number.
    pub(super) fitting: Rows,
    /// Its own kind.
    pub(super) kind: Rows,
    /// Its number as a bit: number 1 is bit 0.
    pub(super) bit: u32,
    /// Its number in bits 0 to 2 and its colour in bits 16 to 18: three of these side by side are looked up as one.
    pub(super) code: u32,
    /// The card.
    pub(super) card: Card,
    /// Its colour, which is the byte of its row.
    pub(super) colour: u8,
    /// Its number, from 0.
    number: u8,
}

impl Top {
    /// A card as a top.
    #[inline]
    pub(super) fn of(card: Card) -> &'static Top {
        let place = PLACES.get(usize::from(card.index())).copied().unwrap_or(0);
        TOPS.get(usize::from(place)).unwrap_or(&FIRST)
    }

    /// Takes the first of some kinds out of them, as a top.
    #[inline]
    pub(super) fn take(kinds: &mut Rows) -> Option<&'static Top> {
        let first = TOPS.get(kinds.trailing_zeros() as usize);
        *kinds &= kinds.wrapping_sub(1);
        first
    }

    /// The kinds that make a combination on it when these are the two other tops, its own kind apart.
    #[inline]
    pub(super) fn completing(&self, one: &Top, two: &Top) -> Rows {
        let place = one.number << 3 | two.number;
        let numbers = GOING_WITH.get(usize::from(place & 63)).copied().unwrap_or(0);
        let flush = u64::from(one.colour == two.colour);
        let kinds = u64::from(numbers) << (8 * self.colour) | flush << (8 * one.colour + self.number);
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

    /// The tops once another one lies on a pile. Written out: a list that is changed in one place and read at once stalls.
    #[inline]
    pub(super) fn with(&self, pile: Pile, top: &'static Top) -> Tops {
        let [one, two, three] = self.0;
        PerPile(match pile {
            Pile::One => [top, two, three],
            Pile::Two => [one, top, three],
            Pile::Three => [one, two, top],
        })
    }

    /// The kinds that make a combination on a pile, the pair of its top apart.
    #[inline]
    pub(super) fn completing(&self, pile: Pile) -> Rows {
        let [one, two] = pile.others();
        self[pile].completing(self[one], self[two])
    }

    /// The same with the pair.
    #[inline]
    pub(super) fn making(&self, pile: Pile) -> Rows {
        self.completing(pile) | self[pile].kind
    }

    /// The combination that a card makes on a pile, in a turn for which this is noted.
    #[inline]
    pub(super) fn combination(&self, noted: Shown, card: Card, pile: Pile) -> Option<Combination> {
        combination(&PerPile(self.0.map(|top| top.card)), noted, card, pile)
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
pub fn completing(tops: &PerPile<Card>, pile: Pile) -> u64 {
    let making = Tops::of(tops).making(pile);
    Card::all()
        .filter(|&card| making & Top::of(card).kind != 0)
        .fold(0, |kinds, card| kinds | 1 << card.index())
}

const FIRST: Top = Top::new(Card::FIRST);

/// The top of each kind, by its bit; a bit that is no kind has the first one.
#[allow(clippy::indexing_slicing)] // at compile time, where a slip is an error
static TOPS: [Top; ROWS as usize] = {
    let mut all = [FIRST; ROWS as usize];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        all[place(card) as usize] = Top::new(card);
        index += 1;
    }
    all
};

/// The bit of each kind, by [`Card::index`].
#[allow(clippy::indexing_slicing)] // at compile time, where a slip is an error
static PLACES: [u8; 35] = {
    let mut all = [0; 35];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        all[index as usize] = place(card);
        index += 1;
    }
    all
};

/// The bit of a kind.
const fn place(card: Card) -> u8 {
    8 * card.suit() + card.number() - 1
}

impl Top {
    const fn new(card: Card) -> Top {
        let (colour, number) = (card.suit(), card.number() - 1);
        Top {
            fitting: rows(colour_or_number(card)),
            kind: 1 << place(card),
            bit: 1 << number,
            code: number as u32 | (colour as u32) << 16,
            card,
            colour,
            number,
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
