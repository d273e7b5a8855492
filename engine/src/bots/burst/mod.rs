//! Bots for Burst.
//!
//! Everybody chooses at the same time, so a bot thinks about what the others may choose: a view does not have
//! what they have chosen in this turn.

mod child;
mod outlook;
mod reason;
mod search;
#[allow(missing_docs)]
pub mod tune;
mod world;

pub use reason::Reason;

use outlook::Choice;
use search::{Search, Tried};
use world::Round;

use super::{Advice, AdviceFor, Level, Mind, Thinks, pick};
use crate::cards::{Chance, Seed};
use crate::games::burst::{Burst, Card, Counts, Five, Move, Pile, Scoring, View};
use crate::games::{GameView, Moves};

/// A bot at one decision.
#[derive(Clone, Debug)]
pub struct BurstMind(Thought);

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // there is no heap to put the search on
enum Thought {
    /// Nothing more to think about.
    Done(Option<AdviceFor<Burst>>),
    /// Judges all choices in one slice.
    Judging(Round, Chance),
    /// Plays worlds out.
    Searching(Search),
}

const _: () = assert!(size_of::<BurstMind>() <= 4 * 1024);

impl Thinks for Burst {
    type Mind = BurstMind;
    type Reason = Reason;
}

impl Mind<Burst> for BurstMind {
    fn new(view: &View, level: Level, seed: Seed) -> BurstMind {
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        let mut chance = Chance::new(seed);
        let advice = |(mv, reason)| Advice { mv, reason };
        BurstMind(match (level, &*moves) {
            (_, &[mv]) => Thought::Done(Some(Advice { mv, reason: Reason::Only })),
            (Level::Random, _) => Thought::Done(pick(&moves, &mut chance).map(|mv| advice((mv, Reason::Chance)))),
            (Level::Easy, _) => Thought::Done(child::choose(view, &moves, &mut chance).map(advice)),
            (Level::Normal, _) => {
                Round::of(view, &remembered(view)).map_or(Thought::Done(None), |round| Thought::Judging(round, chance))
            }
            (Level::Hard, _) => Round::of(view, &view.unseen())
                .map_or(Thought::Done(None), |round| Thought::Searching(Search::new(round, seed))),
        })
    }

    fn think(&mut self) -> Option<AdviceFor<Burst>> {
        match &mut self.0 {
            Thought::Done(advice) => *advice,
            Thought::Judging(round, chance) => judged(round, chance),
            Thought::Searching(search) => {
                let best = search.step()?;
                Some(search_advice(search, &best))
            }
        }
    }
}

/// The cards that `normal` counts as unseen: it has forgotten earlier rounds.
fn remembered(view: &View) -> Counts {
    if tune::get(2) == 1 {
        return view.unseen();
    }
    let mut unseen = view.unseen();
    unseen.extend(view.table().discard().cards());
    unseen
}

/// What `normal` does: judges every choice by itself against anything that the others may do.
fn judged(round: &mut Round, chance: &mut Chance) -> Option<AdviceFor<Burst>> {
    let mut futures = [Pile::EMPTY; 40];
    round.fill(&mut futures, round.turn, chance);
    let outlook = round.outlook(&futures);
    let best = outlook.best(round.hand, round.now)?;
    let mut outcomes = [0; Scoring::PLACES];
    let own = best.choice.cards().fold(round.own, |own, card| own.plus(Pile::of(card)));
    for &future in &futures {
        let all = own.plus(outlook.others).plus(future);
        if let Some(count) = outcomes.get_mut(all.scoring(round.column).place()) {
            *count += 1;
        }
    }
    Some(advice(round.hand, best.choice, &outcomes))
}

fn search_advice(search: &Search, best: &Tried) -> AdviceFor<Burst> {
    advice(search.round.hand, best.choice, &best.outcomes)
}

/// Plays the first card of a choice, with what it most often leads to.
fn advice(hand: Five, choice: Choice, outcomes: &[u16; Scoring::PLACES]) -> AdviceFor<Burst> {
    let total: u16 = outcomes.iter().sum();
    let most = outcomes.iter().copied().enumerate().rev().max_by_key(|&(_, count)| count);
    let (place, count) = most.unwrap_or((0, 0));
    let tenths = u8::try_from((count * 10 + total / 2) / total.max(1)).unwrap_or(10);
    let mut rest = hand;
    choice.cards().for_each(|card| {
        rest.remove(card);
    });
    let highest: Option<Card> = rest.cards().max_by_key(|card| card.number());
    Advice {
        mv: Move::Play(choice.first),
        reason: Reason::of(choice.first, Scoring::outcome_at(place), tenths, highest),
    }
}
