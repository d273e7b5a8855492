//! Makes a window fill the screen, and back: minifb cannot do that, so the X server is asked directly.

use std::error::Error;

use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ClientMessageEvent, ConfigureWindowAux, ConnectionExt, EventMask, Window,
};

/// Tells a window manager to add or to take away a state.
const REMOVE: u32 = 0;
const ADD: u32 = 1;
/// The request comes from a program, not from a pager.
const FROM_PROGRAM: u32 = 1;

/// A window that can fill the screen.
pub(super) struct FullScreen {
    window: Window,
    /// Place and size from before, while it fills the screen.
    before: Option<ConfigureWindowAux>,
}

impl FullScreen {
    /// The window as it is opened.
    pub(super) fn new(window: &minifb::Window) -> FullScreen {
        // An X window is a number of 32 bits, though minifb gives it as a pointer.
        let window = Window::try_from(window.get_window_handle().addr()).unwrap_or(0);
        FullScreen { window, before: None }
    }

    /// Whether the window fills the screen.
    pub(super) const fn is_on(&self) -> bool {
        self.before.is_some()
    }

    /// Fills the screen, or goes back.
    ///
    /// # Errors
    /// If the X server refuses; then the window stays as it is.
    pub(super) fn toggle(&mut self) -> Result<(), Box<dyn Error>> {
        let (x, screen) = x11rb::connect(None)?;
        let screen = &x.setup().roots[screen];
        let atom = |name: &str| -> Result<Atom, Box<dyn Error>> {
            Ok(x.intern_atom(false, name.as_bytes())?.reply()?.atom)
        };
        let manager =
            x.get_property(false, screen.root, atom("_NET_SUPPORTING_WM_CHECK")?, AtomEnum::WINDOW, 0, 1)?;
        if manager.reply()?.value_len > 0 {
            let change = if self.is_on() { REMOVE } else { ADD };
            let data = [change, atom("_NET_WM_STATE_FULLSCREEN")?, 0, FROM_PROGRAM, 0];
            let message = ClientMessageEvent::new(32, self.window, atom("_NET_WM_STATE")?, data);
            let mask = EventMask::SUBSTRUCTURE_REDIRECT | EventMask::SUBSTRUCTURE_NOTIFY;
            x.send_event(false, screen.root, mask, message)?.check()?;
            self.before = if self.is_on() { None } else { Some(ConfigureWindowAux::new()) };
            return Ok(());
        }
        // Without a window manager the window may place itself.
        let shape = x.get_geometry(self.window)?.reply()?;
        let place = ConfigureWindowAux::new();
        let now = place.x(i32::from(shape.x)).y(i32::from(shape.y));
        let now = now.width(u32::from(shape.width)).height(u32::from(shape.height));
        let (width, height): (u32, u32) = (screen.width_in_pixels.into(), screen.height_in_pixels.into());
        let (next, before) = match self.before.take() {
            Some(before) => (before, None),
            None => (place.x(0).y(0).width(width).height(height), Some(now)),
        };
        x.configure_window(self.window, &next)?.check()?;
        self.before = before;
        Ok(())
    }
}
