//! The rulebooks' own examples, and a test for every ruling, in the notation of the logs.

mod bango;
mod burst;
mod combo;
mod no_idea;
