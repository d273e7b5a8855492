//! How each game looks on the display, and what its buttons do: a folder for each game.
//!
//! A game plugs in by [`GameScreens`]. Its screens are drawn from a [`DrawContext`] or, while a move is shown event by
//! event, from an [`EventContext`].

pub(super) mod bango;
pub(super) mod burst;
pub(super) mod combo;
mod context;
pub(super) mod no_idea;
mod screens;
pub mod verbs;

pub(super) use context::BEAT;
pub use context::{DrawContext, EventContext};
pub use screens::{EventAction, GameScreens, Pressed, Show};
