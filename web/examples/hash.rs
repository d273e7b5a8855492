//! The hash of many random games, as `tests/on-target` computes it on the host and on the Pico's processor.

use engine::games::Kind;

/// The hash of so many games of a kind, by its place among all.
#[unsafe(no_mangle)]
pub extern "C" fn hash_of_games(kind: usize, games: u32) -> u32 {
    Kind::ALL.get(kind).map_or(0, |&kind| on_target::hash_of_games(kind, games))
}
