//! `normal`: judges every choice by itself, against anything that the others may do.

use super::pile::{PlayedCards, Scoring};
use super::reason::advice;
use super::round::Round;
use crate::bots::AdviceFor;
use crate::cards::Rng;
use crate::games::burst::{Burst, Counts, View};

/// In how many ways the others may go on.
const FUTURES: usize = 40;

/// The cards that `normal` takes for unseen: it has forgotten earlier rounds.
pub(super) fn unseen(view: &View) -> Counts {
    let mut unseen = view.unseen();
    unseen.extend(view.public().discard().cards());
    unseen
}

/// The choice that is best on the average if the others play any cards, and the own later ones are any, too.
pub(super) fn choose(round: &mut Round, rng: &mut Rng) -> Option<AdviceFor<Burst>> {
    let mut futures = [PlayedCards::EMPTY; FUTURES];
    round.fill(&mut futures, round.turn, rng);
    let outlook = round.outlook(&futures);
    let best = outlook.best(round.hand, round.now)?;
    let own = best.choice.cards().fold(round.own, |own, card| own.plus(PlayedCards::of(card)));
    let mut outcomes = [0; Scoring::PLACES];
    for &future in &futures {
        let scoring = own.plus(outlook.others).plus(future).scoring(round.ruleset);
        if let Some(count) = outcomes.get_mut(scoring.place()) {
            *count += 1;
        }
    }
    Some(advice(round, best.choice, &outcomes))
}
