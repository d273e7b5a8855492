//! `sim arena`: a tournament of bots. They change seats from game to game, so that no seat is an advantage.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal};
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use engine::bots::BotGame;
use engine::cards::Seed;
use engine::for_kind;
use engine::games::{Players, Seat, Setup};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::cli::ArenaArgs;
use crate::exit::{Failure, print};
use crate::happened::Happened;
use crate::options;
use crate::players::{ArenaBot, Decided};
use crate::random;
use crate::rival::Rival;

/// Plays the tournament and prints the table or the JSON.
pub(crate) fn run(args: &ArenaArgs) -> Result<(), Failure> {
    for_kind!(args.game, G => tournament::<G>(args))
}

/// What is added up for one bot.
#[derive(Clone, Default)]
struct Sum {
    /// Victories, and their squares for the deviation; a shared victory counts 1/k. In 60ths, so that sums are exact.
    wins: u64,
    wins_squared: u64,
    points: i64,
    decisions: u64,
    slices: u64,
    most_slices: u64,
    time: Duration,
    most_time: Duration,
}

/// A whole victory in 60ths: divisible by 1 to 6.
const VICTORY: u64 = 60;

impl Sum {
    fn decided<M>(&mut self, decided: &Decided<M>) {
        self.decisions += 1;
        self.slices += decided.slices;
        self.most_slices = self.most_slices.max(decided.slices);
        self.time += decided.time;
        self.most_time = self.most_time.max(decided.time);
    }

    fn add(&mut self, other: &Sum) {
        self.wins += other.wins;
        self.wins_squared += other.wins_squared;
        self.points += other.points;
        self.decisions += other.decisions;
        self.slices += other.slices;
        self.most_slices = self.most_slices.max(other.most_slices);
        self.time += other.time;
        self.most_time = self.most_time.max(other.most_time);
    }
}

/// The figures of one bot.
#[derive(Serialize)]
struct ArenaRow {
    bot: String,
    win_share: f64,
    ci95: f64,
    mean_score: f64,
    mean_slices: f64,
    max_slices: u64,
    mean_us: f64,
    max_us: f64,
}

/// The figures of the tournament.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    games: u64,
    seed: String,
    mean_decisions: f64,
    max_decisions: u64,
    /// The share of victories of whoever began.
    first_share: f64,
    /// How often everything happened that everybody sees, in a game on average.
    events: BTreeMap<String, f64>,
    bots: Vec<ArenaRow>,
}

/// What one game or several add up to.
struct ArenaGame {
    sums: Vec<Sum>,
    decisions: u64,
    longest: u64,
    /// Victories of whoever began, in 60ths.
    first_wins: u64,
    events: Happened,
}

impl ArenaGame {
    fn nothing(bots: usize) -> ArenaGame {
        let events = Happened::default();
        ArenaGame { sums: vec![Sum::default(); bots], decisions: 0, longest: 0, first_wins: 0, events }
    }

    fn add(&mut self, other: &ArenaGame) {
        self.sums.iter_mut().zip(&other.sums).for_each(|(sum, more)| sum.add(more));
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.first_wins += other.first_wins;
        self.events.add(&other.events);
    }
}

fn tournament<G: BotGame>(args: &ArenaArgs) -> Result<(), Failure> {
    let counts = G::KIND.players();
    let players = u8::try_from(args.bots.len()).ok().and_then(Players::new).ok_or_else(|| {
        let (least, most) = (counts.start(), counts.end());
        Failure::usage(format!("--bots takes {least} to {most} levels, separated by commas"))
    })?;
    let options = options::from_words::<G>(&args.options)?;
    Setup { players, first: Seat::One, options, seed: args.seed }.check(G::KIND).map_err(Failure::usage)?;
    if args.games == 0 {
        return Err(Failure::usage("--games must be at least 1"));
    }

    let needs_other = args.bots.iter().any(|bot| matches!(bot, ArenaBot::There(_)));
    if needs_other != args.other.is_some() {
        return Err(Failure::usage("bots of another build need --other PROGRAM, and only they do"));
    }

    let seeds: Vec<Seed> = random::series(args.seed).zip(0..args.games).map(|(seed, _)| seed).collect();
    let setup = |seed| Setup { players, first: random::first(seed, players), options, seed };
    let bar = progress_bar(args.games);
    let next = AtomicUsize::new(0);
    let work = || -> Result<ArenaGame, Failure> {
        let mut sum = ArenaGame::nothing(args.bots.len());
        let mut rival = args.other.as_deref().map(Rival::start).transpose()?;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(&seed) = seeds.get(number) else { return Ok(sum) };
            sum.add(&play::<G>(&setup(seed), &args.bots, number, &mut rival)?);
            bar.inc(1);
        }
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let mut total = ArenaGame::nothing(args.bots.len());
    thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| {
            let part = thread.join().unwrap_or_else(|_| Err(Failure::failed("a game panicked")))?;
            total.add(&part);
            Ok::<(), Failure>(())
        })
    })?;
    bar.finish_and_clear();

    let report = Report {
        game: G::KIND.name(),
        games: args.games,
        seed: args.seed.to_string(),
        mean_decisions: rounded(total.decisions as f64 / args.games as f64),
        max_decisions: total.longest,
        first_share: rounded(total.first_wins as f64 / (args.games * VICTORY) as f64),
        events: total.events.in_a_game(args.games),
        bots: args.bots.iter().zip(&total.sums).map(|(bot, sum)| row(*bot, sum, args.games)).collect(),
    };
    if args.json {
        return print(&serde_json::to_string_pretty(&report)?);
    }
    print_table(&report)
}

/// A bar on a terminal, nothing elsewhere.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = if io::stderr().is_terminal() { ProgressBar::new(games) } else { ProgressBar::hidden() };
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// Plays one game; in game `number` the bots have moved on by so many seats.
fn play<G: BotGame>(
    setup: &Setup<G::Options>,
    bots: &[ArenaBot],
    number: usize,
    rival: &mut Option<Rival>,
) -> Result<ArenaGame, Failure> {
    let mut game = G::deal(setup).map_err(Failure::failed)?;
    if let Some(rival) = rival {
        rival.deal::<G>(setup)?;
    }
    let mut played = ArenaGame::nothing(bots.len());
    let bot_at = |seat: Seat| (seat as usize + number) % bots.len();
    while let Some(seat) = game.to_move() {
        let bot = bot_at(seat);
        let seed = setup.seed.for_purpose(1_000 + played.decisions);
        let decided = match (bots[bot], &mut *rival) {
            (ArenaBot::Here(player), _) => player.decide(&game, seed),
            (ArenaBot::There(level), Some(rival)) => Some(rival.decide::<G>(level, seed)?),
            (ArenaBot::There(_), None) => None,
        };
        let Some(decided) = decided else { break };
        played.decisions += 1;
        played.sums[bot].decided(&decided);
        game.play_observed(decided.mv, &mut played.events)
            .map_err(|e| Failure::failed(format!("the bot's move {} is not legal: {e}", decided.mv)))?;
        if let Some(rival) = rival {
            rival.play::<G>(decided.mv)?;
        }
    }
    let (scores, winners) = (game.scores(), game.winners());
    for seat in setup.players.seats() {
        let sum = &mut played.sums[bot_at(seat)];
        let share = if winners.contains(seat) { VICTORY / u64::from(winners.len()) } else { 0 };
        sum.wins = share;
        sum.wins_squared = share * share;
        sum.points = scores[seat].into();
        played.first_wins += if seat == setup.first { share } else { 0 };
    }
    played.longest = played.decisions;
    Ok(played)
}

fn row(bot: ArenaBot, sum: &Sum, games: u64) -> ArenaRow {
    let (games, decisions, victory) = (games as f64, sum.decisions.max(1) as f64, VICTORY as f64);
    let share = sum.wins as f64 / games / victory;
    let variance = (sum.wins_squared as f64 / games / victory / victory - share * share).max(0.0);
    ArenaRow {
        bot: bot.to_string(),
        win_share: rounded(share),
        ci95: rounded(1.96 * (variance / games).sqrt()),
        mean_score: rounded(sum.points as f64 / games),
        mean_slices: rounded(sum.slices as f64 / decisions),
        max_slices: sum.most_slices,
        mean_us: rounded(sum.time.as_secs_f64() * 1e6 / decisions),
        max_us: rounded(sum.most_time.as_secs_f64() * 1e6),
    }
}

fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

fn print_table(report: &Report) -> Result<(), Failure> {
    let Report { game, games, mean_decisions, max_decisions, .. } = report;
    print(&format!(
        "{game}: {games} games, {mean_decisions:.0} decisions a game on average, at most {max_decisions}"
    ))?;
    print("bot         wins %   +-    points   slices  most   us/decision     most")?;
    for row in &report.bots {
        print(&format!(
            "{:<11} {:>6.1} {:>5.1} {:>8.2} {:>8.1} {:>5} {:>13.1} {:>8.0}",
            row.bot,
            100.0 * row.win_share,
            100.0 * row.ci95,
            row.mean_score,
            row.mean_slices,
            row.max_slices,
            row.mean_us,
            row.max_us,
        ))?;
    }
    Ok(())
}
