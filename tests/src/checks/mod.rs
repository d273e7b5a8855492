//! What holds at every state of every game. Tests try it in thousands of games, the soak in millions.
//!
//! Each check panics with what is wrong; whoever calls it knows the game. `whole_game.rs` has all of them at once.

mod ends;
mod hidden;
mod moves;
mod orders;
mod records;
mod thoughts;
mod whole_game;

pub use ends::{check_end, check_position};
pub use hidden::{check_no_news, check_view_moves, check_world};
pub use moves::MoveChecks;
pub use orders::orders_agree;
pub use records::{Written, check_replay, check_saved, check_undo};
pub use thoughts::{Thought, check_same_thought, thought};
pub use whole_game::{AllChecks, Choose, Counted};
