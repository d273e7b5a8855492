//! What fits: the colours and numbers on top of the piles, and how many unseen cards share one of them.

use crate::games::no_idea::{Card, Stock};

/// The colours and numbers of some tops: all that decides whether a card fits.
///
/// ```
/// use engine::bots::no_idea::Coverage;
/// use engine::games::no_idea::Card;
/// let tops: [Card; 2] = ["R5".parse()?, "B3".parse()?];
/// let coverage: Coverage = tops.into_iter().collect();
/// assert!(coverage.fits("R1".parse()?) && coverage.fits("Y3".parse()?) && !coverage.fits("Y4".parse()?));
/// assert_eq!(coverage.cells(), 36 - 4 * 4);
/// # Ok::<(), engine::cards::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    colours: u8,
    numbers: u8,
}

impl Coverage {
    /// No pile: nothing fits.
    pub const NONE: Coverage = Coverage { colours: 0, numbers: 0 };

    /// The colours and numbers of one top.
    #[inline]
    pub const fn of(top: Card) -> Coverage {
        Coverage { colours: 1 << top.colour_bits(), numbers: 1 << top.number_bits() }
    }

    /// With the tops of both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Coverage) -> Coverage {
        Coverage { colours: self.colours | other.colours, numbers: self.numbers | other.numbers }
    }

    /// Whether a card fits one of the piles; a consolation prize fits none.
    #[inline]
    pub const fn fits(self, card: Card) -> bool {
        (self.colours >> card.colour_bits() | self.numbers >> card.number_bits()) & 1 != 0
    }

    /// How many of the 36 pairs of colour and number fit.
    #[inline]
    pub const fn cells(self) -> u8 {
        let (colours, numbers) = (ones(self.colours), ones(self.numbers));
        36u8.saturating_sub(6u8.saturating_sub(colours).wrapping_mul(6u8.saturating_sub(numbers)))
    }

    /// How many of these cards fit.
    pub fn fitting(self, stock: &Stock) -> u8 {
        let fitting = stock.kinds().filter(|&(card, _)| self.fits(card));
        fitting.fold(0, |sum: u8, (_, count)| sum.saturating_add(count))
    }

    /// The odds that of these cards none of `drawn` fits and none is a consolation prize: exact, without putting any
    /// back. With more than three cards the numbers could grow too big: those beyond are left out.
    pub fn nothing_fits(self, stock: &Stock, drawn: u8) -> FitOdds {
        let unfit = stock.kinds().filter(|&(card, _)| card.prize().is_none() && !self.fits(card));
        let unfit = unfit.fold(0, |sum: u32, (_, count)| sum + u32::from(count));
        let all = u32::from(stock.len());
        (0..u32::from(drawn.min(3))).fold(FitOdds::CERTAIN, |odds, gone| FitOdds {
            of: odds.of * unfit.saturating_sub(gone),
            all: odds.all * all.saturating_sub(gone).max(1),
        })
    }
}

impl FromIterator<Card> for Coverage {
    #[inline]
    fn from_iter<T: IntoIterator<Item = Card>>(tops: T) -> Coverage {
        tops.into_iter().fold(Coverage::NONE, |coverage, top| coverage.and(Coverage::of(top)))
    }
}

#[inline]
#[allow(clippy::cast_possible_truncation)] // at most 8
const fn ones(bits: u8) -> u8 {
    bits.count_ones() as u8
}

/// So many cases of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FitOdds {
    /// The cases in which it happens.
    pub of: u32,
    /// All cases.
    pub all: u32,
}

impl FitOdds {
    /// Nothing can come between.
    pub const CERTAIN: FitOdds = FitOdds { of: 1, all: 1 };

    /// That both happen, neither of which depends on the other.
    ///
    /// The numbers stay small enough as long as all of it is about three cards at most.
    #[must_use]
    pub const fn and(self, other: FitOdds) -> FitOdds {
        FitOdds { of: self.of.saturating_mul(other.of), all: self.all.saturating_mul(other.all) }
    }

    /// The share in hundredths, rounded down.
    pub fn percent(self) -> u8 {
        // At most 108 cubed cases: a hundred times that fits.
        u8::try_from((self.of * 100).checked_div(self.all).unwrap_or(0)).unwrap_or(100)
    }
}
