//! What a table is worth when a turn ends, before anybody draws again.
//!
//! The figures were counted in games of `hard` against itself: how many stars a player with such a layout won from
//! then on, compared with the average. What counts is how many cards are unknown. A known card is an asset: it stays
//! when a trophy is won by "Nothing fits!", and then so many fewer are unknown.

use super::coverage::Coverage;
use super::holding::Holding;
use crate::bots::share;
use crate::games::no_idea::PublicState;

/// A star. All worths are in thousandths of it.
pub(super) const STAR: i32 = 1000;
/// A trophy, of which nobody knows more than the average: 46 stars on 12.
const TROPHY: i32 = 46 * STAR / 12;

/// What a layout is worth while a middling part of all cards fits: a row for each number of unknown cards, in it a
/// column for each number of known ones.
#[rustfmt::skip]
const LAYOUTS: [[i16; 7]; 7] = [
    [    0,  1000,  1190, 1420, 1510, 1620, 1670],
    [  390,   590,   820,  970, 1070, 1160,    0],
    [   20,   230,   370,  510,  580,    0,    0],
    [ -330,  -210,   -60,   10,    0,    0,    0],
    [ -750,  -640,  -500,    0,    0,    0,    0],
    [-1190, -1050,     0,    0,    0,    0,    0],
    [-1550,     0,     0,    0,    0,    0,    0],
];

/// Who has unknown cards is helped by a table that much fits: by so much for each four of the 36 pairs of colour and
/// number, and by twice as much if the turn comes next.
const OPEN: [i16; 7] = [0, 40, 70, 90, 110, 120, 130];
/// So many pairs fit a middling table.
const MIDDLING: i32 = 22;

/// A worth that depends on how much fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Worth {
    middling: i32,
    open: i32,
}

impl Worth {
    /// Of a layout whose owner waits for the turn of somebody else.
    fn of(holding: Holding) -> Worth {
        let row = LAYOUTS.get(usize::from(holding.unknown));
        let layout = row.and_then(|row| row.get(usize::from(holding.known())));
        let open = OPEN.get(usize::from(holding.unknown));
        Worth {
            middling: layout.copied().unwrap_or_default().into(),
            open: open.copied().unwrap_or_default().into(),
        }
    }

    fn at(self, coverage: Coverage) -> i32 {
        self.middling + self.open * (i32::from(coverage.cells()) - MIDDLING) / 4
    }
}

/// What the end of a turn is worth to the player whose turn it is.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    /// The others, on average: as they are, and after *Refill to 3*.
    others: Worth,
    drawn_up: Worth,
}

impl Outlook {
    pub(super) fn new(public: &PublicState) -> Outlook {
        let others = |change: fn(Holding) -> Holding| {
            let (mut sum, mut count) = (Worth::default(), 0);
            for seat in public.players.from(public.turn).skip(1) {
                let worth = Worth::of(change(public.layouts[seat].into_iter().collect()));
                let next = if count == 0 { 2 } else { 1 };
                sum = Worth { middling: sum.middling + worth.middling, open: sum.open + worth.open * next };
                count += 1;
            }
            Worth { middling: share(sum.middling, count), open: share(sum.open, count) }
        };
        Outlook { others: others(|holding| holding), drawn_up: others(Holding::drawn_up) }
    }

    /// The turn ends with such a layout. The others' gain is one's own loss.
    pub(super) fn end(&self, own: Holding, coverage: Coverage, drawn_up: bool) -> i32 {
        let others = if drawn_up { self.drawn_up } else { self.others };
        Worth::of(own).at(coverage) - others.at(coverage)
    }

    /// The turn ends with a trophy, and so many known cards stay.
    pub(super) fn trophy(&self, known: u8, coverage: Coverage, drawn_up: bool) -> i32 {
        TROPHY + self.end(Holding::refilled(known), coverage, drawn_up)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn to_know_a_card_is_worth_something_and_to_keep_it_too() {
        for unknown in 1..=6 {
            for known in 0..=6 - unknown {
                let holding = Holding { cards: known + unknown, unknown };
                let worth = |holding| Worth::of(holding).middling;
                assert!(worth(holding.with_one_seen()) > worth(holding), "{holding:?}");
                assert!(
                    worth(holding.without_unknown()) > worth(holding) || holding.cards == 1,
                    "{holding:?}"
                );
                let kept = Holding { cards: known + 1, unknown: 0 };
                assert!(worth(kept) > worth(Holding { cards: known, unknown: 0 }), "{kept:?}");
            }
        }
    }
}
