//! What is shown while games are played.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

use crate::id::Mode;

/// Without a terminal, a line is printed so often.
const LINES: Duration = Duration::from_secs(60);

/// A bar on a terminal, a line from time to time elsewhere.
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
    noun: &'static str,
    goal: u64,
    /// What was done before this run.
    before: u64,
    start: Instant,
    last_line: Instant,
}

impl Progress {
    pub(crate) fn new(mode: Mode, done: u64, goal: u64) -> Progress {
        let noun = if mode == Mode::Pairs { "pairs" } else { "games" };
        let template =
            format!("{{bar:30}} {{human_pos}} of {{human_len}} {noun}, {{per_sec}}, {{eta}} left {{msg}}");
        let bar = io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template(&template).expect("the template is right");
            let bar = ProgressBar::new(goal).with_style(style);
            bar.set_position(done);
            bar.reset_eta();
            bar
        });
        let now = Instant::now();
        Progress { bar, noun, goal, before: done, start: now, last_line: now }
    }

    pub(crate) fn show(&mut self, done: u64, failures: u64) {
        match &self.bar {
            Some(bar) => {
                bar.set_position(done.min(self.goal));
                if failures > 0 {
                    bar.set_message(format!("({failures} failed)"));
                }
            }
            None if self.last_line.elapsed() >= LINES => {
                self.last_line = Instant::now();
                let speed = (done - self.before) as f64 / self.start.elapsed().as_secs_f64();
                let left = Duration::try_from_secs_f64(self.goal.saturating_sub(done) as f64 / speed);
                let left = left.map_or("forever".into(), |left| HumanDuration(left).to_string());
                let (noun, goal) = (self.noun, self.goal);
                eprintln!("{done} of {goal} {noun}, {speed:.0}/s, {left} left, {failures} failed");
            }
            None => {}
        }
    }

    pub(crate) fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
