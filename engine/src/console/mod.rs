//! What a player sees and presses: menus, the screens of the games, settings and records.
//!
//! [`Console`] is the whole device without its hardware. A *board* supplies that: the firmware on the Pico, the
//! simulator on the desktop. The board passes in button presses and the time. It gets back a picture, and
//! [`Request`]s for what it should do: save something, play a sound, supply a seed. The console never blocks, reads
//! no clock and has no callbacks.
//!
//! This is the loop of a board:
//!
//! ```
//! # use engine::console::{Board, Button, Console, Request, Session, Stored, session};
//! # use engine::console::kit::Surface;
//! # fn board<S: Session, D: Surface>(display: &mut D) -> Result<(), D::Error> {
//! # let now = || 0; let pressed = || Some(Button::A); let released = || Some(Button::A);
//! let mut console = Console::<S>::boot(Stored::default(), Board::HANDHELD, now());
//! # for _ in 0..1 {
//! if let Some(button) = pressed() {
//!     console.press(button, now());
//! }
//! if let Some(button) = released() {
//!     console.release(button, now());
//! }
//! console.tick(now());
//! while let Some(request) = console.take_request() {
//!     match request {
//!         Request::Seed => console.give_seed(engine::cards::Seed(7)), // from a good source
//!         Request::Save(slot) => {
//!             let mut bytes = [0; session::MOST_BYTES];
//!             let used = console.bytes(slot, &mut bytes); // write bytes[..used] to flash
//!         }
//!         _ => {} // light, contrast, sound
//!     }
//! }
//! if console.take_redraw() {
//!     console.draw(display)?;
//! }
//! // Sleep until a button moves, or until `console.due()`.
//! # }
//! # Ok(())
//! # }
//! ```
//!
//! # The modules
//! Each module uses only those above it.
//!
//! | module | what it contains |
//! |---|---|
//! | [`input`] | buttons: short, repeated and long presses; when the display dims |
//! | [`kit`] | drawing: the pen, fonts, cards, lists and other widgets |
//! | `request`, `tones` | what the console asks of its board, and what cues sound like |
//! | `words` | what the console says around the games, and the words of the buttons |
//! | [`memory`] | settings, names and records as they are saved |
//! | `board`, `facts` | what a board can do: sound, light, sleep; what it tells of itself |
//! | [`games`] | the screens, words and rules pages of each game |
//! | [`session`] | a game in progress: what is shown, who thinks, who may look |
//! | `hand_over` | who holds the device, and since when a press can be meant for the screen |
//! | `ignored_press` | the sign that a press did nothing |
//! | `tally` | counts a game that is over, for records and badges |
//! | `shared_state` | what all screens of the shell share: profile, records, requests to the board |
//! | `shell` | the screens around a game: menus, set-up, settings, pause |
//! | this one | [`Console`]: `device.rs` is what a board deals with, `boot.rs` starts it, `state.rs` has its states, `pressing.rs` passes presses on, `transitions.rs`, `pausing.rs`, `prizes.rs` and `watching.rs` lead between them, `sharing.rs` sends a finished game to somebody, `learning.rs` guides through a lesson (`lesson.rs` is where somebody is in it), `coaching.rs` says what is new, `attract.rs` lets bots play over the idle menu |

mod attract;
mod board;
mod boot;
mod coaching;
mod device;
mod facts;
pub mod games;
mod hand_over;
mod ignored_press;
pub mod input;
pub mod kit;
mod learning;
mod lesson;
pub mod memory;
mod pausing;
mod pressing;
mod prizes;
mod request;
pub mod session;
mod shared_state;
mod sharing;
mod shell;
mod state;
mod tally;
mod tones;
mod transitions;
mod waiting;
mod watching;
mod words;

pub use board::Board;
pub use boot::{Kept, Stored};
pub use device::Console;
pub use facts::{BoardFacts, Chance, FlashFacts, FlashMode, Restarts, Supply};
pub use input::{Button, Light};
pub use memory::Deal;
pub use request::{Cue, Panel, Request, SaveSlot, Volume};
pub use session::{
    Audience, Due, Guided, HintText, Outcome, Progress, Session, Step, Undo, Watch, WatchError, Wind,
};
pub use sharing::Share;
pub use shell::{Fault, Topic, draw_crash};
pub use state::Mode;
pub use tones::Tone;
