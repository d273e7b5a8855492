//! `sim bench`: how fast random games are played through the public API, and how much memory they take.

use std::mem::size_of;
use std::time::Duration;

use cpu_time::ProcessTime;
use engine::cards::Seed;
use engine::for_kind;
use engine::games::{Game, Kind, Players, Seat, Setup};
use engine::record::Match;
use serde::Serialize;

use crate::cli::BenchArgs;
use crate::exit::{Failure, print};
use crate::random::{self, RandomPlayer};

/// One row of the table.
#[derive(Serialize)]
struct BenchRow {
    game: &'static str,
    players: u8,
    decisions_per_s: f64,
    games_per_s: f64,
    decisions_per_game: f64,
    state_bytes: usize,
    record_bytes: f64,
    record_bytes_max: usize,
}

/// Measures every game at every number of players, and prints the figures.
pub(crate) fn run(args: &BenchArgs) -> Result<(), Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(Failure::usage("--seconds must be above 0 and at most 3600"));
    }
    let time = Duration::from_secs_f64(args.seconds);
    let mut rows = Vec::new();
    for kind in Kind::ALL {
        for players in kind.players().filter_map(Players::new) {
            rows.push(for_kind!(kind, G => measure::<G>(players, time))?);
        }
    }
    if args.json {
        return print(&serde_json::to_string_pretty(&rows)?);
    }
    print_table(&rows)
}

/// Plays random games until the CPU time is used up.
fn measure<G: Game>(players: Players, time: Duration) -> Result<BenchRow, Failure> {
    const BATCH: usize = 64;
    let mut seeds = random::series(Seed(1));
    let (mut decisions, mut games, mut used) = (0u64, 0u64, Duration::ZERO);
    while used < time {
        let batch: Vec<Seed> = seeds.by_ref().take(BATCH).collect();
        let start = ProcessTime::now();
        for seed in batch {
            decisions += play::<G>(players, seed).map_err(Failure::failed)?;
            games += 1;
        }
        used += start.elapsed();
    }
    let sizes: Vec<usize> = random::series(Seed(2))
        .take(500)
        .map(|seed| record_bytes::<G>(players, seed))
        .collect::<Result<_, _>>()?;
    let per_second = |count: u64| (count as f64 / used.as_secs_f64()).round();
    Ok(BenchRow {
        game: G::KIND.name(),
        players: players.count(),
        decisions_per_s: per_second(decisions),
        games_per_s: per_second(games),
        decisions_per_game: (decisions as f64 / games as f64).round(),
        state_bytes: size_of::<G>(),
        record_bytes: (sizes.iter().sum::<usize>() as f64 / sizes.len() as f64).round(),
        record_bytes_max: sizes.iter().copied().max().unwrap_or(0),
    })
}

fn setup<G: Game>(players: Players, seed: Seed) -> Setup<G::Options> {
    Setup { players, first: Seat::One, options: G::Options::default(), seed }
}

/// Plays one random game and counts its decisions.
fn play<G: Game>(players: Players, seed: Seed) -> Result<u64, String> {
    let mut game = G::deal(&setup::<G>(players, seed)).map_err(|e| e.to_string())?;
    let mut player = RandomPlayer::<G>::new(seed);
    let mut decisions = 0;
    while let Some((mv, _)) = player.choose(&game) {
        game.play(mv).map_err(|e| e.to_string())?;
        decisions += 1;
    }
    Ok(decisions)
}

/// Plays one random game and measures its record.
fn record_bytes<G: Game>(players: Players, seed: Seed) -> Result<usize, Failure> {
    let mut played = Match::<G>::new(&setup::<G>(players, seed)).map_err(Failure::failed)?;
    let mut player = RandomPlayer::<G>::new(seed);
    while let Some((mv, _)) = player.choose(played.game()) {
        played.play(mv).map_err(Failure::failed)?;
    }
    Ok(played.record().size())
}

fn print_table(rows: &[BenchRow]) -> Result<(), Failure> {
    print(
        "game     players   M decisions/s      games/s   decisions/game   state   record mean  most (bytes)",
    )?;
    for row in rows {
        print(&format!(
            "{:<8} {:>7} {:>15.1} {:>12.0} {:>16.0} {:>7} {:>13.0} {:>5}",
            row.game,
            row.players,
            row.decisions_per_s / 1e6,
            row.games_per_s,
            row.decisions_per_game,
            row.state_bytes,
            row.record_bytes,
            row.record_bytes_max,
        ))?;
    }
    Ok(())
}
