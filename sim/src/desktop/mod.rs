//! The handheld on the desktop: in a window, in a terminal, or played by a script.

mod braille;
mod handheld;
mod play;
mod script;
mod store;
mod terminal;
mod window;

pub(crate) use braille::{Picture, braille, pictures};
pub(crate) use handheld::{Handheld, Seeds};
pub(crate) use play::{Frontend, play};
pub use script::rehearse;
pub(crate) use script::{run as run_script, run_presses};
pub(crate) use store::Store;
