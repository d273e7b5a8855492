//! Bango's 99 cards, and sets of them as bits.

use crate::cards::{self, Colour, Suits};
use crate::games::Players;

/// Bango's colours and numbers: four colours that score and black, which never does, from 1 to 11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct BangoSuits;

impl Suits for BangoSuits {
    const COLOURS: &'static [Colour] =
        &[Colour::Red, Colour::Blue, Colour::Yellow, Colour::Purple, Colour::Black];
    const HIGHEST: u8 = HIGHEST;
}

/// A card of Bango.
pub type Card = cards::Card<BangoSuits>;

/// Cards of Bango without an order: a hand, or all that a seat has not seen.
pub type Hand = cards::Hand<BangoSuits>;

/// Numbers run from 1 to this.
pub const HIGHEST: u8 = 11;

/// How many cards there are in all.
pub const CARDS: usize = 99;

/// How many of them are not black.
pub(super) const COLOURED_CARDS: u8 = 88;

/// The cards of the four colours, by [`Card::index`]: black sorts last.
pub(crate) const COLOURED: u64 = (1 << 44) - 1;

/// The black cards, by [`Card::index`].
pub(super) const BLACK: u64 = ((1 << 55) - 1) & !COLOURED;

/// How many cards of a kind there are.
#[inline]
pub const fn copies(card: Card) -> u8 {
    if is_black(card) { 1 } else { 2 }
}

/// Whether a card is black.
#[inline]
pub const fn is_black(card: Card) -> bool {
    bit(card) & BLACK != 0
}

/// How many cards are taken out unseen before the deal.
pub const fn removed_from(players: Players) -> u8 {
    match players {
        Players::Two => 25,
        Players::Three => 15,
        Players::Four => 10,
        Players::Five | Players::Six => 0,
    }
}

/// All cards, sorted; two equal ones one after the other.
pub(super) fn all_cards() -> impl Iterator<Item = Card> + Clone {
    Card::all().flat_map(|card| core::iter::repeat_n(card, usize::from(copies(card))))
}

/// The set of one card.
#[inline]
pub(super) const fn bit(card: Card) -> u64 {
    1 << card.index()
}

/// Every card whose number is in a set of numbers, in which bit 0 is the number 1.
#[inline]
#[allow(clippy::cast_lossless)] // `u64::from` is not const
pub(super) const fn with_numbers(numbers: u16) -> u64 {
    // Each colour takes eleven bits, so five copies of the set lie side by side and never carry.
    numbers as u64 * (1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44)
}

/// The number of each card by [`Card::index`].
#[allow(clippy::indexing_slicing)] // at compile time, where a slip is an error
const NUMBERS: [u8; 64] = {
    let (mut numbers, mut index) = ([0; 64], 0);
    while index < 64 {
        numbers[index as usize] = index % HIGHEST + 1;
        index += 1;
    }
    numbers
};

/// The number of a card, looked up: random games are 5 % faster than with a division by eleven.
#[inline]
#[allow(clippy::indexing_slicing)] // six bits, 64 numbers
pub(super) const fn number_of(card: Card) -> u8 {
    NUMBERS[card.index() as usize & 63]
}

/// Every card with the number of this one.
#[inline]
pub(super) const fn like(card: Card) -> u64 {
    with_numbers(1 << (number_of(card) - 1))
}

/// The numbers of the coloured cards of a set; bit 0 is the number 1.
#[inline]
#[allow(clippy::cast_possible_truncation)] // masked to eleven bits
pub(crate) const fn coloured_numbers(cards: u64) -> u16 {
    let coloured = cards & COLOURED;
    ((coloured | coloured >> 11 | coloured >> 22 | coloured >> 33) & 0x7ff) as u16
}
