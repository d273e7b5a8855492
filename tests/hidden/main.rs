//! Who knows what: views hold nothing hidden, and worlds drawn from a view are fair.

mod bango;
mod burst;
mod combo;
mod every_game;
mod no_idea;
mod places;
mod uniform;
