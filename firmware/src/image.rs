//! What the boot ROM of a Pico 2 looks for: a block that says what the image is, and a block at its end, each with the way
//! to the other. The end is copied last, so in an update that breaks off the loop is open, and the ROM waits for a new
//! file instead of starting half a program.

use embassy_rp::block::{Block, ImageDef, item_ignored};

unsafe extern "C" {
    // Only their addresses mean something: the linker script says how far the blocks are apart.
    #[link_name = "start_to_end"]
    static START_TO_END: u32;
    #[link_name = "end_to_start"]
    static END_TO_START: u32;
}

#[unsafe(link_section = ".start_block")]
#[used]
static START: ImageDef = ImageDef::secure_exe().with_offset(&raw const START_TO_END);

#[unsafe(link_section = ".end_block")]
#[used]
static END: Block<1> = Block::new([item_ignored()]).with_offset(&raw const END_TO_START);
