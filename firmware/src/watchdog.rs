//! Restarts the device when it hangs.

use embassy_rp::pac;
use embassy_rp::watchdog::{ResetReason, Watchdog};
use embassy_time::Duration;

/// Longer than any erase of a sector (0.4 s), shorter than a player's patience.
const PERIOD: Duration = Duration::from_secs(2);

/// Starts to watch.
pub fn start(watchdog: &mut Watchdog) {
    watchdog.pause_on_debug(true);
    watchdog.start(PERIOD);
}

/// Says that all is well.
pub fn feed() {
    // The counter goes down twice a microsecond (erratum RP2040-E1).
    let count = u32::try_from(PERIOD.as_micros() * 2).unwrap_or(u32::MAX);
    pac::WATCHDOG.load().write_value(pac::watchdog::regs::Load(count));
}

/// Whether the last run ended in a hang.
pub fn ended_in_a_hang(watchdog: &Watchdog) -> bool {
    watchdog.reset_reason() == Some(ResetReason::TimedOut)
}

/// Restarts at once.
pub fn restart() -> ! {
    pac::PSM.wdsel().write_value(pac::psm::regs::Wdsel(0x0001_fffc)); // all but the oscillators
    pac::WATCHDOG.ctrl().write(|ctrl| ctrl.set_trigger(true));
    loop {
        cortex_m::asm::nop();
    }
}
