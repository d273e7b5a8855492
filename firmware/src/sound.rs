//! Short sounds on a buzzer. Whatever they say is also on the screen.

use embassy_rp::Peri;
use embassy_rp::peripherals::{PIN_16, PWM_SLICE0};
use embassy_rp::pwm::{Config, Pwm};
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;
use engine::console::{Cue, Volume};

/// A tone in hertz and how long it lasts in milliseconds.
type Tone = (u32, u64);

fn tones(cue: Cue) -> &'static [Tone] {
    match cue {
        Cue::Turn => &[(1319, 40)],
        Cue::Explosion => &[(330, 60), (247, 60), (165, 140)],
        Cue::Trophy => &[(1047, 60), (1319, 60), (1568, 90)],
        Cue::Win => &[(784, 90), (1047, 90), (1319, 90), (1568, 200)],
    }
}

static NEXT: Signal<ThreadModeRawMutex, (Cue, Volume)> = Signal::new();

/// Plays a cue, instead of one that has not begun yet.
pub fn play(cue: Cue, volume: Volume) {
    NEXT.signal((cue, volume));
}

#[embassy_executor::task]
pub async fn buzz(slice: Peri<'static, PWM_SLICE0>, pin: Peri<'static, PIN_16>) {
    let mut buzzer = Pwm::new_output_a(slice, pin, silence());
    loop {
        let (cue, volume) = NEXT.wait().await;
        for &(hertz, millis) in tones(cue) {
            buzzer.set_config(&tone(hertz, volume));
            Timer::after_millis(millis).await;
        }
        buzzer.set_config(&silence());
    }
}

/// The counter runs at 1 MHz; the narrower the pulse, the softer the tone.
fn tone(hertz: u32, volume: Volume) -> Config {
    let mut config = Config::default();
    config.divider = 125u8.into();
    config.top = u16::try_from(1_000_000 / hertz.max(16)).unwrap_or(u16::MAX);
    config.compare_a = match volume {
        Volume::Low => config.top / 24,
        Volume::High => config.top / 2,
    };
    config
}

fn silence() -> Config {
    let mut config = Config::default();
    config.enable = false;
    config
}
