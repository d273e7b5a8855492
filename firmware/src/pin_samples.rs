//! Looks at the buttons while the processor stands still: the DMA copies their levels into RAM, twice a millisecond.
//!
//! The chip itself only remembers that a pin fell, which may have been a spike. How long it was low tells.

use core::sync::atomic::{AtomicU32, Ordering};

use embassy_rp::pac;
use embassy_rp::pac::dma::vals::{DataSize, TreqSel};
use firmware::debounce;

use crate::board::BUTTON_PINS;

/// The chip shows what eight pins do in one register, four bits each, of which the first says that a pin is low.
const PINS: usize = 8;
const BITS: usize = 4;
/// The register of the buttons' pins.
const GROUP: usize = 1;
const _: () = {
    let mut rest: &[_] = &BUTTON_PINS;
    while let [(_, pin), others @ ..] = rest {
        assert!(*pin / PINS == GROUP, "one register shows all buttons");
        rest = others;
    }
};

/// Processor cycles between two samples: the slowest that the timer allows.
const CYCLES_APART: u16 = u16::MAX;
/// [`CYCLES_APART`] in microseconds.
const APART: u64 = CYCLES_APART as u64 / if cfg!(feature = "pico2") { 150 } else { 125 };
/// Room for the slowest erase of a sector, 400 ms, and a little more.
const ROOM: usize = 1000;
/// The channel and the timer of the DMA that nothing else uses.
const FIRST: usize = 0;

static SAMPLES: [AtomicU32; ROOM] = [const { AtomicU32::new(0) }; ROOM];

/// What the pins did meanwhile.
pub struct PinSamples(&'static [AtomicU32]);

impl PinSamples {
    /// Whether a pin was low for as long as a press lasts at least.
    pub fn has_tap(&self, pin: usize) -> bool {
        let is_low = |sample: &AtomicU32| sample.load(Ordering::Relaxed) >> (pin % PINS * BITS) & 1 == 1;
        debounce::has_press(self.0.iter().map(is_low), APART)
    }
}

/// Runs `busy`, and returns what it returns and what the pins did meanwhile.
pub fn during<T>(busy: impl FnOnce() -> T) -> (T, PinSamples) {
    let (dma, channel) = (pac::DMA, pac::DMA.ch(FIRST));
    let start = SAMPLES.as_ptr().addr();
    dma.timer(FIRST).write(|timer| {
        timer.set_x(1);
        timer.set_y(CYCLES_APART);
    });
    channel.read_addr().write_value(address(pac::IO_BANK0.intr(GROUP).as_ptr().addr()));
    channel.write_addr().write_value(address(start));
    channel.al2_trans_count().write_value(address(ROOM));
    channel.ctrl_trig().write(|control| {
        control.set_data_size(DataSize::SIZE_WORD);
        control.set_incr_write(true);
        control.set_treq_sel(TreqSel::TIMER0);
        control.set_irq_quiet(true);
        control.set_en(true);
    });
    let result = busy();
    dma.chan_abort().write(|abort| abort.set_chan_abort(1 << FIRST));
    while dma.chan_abort().read().chan_abort() != 0 {}
    let end = usize::try_from(channel.write_addr().read()).unwrap_or(start);
    let count = end.saturating_sub(start) / size_of::<u32>();
    (result, PinSamples(SAMPLES.get(..count).unwrap_or_default()))
}

/// Addresses of this processor have 32 bits.
fn address(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(0)
}
