//! The screen after a crash.

use embassy_rp::watchdog::Watchdog;
use embassy_time::{Duration, with_timeout};
use engine::console::kit::FrameBuffer;
use engine::console::{Button, draw_crash};
use firmware::debounce::Edge;
use firmware::panel::PanelSettings;

use crate::buttons::{ButtonEvent, EVENTS};
use crate::sleep::{self, Wakers};
use crate::{display, led, watchdog};

/// How long the note is shown before the device sleeps.
const SHOWN: u32 = 120;
const SECOND: Duration = Duration::from_secs(1);
/// Nobody has read the note who presses sooner after it came, or after another press.
const UNREAD: Duration = Duration::from_millis(500);

/// Shows what broke until A is pressed. The picture looks as it did before the crash.
pub async fn show(note: &str, watchdog: &mut Watchdog, wakers: Wakers) {
    let mut frame = FrameBuffer::new();
    let Ok(()) = draw_crash(note, &mut frame);
    let settings = watchdog::remembered_panel(watchdog);
    loop {
        display::show(&frame, settings);
        discard_presses().await;
        for _ in 0..SHOWN {
            watchdog::feed();
            if is_seen().await {
                return;
            }
        }
        display::show(&frame, PanelSettings { on: false, ..settings });
        led::sleep(true);
        // Until all is dark.
        watchdog::feed_for_long();
        if with_timeout(SECOND, EVENTS.receive()).await.is_err() {
            sleep::until_moved(wakers, || EVENTS.is_empty()).await;
        }
        watchdog::feed();
        led::sleep(false);
    }
}

/// Takes no press until the buttons have been at rest for a while: neither the one that woke the device, nor those of
/// somebody who was tapping when the program broke.
async fn discard_presses() {
    while with_timeout(UNREAD, EVENTS.receive()).await.is_ok() {
        watchdog::feed();
    }
}

/// Whether A is pressed within a second.
async fn is_seen() -> bool {
    let event = with_timeout(SECOND, EVENTS.receive()).await;
    matches!(event, Ok(ButtonEvent { button: Button::A, edge: Edge::Press, .. }))
}
