//! `hard`: plays the round out in many worlds that the seat cannot tell from the true one.

use crate::bots::sort_by_key;
use core::cmp::Reverse;

use super::outlook::{Choice, choices};
use super::playout::{FUTURES, Futures, World};
use super::reason::{Reason, advice, tenths};
use super::round::Round;
use crate::bots::{Advice, AdviceFor};
use crate::cards::Chance;
use crate::games::burst::{Burst, Pile, Scoring, Turn};

/// At most so many choices: pairs of five cards.
const CHOICES: usize = 10;
/// So many of them, those that `normal` likes best, are looked at closely.
const CLOSELY: usize = 5;
/// A slice ends once the players of its worlds have judged so many choices.
const SLICE: u32 = 110;

/// A choice and what came of it.
#[derive(Clone, Copy, Debug)]
struct Tried {
    choice: Choice,
    sum: i32,
    wins: u16,
    /// How often each outcome came about.
    outcomes: [u16; Scoring::PLACES],
}

/// A search for the best choice: every choice is played out in the same worlds, and half-way the worse half of
/// them is given up.
#[derive(Clone, Debug)]
pub(super) struct Search {
    round: Round,
    futures: Futures,
    tried: heapless::Vec<Tried, CHOICES, u8>,
    world: World,
    /// Which choice is played out next in this world; past the last, another world is due.
    next: usize,
    worlds_left: u16,
    /// When so many worlds are left, the worse half of the choices is given up.
    halve_at: u16,
    chance: Chance,
}

/// In how many worlds a choice is tried. The first turn decides most, and costs most.
const fn worlds(turn: Turn, aggressive: bool) -> u16 {
    match turn {
        Turn::First => 48,
        // Two cards again.
        Turn::Second if aggressive => 48,
        Turn::Second => 24,
        Turn::Third => 64,
    }
}

impl Search {
    pub(super) fn new(mut round: Round, mut chance: Chance) -> Search {
        let mut futures = [[Pile::EMPTY; FUTURES]; 3];
        for (futures, turn) in futures.iter_mut().zip([Turn::First, Turn::Second, Turn::Third]) {
            if turn >= round.turn {
                round.fill(futures, turn, &mut chance);
            }
        }
        let worlds_left = worlds(round.turn, round.column.aggressive);
        let halve_at = worlds_left / 2;
        let tried = worth_a_try(&mut round, &mut chance);
        Search {
            next: tried.len(),
            round,
            futures,
            tried,
            world: World::EMPTY,
            worlds_left,
            halve_at,
            chance,
        }
    }

    /// Does a slice of the search; the best choice when it is done.
    pub(super) fn think(&mut self) -> Option<AdviceFor<Burst>> {
        let mut judged = 0;
        while judged < SLICE {
            if let Some(tried) = self.tried.get_mut(self.next) {
                let mut world = self.world.clone();
                tried.count(&mut world, &self.round, &self.futures);
                judged += world.judged;
                self.next += 1;
            } else if self.worlds_left == 0 {
                return self.best();
            } else {
                self.halve();
                self.worlds_left -= 1;
                self.world = World::imagine(&mut self.round, &self.futures, &mut self.chance);
                judged += self.world.judged;
                self.next = 0;
            }
        }
        None
    }

    /// Goes on with the better half only, once it is time.
    fn halve(&mut self) {
        if self.worlds_left == self.halve_at {
            best_first(&mut self.tried);
            self.tried.truncate(self.tried.len().div_ceil(2));
            self.halve_at /= 2;
        }
    }

    fn best(&self) -> Option<AdviceFor<Burst>> {
        let best = self.tried.iter().min_by_key(|tried| tried.order())?;
        let advice = advice(self.round.hand, best.choice, &best.outcomes);
        let wins = tenths(best.wins.into(), best.outcomes.iter().copied().map(u32::from).sum());
        if (1..=9).contains(&wins) {
            return Some(Advice { reason: Reason::Wins { tenths: wins }, ..advice });
        }
        Some(advice)
    }
}

impl Tried {
    /// The best come first; of equals, those with the lower cards.
    fn order(&self) -> impl Ord + use<> {
        (Reverse(self.sum), self.choice.first, self.choice.second)
    }

    /// Tries the choice in one more world.
    fn count(&mut self, world: &mut World, round: &Round, futures: &Futures) {
        let end = world.play_out(round, futures, self.choice);
        self.sum += end.value;
        self.wins += u16::from(end.won);
        if let Some(count) = self.outcomes.get_mut(end.scoring.place()) {
            *count += 1;
        }
    }
}

fn best_first(tried: &mut [Tried]) {
    sort_by_key(tried, Tried::order);
}

/// The choices that are worth a closer look, as `normal` judges them.
fn worth_a_try(round: &mut Round, chance: &mut Chance) -> heapless::Vec<Tried, CHOICES, u8> {
    let mut futures = [Pile::EMPTY; 32];
    round.fill(&mut futures, round.turn, chance);
    let outlook = round.outlook(&futures);
    let mut list = heapless::Vec::<Tried, CHOICES, u8>::new();
    for choice in choices(round.hand, round.now) {
        let sum = outlook.value(round.hand, choice);
        // No hand has more choices.
        let _ = list.push(Tried { choice, sum, wins: 0, outcomes: [0; Scoring::PLACES] });
    }
    best_first(&mut list);
    list.truncate(CLOSELY);
    for tried in &mut list {
        tried.sum = 0;
    }
    list
}
