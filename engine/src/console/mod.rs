//! What the player sees and presses: screens, drawing, input.
//!
//! [`Console`] is the whole handheld but for its board. Buttons and time go in, a picture and a few
//! [`Request`]s come out; it never blocks, reads no clock and calls nothing back. The board's loop is:
//!
//! ```
//! # use engine::console::{Button, Console, Request, Slot, Stored, Session};
//! # use engine::console::kit::Surface;
//! # fn board<T: Session, D: Surface>(display: &mut D) -> Result<(), D::Error> {
//! # let now = || 0; let pressed = || Some(Button::A); let released = || Some(Button::A);
//! let mut console = Console::<T>::boot(Stored::default(), now());
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
//!             let mut bytes = [0; 4096];
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

mod boot;
mod device;
mod faults;
pub mod games;
pub mod input;
pub mod kit;
pub mod memory;
mod pausing;
mod playing;
mod request;
mod rest;
pub mod session;
mod shared_state;
mod shell;
pub mod words;

pub use boot::Stored;
pub use device::Console;
pub use faults::Fault;
pub use input::{Button, Light};
pub use memory::Deal;
pub use request::{Cue, Panel, Request, Slot, Volume};
pub use session::{Advice, Audience, Due, Outcome, Session, Step, Undo};
pub use shell::draw_crash;
