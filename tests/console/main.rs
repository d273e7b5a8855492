//! The console: what is drawn, what the buttons do, and where every screen leads.

mod bango;
mod burst;
mod buttons;
mod combo;
mod curtains;
mod device;
mod display;
mod golden;
mod kit;
mod leak;
mod leak_device;
mod memory;
mod monkey;
mod no_idea;
mod passing;
mod patterns;
mod picture;
mod reach;
mod stage;
mod stand_in;
mod tables;
mod thinking;
mod upkeep;
mod way_in;
mod widgets;
mod words;
