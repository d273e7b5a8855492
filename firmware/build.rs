//! Tells the linker where the memories of the board are, and the program which commit it was built from.
//!
//! The arguments of the linker are for the binary `passdeck` alone: other programs for the same target have no
//! start-up code and must link without them.

use std::env;
use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

fn main() -> Result<(), Box<dyn Error>> {
    let is_pico2 = env::var_os("CARGO_FEATURE_PICO2").is_some();
    let chip = if is_pico2 { "memory/pico2.x" } else { "memory/pico.x" };
    println!("cargo::rerun-if-changed={chip}");
    println!("cargo::rerun-if-changed=../memory.x");
    println!("cargo::rustc-env=PASSDECK_BUILD={}", build());
    if env::var("CARGO_CFG_TARGET_OS")? != "none" {
        return Ok(());
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::copy("../memory.x", out.join("memory.x"))?;
    fs::copy(chip, out.join("chip.x"))?;
    println!("cargo::rustc-link-search={}", out.display());
    // The older chip needs a boot loader in front of the program.
    let boot_loader = (!is_pico2).then_some("-Tlink-rp.x");
    for argument in ["--nmagic", "-Tlink.x", "-Tdefmt.x"].into_iter().chain(boot_loader) {
        println!("cargo::rustc-link-arg-bin=passdeck={argument}");
    }
    Ok(())
}

/// The commit that is built, for the page about the device.
fn build() -> String {
    // The log of the head changes with every commit.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo::rerun-if-changed={log}");
    }
    git(&["rev-parse", "--short=7", "HEAD"]).unwrap_or("unknown".into())
}

/// What git says, if it is there and this is its tree.
fn git(words: &[&str]) -> Option<String> {
    let output = Command::new("git").args(words).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().into())
}
