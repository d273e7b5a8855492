//! The program for the emulator lies where the Pico's memories are; it has no start-up code.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=memory.x");
    if env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("none") {
        let folder = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
        println!("cargo::rustc-link-arg-bins=-T{folder}/memory.x");
    }
}
