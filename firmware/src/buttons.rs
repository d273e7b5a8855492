//! Six buttons to ground, with pull-ups. Each has a task that sleeps until its pin moves.
//!
//! The tasks run at a higher priority than all others, so that a short tap is noticed while the console draws or a bot
//! thinks.

use embassy_executor::InterruptExecutor;
use embassy_futures::select::{Either, select};
use embassy_rp::gpio::{AnyPin, Input, Pull};
use embassy_rp::interrupt::{self, InterruptExt, Priority};
use embassy_rp::{Peri, pac};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::{Instant, Timer};
use engine::console::Button;
use firmware::debounce::{Debounce, Edge};

use crate::board::{BUTTON_PINS, ButtonPin};
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

/// Erases a sector, which stops everything; a tap that begins and ends meanwhile is made up for.
///
/// The chip remembers that a pin fell, until the task of the button looks at it: so no interrupt may come in between. A
/// button that is still down is seen by its task.
pub fn watch_during<T>(erase: impl FnOnce() -> T) -> T {
    cortex_m::interrupt::free(|_| {
        let up = levels();
        for (_, pin) in BUTTON_PINS {
            pac::IO_BANK0.intr(pin / 8).write(|intr| intr.set_edge_low(pin % 8, true));
        }
        let erased = erase();
        let up = up & levels();
        for (button, pin) in BUTTON_PINS {
            if up >> pin & 1 == 1 && pac::IO_BANK0.intr(pin / 8).read().edge_low(pin % 8) {
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
        match watch(button, pin) {
            Ok(task) => spawner.spawn(task),
            Err(_) => defmt::error!("button {=u8} is left out", button as u8),
        }
    }
}

#[embassy_executor::task(pool_size = 6)]
async fn watch(button: Button, pin: Peri<'static, AnyPin>) {
    let mut pin = Input::new(pin, Pull::Up);
    pin.set_schmitt(true);
    // The pull-up needs a moment before the level can be trusted.
    Timer::after_micros(50).await;
    let mut contact = Debounce::new(pin.is_low());
    if contact.is_down() {
        defmt::warn!("button {=u8} is down at the start", button as u8);
    }
    loop {
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
