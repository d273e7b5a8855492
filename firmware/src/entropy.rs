//! Collects randomness from the ring oscillator, from the timing of the buttons, and from the last start.

use core::cell::RefCell;

use embassy_rp::pac;
use embassy_sync::blocking_mutex::ThreadModeMutex;
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;
use firmware::health::{Health, Watch};
use firmware::pool::{Pool, Source};

use crate::buttons::Event;

/// Between two bits, in microseconds: neighbours of the oscillator hang together.
const APART: u64 = 25;
/// A whole window of the health tests, before the first seed is given out.
const AT_START: usize = 1024;
/// After every button.
const AFTER_BUTTON: usize = AT_ONCE;
/// Bits that are hashed in one go.
const AT_ONCE: usize = 128;

static POOL: ThreadModeMutex<RefCell<Pool>> = ThreadModeMutex::new(RefCell::new(Pool::new()));
static STIR: Signal<ThreadModeRawMutex, ()> = Signal::new();
static STARTED: Signal<ThreadModeRawMutex, Health> = Signal::new();

/// Gathers bits: many at the start, some more after every button, none while the device sleeps.
#[embassy_executor::task]
pub async fn gather() {
    let mut watch = Watch::new();
    gather_bits(&mut watch, AT_START).await;
    STARTED.signal(watch.health());
    loop {
        STIR.wait().await;
        gather_bits(&mut watch, AFTER_BUTTON).await;
    }
}

/// Mixes in many bits at a time: a hash takes far longer than a bit.
async fn gather_bits(watch: &mut Watch, count: usize) {
    for _ in 0..count / AT_ONCE {
        let mut bits: u128 = 0;
        for _ in 0..AT_ONCE {
            Timer::after_micros(APART).await;
            let bit = pac::ROSC.randombit().read().randombit();
            watch.see(bit);
            bits = bits << 1 | u128::from(bit);
        }
        mix(Source::Oscillator, &bits.to_le_bytes());
    }
}

/// Waits until enough was gathered, and says whether the source is alive.
pub async fn started() -> Health {
    STARTED.wait().await
}

/// Mixes in when a button moved.
pub fn stir(event: &Event) {
    mix(Source::Button, &event.at.as_ticks().to_le_bytes());
    STIR.signal(());
}

/// Mixes in what the last start left behind.
pub fn mix_stored(seed: &[u8; 16]) {
    mix(Source::StoredSeed, seed);
}

/// What this start leaves behind. It must be in the flash before [`passdeck_deal_seed`] is called: then no two starts ever
/// give the same seeds, even where the oscillator is dead.
pub fn seed_to_store() -> [u8; 16] {
    POOL.lock(|pool| pool.borrow_mut().seed_to_store())
}

/// A seed for a game. It has a name in the program, so that who runs it under a debugger can deal a known game.
#[unsafe(no_mangle)]
#[inline(never)]
pub extern "C" fn passdeck_deal_seed(seed: &mut [u8; 16]) {
    *seed = POOL.lock(|pool| pool.borrow_mut().seed()).0.to_le_bytes();
}

fn mix(source: Source, bytes: &[u8]) {
    POOL.lock(|pool| pool.borrow_mut().mix(source, bytes));
}
