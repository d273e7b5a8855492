//! Collects randomness from the ring oscillator, from the timing of the buttons, and from the last start.

use core::cell::RefCell;

use embassy_rp::pac;
use embassy_sync::blocking_mutex::ThreadModeMutex;
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;
use firmware::health::{Health, HealthTests, Jitter};
use firmware::pool::{EntropyPool, Source};

use crate::buttons::ButtonEvent;

/// The time between two bits, in microseconds: bits that follow closer depend on each other more.
const INTERVAL: u64 = 25;
/// Up to so many cycles are added to that. At even intervals the ring and the crystal may beat, so that long runs of
/// equal bits come from a ring that works.
const MOST_JITTER: u32 = 127;
/// Bits before the first seed is given out: a whole window of the health tests.
const BITS_AT_START: usize = 1024;
/// Bits after every movement of a button.
const BITS_AFTER_BUTTON: usize = BITS_PER_HASH;
/// Bits that are hashed at a time.
const BITS_PER_HASH: usize = 128;

static POOL: ThreadModeMutex<RefCell<EntropyPool>> = ThreadModeMutex::new(RefCell::new(EntropyPool::new()));
static BUTTON_MOVED: Signal<ThreadModeRawMutex, ()> = Signal::new();
static HEALTH: Signal<ThreadModeRawMutex, Health> = Signal::new();

/// Gathers bits: many at the start, some more after every button, none while the device sleeps.
#[embassy_executor::task]
pub async fn gather() {
    let mut source = Oscillator { tests: HealthTests::new(), jitter: Jitter::new() };
    source.gather(BITS_AT_START).await;
    if source.tests.verdict() == Health::Dead {
        // Once more: a good one fails in a window out of a million, and is not to be called dead for that.
        source.tests = HealthTests::new();
        source.gather(BITS_AT_START).await;
    }
    let mut known = source.tests.verdict();
    HEALTH.signal(known);
    loop {
        BUTTON_MOVED.wait().await;
        source.gather(BITS_AFTER_BUTTON).await;
        if source.tests.verdict() == Health::Dead && known != Health::Dead {
            known = Health::Dead;
            HEALTH.signal(known);
        }
    }
}

/// The ring oscillator, and what is known of it.
struct Oscillator {
    tests: HealthTests,
    jitter: Jitter,
}

impl Oscillator {
    /// Hashes many bits at a time, because a hash takes far longer than a bit.
    async fn gather(&mut self, count: usize) {
        for _ in 0..count / BITS_PER_HASH {
            let mut bits: u128 = 0;
            for _ in 0..BITS_PER_HASH {
                Timer::after_micros(INTERVAL).await;
                cortex_m::asm::delay(1 + (self.jitter.next() & MOST_JITTER));
                let bit = pac::ROSC.randombit().read().randombit();
                self.tests.add(bit);
                bits = bits << 1 | u128::from(bit);
            }
            mix(Source::Oscillator, &bits.to_le_bytes());
        }
    }
}

/// Waits until there is enough for the first seed, and says whether the source is alive; later, until it dies.
pub async fn health() -> Health {
    HEALTH.wait().await
}

/// Mixes in the time at which a button moved.
pub fn mix_button(event: &ButtonEvent) {
    mix(Source::Button, &event.at.as_ticks().to_le_bytes());
    BUTTON_MOVED.signal(());
}

/// Mixes in the seed that the last start stored.
pub fn mix_stored(seed: &[u8; 16]) {
    mix(Source::StoredSeed, seed);
}

/// The seed to be stored for the next start. It must be in the flash before [`passdeck_deal_seed`] is called: then no
/// two starts ever give the same seeds, even if the oscillator is dead.
pub fn seed_to_store() -> [u8; 16] {
    POOL.lock(|pool| pool.borrow_mut().seed_to_store())
}

/// A seed for a game. The function keeps its name in the program, so that a debugger or the emulator can deal a known
/// game.
#[unsafe(no_mangle)]
#[inline(never)]
pub extern "C" fn passdeck_deal_seed(seed: &mut [u8; 16]) {
    *seed = POOL.lock(|pool| pool.borrow_mut().seed()).0.to_le_bytes();
}

fn mix(source: Source, bytes: &[u8]) {
    POOL.lock(|pool| pool.borrow_mut().mix(source, bytes));
}
