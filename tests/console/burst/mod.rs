//! Burst's screens and buttons.

mod leak;
mod motion;
mod options;
mod pages;
mod play;
mod screens;
mod tested;
