//! No Idea's screens and buttons.

mod decisions;
mod events;
mod play;
mod position;
mod secrets;
mod tested;
