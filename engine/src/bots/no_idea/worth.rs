//! What a position is worth to a player, in 64ths of a star.

use crate::games::no_idea::{NoIdea, Spot};
use crate::games::{Game, Seat};

/// A trophy has 3 5/6 stars on average.
const TROPHY: i32 = 245;

/// How many turns it takes to win the next trophy, in 64ths, by the number of unknown cards (rows) and of known
/// ones (columns). Measured in games of `hard` against itself.
#[rustfmt::skip]
const TURNS: [[i32; 7]; 7] = [
    [ 76,  71,  68,  73,  78,  90, 100],
    [ 94,  97,  95,  96, 101, 110,   0],
    [121, 118, 124, 123, 132,   0,   0],
    [136, 149, 149, 160,   0,   0,   0],
    [158, 176, 179,   0,   0,   0,   0],
    [192, 199,   0,   0,   0,   0,   0],
    [205,   0,   0,   0,   0,   0,   0],
];

/// The turns from a new layout to its trophy.
const ALL_TURNS: i32 = TURNS[6][0];

/// How far a layout is on its way to a trophy.
fn progress(spots: &[Spot; 6]) -> i32 {
    let (mut unknown, mut known) = (0usize, 0usize);
    for spot in spots {
        match spot {
            Spot::Unseen => unknown += 1,
            Spot::Seen(_) => known += 1,
            Spot::Free => {}
        }
    }
    let turns = TURNS.get(unknown).and_then(|row| row.get(known)).copied().unwrap_or(ALL_TURNS);
    (ALL_TURNS - turns) * TROPHY / ALL_TURNS
}

/// A victory, or a share of it, counts as much as this many 64ths of a star.
const VICTORY: i32 = 640;

/// By how much a seat is ahead of the others.
pub(super) fn lead(game: &NoIdea, seat: Seat) -> i32 {
    let over = game.to_move().is_none();
    let winners = game.winners();
    let worth = |seat: Seat| {
        let stars = i32::from(game.tally(seat).stars()) * 64;
        match over {
            true if winners.contains(seat) => stars + VICTORY / i32::from(winners.len()),
            true => stars,
            false => stars + progress(&game.spots(seat)),
        }
    };
    let (mut best, mut sum, mut count) = (i32::MIN, 0, 0);
    for other in game.players().others(seat) {
        let worth = worth(other);
        best = best.max(worth);
        sum += worth;
        count += 1;
    }
    // The best of the others counts as much as all of them.
    2 * worth(seat) - best - sum / count.max(1)
}
