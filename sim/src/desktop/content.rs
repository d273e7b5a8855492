//! What a window or a terminal shows: a picture of the handheld's size that takes keys.

use engine::console::Light;
use engine::console::kit::FrameBuffer;

use super::keys::{DeskKey, KeyHelp};
use crate::exit::Failure;

/// Something to look at and to press keys for.
pub(crate) trait Content {
    /// A key goes down.
    fn press(&mut self, key: DeskKey, now: u32) -> Result<(), Failure>;

    /// A key comes up.
    fn release(&mut self, key: DeskKey, now: u32) -> Result<(), Failure>;

    /// Time passes.
    fn tick(&mut self, now: u32) -> Result<(), Failure>;

    /// The picture as it is now.
    fn frame(&mut self) -> &FrameBuffer;

    /// How bright it is.
    fn light(&self) -> Light;

    /// A line below the picture, if there is something to say.
    fn caption(&self) -> Option<String>;

    /// Its keys, for the help.
    fn keys(&self) -> &'static [KeyHelp];
}
