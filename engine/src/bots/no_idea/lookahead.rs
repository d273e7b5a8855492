//! What the rest of a turn is worth, as far as it can be told without going through every card.

use super::coverage::Coverage;
use super::holding::Holding;
use super::outlook::{Outlook, STAR};
use super::scene::Scene;
use super::unseen::OwnUnseen;
use crate::games::no_idea::{Pool, PublicState, Stock};

/// A certainty; chances are in parts of it.
const CERTAIN: i32 = 1024;

/// How likely an unknown own card fits, and how likely it is a consolation prize.
#[derive(Clone, Copy)]
struct Chances {
    fits: i32,
    prize: i32,
}

/// Judges imagined tables for the player whose turn it is.
#[derive(Clone, Debug)]
pub(super) struct Lookahead {
    outlook: Outlook,
    /// What the own unknown cards can be.
    pub(super) unseen: OwnUnseen,
    /// What the next card of the draw pile can be.
    pub(super) draw: Stock,
    /// How many tables were judged so far.
    pub(super) judged: u32,
}

impl Lookahead {
    pub(super) fn new(public: &PublicState) -> Lookahead {
        Lookahead {
            outlook: Outlook::new(public),
            unseen: OwnUnseen::of(public),
            draw: public.pool(Pool::PRESENT),
            judged: 0,
        }
    }

    /// The turn goes on with the own cards: known ones that fit may be placed, unknown ones turned up.
    pub(super) fn rest(&mut self, scene: &Scene) -> i32 {
        let coverage = scene.coverage();
        let later = self.unknown_then_known(scene, coverage);
        self.known_first(scene, coverage).map_or(later, |first| later.max(first))
    }

    /// The best that comes of placing a known card now; `None` if none fits.
    pub(super) fn known_first(&mut self, scene: &Scene, coverage: Coverage) -> Option<i32> {
        let mut best = None;
        for (slot, card) in scene.fitting(coverage) {
            for (_, next) in scene.without(slot).placements(card) {
                best = best.max(Some(self.unknown_then_known(&next, next.coverage())));
            }
        }
        best
    }

    /// The unknown cards are turned up one by one, as long as that is better than "Nothing fits!". What fits of the
    /// known ones is placed after them. No pile is thought to change by any of it.
    fn unknown_then_known(&mut self, scene: &Scene, coverage: Coverage) -> i32 {
        self.judged += 1;
        let (holding, drawn_up) = (scene.holding(), scene.drawn_up);
        let chances = self.chances(coverage, scene);
        let fitting = scene.fitting(coverage).fold(0, |sum: u8, _| sum + 1);
        let (known, stay) = (holding.known(), holding.known().saturating_sub(fitting));
        let mut now = Holding { cards: known, unknown: 0 };
        let mut worth = if (Holding { cards: stay, unknown: 0 }).is_few() {
            self.outlook.trophy(stay, coverage, drawn_up)
        } else {
            self.outlook.end(now, coverage, drawn_up)
        };
        for _ in 0..holding.unknown {
            now = Holding { cards: now.cards + 1, unknown: now.unknown + 1 };
            let unfit = self.outlook.end(now.with_one_seen(), coverage, drawn_up);
            let prize = STAR + self.ends(now.without_unknown(), coverage, drawn_up);
            let neither = CERTAIN - chances.fits - chances.prize;
            worth = (chances.fits * worth + neither * unfit + chances.prize * prize) / CERTAIN;
            if now.is_few() {
                worth = worth.max(self.nothing_fits(now, chances, coverage, drawn_up));
            }
        }
        worth
    }

    /// The turn ends with such a layout; with an empty one it is cleared.
    pub(super) fn ends(&self, holding: Holding, coverage: Coverage, drawn_up: bool) -> i32 {
        match holding.cards {
            0 => self.outlook.trophy(0, coverage, drawn_up),
            _ => self.outlook.end(holding, coverage, drawn_up),
        }
    }

    /// "Nothing fits!" is declared now; no known card fits.
    pub(super) fn declare(&self, scene: &Scene, coverage: Coverage) -> i32 {
        let chances = self.chances(coverage, scene);
        self.nothing_fits(scene.holding(), chances, coverage, scene.drawn_up)
    }

    /// The unknown cards are put to the test first, so that one that fits is known from then on.
    fn nothing_fits(&self, holding: Holding, chances: Chances, coverage: Coverage, drawn_up: bool) -> i32 {
        let (mut sum, mut left, mut now) = (0, CERTAIN, holding);
        for _ in 0..holding.unknown {
            let fails = left * (chances.fits + chances.prize) / CERTAIN;
            now = now.with_one_seen();
            sum += fails * self.outlook.end(Holding::refilled(now.known()), coverage, drawn_up);
            left -= fails;
        }
        (sum + left * self.outlook.trophy(holding.cards, coverage, drawn_up)) / CERTAIN
    }

    /// On average over the unknown own cards.
    fn chances(&self, coverage: Coverage, scene: &Scene) -> Chances {
        let (fits, prize) = self.unseen.chances(coverage, scene.slots().map(|(_, spot)| spot), CERTAIN);
        Chances { fits, prize }
    }
}
