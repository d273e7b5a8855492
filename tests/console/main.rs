//! The console: what is drawn, what the buttons do, and where every screen leads.

mod burst;
mod buttons;
mod combo;
mod curtains;
mod device;
mod display;
mod golden;
mod kit;
mod leak;
mod memory;
mod monkey;
mod patterns;
mod picture;
mod stage;
mod stand_in;
mod tables;
mod upkeep;
mod way_in;
mod widgets;
mod words;
