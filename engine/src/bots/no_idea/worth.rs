//! What a position is worth to a player, in 64ths of a star.

use crate::bots::share;
use crate::games::no_idea::{Coverage, NoIdea, Spot};
use crate::games::{Game, Seat};

/// A trophy has 3 5/6 stars on average.
const TROPHY: i32 = 245;

/// How many turns it takes to win the next trophy, in 64ths, by the number of unknown cards (rows) and of known
/// ones (columns). Measured in games of players who follow the judgement and forget nothing, and smoothed.
#[rustfmt::skip]
const TURNS: [[i32; 7]; 7] = [
    [ 64,  75,  72,  70,  78,  85,  90],
    [ 96,  97,  96,  96,  98, 100,   0],
    [116, 118, 119, 119, 120,   0,   0],
    [140, 145, 145, 147,   0,   0,   0],
    [163, 168, 171,   0,   0,   0,   0],
    [186, 193,   0,   0,   0,   0,   0],
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

/// What the player whose turn begins gains if much fits: more for each card that may be placed at once, and a turn
/// seldom gets to more than four of them.
fn prospect(game: &NoIdea, seat: Seat) -> i32 {
    if game.to_move() != Some(seat) {
        return 0;
    }
    let coverage: Coverage = game.tops().collect();
    let unknown =
        game.spots(seat).iter().filter(|&&spot| spot == Spot::Unseen).fold(0, |sum: i32, _| sum + 1);
    (i32::from(coverage.cells()) * unknown.min(4) * 3) >> 2
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
            true if winners.contains(seat) => stars + share(VICTORY, i32::from(winners.len())),
            true => stars,
            false => stars + progress(&game.spots(seat)) + prospect(game, seat),
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
    2 * worth(seat) - best - share(sum, count)
}
