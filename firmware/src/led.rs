//! A heartbeat, so that life can be seen even without a display.

use embassy_futures::select::select;
use embassy_rp::Peri;
use embassy_rp::gpio::{AnyPin, Level, Output};
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;

/// What the light tells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    /// One short flash every two seconds.
    Well,
    /// Three flashes every second: the source of chance is dead, or the save cannot be written.
    Trouble,
    /// Dark, and no timer runs.
    Asleep,
}

static MOOD: Signal<ThreadModeRawMutex, Mood> = Signal::new();

/// Changes what the light tells.
pub fn tell(mood: Mood) {
    MOOD.signal(mood);
}

#[embassy_executor::task]
pub async fn beat(pin: Peri<'static, AnyPin>) {
    let mut light = Output::new(pin, Level::Low);
    let mut mood = Mood::Well;
    loop {
        let (flashes, pause) = match mood {
            Mood::Well => (1, 1_970),
            Mood::Trouble => (3, 640),
            Mood::Asleep => {
                mood = MOOD.wait().await;
                continue;
            }
        };
        for _ in 0..flashes {
            light.set_high();
            Timer::after_millis(30).await;
            light.set_low();
            Timer::after_millis(90).await;
        }
        select(Timer::after_millis(pause), async { mood = MOOD.wait().await }).await;
    }
}
