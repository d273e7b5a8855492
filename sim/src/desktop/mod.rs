//! The handheld on the desktop: in a window, in a terminal, or played by a script.

mod braille;
mod canvas;
mod content;
mod desk;
mod disk;
#[cfg(all(unix, not(target_os = "macos")))]
mod full_screen;
#[cfg(not(all(unix, not(target_os = "macos"))))]
#[path = "no_full_screen.rs"]
mod full_screen;
mod half_blocks;
mod handheld;
mod kept;
mod keys;
mod picture;
mod play;
mod replay;
mod save_folder;
mod script;
mod speaker;
mod store;
mod terminal;
mod window;

pub(crate) use braille::{Picture, braille, pictures};
pub(crate) use handheld::{Handheld, Seeds};
pub(crate) use keys::{GAME_KEYS, REPLAY_KEYS, help_lines};
pub(crate) use play::{Frontend, play, watch};
pub(crate) use replay::{RecordedGame, Screen, show as show_replay};
pub use script::rehearse;
pub(crate) use script::{ScriptBoard, run as run_script, run_presses};
pub(crate) use store::Store;
