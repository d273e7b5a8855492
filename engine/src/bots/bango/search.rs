//! The search of the good and the hard bot: it tries each move in *worlds*, states that could be the true one.
//!
//! A move after which no card is drawn and no hidden hand matters is *settled*: one world is enough to judge it. Any
//! other move is played on by the normal bot's judgement in many worlds. All moves get the same worlds, so that they
//! have the same luck. The worlds of a round are one deck, cut at evenly spaced places, so that each round sees many
//! different next cards. After each round, moves that are behind by more than luck can explain are dropped. The
//! search ends when one move is left.
//!
//! In the *endgame* every world is played to the end of the game instead, and victories are counted: who is behind must
//! risk more, and who is ahead less.

use super::SLICE;
use super::playing::{Playing, Weighing};
use crate::bots::{Level, share};
use crate::cards::Rng;
use crate::games::bango::{Bango, Move, OpenState, Phase, View};
use crate::games::{Game, Moves};

/// After so many worlds the deck is shuffled anew and candidates are dropped.
const ROUND: u8 = 8;

/// Chance alone hardly ever puts a candidate so far behind in one world, in 64ths of a point; in four times as many worlds
/// it does twice as much.
const CLEARLY: i32 = 136;
/// The same where the game is played to its end, and victories are counted.
const CLEARLY_IN_THE_ENDGAME: i32 = 2_500;

/// After so many worlds the best one is chosen, or after so much work the present world is the last one, so that nobody
/// waits long for a bot with many moves. In the endgame much is decided in few decisions.
const ENOUGH: (u16, u32) = (240, 25_000);
const ENOUGH_IN_THE_ENDGAME: (u16, u32) = (160, 56_000);
/// `good` tries one world where `hard` tries so many.
const PATIENCE: u8 = 10;

/// With so many cards in the deck the endgame begins: every world is played to the end of the game. Earlier, what a hand
/// is worth by judgement says more than the chance of many turns.
const ENDGAME: u8 = 6;

/// Whether every move is played on to the end of the game. Everybody sees that.
pub fn is_endgame(open: &OpenState) -> bool {
    open.deck <= ENDGAME
}

/// How many candidates are looked at: a row of eleven to take from, and to be done. The largest list beyond that,
/// many Bangos after a large explosion, has its first moves looked at.
const CANDIDATES: usize = 16;

/// A flat search over sampled worlds.
#[derive(Clone, Debug)]
pub(super) struct MoveSearch {
    candidates: heapless::Vec<ScoredMove, CANDIDATES, u8>,
    /// So many worlds and so much work are enough.
    enough: (u16, u32),
    /// Which candidate is played.
    at: u8,
    /// Whether every world is played to the end of the game, for the victory.
    to_the_end: bool,
    /// How many worlds are played to the end.
    played: u16,
    /// The work done so far, in steps of searches for a lay-down.
    worked: u32,
    world: Bango,
    playing: Option<Playing>,
}

#[derive(Clone, Copy, Debug)]
struct ScoredMove {
    mv: Move,
    /// One world says what it is worth.
    settled: bool,
    /// The sum over all worlds played.
    sum: i32,
}

impl MoveSearch {
    pub(super) fn new(view: &View, level: Level, moves: &Moves<Move>, rng: &mut Rng) -> MoveSearch {
        let to_the_end = is_endgame(&view.open);
        let (worlds, work) = if to_the_end { ENOUGH_IN_THE_ENDGAME } else { ENOUGH };
        let patience = if level == Level::Hard { 1 } else { PATIENCE };
        let mut candidates = heapless::Vec::new();
        for &mv in moves.iter().take(CANDIDATES) {
            let _ = candidates.push(ScoredMove { mv, settled: !to_the_end && settles(view, mv), sum: 0 });
        }
        MoveSearch {
            candidates,
            enough: (worlds / u16::from(patience), work / u32::from(patience)),
            at: 0,
            to_the_end,
            played: 0,
            worked: 0,
            world: Bango::sample(view, rng),
            playing: None,
        }
    }

    /// Makes decisions in sampled worlds for a slice; gives the best move once there is no more to find out.
    pub(super) fn play_on(&mut self, known: &Weighing<'_>, rng: &mut Rng) -> Option<Move> {
        while !self.is_enough() {
            let before = known.spent.get();
            if before > SLICE {
                return None;
            }
            self.step(known, rng);
            self.worked += known.spent.get() - before;
        }
        self.best().map(|best| best.mv)
    }

    fn is_enough(&self) -> bool {
        if self.at == 0 && self.playing.is_none() && self.played > 0 && self.worked > self.enough.1 {
            return true;
        }
        let all_settled = self.played > 0 && self.candidates.iter().all(|candidate| candidate.settled);
        all_settled || self.candidates.len() < 2 || self.played >= self.enough.0
    }

    /// A piece of a decision in the world at hand.
    fn step(&mut self, known: &Weighing<'_>, rng: &mut Rng) {
        let Some(candidate) = self.candidates.get_mut(usize::from(self.at)) else {
            return self.next_world(known.view, rng);
        };
        if candidate.settled && self.played > 0 {
            // As in the worlds before.
            candidate.sum += share(candidate.sum, i32::from(self.played));
            self.at += 1;
            return;
        }
        let playing = self.playing.get_or_insert_with(|| Playing::after(candidate.mv, &self.world, known));
        let end = if self.to_the_end { playing.go_to_the_end(known) } else { playing.go_on(known) };
        if let Some(worth) = end {
            candidate.sum += worth;
            self.at += 1;
            self.playing = None;
        }
    }

    fn next_world(&mut self, view: &View, rng: &mut Rng) {
        (self.at, self.played) = (0, self.played + 1);
        if !self.played.is_multiple_of(ROUND.into()) {
            if self.to_the_end {
                self.world = Bango::sample(view, rng);
            } else {
                cut_deck(&mut self.world, view.open.deck / ROUND);
            }
            return;
        }
        let clearly = if self.to_the_end { CLEARLY_IN_THE_ENDGAME } else { CLEARLY };
        if let Some(best) = self.best() {
            let least = best.sum - clearly * i32::from(self.played.isqrt());
            self.candidates.retain(|candidate| candidate.sum >= least);
        }
        self.world = Bango::sample(view, rng);
    }

    /// The best candidate, the first of equals.
    fn best(&self) -> Option<ScoredMove> {
        self.candidates.iter().copied().reduce(|best, other| if other.sum > best.sum { other } else { best })
    }
}

/// Puts so many cards from the top of the deck under the rest. Of a sampled world this makes another one, as likely as
/// the first, for less than a shuffle.
fn cut_deck(world: &mut Bango, cards: u8) {
    let deck = world.deck_mut();
    deck.rotate_right(usize::from(cards).min(deck.len()));
}

/// Whether one world says what a move is worth.
fn settles(view: &View, mv: Move) -> bool {
    let open = &view.open;
    // In the last turn first cards that nobody has seen are laid down and count.
    let all_known = view.hidden.is_empty();
    match (open.phase, mv) {
        (Phase::Revealed | Phase::Destroyed | Phase::Exploded(_), Move::Draw | Move::Bango { .. }) => {
            open.is_last_turn() && all_known
        }
        (Phase::Exploded(_), _) | (Phase::Sharing(_), _) => all_known,
        _ => all_known || !open.is_last_turn(),
    }
}
