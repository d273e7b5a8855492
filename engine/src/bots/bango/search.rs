//! The search of the hard bot: it tries each move in *worlds*, states that could be the true one.
//!
//! A move after which no card is drawn and no hidden hand matters is *settled*: one world is enough to judge it. Any
//! other move is played on by the normal bot's judgement in many worlds. All moves get the same worlds, so that they
//! have the same luck. The worlds of a round are one deck, cut at evenly spaced places, so that each round sees many
//! different next cards. After each round, moves that are behind by more than luck can explain are dropped. The
//! search ends when one move is left.

use super::SLICE;
use super::playing::{Playing, Weighing};
use crate::cards::Rng;
use crate::games::bango::{Bango, Move, Phase, View};
use crate::games::{Game, Moves};

/// After so many worlds the deck is shuffled anew and candidates are dropped.
const ROUND: u8 = 8;

/// How far behind the best a candidate may be on average after each round, in 64ths of a point; after the last
/// round the best one is chosen.
const BEHIND: [i32; 3] = [48, 32, 0];

/// After this much work the present world is the last one, so that nobody waits long for a bot with many moves.
const ENOUGH: u32 = 100 * SLICE;

/// How many candidates are looked at: a row of eleven to take from, and to be done. The largest list beyond that,
/// many Bangos after a large explosion, has its first moves looked at.
const CANDIDATES: usize = 16;

/// A flat search over sampled worlds.
#[derive(Clone, Debug)]
pub(super) struct MoveSearch {
    candidates: heapless::Vec<ScoredMove, CANDIDATES, u8>,
    /// Which candidate is played.
    at: u8,
    /// How many worlds are played to the end.
    played: u8,
    /// The work done so far.
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
    pub(super) fn new(view: &View, moves: &Moves<Move>, rng: &mut Rng) -> MoveSearch {
        let mut candidates = heapless::Vec::new();
        for &mv in moves.iter().take(CANDIDATES) {
            let _ = candidates.push(ScoredMove { mv, settled: settles(view, mv), sum: 0 });
        }
        MoveSearch { candidates, at: 0, played: 0, worked: 0, world: Bango::sample(view, rng), playing: None }
    }

    /// Makes decisions in sampled worlds for a slice; gives the best move once there is no more to find out.
    pub(super) fn play_on(&mut self, known: &Weighing<'_>, rng: &mut Rng) -> Option<Move> {
        while !self.is_enough() {
            if known.spent.get() > SLICE {
                self.worked += known.spent.get();
                return None;
            }
            self.step(known, rng);
        }
        self.best().map(|best| best.mv)
    }

    fn is_enough(&self) -> bool {
        if self.at == 0 && self.playing.is_none() && self.played > 0 && self.worked > ENOUGH {
            return true;
        }
        let all_settled = self.played > 0 && self.candidates.iter().all(|candidate| candidate.settled);
        all_settled || self.candidates.len() < 2 || usize::from(self.played / ROUND) == BEHIND.len()
    }

    /// One decision in the world at hand.
    fn step(&mut self, known: &Weighing<'_>, rng: &mut Rng) {
        let Some(candidate) = self.candidates.get_mut(usize::from(self.at)) else {
            return self.next_world(known.view, rng);
        };
        if candidate.settled && self.played > 0 {
            // As in the worlds before.
            candidate.sum += candidate.sum / i32::from(self.played);
            self.at += 1;
            return;
        }
        let playing = self.playing.get_or_insert_with(|| Playing::after(candidate.mv, &self.world, known));
        if let Some(worth) = playing.go_on(known) {
            candidate.sum += worth;
            self.at += 1;
            self.playing = None;
        }
    }

    fn next_world(&mut self, view: &View, rng: &mut Rng) {
        (self.at, self.played) = (0, self.played + 1);
        if !self.played.is_multiple_of(ROUND) {
            cut_deck(&mut self.world, view.open.deck / ROUND);
            return;
        }
        let round = usize::from(self.played / ROUND).saturating_sub(1);
        if let (Some(best), Some(behind)) = (self.best(), BEHIND.get(round)) {
            let least = best.sum - behind * i32::from(self.played);
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
