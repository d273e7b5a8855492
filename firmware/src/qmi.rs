//! What the flash controller of a Pico 2 says about the flash, by the values of its registers.

use engine::console::FlashMode;

const HERTZ_A_MEGAHERTZ: u32 = 1_000_000;
/// `ATRANS0` after a reset: the first 4 MB of addresses are the first 4 MB of the flash.
const IDENTITY: u32 = 0x0400_0000;

/// Whether the first 4 MB of addresses are another part of the flash, or less of it. The boot ROM sees to that when it
/// starts a program from a partition. Reads are translated then; what is erased and programmed is not.
pub const fn is_translated(atrans0: u32) -> bool {
    const BASE_AND_SIZE: u32 = 0x07ff_0fff;
    atrans0 & BASE_AND_SIZE != IDENTITY
}

/// How the flash is read, by `M0_TIMING` and `M0_RCMD`, and the clock of the processor in hertz.
pub fn mode(timing: u32, rcmd: u32, clock: u32) -> FlashMode {
    let [divider, ..] = timing.to_le_bytes();
    let [command, ..] = rcmd.to_le_bytes();
    // Zero stands for 256.
    let divider = if divider == 0 { 256 } else { u32::from(divider) };
    FlashMode { command, megahertz: u16::try_from(clock / divider / HERTZ_A_MEGAHERTZ).unwrap_or(u16::MAX) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_translated_if_base_or_size_differ_from_those_after_a_reset() {
        let translated = [IDENTITY, 0xf800_f000 | IDENTITY, IDENTITY | 0x100, 0x0100_0000, 0x0100_0040, 0]
            .map(is_translated);
        assert_eq!(translated, [false, false, true, true, true, true]);
    }

    #[test]
    fn the_mode_is_the_command_and_the_clock_of_the_flash() {
        // What the boot ROM leaves behind: EBh with divider 3.
        let found = mode(0x6000_0203, 0x0000_a0eb, 150_000_000);
        assert_eq!(found, FlashMode { command: 0xeb, megahertz: 50 });
        assert_eq!(mode(0x6000_0000, 0x03, 125_000_000).megahertz, 0);
        assert_eq!(mode(0x4000_0004, 0x03, 150_000_000), FlashMode { command: 0x03, megahertz: 37 });
    }
}
