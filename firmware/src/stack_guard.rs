//! Lets a stack that overflows fault at once. The fault leaves a note (`panic.rs`).
//!
//! The stack lies at the bottom of the RAM, but what is below that need not fault by itself: on the RP2040 it belongs to
//! the registers of the flash controller, and on the RP2350 it can be read.

/// To be called before anything else.
#[cfg(not(feature = "pico2"))]
pub fn install() {
    /// The 64 MB below the RAM. Of the flash controller's 128 MB, the registers are in the other half.
    const BELOW_RAM: u32 = 0x1c00_0000;
    /// With these, the address chooses the region, too: the first one.
    const VALID: u32 = 1 << 4;
    /// Two to the power of 25 + 1 bytes, which nobody may use, nor execute.
    const FORBIDDEN: u32 = 1 << 28 | 25 << 1 | 1;
    /// All else as usual, and everything within a fault.
    const ON: u32 = 1 << 2 | 1;

    // SAFETY: the unit is there, and nothing else uses it. Nobody needs what is forbidden.
    unsafe {
        let unit = &*cortex_m::peripheral::MPU::PTR;
        unit.rbar.write(BELOW_RAM | VALID);
        unit.rasr.write(FORBIDDEN);
        unit.ctrl.write(ON);
    }
    cortex_m::asm::dsb();
    cortex_m::asm::isb();
}

/// To be called before anything else.
#[cfg(feature = "pico2")]
pub fn install() {
    // It never fails on this chip, which compares the stack pointer with a limit.
    embassy_rp::install_core0_stack_guard().unwrap_or_default();
}
