//! Where a player is at a decision.

use super::change::{Where, copy_at, place_of};
use super::plan::LayDownPlan;
use crate::console::memory::Settings;
use crate::games::Seat;
use crate::games::bango::{CARDS, Card, HIGHEST, Hand, Phase, Row, Sequences, View};

/// The cursor of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// What is looked at.
    pub(super) sight: Focus,
    /// The number of the row that is selected; 0 before any was.
    pub(super) number: u8,
    /// Whether hands are sorted in the other way than the settings say.
    pub(super) resorted: bool,
    /// How the hand is to be laid down.
    pub(super) plan: LayDownPlan,
    /// The points of the player after the best lay-down; `None` while it is searched for.
    pub(super) best: Option<i16>,
    /// How it was when the plan was accepted, whose moves follow one after the other from then on.
    pub(super) accepted: Option<Accepted>,
}

/// How it was when a lay-down was accepted: the picture stays like this until all its cards lie there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Accepted {
    /// The sequences.
    pub(super) laid: Sequences,
    /// The points.
    pub(super) points: i16,
    /// Whether the hand could be kept.
    pub(super) chosen: bool,
}

impl Accepted {
    /// How it is now.
    pub(super) fn now(view: &View) -> Accepted {
        Accepted {
            laid: view.open.sequences[view.seat],
            points: view.tally(view.seat).total(),
            chosen: view.open.phase == Phase::LayOrKeep,
        }
    }
}

/// What a player looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Focus {
    /// What the phase is about: the row, or the own lay-down.
    #[default]
    Decision,
    /// The sequences in front of a player.
    Sequences(Seat),
    /// The own hand, with the place of the selected card; to play a Bango or only to look.
    Hand {
        /// The place of the selected card.
        place: usize,
        /// Whether the selected card is to destroy one of the row.
        bango: bool,
    },
    /// The lay-down costs points: is it really meant?
    Sure,
    /// The lay-down is changed: the selected card, and how it all was before.
    Change(Selected, LayDownPlan),
}

/// A card of the hand; of two equal ones, which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Selected {
    pub(super) card: Card,
    pub(super) copy: usize,
}

impl Cursor {
    /// Whether the own hand is sorted by number.
    pub(super) fn by_number(&self, settings: &Settings) -> bool {
        settings.by_number() != self.resorted
    }

    /// The card of the row that is selected: at first the one that was revealed last.
    pub(super) fn in_row(&self, row: &Row) -> Option<Card> {
        row.iter().find(|card| card.number() == self.number).or_else(|| row.last())
    }
}

/// Cards of a hand in a row.
pub(super) type Sorted = heapless::Vec<Card, CARDS, u8>;

/// A hand in the order in which it is shown.
pub(super) fn sorted(hand: Hand, by_number: bool) -> Sorted {
    let mut list = Sorted::new();
    let numbers = if by_number { 1..=HIGHEST } else { 0..=0 };
    for card in numbers.flat_map(|number| hand.cards().filter(move |c| number == 0 || c.number() == number)) {
        let full = list.push(card).is_err();
        debug_assert!(!full, "a hand holds more cards than there are");
    }
    list
}

impl Selected {
    /// All cards of the hand that can be selected, sorted by number.
    pub(super) fn all(hand: Hand) -> impl Iterator<Item = Selected> {
        let kinds =
            (1..=HIGHEST).flat_map(move |number| hand.kinds().filter(move |card| card.number() == number));
        kinds
            .flat_map(move |card| (0..usize::from(hand.count(card))).map(move |copy| Selected { card, copy }))
    }

    /// Where this card goes.
    pub(super) fn place(self, plan: &LayDownPlan, view: &View) -> Where {
        place_of(plan, view, self.card, self.copy)
    }

    /// The copy of this card that goes there.
    pub(super) fn at(self, plan: &LayDownPlan, view: &View, place: Where) -> Selected {
        Selected { copy: copy_at(plan, view, self.card, place), ..self }
    }
}
