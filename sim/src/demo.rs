//! What the simulator does without a window or a terminal: bots play a short game of each kind, told as text.

use std::io::{self, Write};

use engine::bots::{Level, Thinks};
use engine::cards::Seed;
use engine::games::{Kind, Players, Setup};

use crate::exit::Failure;
use crate::options::{NamedOptions, for_kind};
use crate::players::Player;
use crate::random;

/// How many of the last moves are shown.
const SHOWN: usize = 8;

/// Plays a game of each kind and prints how it ended.
pub(crate) fn run() -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "Bots play a game of each kind; `sim --help` lists what else there is.")?;
    for kind in Kind::ALL {
        for_kind!(kind, play(&mut out))?;
    }
    Ok(())
}

fn play<G: Thinks + NamedOptions>(out: &mut impl Write) -> Result<(), Failure> {
    let levels = [Level::Easy, Level::Normal, Level::Hard];
    let (players, seed) = (Players::Three, Seed(2026));
    let setup = Setup { players, first: random::first(seed, players), options: G::Options::default(), seed };
    let mut game = G::deal(&setup).map_err(Failure::failed)?;
    let mut moves = Vec::new();
    while let Some(seat) = game.to_move() {
        let number = moves.len() as u64;
        let level = levels[seat as usize % levels.len()];
        let Some(decided) = Player::Bot(level).decide(&game, seed.for_purpose(1_000 + number)) else { break };
        moves.push(format!("seat {seat} ({level}): {}", decided.mv));
        game.play(decided.mv).map_err(Failure::failed)?;
    }
    writeln!(out, "\n{}, {players} players, {} moves; the last ones:", G::KIND.title(), moves.len())?;
    for line in moves.iter().rev().take(SHOWN).rev() {
        writeln!(out, "  {line}")?;
    }
    for seat in players.seats() {
        let won = if game.winners().contains(seat) { "  wins" } else { "" };
        writeln!(out, "  seat {seat} ({}): {} points{won}", levels[seat as usize], game.scores()[seat])?;
    }
    Ok(())
}
