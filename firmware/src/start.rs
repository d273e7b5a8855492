//! What somebody wants who holds buttons while the device is switched on.

use embassy_rp::gpio::{Input, Pull};
use embassy_rp::rom_data;
use embassy_time::Instant;
use engine::console::Button;

use crate::board::ButtonPin;
use crate::buttons::{CHARGED, is_held};

/// What the buttons that are held at the start ask for.
#[derive(Clone, Copy, Default)]
pub struct Held {
    /// A and B: restart as a drive on USB, for a new program.
    pub update: bool,
    /// B alone: start without the saved game.
    pub safe: bool,
}

impl Held {
    /// Looks at the buttons before anything else is done that could fail.
    pub async fn at_start(buttons: &mut [ButtonPin; 6]) -> Held {
        let until = Instant::now() + CHARGED;
        let (mut a, mut b) = (false, false);
        for (button, mut pin) in
            buttons.each_mut().map(|(button, pin)| (*button, Input::new(pin.reborrow(), Pull::Up)))
        {
            match button {
                Button::A => a = is_held(&mut pin, until).await,
                Button::B => b = is_held(&mut pin, until).await,
                _ => {}
            }
        }
        Held { update: a && b, safe: b && !a }
    }
}

/// Restarts as the drive that a new program is copied to, as if the button on the Pico had been held.
pub fn as_usb_drive() {
    rom_data::reset_to_usb_boot(0, 0);
}
