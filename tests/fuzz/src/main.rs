//! Feeds what reads bytes and texts of others with bytes that a fuzzer makes up.
//!
//! One program holds all targets, so that it is built and linked once; `PASSDECK_FUZZ` names the target. `README.md`
//! explains how to run it. Each target has a file with two functions: `check` must hold for any bytes, and `seeds` are
//! good bytes to begin with. They are made by the engine itself, so that they follow its formats.

#![no_main]

mod archive;
mod bytes;
mod device;
mod flash;
mod journal;
mod link;
mod log;
mod moves;
mod notation;
mod profile;
mod record;
mod records;
mod save;
mod script;

use std::path::Path;
use std::sync::OnceLock;
use std::{env, fs, process};

use libfuzzer_sys::fuzz_target;

/// What is fuzzed.
#[derive(Clone, Copy)]
struct Target {
    name: &'static str,
    /// Panics if something does not hold.
    check: fn(&[u8]),
    seeds: fn() -> Vec<Vec<u8>>,
}

/// All targets. `tests/fuzz/run` reads their names from here.
const TARGETS: [Target; 11] = [
    Target { name: "archive", check: archive::check, seeds: archive::seeds },
    Target { name: "journal", check: journal::check, seeds: journal::seeds },
    Target { name: "link", check: link::check, seeds: link::seeds },
    Target { name: "log", check: log::check, seeds: log::seeds },
    Target { name: "moves", check: moves::check, seeds: moves::seeds },
    Target { name: "notation", check: notation::check, seeds: notation::seeds },
    Target { name: "profile", check: profile::check, seeds: profile::seeds },
    Target { name: "record", check: record::check, seeds: record::seeds },
    Target { name: "records", check: records::check, seeds: records::seeds },
    Target { name: "save", check: save::check, seeds: save::seeds },
    Target { name: "script", check: script::check, seeds: script::seeds },
];

static TARGET: OnceLock<Target> = OnceLock::new();

/// Finds out which target is meant. With `PASSDECK_SEEDS=folder` its seeds are written there, and that is all.
fn choose() {
    let name = env::var("PASSDECK_FUZZ").unwrap_or_default();
    let Some(target) = TARGETS.into_iter().find(|target| target.name == name) else {
        println!("{}", TARGETS.map(|target| target.name).join(" "));
        process::exit(2);
    };
    if let Some(folder) = env::var_os("PASSDECK_SEEDS") {
        for (number, seed) in (target.seeds)().iter().enumerate() {
            fs::write(Path::new(&folder).join(format!("seed-{number}")), seed)
                .expect("a seed can be written");
        }
        process::exit(0);
    }
    TARGET.get_or_init(|| target);
}

fuzz_target!(init: choose(), |data: &[u8]| {
    if let Some(target) = TARGET.get() {
        (target.check)(data);
    }
});
