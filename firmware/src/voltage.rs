//! Measures the voltage of the supply, now and then. The converter and its clock are on only for that.

use core::sync::atomic::{AtomicU16, Ordering};

use embassy_rp::Peri;
use embassy_rp::adc::{Adc, Channel, Config};
use embassy_rp::gpio::Pull;
use embassy_rp::pac;
use embassy_rp::pac::clocks::vals::ClkAdcCtrlAuxsrc;
use embassy_rp::peripherals::ADC;
use embassy_time::{Duration, Instant};
use firmware::supply;

use crate::board::SupplyPin;

/// How often it is measured.
const PERIOD: Duration = Duration::from_secs(30);
/// A change by so many millivolts is logged.
const NEWS: u16 = 100;
/// Readings that are averaged: a power of two.
const READINGS: u16 = 8;

/// What was measured last, in millivolts; zero before.
static MILLIVOLTS: AtomicU16 = AtomicU16::new(0);

/// What was measured last, in millivolts.
pub fn last() -> Option<u16> {
    Some(MILLIVOLTS.load(Ordering::Relaxed)).filter(|millivolts| *millivolts > 0)
}

/// The converter, the pin, and what was logged last.
pub struct Supply {
    converter: Peri<'static, ADC>,
    pin: Peri<'static, SupplyPin>,
    due: Instant,
    logged: Option<u16>,
}

impl Supply {
    pub fn new(converter: Peri<'static, ADC>, pin: Peri<'static, SupplyPin>) -> Supply {
        Supply { converter, pin, due: Instant::MIN, logged: None }
    }

    /// Measures, if it is time to. The light must be on: on a Pico W its pin selects the radio, which shares the pin
    /// of the supply and lets go of it only then. On a Pico that makes no difference.
    pub fn measure_in_the_light(&mut self) {
        if Instant::now() < self.due {
            return;
        }
        self.due = Instant::now() + PERIOD;
        let Some(millivolts) = self.read().map(supply::millivolts) else { return };
        MILLIVOLTS.store(millivolts, Ordering::Relaxed);
        if self.logged.is_none_or(|logged| logged.abs_diff(millivolts) >= NEWS) {
            self.logged = Some(millivolts);
            defmt::info!("supply: {=u16} mV", millivolts);
        }
    }

    fn read(&mut self) -> Option<u16> {
        pac::CLOCKS.clk_adc_ctrl().write(|clock| {
            clock.set_auxsrc(ClkAdcCtrlAuxsrc::XOSC_CLKSRC);
            clock.set_enable(true);
        });
        let mut converter = Adc::new_blocking(self.converter.reborrow(), Config::default());
        let mut channel = Channel::new_pin(self.pin.reborrow(), Pull::None);
        let sum = (0..READINGS).try_fold(0, |sum, _| Some(sum + converter.blocking_read(&mut channel).ok()?));
        pac::ADC.cs().modify(|control| control.set_en(false));
        pac::CLOCKS.clk_adc_ctrl().modify(|clock| clock.set_enable(false));
        sum.map(|sum| sum / READINGS)
    }
}
