//! Playing on in worlds that could be the true one: the search of the hard bot.
//!
//! Each candidate is played in the same worlds, so that luck falls on all of them alike. From there on everybody
//! plays by good judgement until the turn ends, where the table and the hands are judged. To look further ahead
//! made it weaker, tried with 16 worlds. Candidates that fall far behind are dropped.

use super::judge::Judge;
use super::odds::Odds;
use super::taste::Taste;
use crate::bots::share;
use crate::cards::Chance;
use crate::games::bango::{Bango, Move, POINT, View};
use crate::games::{Game, Moves, Seat};

/// How many worlds are played.
const WORLDS: u16 = 32;

/// After so many worlds, and again after as many more, candidates are dropped.
const ROUND: u16 = 8;

/// Once so many decisions were made in all worlds, the world at hand is the last one: a player should not wait for a
/// long list of moves to be weighed to the last ounce.
const ENOUGH: u16 = 400;

/// How far behind the best a candidate may be on average, in 64ths of a point.
const BEHIND: i32 = 48;

/// How many candidates are looked at: a row of eleven to take from, and to be done. The largest list beyond that,
/// many Bangos after a large explosion, has its first moves looked at.
const CANDIDATES: usize = 16;

/// A flat search over sampled worlds, one decision at a time.
#[derive(Clone, Debug)]
pub(super) struct Search {
    candidates: heapless::Vec<Candidate, CANDIDATES, u8>,
    /// Which candidate is played.
    at: u8,
    /// How many worlds are played to the end.
    played: u16,
    /// How many decisions were made in them.
    decided: u16,
    world: Bango,
    playing: Option<Playing>,
}

#[derive(Clone, Copy, Debug)]
struct Candidate {
    mv: Move,
    sum: i32,
}

/// A candidate that is being played out.
#[derive(Clone, Debug)]
struct Playing {
    game: Bango,
    odds: Odds,
    ended: bool,
}

/// What a bot knows and thinks: all that a search is made from.
pub(super) struct Mindset<'a> {
    pub(super) view: &'a View,
    pub(super) odds: &'a Odds,
    pub(super) taste: &'a Taste,
}

impl Search {
    pub(super) fn new(view: &View, moves: &Moves<Move>, chance: &mut Chance) -> Search {
        let mut candidates = heapless::Vec::new();
        for &mv in moves.iter().take(CANDIDATES) {
            let _ = candidates.push(Candidate { mv, sum: 0 });
        }
        Search { candidates, at: 0, played: 0, decided: 0, world: Bango::sample(view, chance), playing: None }
    }

    /// Makes one decision in a sampled world; gives the best move once there is no more to find out.
    pub(super) fn play_on(&mut self, known: &Mindset<'_>, chance: &mut Chance) -> Option<Move> {
        let enough =
            self.played == WORLDS || self.at == 0 && self.playing.is_none() && self.decided >= ENOUGH;
        if enough || self.candidates.len() < 2 {
            return self.best().map(|best| best.mv);
        }
        let playing = match &mut self.playing {
            Some(playing) => playing,
            none => {
                let playing = none.insert(Playing { game: self.world, odds: *known.odds, ended: false });
                if let Some(candidate) = self.candidates.get(usize::from(self.at)) {
                    playing.play(candidate.mv);
                }
                playing
            }
        };
        self.decided = self.decided.saturating_add(1);
        if !playing.ended && playing.choose(known.taste) {
            return None;
        }
        let worth = playing.worth(known.view.seat, known.taste);
        self.playing = None;
        if let Some(candidate) = self.candidates.get_mut(usize::from(self.at)) {
            candidate.sum += worth;
        }
        self.at += 1;
        if usize::from(self.at) == self.candidates.len() {
            self.next_world(known.view, chance);
        }
        None
    }

    fn next_world(&mut self, view: &View, chance: &mut Chance) {
        (self.at, self.played) = (0, self.played + 1);
        if self.played.is_multiple_of(ROUND)
            && let Some(best) = self.best()
        {
            let least = best.sum - BEHIND * i32::from(self.played);
            self.candidates.retain(|candidate| candidate.sum >= least);
        }
        self.world = Bango::sample(view, chance);
    }

    /// The best candidate, the first of equals.
    fn best(&self) -> Option<Candidate> {
        self.candidates.iter().copied().reduce(|best, other| if other.sum > best.sum { other } else { best })
    }
}

impl Playing {
    /// Plays a move, and keeps the odds up to date.
    fn play(&mut self, mv: Move) -> bool {
        let active = self.game.table().active;
        let played = self.game.play(mv).is_ok();
        let table = self.game.table();
        if let (Move::Draw, Some(card)) = (mv, table.new_card()) {
            self.odds.reveal(card);
        }
        self.ended = active != table.active;
        played
    }

    /// Makes the next decision by judgement; false when the game is over.
    fn choose(&mut self, taste: &Taste) -> bool {
        let Some(seat) = self.game.to_move() else { return false };
        let mv = self.judge(seat, taste).choose();
        self.play(mv)
    }

    fn judge<'a>(&'a self, seat: Seat, taste: &'a Taste) -> Judge<'a> {
        Judge { table: self.game.table(), seat, hand: self.game.hand(seat), odds: &self.odds, taste }
    }

    /// What a seat has, less what the others have; each counts less the more there are, since what harms one of
    /// them helps all the rest.
    fn worth(&self, seat: Seat, taste: &Taste) -> i32 {
        let total = |seat: Seat| {
            let judge = self.judge(seat, taste);
            i32::from(self.game.table().tally(seat).total()) * POINT + judge.worth(judge.hand)
        };
        let players = self.game.players();
        let others: i32 = players.others(seat).map(total).sum();
        let opponents = (i32::from(players.count()) - 1).max(1);
        let lead = total(seat) - share(others, opponents * opponents);
        if self.game.to_move().is_none() { lead + lead.signum() * taste.victory } else { lead }
    }
}
