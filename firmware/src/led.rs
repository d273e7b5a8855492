//! The status light. It says whether the device runs and whether something is wrong, even without a display.

use core::cell::Cell;

use embassy_futures::select::select;
use embassy_rp::Peri;
use embassy_rp::gpio::{AnyPin, Level, Output};
use embassy_sync::blocking_mutex::ThreadModeMutex;
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;

use crate::voltage::Voltage;

/// What may be wrong. Each is a bit of `LedState::warnings`.
#[derive(Clone, Copy)]
pub enum Warning {
    /// The source of chance is dead.
    Entropy = 1,
    /// The save is broken, or cannot be written.
    Save = 2,
    /// There is no display.
    Display = 4,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct LedState {
    warnings: u8,
    asleep: bool,
}

static STATE: ThreadModeMutex<Cell<LedState>> =
    ThreadModeMutex::new(Cell::new(LedState { warnings: 0, asleep: false }));
static CHANGED: Signal<ThreadModeRawMutex, ()> = Signal::new();

/// Switches a warning on or off. Each second the light flashes twice without a display, which cannot say what is wrong,
/// and three times with any other warning. Without a warning it flashes once in two seconds.
pub fn warn(warning: Warning, on: bool) {
    let bit = warning as u8;
    change(|state| state.warnings = if on { state.warnings | bit } else { state.warnings & !bit });
}

/// While asleep, the light is dark and needs no timer.
pub fn sleep(asleep: bool) {
    change(|state| state.asleep = asleep);
}

fn change(change: impl FnOnce(&mut LedState)) {
    STATE.lock(|cell| {
        let mut state = cell.get();
        change(&mut state);
        if cell.replace(state) != state {
            CHANGED.signal(());
        }
    });
}

#[embassy_executor::task]
pub async fn beat(pin: Peri<'static, AnyPin>, mut voltage: Voltage) {
    let mut light = Output::new(pin, Level::Low);
    loop {
        CHANGED.reset();
        let (flashes, pause) = match STATE.lock(Cell::get) {
            LedState { asleep: true, .. } => {
                voltage.forget();
                CHANGED.wait().await;
                continue;
            }
            LedState { warnings: 0, .. } => (1, 1_880),
            LedState { warnings, .. } if warnings & Warning::Display as u8 != 0 => (2, 760),
            _ => (3, 640),
        };
        for _ in 0..flashes {
            light.set_high();
            Timer::after_millis(10).await;
            voltage.measure_in_the_light().await;
            Timer::after_millis(20).await;
            light.set_low();
            Timer::after_millis(90).await;
        }
        select(Timer::after_millis(pause), CHANGED.wait()).await;
    }
}
