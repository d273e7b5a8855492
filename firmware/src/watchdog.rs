//! Restarts the device when it hangs, and knows afterwards that it did.

use embassy_rp::pac;
use embassy_rp::watchdog::{ResetReason, Watchdog};
use embassy_time::Duration;
use firmware::panel::{Panel, PanelSettings};

/// Longer than any erase of a sector (0.4 s), shorter than a player's patience.
const PERIOD: Duration = Duration::from_secs(2);
/// As long as it can wait, nearly: for work on a very long game.
const LONG_PERIOD: Duration = Duration::from_secs(8);
/// Says in a scratch register that our own watchdog runs. The boot ROM also restarts by the watchdog's timer, after a
/// new program was copied; it clears this register first. The maker's library uses the same register and number.
const OURS: u32 = 0x6ab7_3121;
const OURS_REGISTER: usize = 4;
/// The scratch register that counts hangs in a row; a main loop that ran well begins anew.
const HANGS_REGISTER: usize = 0;
/// The scratch register that keeps how the picture looks, for the screen after a crash.
const PANEL_REGISTER: usize = 1;
/// Says that it does.
const PANEL_KNOWN: u32 = 0x70d0_0000;
/// The counter goes down twice a microsecond on the RP2040 (erratum RP2040-E1).
const COUNTS_A_MICROSECOND: u64 = if cfg!(feature = "pico2") { 1 } else { 2 };

/// How the last run ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LastRun {
    /// How many runs in a row ended in a hang, of which only the first may have come as far as to play.
    pub hangs: u32,
}

impl LastRun {
    /// It ended in a hang.
    pub const fn hung(self) -> bool {
        self.hangs > 0
    }

    /// It ended in a hang, as the one before it, and did not come as far as to play.
    pub const fn hung_again(self) -> bool {
        self.hangs > 1
    }
}

/// Finds out how the last run ended. To be called once, before [`start`].
pub fn last_run(watchdog: &mut Watchdog) -> LastRun {
    let timed_out = watchdog.reset_reason() == Some(ResetReason::TimedOut);
    let hung = timed_out && watchdog.get_scratch(OURS_REGISTER) == OURS;
    let hangs = if hung { watchdog.get_scratch(HANGS_REGISTER).saturating_add(1) } else { 0 };
    watchdog.set_scratch(HANGS_REGISTER, hangs);
    LastRun { hangs }
}

/// Starts to watch.
pub fn start(watchdog: &mut Watchdog) {
    watchdog.set_scratch(OURS_REGISTER, OURS);
    watchdog.pause_on_debug(true);
    watchdog.start(PERIOD);
    choose_what_restarts();
}

/// Has a restart reset everything but the oscillators. embassy's `start` does so on an RP2040; its mask means something
/// else on an RP2350, where it resets the oscillators and spares the processors.
#[inline(never)] // a test looks at it in the linked program
fn choose_what_restarts() {
    // The reset of the clocks must not reach the power manager, which runs from them.
    #[cfg(feature = "pico2")]
    pac::SYSCFG.auxctrl().write(|control| control.set_auxctrl(POWER_MANAGER_HAS_ITS_OWN_CLOCK));
    pac::PSM.wdsel().write_value(pac::psm::regs::Wdsel(EVERYTHING_BUT_OSCILLATORS));
}

/// The main loop runs well: hangs before this are forgotten.
pub fn all_is_well(watchdog: &mut Watchdog) {
    watchdog.set_scratch(HANGS_REGISTER, 0);
}

/// Keeps how the picture looks. The crash screen must not read it from the flash, which may be what broke.
pub fn remember_panel(watchdog: &mut Watchdog, settings: PanelSettings) {
    let panel = match settings.panel {
        Panel::Auto => 0,
        Panel::Sh1106 => 1 << 9,
        Panel::Ssd1306 => 2 << 9,
    };
    let turned = u32::from(settings.turned) << 8;
    watchdog.set_scratch(PANEL_REGISTER, PANEL_KNOWN | panel | turned | u32::from(settings.contrast));
}

/// How the picture looked in the last run, or the usual look.
pub fn remembered_panel(watchdog: &mut Watchdog) -> PanelSettings {
    let word = watchdog.get_scratch(PANEL_REGISTER);
    let [contrast, flags, high @ ..] = word.to_le_bytes();
    if high != [0xd0, 0x70] {
        return PanelSettings::default();
    }
    let panel = match flags >> 1 {
        0 => Panel::Auto,
        1 => Panel::Sh1106,
        _ => Panel::Ssd1306,
    };
    PanelSettings { panel, on: true, contrast, turned: flags & 1 != 0 }
}

/// Says that the program is alive.
pub fn feed() {
    feed_for(PERIOD);
}

/// Says that the program is alive, and may work for long now. The next [`feed`] ends that.
pub fn feed_for_long() {
    feed_for(LONG_PERIOD);
}

fn feed_for(time: Duration) {
    let count = u32::try_from(time.as_micros() * COUNTS_A_MICROSECOND).unwrap_or(u32::MAX);
    pac::WATCHDOG.load().write_value(pac::watchdog::regs::Load(count));
}

/// Restarts at once.
pub fn restart() -> ! {
    choose_what_restarts();
    // The power manager needs some cycles of the crystal to change its clock.
    cortex_m::asm::delay(CLOCK_CHANGE);
    pac::WATCHDOG.ctrl().write(|ctrl| ctrl.set_trigger(true));
    loop {
        cortex_m::asm::nop();
    }
}

/// Cycles of the processor: ten microseconds.
const CLOCK_CHANGE: u32 = 1_500;
/// RP2350 datasheet, SYSCFG: AUXCTRL, bit 0.
#[cfg(feature = "pico2")]
const POWER_MANAGER_HAS_ITS_OWN_CLOCK: u8 = 1;
const EVERYTHING_BUT_OSCILLATORS: u32 = if cfg!(feature = "pico2") { 0x01ff_fff3 } else { 0x0001_fffc };
