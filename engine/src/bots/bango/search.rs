//! Playing on in worlds that could be the true one: the search of the hard bot.
//!
//! Each candidate is played in the same worlds, so that luck falls on all of them alike. From there on everybody
//! plays by good judgement until the horizon, where the table and the hands are judged.

use super::judge::Judge;
use super::odds::Odds;
use super::taste::Taste;
use crate::cards::Chance;
use crate::games::bango::{Bango, Move, POINT, View};
use crate::games::{Game, Moves, Seat};

/// How many candidates are looked at: a row of eleven to take from, and to be done.
const CANDIDATES: usize = 12;

/// A flat search over sampled worlds, a few decisions at a time.
#[derive(Clone, Debug)]
pub(super) struct Search {
    moves: heapless::Vec<Move, CANDIDATES, u8>,
    sums: [i32; CANDIDATES],
    worlds: u16,
    horizon: u8,
    world: Bango,
    playing: Option<Playing>,
    at: u8,
}

/// A candidate that is being played out.
#[derive(Clone, Debug)]
struct Playing {
    game: Bango,
    odds: Odds,
    turns: u8,
}

impl Search {
    pub(super) fn new(view: &View, moves: &Moves<Move>, worlds: u16, horizon: u8, chance: &mut Chance) -> Search {
        Search {
            moves: moves.iter().copied().take(CANDIDATES).collect(),
            sums: [0; CANDIDATES],
            worlds,
            horizon,
            world: Bango::sample(view, chance),
            playing: None,
            at: 0,
        }
    }

    /// Makes so many decisions in sampled worlds; the best move with its lead once all worlds are played.
    pub(super) fn play_on(&mut self, view: &View, odds: &Odds, taste: &Taste, chance: &mut Chance, decisions: u8) -> Option<Move> {
        for _ in 0..decisions {
            if self.worlds == 0 {
                return self.best();
            }
            self.decide(view, odds, taste, chance);
        }
        None
    }

    fn best(&self) -> Option<Move> {
        // The first of equals.
        let best = self.sums.iter().take(self.moves.len()).max()?;
        self.moves.iter().zip(&self.sums).find(|(_, sum)| *sum == best).map(|(mv, _)| *mv)
    }

    fn decide(&mut self, view: &View, odds: &Odds, taste: &Taste, chance: &mut Chance) {
        let playing = match &mut self.playing {
            Some(playing) => playing,
            none => {
                let playing = none.insert(Playing { game: self.world, odds: *odds, turns: self.horizon });
                if let Some(&mv) = self.moves.get(usize::from(self.at)) {
                    playing.play(mv);
                }
                playing
            }
        };
        if playing.turns > 0 && playing.choose(taste) {
            return;
        }
        let worth = playing.worth(view.seat, taste);
        if let Some(sum) = self.sums.get_mut(usize::from(self.at)) {
            *sum += worth;
        }
        self.playing = None;
        self.at += 1;
        if usize::from(self.at) == self.moves.len() {
            self.at = 0;
            self.worlds -= 1;
            if self.worlds > 0 {
                self.world = Bango::sample(view, chance);
            }
        }
    }
}

impl Playing {
    /// Plays a move, and keeps the odds and the horizon up to date.
    fn play(&mut self, mv: Move) -> bool {
        let active = self.game.table().active;
        let played = self.game.play(mv).is_ok();
        if mv == Move::Draw
            && let Some(card) = self.game.table().new_card()
        {
            self.odds.reveal(card);
        }
        if active != self.game.table().active {
            self.turns = self.turns.saturating_sub(1);
        }
        played
    }

    /// Makes the next decision by judgement; false when the game is over.
    fn choose(&mut self, taste: &Taste) -> bool {
        let Some(seat) = self.game.to_move() else { return false };
        let (mv, _) = self.judge(seat, taste).choose();
        self.play(mv)
    }

    fn judge<'a>(&'a self, seat: Seat, taste: &'a Taste) -> Judge<'a> {
        Judge { table: self.game.table(), seat, hand: self.game.hand(seat), odds: &self.odds, taste }
    }

    /// By how much a seat is ahead.
    fn worth(&self, seat: Seat, taste: &Taste) -> i32 {
        let total = |seat: Seat| {
            let judge = self.judge(seat, taste);
            i32::from(self.game.table().tally(seat).total()) * POINT + judge.worth(judge.hand)
        };
        let players = self.game.players();
        let best = players.others(seat).map(total).max().unwrap_or(0);
        let lead = total(seat) - best;
        if self.game.to_move().is_none() { lead + lead.signum() * taste.victory } else { lead }
    }
}
