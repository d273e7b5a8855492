//! Short sounds on a buzzer. Whatever they say is also on the screen.

use core::sync::atomic::{AtomicBool, Ordering};

use embassy_rp::Peri;
use embassy_rp::pwm::{Config, Pwm};
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;
use engine::console::{Cue, Tone, Volume};

use crate::board::{Buzzer, BuzzerTones};

/// Longer than one period of the deepest tone, in milliseconds.
const ONE_PERIOD: u64 = 10;

static NEXT: Signal<ThreadModeRawMutex, (Cue, Volume)> = Signal::new();
static SILENT: AtomicBool = AtomicBool::new(true);

/// Whether nothing is to be heard.
pub fn is_silent() -> bool {
    SILENT.load(Ordering::Relaxed)
}

/// Plays a cue, instead of one that has not begun yet.
pub fn play(cue: Cue, volume: Volume) {
    SILENT.store(false, Ordering::Relaxed);
    NEXT.signal((cue, volume));
}

#[embassy_executor::task]
pub async fn buzz(tones_of: Peri<'static, BuzzerTones>, pin: Peri<'static, Buzzer>) {
    let mut buzzer = Pwm::new_output_a(tones_of, pin, silence());
    loop {
        let (cue, volume) = NEXT.wait().await;
        let mut last = silence();
        // The counter stands wherever the last cue has left it. Above the end of a higher tone's period it would not turn
        // back there, but run on to its own end: 60 ms of silence.
        buzzer.set_counter(0);
        for &Tone { hertz, millis } in cue.tones() {
            last = tone(hertz.into(), volume);
            buzzer.set_config(&last);
            Timer::after_millis(millis.into()).await;
        }
        // The chip takes over a new pulse when the old period ends. Stopped in the middle of a pulse, the pin would
        // stay high, and current would flow through the buzzer for ever.
        last.compare_a = 0;
        buzzer.set_config(&last);
        Timer::after_millis(ONE_PERIOD).await;
        last.enable = false;
        buzzer.set_config(&last);
        SILENT.store(!NEXT.signaled(), Ordering::Relaxed);
    }
}

/// The counter runs at 1 MHz; the narrower the pulse, the softer the tone.
fn tone(hertz: u32, volume: Volume) -> Config {
    let mut config = Config::default();
    config.divider = DIVIDER.into();
    config.top = u16::try_from(1_000_000 / hertz.max(16)).unwrap_or(u16::MAX);
    config.compare_a = match volume {
        Volume::Low => config.top / 24,
        Volume::High => config.top / 2,
    };
    config
}

/// Megahertz of the processor.
const DIVIDER: u8 = if cfg!(feature = "pico2") { 150 } else { 125 };

fn silence() -> Config {
    let mut config = Config::default();
    config.enable = false;
    config
}
