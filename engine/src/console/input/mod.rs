//! Six buttons in, presses out; and when the display dims.

mod buttons;
mod sleep;

pub use buttons::{Button, Buttons, Press};
pub use sleep::{Light, Sleep};
