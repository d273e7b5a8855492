//! The status light. It says whether the device runs and whether something is wrong, even without a display.

use core::cell::Cell;

use embassy_futures::select::select;
use embassy_rp::Peri;
use embassy_rp::gpio::{AnyPin, Level, Output};
use embassy_sync::blocking_mutex::ThreadModeMutex;
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;

/// What may be wrong; each is a bit.
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
struct State {
    warnings: u8,
    asleep: bool,
}

static STATE: ThreadModeMutex<Cell<State>> =
    ThreadModeMutex::new(Cell::new(State { warnings: 0, asleep: false }));
static CHANGED: Signal<ThreadModeRawMutex, ()> = Signal::new();

/// Three flashes every second as long as anything is wrong, else one every two seconds.
pub fn tell(warning: Warning, is_so: bool) {
    let bit = warning as u8;
    change(|state| state.warnings = if is_so { state.warnings | bit } else { state.warnings & !bit });
}

/// Dark, and no timer runs.
pub fn sleep(asleep: bool) {
    change(|state| state.asleep = asleep);
}

fn change(change: impl FnOnce(&mut State)) {
    STATE.lock(|cell| {
        let mut state = cell.get();
        change(&mut state);
        if cell.replace(state) != state {
            CHANGED.signal(());
        }
    });
}

#[embassy_executor::task]
pub async fn beat(pin: Peri<'static, AnyPin>) {
    let mut light = Output::new(pin, Level::Low);
    loop {
        CHANGED.reset();
        let (flashes, pause) = match STATE.lock(Cell::get) {
            State { asleep: true, .. } => {
                CHANGED.wait().await;
                continue;
            }
            State { warnings: 0, .. } => (1, 1_880),
            _ => (3, 640),
        };
        for _ in 0..flashes {
            light.set_high();
            Timer::after_millis(30).await;
            light.set_low();
            Timer::after_millis(90).await;
        }
        select(Timer::after_millis(pause), CHANGED.wait()).await;
    }
}
