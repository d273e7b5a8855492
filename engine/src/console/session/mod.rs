//! A game in progress on the console.
//!
//! - [`Session`] is what the console asks of a game in progress.
//! - [`GameSession`] implements it for one game: it deals, plays, saves, takes back, lets bots think, and shows what
//!   happens. How the game looks and what its buttons do, it asks the game's
//!   [`GameScreens`](super::games::GameScreens).
//! - [`AnySession`] is a session of any game: what the console holds.
//!
//! | file | what it contains |
//! |---|---|
//! | `contract.rs` | [`Session`], and what goes back and forth between it and the console |
//! | `session_impl.rs` | [`Session`] for [`GameSession`]: who may look, what a press or a tick does, what is drawn |
//! | `game_session.rs` | [`GameSession`]: makes moves, shows their events, takes moves back |
//! | `picture.rs` | what is drawn, and when it is another picture |
//! | `playback.rs` | the move that is being shown, event by event |
//! | `history.rs` | what happened, and how far moves can be taken back |
//! | `opponent.rs` | the bot that thinks about the present decision |
//! | `clock.rs`, `pace.rs` | since when a screen is there, and how long it stays |
//! | `timing.rs` | when a tick is due, what buttons and time do at an event, and what the table answers then |
//! | `summary.rs` | what bots did, for who skips to the own turn |
//! | `guided.rs` | a game that is played to learn it |
//! | `saved.rs` | a game as bytes |
//! | `watch.rs`, `replay.rs` | a finished game that is shown once more |
//! | `any.rs` | [`AnySession`] |

mod any;
mod clock;
mod contract;
mod ending;
mod game_session;
mod guided;
mod history;
mod opponent;
mod pace;
mod picture;
mod playback;
mod preparation;
mod replay;
mod saved;
mod session_impl;
mod summary;
mod timing;
mod watch;

pub use any::AnySession;
pub(super) use contract::is_long;
pub use contract::{Audience, Due, HintText, LATEST, LITTLE_ROOM, Outcome, Session, Step, Undo};
pub use game_session::GameSession;
pub use guided::Guided;
pub(super) use saved::deal_in;
pub use saved::{LEAST_BYTES, MOST_BYTES, MOST_KEPT, read_record};
pub use watch::{Progress, Watch, WatchError, Wind};
