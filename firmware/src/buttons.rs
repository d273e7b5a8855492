//! Six buttons to ground, with pull-ups. Each has a task that sleeps until its pin moves.
//!
//! The tasks run at a higher priority than all others, so that a short tap is noticed while the console draws or a bot
//! thinks.

use core::sync::atomic::{AtomicU32, Ordering};

use embassy_executor::InterruptExecutor;
use embassy_futures::select::{Either, select};
use embassy_rp::gpio::{AnyPin, Input, Pin, Pull};
use embassy_rp::interrupt::{self, InterruptExt, Priority};
use embassy_rp::{Peri, pac};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::{Duration, Instant, Timer, with_deadline};
use engine::console::Button;
use firmware::debounce::{Debounce, Edge};

use crate::board::{BUTTON_PINS, ButtonPin};
use crate::pin_samples;
use crate::sleep::Wakers;

/// A button was pressed or released.
#[derive(Clone, Copy)]
pub struct ButtonEvent {
    pub button: Button,
    pub edge: Edge,
    pub at: Instant,
}

/// What the buttons did, in order. While it is full, the tasks of the buttons wait.
pub static EVENTS: Channel<CriticalSectionRawMutex, ButtonEvent, 16> = Channel::new();

/// How long a pull-up may take to charge a capacitor across a button, which was empty at power-on: 100 nF take 8 ms.
pub const CHARGED: Duration = Duration::from_millis(100);

/// The pins of the buttons that are up and at rest, one bit each. Only the tasks of the buttons write it, one at a time.
static UP_AT_REST: AtomicU32 = AtomicU32::new(0);

static HIGH_PRIORITY: InterruptExecutor = InterruptExecutor::new();

#[embassy_rp::interrupt]
unsafe fn SWI_IRQ_1() {
    // SAFETY: this is the interrupt that the executor was started with, and nothing else calls it.
    unsafe { HIGH_PRIORITY.on_interrupt() }
}

/// The pins that end a sleep.
pub fn wakers() -> Wakers {
    Wakers(BUTTON_PINS.iter().fold(0, |bits, (_, pin)| bits | 1 << pin))
}

/// Whether a button is down: its pin stays low until then, with the pull-up on. Returns at once if it is high.
pub async fn is_held(pin: &mut Input<'_>, until: Instant) -> bool {
    with_deadline(until, pin.wait_for_high()).await.is_err()
}

/// Erases a sector, which stops everything; a tap that begins and ends meanwhile is made up for.
///
/// A spike is not a tap, and neither is the bounce of a button that has not settled before. A button that is still down
/// is seen by its task.
pub fn watch_during<T>(erase: impl FnOnce() -> T) -> T {
    cortex_m::interrupt::free(|_| {
        let up = levels() & UP_AT_REST.load(Ordering::Relaxed);
        let (erased, meanwhile) = pin_samples::during(erase);
        let up = up & levels();
        for (button, pin) in BUTTON_PINS {
            if up >> pin & 1 == 1 && meanwhile.has_tap(pin) {
                let at = Instant::now();
                for edge in [Edge::Press, Edge::Release] {
                    // If there is no room, sixteen others wait to be worked on.
                    EVENTS.try_send(ButtonEvent { button, edge, at }).unwrap_or_default();
                }
            }
        }
        erased
    })
}

/// Which pins are high.
fn levels() -> u32 {
    pac::SIO.gpio_in(0).read()
}

/// Starts a task for each button.
pub fn start(pins: [ButtonPin; 6]) {
    interrupt::SWI_IRQ_1.set_priority(Priority::P2);
    let spawner = HIGH_PRIORITY.start(interrupt::SWI_IRQ_1);
    for (button, pin) in pins {
        let bit = 1 << pin.pin();
        match watch(button, pin, bit) {
            Ok(task) => spawner.spawn(task),
            Err(_) => defmt::error!("button {=u8} is left out", button as u8),
        }
    }
}

#[embassy_executor::task(pool_size = 6)]
async fn watch(button: Button, pin: Peri<'static, AnyPin>, bit: u32) {
    let mut pin = Input::new(pin, Pull::Up);
    pin.set_schmitt(true);
    let mut contact = Debounce::new(is_held(&mut pin, Instant::now() + CHARGED).await);
    if contact.is_down() {
        defmt::warn!("button {=u8} is down at the start", button as u8);
    }
    loop {
        let others = UP_AT_REST.load(Ordering::Relaxed) & !bit;
        UP_AT_REST.store(if contact.is_up_at_rest() { others | bit } else { others }, Ordering::Relaxed);
        let moved = match contact.sample_again_at() {
            None => {
                // By level, not by edge, so that a change that came before is not missed.
                if contact.is_down() {
                    pin.wait_for_high().await
                } else {
                    pin.wait_for_low().await
                }
                true
            }
            Some(at) => {
                let rest = Timer::at(Instant::from_micros(at));
                matches!(select(rest, pin.wait_for_any_edge()).await, Either::Second(()))
            }
        };
        let at = Instant::now();
        if let Some(edge) = contact.sample(pin.is_low(), moved, at.as_micros()) {
            EVENTS.send(ButtonEvent { button, edge, at }).await;
        }
    }
}
