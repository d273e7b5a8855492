//! What is printed at the end.

use std::time::Duration;

use indicatif::HumanDuration;

use crate::state::{State, Tally};

/// How many games there were at each table, what was checked in them, and what failed.
pub(crate) fn print(state: &State) {
    println!(
        "{:<12} {:>11} {:>13} {:>8} {:>13} {:>13} {:>10} {:>11} {:>6}",
        "table", "games", "decisions", "longest", "worlds", "no news", "orders", "resumed", "failed"
    );
    state.tallies.iter().for_each(|(table, tally)| row(table, tally));
    row("all", &state.total());
    let total = state.total();
    let time = Duration::from_millis(state.milliseconds);
    let speed = total.games as f64 / time.as_secs_f64().max(0.001);
    println!("{} games in {}, {speed:.0} a second", total.games, HumanDuration(time));
    for failed in &state.failures {
        println!("FAILED {}\n  {}\n  cargo soak replay {}", failed.id, first_lines(&failed.what), failed.id);
    }
}

fn row(table: &str, tally: &Tally) {
    let Tally { games, decisions, worlds, no_news, orders, resumed, failures, longest } = tally;
    println!(
        "{table:<12} {games:>11} {decisions:>13} {longest:>8} {worlds:>13} {no_news:>13} {orders:>10} {resumed:>11} \
         {failures:>6}"
    );
}

/// States that differ are long; the replay prints all of them.
fn first_lines(what: &str) -> String {
    what.chars().take(600).collect()
}
