//! Random players and the seeds of a series of games.

use engine::cards::{Rng, Seed};
use engine::games::{Game, Moves, Players, Seat};
use rand_core::RngCore;

/// What a seed is used for besides the deal, so that one seed reproduces a whole logged game.
mod purpose {
    pub(super) const FIRST: u64 = 1;
    pub(super) const PLAYERS: u64 = 2;
    pub(super) const SERIES: u64 = 3;
}

/// The seeds of a series: the first game has the given seed itself, so that any game can be had alone. The others
/// have 64 bits, which are easier to copy by hand than 128.
pub(crate) fn series(seed: Seed) -> impl Iterator<Item = Seed> {
    let mut rng = Rng::new(seed.for_purpose(purpose::SERIES));
    core::iter::successors(Some(seed), move |_| Some(Seed(rng.next_u64().into())))
}

/// The first player of the game with this seed where none was chosen.
pub(crate) fn first(seed: Seed, players: Players) -> Seat {
    let number = Rng::new(seed.for_purpose(purpose::FIRST)).below(u32::from(players.count()));
    players.seats().nth(number as usize).unwrap_or(Seat::One)
}

/// A player for every seat who picks any legal move.
pub(crate) struct RandomPlayer<G: Game> {
    rng: Rng,
    moves: Moves<G::Move>,
}

impl<G: Game> RandomPlayer<G> {
    /// The random player of the game with this seed.
    pub(crate) fn new(seed: Seed) -> RandomPlayer<G> {
        RandomPlayer { rng: Rng::new(seed.for_purpose(purpose::PLAYERS)), moves: Moves::new() }
    }

    /// A move, and the list that it was chosen from; `None` when the game is over.
    #[inline]
    pub(crate) fn choose(&mut self, game: &G) -> Option<(G::Move, &Moves<G::Move>)> {
        game.legal_moves(&mut self.moves);
        let count = u32::try_from(self.moves.len()).ok()?;
        let mv = *self.moves.get(self.rng.below(count) as usize)?;
        Some((mv, &self.moves))
    }
}
