//! How often each game comes up: all get about the same time.
//!
//! Random games of one kind have a hundred decisions, of another thousands. With as many games of each, nearly all of
//! the time would go to the longest ones.

use std::time::{Duration, Instant};

use ::tests::FIRST_SEED;
use engine::cards::Seed;
use engine::games::Kind;
use serde::{Deserialize, Serialize};

use crate::catch::caught;
use crate::id::Mode;
use crate::player::Player;

/// So many games of this kind come up in turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Share {
    kind: String,
    games: u64,
}

/// How long a kind is tried to find out how long its games take.
const TRIAL: Duration = Duration::from_millis(500);
/// No game comes up more often than this for one of the longest.
const MOST: u64 = 100;

/// Plays a few games of each kind, and gives each a share that takes as long as that of the others.
pub(crate) fn measured(mode: Mode, kinds: &[Kind]) -> Vec<Share> {
    if let &[only] = kinds {
        return vec![Share { kind: only.to_string(), games: 1 }];
    }
    let player = Player::default();
    let times: Vec<Duration> = kinds.iter().map(|&kind| time(&player, mode, kind)).collect();
    let longest = times.iter().max().copied().unwrap_or_default();
    let share = |(kind, time): (&Kind, &Duration)| {
        let games = longest.as_nanos() / time.as_nanos().max(1);
        Share { kind: kind.to_string(), games: u64::try_from(games).unwrap_or(MOST).clamp(1, MOST) }
    };
    kinds.iter().zip(&times).map(share).collect()
}

/// How long a game of this kind takes. One that fails counts as well; its failure is found again later.
fn time(player: &Player, mode: Mode, kind: Kind) -> Duration {
    let (start, mut games) = (Instant::now(), 0);
    while games == 0 || start.elapsed() < TRIAL {
        let id = player.id(mode, kind, u64::from(games), Seed(FIRST_SEED + u128::from(games)));
        let _ = caught(|| player.play(&id, &mut |_, _| {}));
        games += 1;
    }
    start.elapsed() / games
}

/// The kind of a game by its number, and which one of that kind it is.
pub(crate) fn nth(shares: &[Share], number: u64) -> Option<(Kind, u64)> {
    let round: u64 = shares.iter().map(|share| share.games).sum();
    let mut place = number.checked_rem(round)?;
    for share in shares {
        if place < share.games {
            return Some((share.kind.parse().ok()?, number / round * share.games + place));
        }
        place -= share.games;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_a_kind_comes_up_once_and_each_kind_as_often_as_its_share() {
        let share = |kind: Kind, games| Share { kind: kind.to_string(), games };
        let (one, two) = (Kind::ALL[0], Kind::ALL[1]);
        let shares = [share(one, 3), share(two, 1)];
        let games: Vec<(Kind, u64)> = (0..8).filter_map(|number| nth(&shares, number)).collect();
        let expected = [(one, 0), (one, 1), (one, 2), (two, 0), (one, 3), (one, 4), (one, 5), (two, 1)];
        assert_eq!(games, expected);
        assert_eq!(nth(&[], 5), None);
    }
}
