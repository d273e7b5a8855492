//! The screen after a crash.

use embassy_futures::select::{Either, select};
use embassy_time::{Duration, Timer};
use engine::console::kit::FrameBuffer;
use engine::console::{Button, draw_crash};
use firmware::debounce::Edge;
use firmware::panel::PanelSettings;

use crate::buttons::{ButtonEvent, EVENTS};
use crate::{display, watchdog};

/// Shows what broke until A is pressed.
pub async fn show(note: &str) {
    let mut frame = FrameBuffer::new();
    let Ok(()) = draw_crash(note, &mut frame);
    display::show(&frame, PanelSettings::default());
    loop {
        watchdog::feed();
        if let Either::First(ButtonEvent { button: Button::A, edge: Edge::Press, .. }) =
            select(EVENTS.receive(), Timer::after(Duration::from_secs(1))).await
        {
            return;
        }
    }
}
