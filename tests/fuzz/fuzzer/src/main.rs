//! Feeds what reads the bytes and texts of others with bytes that a fuzzer makes up.
//!
//! One program holds all targets, so that it is built and linked once; `PASSDECK_FUZZ` names the target. `README.md` in
//! the folder above explains how to run it.

#![no_main]

use std::path::Path;
use std::sync::OnceLock;
use std::{env, fs, process};

use fuzz::{TARGETS, Target};
use libfuzzer_sys::fuzz_target;

static TARGET: OnceLock<Target> = OnceLock::new();

/// Finds out which target is meant. With `PASSDECK_SEEDS=folder` its first inputs are written there, and that is all.
fn choose() {
    let name = env::var("PASSDECK_FUZZ").unwrap_or_default();
    let Some(target) = TARGETS.into_iter().find(|target| target.name == name) else {
        println!("{}", TARGETS.map(|target| target.name).join(" "));
        process::exit(2);
    };
    if let Some(folder) = env::var_os("PASSDECK_SEEDS") {
        for (name, bytes) in target.inputs() {
            fs::write(Path::new(&folder).join(name.replace(' ', "-")), bytes)
                .expect("an input can be written");
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
