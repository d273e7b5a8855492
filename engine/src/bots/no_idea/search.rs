//! `hard`: tries every move out in worlds drawn from the view, and plays on by judgement for a while.

use heapless::Vec;

use super::judgement::{judge, slots};
use super::reason::Reason;
use super::table::Table;
use super::worth::lead;
use crate::bots::{Advice, AdviceFor};
use crate::cards::Chance;
use crate::games::no_idea::{Move, NoIdea, Phase, Spot, View};
use crate::games::{Game, Seat};

/// Worlds in which every move is tried.
const WORLDS: u16 = 32;
/// Moves of the trials that one slice plays.
const STEPS: u16 = 64;
/// A trial ends with the turn in which it began.
const TURNS: u8 = 1;
/// With so few trophies left a trial goes on to the end.
const LAST: u8 = 2;
/// A move must do so much better in each world than that of the judgement, so that chance does not decide.
const DOUBT: i32 = 12;
/// After so many worlds a move that lags behind by so much in each is given up.
const FIRST_LOOK: u16 = 12;
const HOPELESS: i32 = 100;
/// No trial lasts longer than this many turns.
const MOST_TURNS: u8 = 40;

/// A move and how it did so far.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    mv: Move,
    total: i32,
}

/// A search in progress.
#[derive(Clone, Debug)]
pub(super) struct Search {
    view: View,
    candidates: Vec<Candidate, 16, u8>,
    chance: Chance,
    /// The world in which all candidates are tried, one after the other.
    world: NoIdea,
    trial: Option<Trial>,
    /// The candidate whose trial runs or comes next.
    next: u8,
    worlds: u16,
}

/// A game that is played on after one of the moves.
#[derive(Clone, Debug)]
struct Trial {
    game: NoIdea,
    turn: Seat,
    turns: u8,
}

impl Search {
    pub(super) fn new(view: &View, moves: &[Move], mut chance: Chance) -> Search {
        let candidates = candidates(view, moves);
        let world = NoIdea::sample(view, &mut chance);
        Search { view: view.clone(), candidates, chance, world, trial: None, next: 0, worlds: 0 }
    }

    /// Plays the trials on by a slice.
    pub(super) fn think(&mut self) -> Option<AdviceFor<NoIdea>> {
        if self.candidates.len() > 1 {
            for _ in 0..STEPS {
                if self.worlds >= WORLDS {
                    break;
                }
                self.step();
            }
            if self.worlds < WORLDS {
                return None;
            }
        }
        let best = self.best()?;
        Some(Advice { mv: best.mv, reason: Reason::of(&self.view, &self.view.own(), best.mv) })
    }

    /// The candidate that did best; the first one is that of the judgement.
    fn best(&self) -> Option<Candidate> {
        let (first, others) = self.candidates.split_first()?;
        let doubt = DOUBT.saturating_mul(self.worlds.into());
        let mut best = Candidate { total: first.total.saturating_add(doubt), ..*first };
        for candidate in others {
            if candidate.total > best.total {
                best = *candidate;
            }
        }
        Some(best)
    }

    /// On to another world, without the moves that have no hope.
    fn next_world(&mut self) {
        self.next = 0;
        self.worlds += 1;
        if self.worlds == FIRST_LOOK
            && let Some(best) = self.best()
        {
            let least = best.total.saturating_sub(HOPELESS * i32::from(FIRST_LOOK));
            self.candidates.retain(|candidate| candidate.total >= least);
            if self.candidates.len() <= 1 {
                self.worlds = WORLDS;
            }
        }
        if self.worlds < WORLDS {
            self.world = NoIdea::sample(&self.view, &mut self.chance);
        }
    }

    /// One move of a trial.
    fn step(&mut self) {
        let Some(candidate) = self.candidates.get_mut(usize::from(self.next)) else {
            return self.next_world();
        };
        let Some(trial) = &mut self.trial else {
            let mut game = self.world.clone();
            let _ = game.play(candidate.mv);
            let turns = if self.view.trophies_left() <= LAST { MOST_TURNS } else { TURNS };
            self.trial = Some(Trial { game, turn: self.view.turn, turns });
            return;
        };
        if trial.is_over() {
            candidate.total = candidate.total.saturating_add(lead(&trial.game, self.view.seat));
            self.next += 1;
            self.trial = None;
            return;
        }
        let mv = judge(&trial.game, &trial.game.own());
        if trial.game.play(mv).is_err() {
            trial.turns = 0;
        }
    }
}

impl Trial {
    /// Whether the trial has seen all the turns it should.
    fn is_over(&mut self) -> bool {
        match self.game.to_move() {
            None => true,
            Some(seat) => {
                if seat != self.turn {
                    self.turn = seat;
                    self.turns = self.turns.saturating_sub(1);
                }
                self.turns == 0
            }
        }
    }
}

/// The moves that are worth a try, that of the judgement first: of several unknown cards one is as good as any,
/// and whoever knows that nothing fits declares it.
fn candidates(view: &View, moves: &[Move]) -> Vec<Candidate, 16, u8> {
    let own = view.own();
    let judged = judge(view, &own);
    let mut list = Vec::new();
    let mut add = |mv| {
        let _ = list.push(Candidate { mv, total: 0 });
    };
    if moves.contains(&judged) {
        add(judged);
    }
    let coverage = view.coverage();
    let unknown = slots(&own).find(|&(_, spot)| spot == Spot::Unseen).map(|(slot, _)| slot);
    let certain = judged == Move::Nothing && unknown.is_none();
    if certain || matches!(view.phase, Phase::NothingFits { .. }) {
        return list;
    }
    for &mv in moves.iter().filter(|&&mv| mv != judged) {
        let worth_a_try = match mv {
            Move::Reveal(slot) => match view.spot(view.turn, slot) {
                Spot::Seen(card) => coverage.fits(card),
                _ => unknown == Some(slot),
            },
            // Nothing is lost by turning up one more card.
            Move::Stop => false,
            Move::Draw | Move::Place(_) | Move::Nothing | Move::Back => true,
        };
        if worth_a_try {
            add(mv);
        }
    }
    list
}
