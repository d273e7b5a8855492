//! What a decision is worth, as its own player could see it.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use engine::bots::{AdviceFor, Bot, BotGame, Level};
use engine::cards::{Rng, Seed};
use engine::games::{Game, GameMove, GameView, Moves, Seat};
use serde::Serialize;

use super::Played;
use crate::exit::Failure;
use crate::players::play_out;

/// What seeds are used for. A hard bot's is the same as in `sim log`, so that it would do again what it did there.
mod purpose {
    pub(super) const HARD: u64 = 1_000;
    pub(super) const WORLDS: u64 = 1_000_000;
    pub(super) const MORE_WORLDS: u64 = 2_000_000;
}

/// A share of victories, or a difference of two, with its standard error.
#[derive(Clone, Copy, Serialize, Debug, PartialEq)]
pub(super) struct Chance {
    pub(super) share: f64,
    pub(super) error: f64,
}

/// A decision and what came of it.
#[derive(Clone, Serialize, Debug, PartialEq)]
pub(super) struct Judgement {
    /// Which move of the game it is, from 1.
    #[serde(rename = "move")]
    pub(super) number: usize,
    pub(super) seat: Seat,
    pub(super) made: String,
    /// What a hard bot would have done, if something else.
    pub(super) better: Option<String>,
    /// Why.
    pub(super) reason: String,
    /// The chance of winning with a hard bot's move.
    pub(super) before: Chance,
    /// The chance with the move that was made.
    pub(super) after: Chance,
    /// What the move costs.
    pub(super) cost: Chance,
}

/// What a seat has won.
pub(super) fn share<G: Game>(game: &G, seat: Seat) -> f64 {
    let winners = game.winners();
    if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 }
}

/// A decision that is still to be judged: what its player saw and did.
struct Asked<G: BotGame> {
    number: usize,
    view: G::View,
    made: G::Move,
}

/// Judges all decisions in which there was something to decide; and the game at its end.
pub(super) fn judge_all<G: BotGame>(
    played: &Played<G::Options>,
    playouts: u32,
) -> Result<(Vec<Judgement>, G), Failure> {
    let (_, end) = asked::<G>(played)?;
    Ok((in_parallel::<G>(played, |_| true, purpose::WORLDS, playouts)?, end))
}

/// Judges these decisions once more, in other worlds.
pub(super) fn again<G: BotGame>(
    played: &Played<G::Options>,
    some: &mut [&mut Judgement],
    playouts: u32,
) -> Result<(), Failure> {
    let numbers: Vec<usize> = some.iter().map(|judged| judged.number).collect();
    let wanted = |number| numbers.contains(&number);
    for judgement in in_parallel::<G>(played, wanted, purpose::MORE_WORLDS, playouts)? {
        if let Some(place) = some.iter_mut().find(|judged| judged.number == judgement.number) {
            **place = judgement;
        }
    }
    Ok(())
}

/// What its player saw and did at each decision, and the game at its end.
fn asked<G: BotGame>(played: &Played<G::Options>) -> Result<(Vec<Asked<G>>, G), Failure> {
    let mut game = G::deal(&played.setup).map_err(Failure::failed)?;
    let (mut asked, mut moves) = (Vec::new(), Moves::new());
    for (number, &packed) in (1..).zip(&played.moves) {
        let (Some(seat), Some(made)) = (game.to_move(), G::Move::unpack(packed)) else {
            return Err(Failure::failed(format!("move {number} is not a move of this game")));
        };
        let view = game.view(seat);
        view.legal_moves(&mut moves);
        if moves.len() > 1 {
            asked.push(Asked { number, view, made });
        }
        game.play(made).map_err(|error| Failure::failed(format!("{made} is not legal: {error}")))?;
    }
    if played.agreed {
        game.end_by_agreement();
    }
    if game.to_move().is_some() {
        return Err(Failure::failed("the game is not finished"));
    }
    Ok((asked, game))
}

/// Judges the wanted decisions by all cores; what comes out does not depend on which did what.
fn in_parallel<G: BotGame>(
    played: &Played<G::Options>,
    wanted: impl Fn(usize) -> bool + Sync,
    purpose: u64,
    playouts: u32,
) -> Result<Vec<Judgement>, Failure> {
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<Judgement>, Failure> {
        let (mut asked, _) = asked::<G>(played)?;
        asked.retain(|one| wanted(one.number));
        let mut judged = Vec::new();
        while let Some(one) = asked.get(next.fetch_add(1, Ordering::Relaxed)) {
            judged.push(judge(one, played.setup.seed, purpose, playouts));
        }
        Ok(judged)
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let mut judged = thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let stopped = |_| Err(Failure::failed("a game panicked"));
        let parts = threads.into_iter().map(|thread| thread.join().unwrap_or_else(stopped));
        parts.collect::<Result<Vec<_>, Failure>>().map(|parts| parts.concat())
    })?;
    judged.sort_by_key(|one| one.number);
    Ok(judged)
}

/// Plays the move that was made and the move of a hard bot out, in the same worlds. Nothing but the view is known here.
fn judge<G: BotGame>(asked: &Asked<G>, seed: Seed, purpose: u64, playouts: u32) -> Judgement {
    let Asked { number, ref view, made } = *asked;
    let place = number as u64 - 1;
    let hard = advice::<G>(view, seed.for_purpose(purpose::HARD + place));
    let mut rng = Rng::new(seed.for_purpose(purpose + place));
    let mut sums = Sums::default();
    for _ in 0..playouts {
        let world = G::sample(view, &mut rng);
        let chance = Seed::from_rng(&mut rng);
        let after = outcome(&world, view.seat(), made, chance);
        let before = if hard.mv == made { after } else { outcome(&world, view.seat(), hard.mv, chance) };
        sums.add(before, after);
    }
    Judgement {
        number,
        seat: view.seat(),
        made: made.to_string(),
        better: (hard.mv != made).then(|| hard.mv.to_string()),
        reason: hard.reason.to_string(),
        before: sums.before.chance(),
        after: sums.after.chance(),
        cost: sums.cost.chance(),
    }
}

fn advice<G: BotGame>(view: &G::View, seed: Seed) -> AdviceFor<G> {
    let mut bot = G::Bot::new(view, Level::Hard, seed);
    loop {
        if let Some(advice) = bot.think() {
            return advice;
        }
    }
}

/// What a seat wins in a world after a move, when normal bots play on.
fn outcome<G: BotGame>(world: &G, seat: Seat, mv: G::Move, chance: Seed) -> f64 {
    let mut world = world.clone();
    if world.play(mv).is_err() {
        return 0.0; // never happens: a seat's moves are the same in all worlds that it cannot tell apart
    }
    play_out(&mut world, Level::Normal, chance);
    share(&world, seat)
}

#[derive(Default)]
struct Sums {
    before: Sum,
    after: Sum,
    cost: Sum,
}

impl Sums {
    fn add(&mut self, before: f64, after: f64) {
        self.before.add(before);
        self.after.add(after);
        self.cost.add(before - after);
    }
}

#[derive(Default)]
struct Sum {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn chance(&self) -> Chance {
        let mean = self.sum / self.count.max(1.0);
        let variance = (self.squares / self.count.max(1.0) - mean * mean).max(0.0);
        Chance { share: mean, error: (variance / self.count.max(1.0)).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use engine::games::combo::Combo;
    use engine::games::{Players, Setup};

    use super::*;

    #[test]
    fn a_decision_is_judged_the_same_in_every_world_that_looks_the_same() {
        let setup =
            Setup { players: Players::Three, first: Seat::One, options: Default::default(), seed: Seed(5) };
        let game = Combo::deal(&setup).unwrap();
        let view = game.view(Seat::One);
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        let mut rng = Rng::new(Seed(6));
        let judged =
            |view| judge::<Combo>(&Asked { number: 1, view, made: moves[0] }, Seed(9), purpose::WORLDS, 20);
        let here = judged(view.clone());
        for _ in 0..5 {
            let world = Combo::sample(&view, &mut rng);
            assert_ne!(world, game);
            assert_eq!(judged(world.view(Seat::One)), here);
        }
    }
}
