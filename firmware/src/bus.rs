//! The bus that the display is on, and its two wires.

use embassy_rp::gpio::{Level, OutputOpenDrain};
use embassy_rp::i2c::{Async, Config, I2c, InterruptHandler};
use embassy_rp::{Peri, bind_interrupts};
use embassy_time::Timer;

use crate::board::{BUS_SPEED, Bus, BusClock, BusData};

bind_interrupts!(struct Interrupts {
    I2C0_IRQ => InterruptHandler<Bus>;
});

/// The bus and the pins that the display is connected to.
pub struct Wires {
    pub bus: Peri<'static, Bus>,
    pub clock: Peri<'static, BusClock>,
    pub data: Peri<'static, BusData>,
}

impl Wires {
    /// Frees the bus from a display that lost its clock in the middle of a byte and now holds the data wire low: after at
    /// most nine pulses of the clock the byte is over and the display lets go.
    pub async fn free(&mut self) {
        let mut clock = OutputOpenDrain::new(self.clock.reborrow(), Level::High);
        let data = OutputOpenDrain::new(self.data.reborrow(), Level::High);
        clock.set_pullup(true);
        Timer::after_micros(10).await;
        for _ in 0..9 {
            if data.is_high() {
                return;
            }
            clock.set_low();
            Timer::after_micros(5).await;
            clock.set_high();
            Timer::after_micros(5).await;
        }
    }

    /// Sets up the bus from scratch.
    pub fn open(&mut self) -> I2c<'_, Bus, Async> {
        let mut config = Config::default();
        config.frequency = BUS_SPEED;
        I2c::new_async(self.bus.reborrow(), self.clock.reborrow(), self.data.reborrow(), Interrupts, config)
    }
}
