//! `sim analyse`: every decision of a finished game, next to what a hard bot would have done.

mod curve;
mod judge;
mod picture;

use std::io;
use std::path::Path;

use engine::bots::BotGame;
use engine::console::session::{WatchError, read_record};
use engine::for_kind;
use engine::games::{GameMove, Kind, Seat, Setup};
use engine::record::Replay;
use serde::Serialize;

use crate::cli::AnalyseArgs;
use crate::exit::{Failure, print};
use crate::replay;
use judge::{Chance, Judgement, judge_all};

/// How many mistakes are named.
const WORST: usize = 3;

/// Shown at the end of the help.
pub(crate) const EXPLAINED: &str = "\
Decisions are judged only by what their player could know: each is played out by normal bots in made-up games that look
the same to that player. \"before\" is the chance of winning with a hard bot's move, \"after\" with the move that was made.
A mistake is named if it costs more than luck explains; its cost is measured again in new made-up games. A decision with
only one legal move is left out.";

/// A finished game.
struct Played<O> {
    setup: Setup<O>,
    /// Its moves, packed.
    moves: Vec<u16>,
    /// Whether it ended by agreement.
    agreed: bool,
}

/// All that is found out about a game.
#[derive(Serialize)]
struct Analysis {
    game: &'static str,
    players: u8,
    playouts: u32,
    /// The share of victory that each seat got, from seat 1.
    shares: Vec<f64>,
    decisions: Vec<Judgement>,
    /// The worst mistakes, the worst first.
    mistakes: Vec<Mistake>,
}

/// A decision that cost more than chance explains.
#[derive(Serialize)]
struct Mistake {
    #[serde(rename = "move")]
    number: usize,
    seat: Seat,
    made: String,
    better: String,
    cost: Chance,
}

/// Reads the game, judges it, and prints what was found.
pub(crate) fn run(args: &AnalyseArgs) -> Result<(), Failure> {
    let analysis = match replay::linked(&args.file)? {
        Some(bytes) => analyse_link(&bytes, args)?,
        None => analyse_log(&args.file, args)?,
    };
    if let Some(path) = &args.png {
        picture::save(&analysis, path)?;
    }
    if args.json {
        return print(&serde_json::to_string_pretty(&analysis)?);
    }
    print_all(&analysis)
}

fn analyse_link(bytes: &[u8], args: &AnalyseArgs) -> Result<Analysis, Failure> {
    let record = read_record(bytes).map_err(|error| Failure::failed(WatchError::from(error)))?;
    let kind: Kind = record.kind();
    for_kind!(kind, G => {
        let setup = record.setup::<G>().map_err(Failure::failed)?;
        let mut steps = Replay::<G>::new(&record).map_err(Failure::failed)?;
        let mut moves = Vec::new();
        while let Some(mv) = steps.step(&mut ()).map_err(Failure::failed)? {
            moves.push(mv.pack());
        }
        analyse::<G>(&Played { setup, moves, agreed: record.is_agreed() }, args)
    })
}

fn analyse_log(file: &Path, args: &AnalyseArgs) -> Result<Analysis, Failure> {
    let games = replay::play_games(&replay::read(file)?, 1, &mut io::sink())?;
    let chosen = args.game.checked_sub(1).and_then(|place| games.get(place)).ok_or_else(|| {
        let (file, count) = (file.display(), games.len());
        Failure::usage(format!("there is no game {} in {file}: it has {count}", args.game))
    })?;
    for_kind!(chosen.kind(), G => {
        let (setup, moves) = chosen.moves::<G>().ok_or_else(|| Failure::failed("its moves cannot be read"))?;
        analyse::<G>(&Played { setup, moves, agreed: false }, args)
    })
}

fn analyse<G: BotGame>(played: &Played<G::Options>, args: &AnalyseArgs) -> Result<Analysis, Failure> {
    let (mut decisions, end) = judge_all::<G>(played, args.playouts)?;
    let mistakes = worst::<G>(played, &mut decisions, args.playouts)?;
    let share = |seat| judge::share(&end, seat);
    Ok(Analysis {
        game: G::KIND.name(),
        players: played.setup.players.count(),
        playouts: args.playouts,
        shares: played.setup.players.seats().map(share).collect(),
        decisions,
        mistakes,
    })
}

/// The decisions that cost most, judged again with more playouts: the most of many figures is always partly luck.
fn worst<G: BotGame>(
    played: &Played<G::Options>,
    decisions: &mut [Judgement],
    playouts: u32,
) -> Result<Vec<Mistake>, Failure> {
    let mut suspects: Vec<&mut Judgement> =
        decisions.iter_mut().filter(|one| one.better.is_some() && one.cost.share > 0.0).collect();
    suspects.sort_by(|a, b| b.cost.share.total_cmp(&a.cost.share));
    suspects.truncate(3 * WORST);
    judge::again::<G>(played, &mut suspects, playouts.saturating_mul(10))?;
    suspects.sort_by(|a, b| b.cost.share.total_cmp(&a.cost.share));
    let clear = suspects.iter().filter(|one| one.cost.share > 2.0 * one.cost.error);
    let named = clear.take(WORST).filter_map(|one| {
        let better = one.better.clone()?;
        Some(Mistake { number: one.number, seat: one.seat, made: one.made.clone(), better, cost: one.cost })
    });
    Ok(named.collect())
}

fn print_all(analysis: &Analysis) -> Result<(), Failure> {
    let Analysis { game, players, playouts, .. } = analysis;
    print(&format!("{game}, {players} players, {playouts} playouts for each move\n"))?;
    print(" move  seat  made                     before  after   hard would have")?;
    for one in &analysis.decisions {
        let hard = match (&one.better, &one.reason) {
            (Some(better), reason) => format!("{better} ({reason})"),
            (None, _) => "done the same".into(),
        };
        let (before, after) = (percent(one.before.share), percent(one.after.share));
        print(&format!(
            "{:>5}  {:>4}  {:<24} {before} {after}   {hard}",
            one.number,
            one.seat.number(),
            one.made
        ))?;
    }
    print("")?;
    curve::lines(analysis).iter().try_for_each(|line| print(line))?;
    print("")?;
    if analysis.mistakes.is_empty() {
        return print("No mistake costs more than chance explains.");
    }
    print("The worst mistakes:")?;
    for Mistake { number, seat, made, better, cost } in &analysis.mistakes {
        let (cost, error) = (100.0 * cost.share, 200.0 * cost.error);
        print(&format!(
            "  move {number}, seat {seat}: {made} instead of {better}, {cost:.1} % ± {error:.1}"
        ))?;
    }
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:>5.0} %", 100.0 * share)
}
