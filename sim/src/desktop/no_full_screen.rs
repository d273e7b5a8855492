//! Where no X server draws the windows, they have a button for the full screen already.

use std::error::Error;

/// A window that fills the screen only by its own button.
pub(super) struct FullScreen;

impl FullScreen {
    /// The window as it is opened.
    pub(super) const fn new(_: &minifb::Window) -> FullScreen {
        FullScreen
    }

    /// Nobody knows here whether the window fills the screen.
    pub(super) const fn is_on(&self) -> bool {
        false
    }

    /// Cannot be done.
    ///
    /// # Errors
    /// Always; says what to do instead.
    pub(super) fn toggle(&mut self) -> Result<(), Box<dyn Error>> {
        Err("use the window's own full-screen button".into())
    }
}
