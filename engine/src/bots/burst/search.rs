//! `hard` and `good`: the round is played out in worlds that the seat cannot tell from the true one, in many or in some.

use core::cmp::Reverse;

use super::held::{CardChoice, HeldCards};
use super::pile::{PlayedCards, Scoring};
use super::playout::{FUTURES, Futures, World};
use super::reason::{Reason, advice};
use super::round::Round;
use crate::bots::{Advice, AdviceFor, Level, percent, sort_by_key};
use crate::cards::Rng;
use crate::games::Players;
use crate::games::burst::{Burst, Ruleset, Turn};

/// At most so many choices: pairs of five cards.
const CHOICES: usize = 10;
/// So many of them, those that `normal` likes best, are looked at closely.
const CLOSELY: usize = 5;
/// From so many worlds on, whatever is clearly behind is given up.
const FIRST_LOOK: u16 = 6;
/// A slice ends after so many steps.
const SLICE: u32 = 800;

/// A choice and what came of it.
#[derive(Clone, Copy, Debug)]
struct Tried {
    choice: CardChoice,
    sum: i32,
    wins: u16,
    /// How often each outcome came about.
    outcomes: [u16; Scoring::PLACES],
}

/// A search for the best choice: every choice is played out in the same worlds, by *fictitious play*: the players of a
/// world expect of the others what these have played in worlds before. What is clearly behind is given up, and half-way
/// the worse half of the choices in any case.
#[derive(Clone, Debug)]
pub(super) struct CardSearch {
    round: Round,
    futures: Futures,
    tried: heapless::Vec<Tried, CHOICES, u8>,
    world: World,
    /// Which choice is played out next in this world; past the last, another world is due.
    next: usize,
    /// In how many worlds choices are tried, and how many of them are left.
    worlds: u16,
    worlds_left: u16,
    /// How often a choice was played out.
    playouts: usize,
    /// When so many worlds are left, the worse half of the choices is given up.
    halve_at: u16,
    rng: Rng,
}

/// `good` tries a world for each player where `hard` tries so many: with more players there is more luck in each.
const PATIENCE: u16 = 24;

/// In how many worlds a choice is tried. The first turn decides most, and costs most.
const fn worlds(turn: Turn, ruleset: &Ruleset, level: Level) -> u16 {
    let worlds = match turn {
        Turn::First => 192,
        // Two cards again.
        Turn::Second if ruleset.aggressive => 192,
        Turn::Second => 96,
        Turn::Third => 256,
    };
    if matches!(level, Level::Hard) { worlds } else { worlds * ruleset.players.count() as u16 / PATIENCE }
}

/// Chance alone hardly ever puts a choice so far behind in one world; in four times as many worlds it does twice as much.
/// Found by tournaments, like how much less it is at a larger table, where the victory is shared among more.
const fn clearly(players: Players, last_round: bool) -> u64 {
    let share = match players {
        Players::Two => 9_000,
        Players::Three => 6_000,
        _ => 4_000,
    };
    // In the last round a victory is there or not.
    if last_round { share * 7 / 2 } else { share }
}

impl CardSearch {
    pub(super) fn new(mut round: Round, level: Level, mut rng: Rng) -> CardSearch {
        let mut futures = [[PlayedCards::EMPTY; FUTURES]; 3];
        for (futures, turn) in futures.iter_mut().zip([Turn::First, Turn::Second, Turn::Third]) {
            if turn >= round.turn {
                round.fill(futures, turn, &mut rng);
            }
        }
        let worlds = worlds(round.turn, round.ruleset, level);
        let tried = worth_a_try(&mut round, &mut rng);
        CardSearch {
            next: tried.len(),
            round,
            futures,
            tried,
            world: World::EMPTY,
            worlds,
            worlds_left: worlds,
            playouts: 0,
            halve_at: worlds / 2,
            rng,
        }
    }

    /// Does a slice of the search; the best choice when it is done.
    pub(super) fn think(&mut self) -> Option<AdviceFor<Burst>> {
        let mut steps = 0;
        while steps < SLICE {
            if let Some(tried) = self.tried.get_mut(self.next) {
                let mut world = self.world.clone();
                tried.count(&mut world, &self.round, &mut self.futures, self.playouts);
                self.playouts += 1;
                steps += world.steps;
                self.next += 1;
            } else {
                let played = self.worlds.saturating_sub(self.worlds_left);
                self.narrow(played);
                let clear = self.tried.len() < 2 && played >= FIRST_LOOK;
                if self.worlds_left == 0 || clear {
                    return self.best();
                }
                self.worlds_left -= 1;
                self.world = World::imagine(&mut self.round, &self.futures, &mut self.rng);
                steps += self.world.steps;
                self.next = 0;
            }
        }
        None
    }

    /// Gives up what is clearly behind after so many worlds; and goes on with the better half only, once it is time.
    fn narrow(&mut self, played: u16) {
        if played >= FIRST_LOOK {
            let best = self.tried.iter().map(|tried| tried.sum).max().unwrap_or(0);
            let room = clearly(self.round.ruleset.players, self.round.last).pow(2) * u64::from(played);
            self.tried.retain(|tried| u64::from(best.abs_diff(tried.sum)).pow(2) <= room);
        }
        if self.worlds_left == self.halve_at {
            best_first(&mut self.tried);
            self.tried.truncate(self.tried.len().div_ceil(2));
            self.halve_at /= 2;
        }
    }

    fn best(&self) -> Option<AdviceFor<Burst>> {
        let best = self.tried.iter().min_by_key(|tried| tried.order())?;
        let advice = advice(&self.round, best.choice, &best.outcomes);
        let wins = percent(best.wins.into(), best.outcomes.iter().copied().map(u32::from).sum());
        if (1..=99).contains(&wins) {
            return Some(Advice { reason: Reason::Wins { percent: wins }, ..advice });
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
    fn count(&mut self, world: &mut World, round: &Round, futures: &mut Futures, playout: usize) {
        let end = world.play_out(round, futures, self.choice, playout);
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
fn worth_a_try(round: &mut Round, rng: &mut Rng) -> heapless::Vec<Tried, CHOICES, u8> {
    let mut futures = [PlayedCards::EMPTY; 32];
    round.fill(&mut futures, round.turn, rng);
    let outlook = round.outlook(&futures);
    let mut list = heapless::Vec::<Tried, CHOICES, u8>::new();
    HeldCards::of(round.hand, &outlook).values(round.now, |choice, sum| {
        // No hand has more choices.
        let _ = list.push(Tried { choice, sum, wins: 0, outcomes: [0; Scoring::PLACES] });
    });
    best_first(&mut list);
    list.truncate(CLOSELY);
    for tried in &mut list {
        tried.sum = 0;
    }
    list
}
