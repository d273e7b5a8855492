//! Measures the voltage of the supply, now and then. The converter and its clock are on only for that.

use core::sync::atomic::{AtomicU16, Ordering};

use embassy_rp::Peri;
use embassy_rp::adc::{Adc, Channel, Config};
use embassy_rp::gpio::Pull;
use embassy_rp::pac;
use embassy_rp::pac::clocks::vals::ClkAdcCtrlAuxsrc;
use embassy_rp::peripherals::ADC;
use embassy_time::{Duration, Instant, Timer};
use engine::console::Supply;
use firmware::supply::{self, Readings};

use crate::board::SupplyPin;

/// How often it is measured.
const PERIOD: Duration = Duration::from_secs(30);
/// A change by so many millivolts is logged.
const NEWS: u16 = 100;
/// Readings that are averaged, and as many before them that are thrown away: the first ones are too low.
const READINGS: u16 = 8;
/// How long the converter is on before the first reading.
const SETTLE: Duration = Duration::from_millis(1);

/// What was measured last, in millivolts; zero before.
static MILLIVOLTS: AtomicU16 = AtomicU16::new(0);

/// What was measured since the device was switched on or woken.
pub fn last() -> Supply {
    supply::at_pin(MILLIVOLTS.load(Ordering::Relaxed))
}

/// The converter, the pin, and what was measured.
pub struct Voltage {
    converter: Peri<'static, ADC>,
    /// Open for ever: a pin that is let go of is pulled down, and needs time to recover from that.
    channel: Channel<'static>,
    due: Instant,
    readings: Readings,
    logged: Option<u16>,
}

impl Voltage {
    pub fn new(converter: Peri<'static, ADC>, pin: Peri<'static, SupplyPin>) -> Voltage {
        let channel = Channel::new_pin(pin, Pull::None);
        Voltage { converter, channel, due: Instant::MIN, readings: Readings::new(), logged: None }
    }

    /// Forgets what was measured before a sleep, in which time stands still while a battery is charged or runs down.
    pub fn forget(&mut self) {
        MILLIVOLTS.store(0, Ordering::Relaxed);
        (self.due, self.readings) = (Instant::MIN, Readings::new());
    }

    /// Measures, if it is time to. The light must be on: on a Pico W its pin selects the radio, which shares the pin
    /// of the supply and lets go of it only then. On a Pico that makes no difference.
    pub async fn measure_in_the_light(&mut self) {
        if Instant::now() < self.due {
            return;
        }
        let Some(read) = self.read().await else { return };
        // Before that, the next flash of the light measures again.
        let Some(millivolts) = self.readings.take(supply::millivolts(read)) else { return };
        self.due = Instant::now() + PERIOD;
        MILLIVOLTS.store(millivolts, Ordering::Relaxed);
        if self.logged.is_none_or(|logged| logged.abs_diff(millivolts) >= NEWS) {
            self.logged = Some(millivolts);
            defmt::info!("supply: {=u16} mV", millivolts);
        }
    }

    async fn read(&mut self) -> Option<u16> {
        pac::CLOCKS.clk_adc_ctrl().write(|clock| {
            clock.set_auxsrc(ClkAdcCtrlAuxsrc::XOSC_CLKSRC);
            clock.set_enable(true);
        });
        let mut converter = Adc::new_blocking(self.converter.reborrow(), Config::default());
        Timer::after(SETTLE).await;
        let mut sum = || {
            (0..READINGS).try_fold(0, |sum, _| Some(sum + converter.blocking_read(&mut self.channel).ok()?))
        };
        let read = sum().and_then(|_| sum());
        // Its end switches the converter off.
        drop(converter);
        pac::CLOCKS.clk_adc_ctrl().modify(|clock| clock.set_enable(false));
        read.map(|sum| sum / READINGS)
    }
}
