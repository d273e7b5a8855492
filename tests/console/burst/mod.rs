//! Burst's screens and buttons.

mod leak;
mod options;
mod play;
mod screens;
mod tested;
