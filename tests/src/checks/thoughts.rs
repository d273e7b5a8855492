//! Bots think by what they may know.

use engine::bots::{AdviceFor, Bot, BotGame, Level};
use engine::cards::{Rng, Seed};

/// What a bot came to, and after how many slices.
pub type Thought<G> = (AdviceFor<G>, u32);

/// Thinks to the end.
///
/// # Panics
/// If there is none.
pub fn thought<G: BotGame>(view: &G::View, level: Level, seed: Seed) -> Thought<G> {
    let mut bot = G::Bot::new(view, level, seed);
    for slices in 1..100_000 {
        if let Some(advice) = bot.think() {
            return (advice, slices);
        }
    }
    panic!("{level} thinks for ever about {view:?}");
}

/// A bot comes to the same in another world that its seat cannot tell from this one. Gives what it comes to.
///
/// # Panics
/// If it does not, or the game is over.
pub fn check_same_thought<G: BotGame>(game: &G, level: Level, seed: Seed, rng: &mut Rng) -> Thought<G> {
    let seat = game.to_move().expect("the game goes on");
    let view = game.view(seat);
    let world = G::sample(&view, rng);
    let (honest, other) = (thought::<G>(&view, level, seed), thought::<G>(&world.view(seat), level, seed));
    assert_eq!(honest, other, "{level} sees what seat {seat} cannot know");
    honest
}
