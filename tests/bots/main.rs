//! The bots: what every one of them must keep to, and what is special in each game.

mod bango;
mod burst;
mod combo;
mod every_game;
mod no_idea;
mod reasons;
