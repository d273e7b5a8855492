//! Deep sleep: all clocks stand still until a button moves.
//!
//! The chip calls it dormant. It takes about a twentieth of what waiting takes. Time stands still as well, and the
//! crystal needs a moment to start again, so a short tap may be over when the program goes on: waking up is the press.

#[cfg(not(feature = "probe"))]
use embassy_rp::clocks::dormant_sleep;
use embassy_rp::pac;

/// The pins whose movement wakes the chip, one bit each.
#[derive(Clone, Copy)]
pub struct Wakers(pub u32);

impl Wakers {
    /// Which of the pins are high.
    fn levels(self) -> u32 {
        pac::SIO.gpio_in(0).read() & self.0
    }

    /// Lets the pins wake the chip when they leave their levels, or not any more.
    #[cfg(not(feature = "probe"))]
    fn arm(self, levels: u32, armed: bool) {
        for pin in (0..u32::BITS as usize).filter(|pin| self.0 >> pin & 1 == 1) {
            let (bank, place, is_high) = (pin / 8, pin % 8, levels >> pin & 1 == 1);
            pac::IO_BANK0.intr(bank).write(|intr| {
                intr.set_edge_low(place, true);
                intr.set_edge_high(place, true);
            });
            pac::IO_BANK0.int_dormant_wake().inte(bank).modify(|inte| {
                inte.set_edge_low(place, armed && is_high);
                inte.set_edge_high(place, armed && !is_high);
            });
        }
    }
}

/// Sleeps until one of the pins moves, unless one has moved just before, as `is_quiet` says. Nothing else may be going
/// on: no transfer, no tone.
#[cfg(not(feature = "probe"))]
#[allow(clippy::unused_async)] // with a probe it waits
pub async fn until_moved(wakers: Wakers, is_quiet: impl Fn() -> bool) {
    cortex_m::interrupt::free(|_| {
        let levels = wakers.levels();
        wakers.arm(levels, true);
        // What moved before it could wake the chip must not be slept through.
        if wakers.levels() == levels && is_quiet() {
            dormant_sleep();
        }
        wakers.arm(levels, false);
    });
}

/// Waits until one of the pins moves, with all clocks on. A debug probe that reads the log asks for memory all the time:
/// a dormant chip does not answer, and what is asked for while it wakes may come from memory without power.
#[cfg(feature = "probe")]
pub async fn until_moved(wakers: Wakers, is_quiet: impl Fn() -> bool) {
    let levels = wakers.levels();
    while wakers.levels() == levels && is_quiet() {
        crate::watchdog::feed();
        embassy_time::Timer::after_millis(10).await;
    }
}
