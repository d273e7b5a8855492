//! A game in progress on the console.
//!
//! [`GameSession`] is a game of one kind in progress: it deals, plays, saves, takes back, lets bots think, and shows
//! what happens. How a game looks and what its buttons do is behind [`GameScreens`](super::games::GameScreens). [`AnySession`] is what the
//! shell holds: a session of any game.

mod any;
mod clock;
mod contract;
mod game_session;
mod history;
mod opponent;
mod pace;
mod playback;
mod saved;
mod session_impl;
mod timing;

pub use any::AnySession;
pub use contract::{Advice, Audience, Due, Outcome, Session, Step, Undo};
pub use game_session::GameSession;
pub use saved::MOST_BYTES;
