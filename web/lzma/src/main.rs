//! Packs standard input to standard output: one byte that tells how (`lc`, `lp` and `pb` of LZMA), and a stream without
//! header and end mark. `web/pack.mjs` runs it, and `web/page/unlzma.js` unpacks. It is a program of this workspace, because
//! Node has no LZMA, and `xz` or Python are not on every machine that builds the page; Rust is.

use std::io::{self, Read, Write};

use lzma_rust2::{EncodeMode, LzmaOptions, LzmaWriter, MfType};

/// How many bits of the byte before a likelihood depends on: those of streams of opcodes and small numbers. Other values
/// were tried; those of a position (`lp`, `pb`) only cost.
const CONTEXT: u32 = 1;
/// The longest match; nothing but time is saved by less.
const NICE: u32 = 273;
/// More than any console.
const WINDOW: u32 = 1 << 24;

fn main() -> io::Result<()> {
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes)?;
    let options = LzmaOptions::new(WINDOW, CONTEXT, 0, 0, EncodeMode::Normal, NICE, MfType::Bt4, 0);
    let mut packer = LzmaWriter::new_no_header(vec![options.get_props()], &options, false)?;
    packer.write_all(&bytes)?;
    io::stdout().write_all(&packer.finish()?)
}
