//! The cards that were discarded and are no longer the top of a pile.

use super::card::{Card, PLAIN, WITH_FUNCTION};
use super::deck::KINDS_IN_ORDER;
use super::moves::Pile;

/// For every number card of the deck: under which pile it lies, or aside, or not here.
///
/// The copies of a kind are kept in ascending order of their places, so that equal piles are equal values
/// however they came about. The first copies of all kinds lie side by side, then the second ones, then the
/// third: *Remove others* treats them all alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discards {
    plain: [[u8; PLAIN]; 3],
    with_function: [u8; WITH_FUNCTION],
}

/// Taken off the table by *Remove others*, waiting for the next draw pile.
const ASIDE: u8 = 0xfe;
/// In the draw pile, in a layout, open, or the top of a pile.
const ELSEWHERE: u8 = 0xff;

impl Discards {
    pub(super) const NONE: Discards =
        Discards { plain: [[ELSEWHERE; PLAIN]; 3], with_function: [ELSEWHERE; WITH_FUNCTION] };

    /// A card is covered by another one.
    #[inline]
    pub(super) fn cover(&mut self, pile: Pile, card: Card) {
        self.put(card, pile.index());
    }

    /// A card leaves the table.
    #[inline]
    pub(super) fn lay_aside(&mut self, card: Card) {
        self.put(card, ASIDE);
    }

    #[inline]
    fn put(&mut self, card: Card, place: u8) {
        let kind = card.index();
        let [first, second, third] = &mut self.plain;
        if let (Some(a), Some(b), Some(c)) = (first.get_mut(kind), second.get_mut(kind), third.get_mut(kind))
        {
            // The third copy is elsewhere: it is the one that comes here.
            [*a, *b, *c] = [(*a).min(place), (*a).max((*b).min(place)), (*b).max(place)];
        } else if let Some(only) = kind.checked_sub(PLAIN).and_then(|kind| self.with_function.get_mut(kind)) {
            *only = place;
        }
    }

    /// All piles but one go aside; the one that stays becomes the first.
    pub(super) fn keep_only(&mut self, pile: Pile) {
        let place = |old: u8| match old {
            ELSEWHERE => ELSEWHERE,
            _ if old == pile.index() => Pile::FIRST.index(),
            _ => ASIDE,
        };
        let [first, second, third] = &mut self.plain;
        for ((a, b), c) in first.iter_mut().zip(second).zip(third) {
            let (x, y, z) = (place(*a), place(*b), place(*c));
            let (low, high) = (x.min(y), x.max(y));
            [*a, *b, *c] = [low.min(z), high.min(z).max(low), high.max(z)];
        }
        for only in &mut self.with_function {
            *only = place(*only);
        }
    }

    /// Takes the cards for a new draw pile out: those aside, or else all that lie under a top (N6).
    ///
    /// They come in the order of the kinds.
    pub(super) fn take_for_draw_pile(&mut self, mut taken: impl FnMut(Card)) {
        let any_aside = self.aside().next().is_some();
        let wanted = |place| if any_aside { place == ASIDE } else { place != ELSEWHERE };
        // The copies stay sorted: whatever is taken is the highest but for those that are elsewhere already.
        let mut take = |place: &mut u8, card| {
            if wanted(*place) {
                *place = ELSEWHERE;
                taken(card);
            }
        };
        let (plain, with_function) = KINDS_IN_ORDER.split_at(PLAIN);
        let [first, second, third] = &mut self.plain;
        for (((a, b), c), &card) in first.iter_mut().zip(second).zip(third).zip(plain) {
            take(a, card);
            take(b, card);
            take(c, card);
        }
        for (only, &card) in self.with_function.iter_mut().zip(with_function) {
            take(only, card);
        }
    }

    /// Whether no card lies here.
    pub(super) fn is_empty(&self) -> bool {
        let [first, ..] = &self.plain;
        first.iter().chain(&self.with_function).all(|&place| place == ELSEWHERE)
    }

    /// The cards under the top of a pile, in the order of their kinds.
    pub fn under(&self, pile: Pile) -> impl Iterator<Item = Card> + '_ {
        self.cards(move |place| place == pile.index())
    }

    /// The cards that wait aside, in the order of their kinds.
    pub fn aside(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards(|place| place == ASIDE)
    }

    /// All cards, aside or covered, in the order of their kinds.
    pub fn all(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards(|place| place != ELSEWHERE)
    }

    fn cards(&self, wanted: impl Fn(u8) -> bool + Copy) -> impl Iterator<Item = Card> {
        let [first, second, third] = &self.plain;
        let plain = first.iter().zip(second).zip(third);
        let plain = plain.enumerate().flat_map(move |(kind, ((&a, &b), &c))| {
            [a, b, c]
                .into_iter()
                .filter(move |&place| wanted(place))
                .filter_map(move |_| Card::from_index(kind))
        });
        let with_function = self.with_function.iter().enumerate();
        let with_function = with_function
            .filter(move |&(_, &place)| wanted(place))
            .filter_map(|(kind, _)| Card::from_index(PLAIN + kind));
        plain.chain(with_function)
    }
}
