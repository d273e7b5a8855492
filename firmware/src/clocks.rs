//! Which clocks run while the device is awake: those of the processor and of the bus.

use embassy_rp::clocks::ClockConfig;
use embassy_rp::config::Config;

/// The crystal on the board, in hertz.
const CRYSTAL: u32 = 12_000_000;
/// How long the crystal gets to start, in milliseconds. Most need one, but some boards that are sold as a Pico have
/// slow ones, for which the maker's own library waits so long.
const START_UP: u32 = 64;

/// The usual clocks without those for USB and for the calendar, which nothing here needs. The converter of voltages
/// switches its own on when it measures.
pub fn config() -> Config {
    let mut clocks = ClockConfig::crystal(CRYSTAL);
    if let Some(crystal) = &mut clocks.xosc {
        crystal.usb_pll = None;
        crystal.delay_multiplier = START_UP;
    }
    clocks.usb_clk = None;
    clocks.adc_clk = None;
    #[cfg(feature = "pico")]
    {
        clocks.rtc_clk = None;
    }
    Config::new(clocks)
}
