//! A game in progress on the console.
//!
//! - [`Session`] is what the console asks of a game in progress.
//! - [`GameSession`] implements it for one game: it deals, plays, saves, takes back, lets bots think, and shows what
//!   happens. How the game looks and what its buttons do, it asks the game's
//!   [`GameScreens`](super::games::GameScreens).
//! - [`AnySession`] is a session of any game: what the console holds.

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
pub use contract::{Audience, Due, HintText, Outcome, Session, Step, Undo};
pub use game_session::GameSession;
pub use saved::MOST_BYTES;
