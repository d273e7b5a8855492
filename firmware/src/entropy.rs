//! Collects randomness from the ring oscillator, from the timing of the buttons, and from the last start.

use core::cell::RefCell;

use embassy_rp::pac;
use embassy_sync::blocking_mutex::ThreadModeMutex;
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;
use firmware::health::{Health, HealthTests};
use firmware::pool::{EntropyPool, Source};

use crate::buttons::ButtonEvent;

/// The time between two bits, in microseconds: bits that follow closer depend on each other more.
const INTERVAL: u64 = 25;
/// Bits before the first seed is given out: a whole window of the health tests.
const BITS_AT_START: usize = 1024;
/// Bits after every movement of a button.
const BITS_AFTER_BUTTON: usize = BITS_PER_HASH;
/// Bits that are hashed at a time.
const BITS_PER_HASH: usize = 128;

static POOL: ThreadModeMutex<RefCell<EntropyPool>> = ThreadModeMutex::new(RefCell::new(EntropyPool::new()));
static BUTTON_MOVED: Signal<ThreadModeRawMutex, ()> = Signal::new();
static READY: Signal<ThreadModeRawMutex, Health> = Signal::new();

/// Gathers bits: many at the start, some more after every button, none while the device sleeps.
#[embassy_executor::task]
pub async fn gather() {
    let mut tests = HealthTests::new();
    gather_bits(&mut tests, BITS_AT_START).await;
    READY.signal(tests.verdict());
    loop {
        BUTTON_MOVED.wait().await;
        gather_bits(&mut tests, BITS_AFTER_BUTTON).await;
    }
}

/// Hashes many bits at a time, because a hash takes far longer than a bit.
async fn gather_bits(tests: &mut HealthTests, count: usize) {
    for _ in 0..count / BITS_PER_HASH {
        let mut bits: u128 = 0;
        for _ in 0..BITS_PER_HASH {
            Timer::after_micros(INTERVAL).await;
            let bit = pac::ROSC.randombit().read().randombit();
            tests.add(bit);
            bits = bits << 1 | u128::from(bit);
        }
        mix(Source::Oscillator, &bits.to_le_bytes());
    }
}

/// Waits until there is enough for the first seed, and says whether the source is alive.
pub async fn ready() -> Health {
    READY.wait().await
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
