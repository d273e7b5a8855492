//! Gives games to all cores, and puts what they find together in order.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

use engine::cards::Seed;
use engine::games::Kind;

use crate::RunArgs;
use crate::catch::caught;
use crate::id::{GameId, Mode};
use crate::player::Player;
use crate::progress::Progress;
use crate::report;
use crate::shares::{self, Share};
use crate::state::{Failed, State, Tallies, Tally, table};

/// A run stops when so many games have failed: they most likely fail for the same reason.
const MOST_FAILURES: usize = 20;
/// How often the state is written.
const SAVE_EVERY: Duration = Duration::from_secs(5);

/// What came of a batch of games.
struct Batch {
    /// The number of its first game, and of the one behind its last.
    from: u64,
    to: u64,
    tallies: Tallies,
    failures: Vec<Failed>,
}

/// Which games there are, in order: the kinds take turns.
struct Series {
    mode: Mode,
    shares: Vec<Share>,
    seed: Seed,
    /// No game has this number or a higher one.
    end: u64,
}

impl Series {
    fn play(&self, player: &Player, from: u64) -> Batch {
        let to = (from + self.mode.batch()).min(self.end);
        let mut batch = Batch { from, to, tallies: Tallies::new(), failures: Vec::new() };
        for game in from..to {
            let (kind, nth) = shares::nth(&self.shares, game).expect("the shares are of games that exist");
            let id = player.id(self.mode, kind, nth, Seed(self.seed.0.wrapping_add(u128::from(nth))));
            let tally = match caught(|| player.play(&id, &mut |_, _| {})) {
                Ok(counted) => Tally::passed(&counted),
                Err(what) => {
                    batch.failures.push(Failed { id: id.to_string(), what });
                    Tally::failed()
                }
            };
            batch.tallies.entry(table(&id)).or_default().add(&tally);
        }
        batch
    }
}

/// Plays until there are as many games or pairs as were asked for. Gives whether all is well.
pub(crate) fn run(mode: Mode, args: &RunArgs) -> Result<bool, String> {
    let path = args.state.clone().unwrap_or_else(|| {
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../target/soak/{}.json", mode.name()))
    });
    let goal = args.count.unwrap_or(mode.usual());
    let mut state = State::new(mode, args).map_err(|error| error.to_string())?;
    if !args.fresh {
        state = state.load(&path)?;
    }
    if state.next > 0 {
        eprintln!("goes on after {} games; --fresh begins anew", state.total().games);
    }
    let kinds = args.game.map_or(Kind::ALL.to_vec(), |kind| vec![kind]);
    if state.shares.is_empty() {
        state.shares = shares::measured(mode, &kinds);
    }
    // How many games a number of pairs takes shows only on the way.
    let end = if mode == Mode::Pairs { u64::MAX } else { goal };
    let series = Series { mode, shares: state.shares.clone(), seed: args.seed, end };
    play_all(&series, goal, args.jobs, &mut state, &path)?;
    report::print(&state);
    Ok(state.failures.is_empty())
}

/// How much of the goal is reached.
fn done(mode: Mode, state: &State) -> u64 {
    let total = state.total();
    if mode == Mode::Pairs { total.decisions } else { total.games }
}

fn play_all(
    series: &Series,
    goal: u64,
    jobs: Option<usize>,
    state: &mut State,
    path: &Path,
) -> Result<(), String> {
    let jobs = jobs.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get));
    let (next, stop) = (AtomicU64::new(state.next), AtomicBool::new(false));
    let (sender, batches) = mpsc::channel::<Batch>();
    let (start, before) = (Instant::now(), state.milliseconds);
    let mut progress = Progress::new(series.mode, done(series.mode, state), goal);
    let mut saved = Instant::now();
    let result = thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            scope.spawn(move || work(series, next, stop, &sender));
        }
        drop(sender);
        // Batches are counted in order, so that a run that is stopped knows where to go on.
        let mut early = BTreeMap::new();
        let mut result = Ok(());
        for batch in batches {
            early.insert(batch.from, batch);
            while done(series.mode, state) < goal
                && let Some(batch) = early.remove(&state.next)
            {
                state.add(&batch.tallies, batch.failures);
                state.next = batch.to;
            }
            state.milliseconds = before + start.elapsed().as_millis() as u64;
            progress.show(done(series.mode, state), state.failures.len() as u64);
            if saved.elapsed() >= SAVE_EVERY {
                saved = Instant::now();
                result = state.save(path);
            }
            if result.is_err() || done(series.mode, state) >= goal || state.failures.len() >= MOST_FAILURES {
                stop.store(true, Ordering::Relaxed);
            }
        }
        result
    });
    progress.end();
    result.and_then(|()| state.save(path))
}

/// Plays one batch after the other until there are none, or it is enough.
fn work(series: &Series, next: &AtomicU64, stop: &AtomicBool, sender: &Sender<Batch>) {
    let player = Player::default();
    while !stop.load(Ordering::Relaxed) {
        let from = next.fetch_add(series.mode.batch(), Ordering::Relaxed);
        if from >= series.end || sender.send(series.play(&player, from)).is_err() {
            return;
        }
    }
}

/// Plays one game again and prints its moves. Gives whether all is well.
pub(crate) fn replay(id: &GameId) -> bool {
    let player = Player::default();
    let played = caught(|| player.play(id, &mut |number, text| println!("{number:>5}  {text}")));
    match &played {
        Ok(counted) => println!("passed: {counted:?}"),
        Err(what) => println!("FAILED: {what}"),
    }
    played.is_ok()
}
