//! Input: what the six buttons mean, and when the display dims.

mod buttons;
mod power;

pub(super) use buttons::has_come;
pub use buttons::{Button, Buttons, Press};
pub use power::{Light, Power};
