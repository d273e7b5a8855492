//! Chi-square over card and place: does every hidden card come up in every hidden place as often as it should?

use std::collections::BTreeMap;
use std::fmt;

/// A hidden card and where it lies.
///
/// Cards of different classes keep to themselves: a trophy, say, never lies in a layout.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Placed {
    /// The place.
    pub(crate) place: String,
    /// Cards are compared within a class.
    pub(crate) class: &'static str,
    /// The card in notation.
    pub(crate) card: String,
}

/// The sum of all chi-square tests.
#[derive(Default)]
pub(crate) struct Spread {
    chi_square: f64,
    freedom: u32,
}

impl Spread {
    /// Draws `worlds` and adds up how far each place's cards are from their fair share.
    pub(crate) fn add(&mut self, worlds: u32, mut world: impl FnMut() -> Vec<Placed>) {
        let mut found: BTreeMap<(&'static str, String), BTreeMap<String, u32>> = BTreeMap::new();
        let mut cards: BTreeMap<(&'static str, String), u32> = BTreeMap::new();
        let mut classes: BTreeMap<&'static str, u32> = BTreeMap::new();
        for _ in 0..worlds {
            for Placed { place, class, card } in world() {
                *cards.entry((class, card.clone())).or_default() += 1;
                *classes.entry(class).or_default() += 1;
                *found.entry((class, place)).or_default().entry(card).or_default() += 1;
            }
        }
        for ((class, _), counts) in &found {
            let here: u32 = counts.values().sum();
            let kinds = cards.iter().filter(|((c, _), _)| c == class);
            for ((_, card), &count) in kinds {
                let expected = f64::from(here) * f64::from(count) / f64::from(classes[class]);
                // Rare cells follow no chi-square.
                if expected >= 8.0 {
                    let difference = f64::from(counts.get(card).copied().unwrap_or(0)) - expected;
                    self.chi_square += difference * difference / expected;
                    self.freedom += 1;
                }
            }
        }
    }

    pub(crate) fn freedom(&self) -> u32 {
        self.freedom
    }

    /// Whether the sum is not above what fair worlds give in all but one of a million runs.
    ///
    /// Cards of one hand are drawn without replacement, which only makes the sum smaller.
    pub(crate) fn is_uniform(&self) -> bool {
        self.deviations() < 5.0
    }

    fn deviations(&self) -> f64 {
        let freedom = f64::from(self.freedom);
        (self.chi_square - freedom) / (2.0 * freedom).sqrt()
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spread { chi_square, freedom } = self;
        write!(f, "chi-square {chi_square:.0} for {freedom} cells, {:.1} deviations off", self.deviations())
    }
}
