//! The console: what is drawn, what the buttons do, and where every screen leads.

mod display;
mod golden;
mod kit;
mod patterns;
mod picture;
