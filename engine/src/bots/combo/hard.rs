//! The hard way to play: every promising move is tried in the same made-up worlds. `good` goes some of the way.

use core::cmp::Reverse;

use super::candidates::{Candidate, Candidates, Listing};
use super::policy::PolicyChoice;
use super::reason::Reason;
use super::rollout::Rollout;
use super::worlds::Worlds;
use crate::bots::sort_by_key;
use crate::bots::{Advice, Level};
use crate::cards::{Rng, Seed};
use crate::games::Players;
use crate::games::combo::View;

/// After so many worlds only so many candidates stay, at a table of two and at a larger one, where chance does more. The
/// last entry ends the search.
const ROUNDS: [(u16, u16, usize); 3] = [(32, 48, 4), (88, 132, 2), (224, 336, 1)];
/// After this much work the present world is the last one, so that nobody waits long at a large table.
const ENOUGH: u32 = 225 * SLICE;
/// After so many worlds `good` has seen enough.
const GOOD_ENOUGH: u16 = 12;
/// From so many worlds on, whoever is clearly behind is given up.
const FIRST_LOOK: u16 = 4;

/// Whoever is further behind, in shares of victory in one world, is clearly so: chance alone hardly ever does that. In
/// four times as many worlds it does twice as much. Found by tournaments.
const fn clearly(players: Players) -> u64 {
    match players {
        Players::Two => 2_800,
        Players::Three => 1_700,
        // The whole victory is shared among more.
        _ => 1_500,
    }
}

/// How much work one slice does, counted in placements looked at and some for each decision.
const SLICE: u32 = 480;
/// What a decision costs apart from the placements that it looks at.
const DECISION: u32 = 4;
/// What it costs to make up a world.
const WORLD: u32 = 40;

/// A search for the best move.
#[derive(Clone, Debug)]
pub(super) struct WorldSearch {
    view: View,
    level: Level,
    rng: Rng,
    /// Where worlds come from, once one was needed.
    worlds: Option<Worlds>,
    /// The moves that are still to be judged; none once the candidates are known.
    listing: Option<Listing>,
    candidates: Candidates,
    /// How many worlds have been played by all candidates.
    played: u16,
    /// The work done so far, but for the present slice.
    worked: u32,
    /// Which candidate plays in the present world.
    turn: usize,
    /// The present world as it is before a candidate plays.
    world: Option<Rollout>,
    rollout: Option<Rollout>,
}

impl WorldSearch {
    pub(super) fn new(view: &View, level: Level, seed: Seed) -> WorldSearch {
        WorldSearch {
            view: view.clone(),
            level,
            rng: Rng::new(seed),
            worlds: None,
            listing: Some(Listing::new(view)),
            candidates: Candidates::new(),
            played: 0,
            worked: 0,
            turn: 0,
            world: None,
            rollout: None,
        }
    }

    /// Does one slice of work. `None` while it goes on.
    pub(super) fn think(&mut self) -> Option<PolicyChoice> {
        let mut work = 0;
        while work < SLICE {
            if self.listing.is_none() && self.candidates.len() < 2 {
                return self.candidates.first().map(|best| self.advice(best));
            }
            work += self.work();
        }
        self.worked += work;
        None
    }

    /// One move judged, one decision in a world, or what has to be done between two.
    fn work(&mut self) -> u32 {
        if let Some(listing) = &mut self.listing {
            if let Some(steps) = listing.judge_next(&self.view) {
                return DECISION + u32::from(steps);
            }
            self.candidates = listing.candidates(&self.view);
            self.listing = None;
        }
        let Some(rollout) = &mut self.rollout else { return self.begin() };
        let Some(outcome) = rollout.outcome(self.view.seat) else {
            return DECISION + u32::from(rollout.step());
        };
        self.rollout = None;
        if let Some(candidate) = self.candidates.get_mut(self.turn) {
            candidate.share += outcome.share;
            candidate.won += u16::from(outcome.won);
        }
        self.turn += 1;
        DECISION
    }

    /// The next candidate plays, in a new world when all have played in the last one.
    fn begin(&mut self) -> u32 {
        if let (Some(world), Some(candidate)) = (&self.world, self.candidates.get(self.turn)) {
            self.rollout.insert(world.clone()).play(Some(candidate.mv));
            return DECISION;
        }
        if self.world.is_some() {
            self.played += 1;
            self.narrow();
            if self.candidates.len() < 2 {
                return DECISION;
            }
        }
        self.turn = 0;
        let worlds = self.worlds.get_or_insert_with(|| Worlds::of(&self.view));
        self.world = Some(Rollout::new(worlds.draw(&mut self.rng)));
        WORLD
    }

    /// Gives up who is clearly behind, and keeps only the best when their time has come.
    fn narrow(&mut self) {
        sort_by_key(&mut self.candidates, |one| (Reverse(one.share), one.place));
        let best = self.candidates.first().map_or(0, |one| one.share);
        if self.played >= FIRST_LOOK {
            let room = clearly(self.view.public.open.players).pow(2) * u64::from(self.played);
            self.candidates.retain(|one| u64::from(best - one.share).pow(2) <= room);
        }
        let two = self.view.public.open.players == Players::Two;
        for (at_two, at_more, keep) in ROUNDS {
            if self.played == if two { at_two } else { at_more } {
                self.candidates.truncate(keep);
            }
        }
        let is_good = self.level == Level::Good && self.played >= GOOD_ENOUGH;
        if self.worked > ENOUGH || is_good {
            self.candidates.truncate(1);
        }
    }

    fn advice(&self, best: &Candidate) -> PolicyChoice {
        let reason = match best.reason {
            Reason::KeepsOpen(_) | Reason::Sheds | Reason::Waits | Reason::Dear | Reason::Best
                if self.played > 0 =>
            {
                Reason::Wins { won: best.won, of: self.played }
            }
            reason => reason,
        };
        Advice { mv: best.mv, reason }
    }
}
