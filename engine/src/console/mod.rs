//! What the player sees and presses: screens, drawing, input.

pub mod kit;
