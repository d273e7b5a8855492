//! Plays the inputs that the fuzzer has kept, and the seeds, without the fuzzer: no coverage, no C++ compiler.

use std::process::ExitCode;
use std::thread;

use fuzz::{TARGETS, Target};
use libtest_mimic::{Arguments, Trial};

fn main() -> ExitCode {
    let trial = |target: Target| {
        Trial::test(target.name, move || {
            play(&target);
            Ok(())
        })
    };
    let arguments = Arguments::from_args();
    libtest_mimic::run(&arguments, TARGETS.into_iter().map(trial).collect()).exit_code()
}

/// Says which input it was, if anything fails while it is there.
struct Context<'a> {
    target: &'a Target,
    name: &'a str,
    bytes: &'a [u8],
}

impl Drop for Context<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            let Context { target, name, bytes } = self;
            eprintln!("{name} of {}: {}", target.corpus().display(), bytes.escape_ascii());
        }
    }
}

fn play(target: &Target) {
    for (name, bytes) in target.inputs() {
        let _context = Context { target, name: &name, bytes: &bytes };
        (target.check)(&bytes);
    }
}
