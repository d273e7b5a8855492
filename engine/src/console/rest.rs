//! When the console wants to be called, and whether its picture is another one: so that the board can rest.

use super::device::Console;
use super::playing::Mode;
use super::session::{Due, Session};
use super::shell::{Screen, Splash};

/// How long the dots of a hint stay as they are, in milliseconds.
pub(super) const DOTS: u32 = 250;

impl<T: Session> Console<T> {
    /// When [`tick`](Console::tick) has something to do, if no button moves. Ticks before that do no harm.
    pub fn due(&self) -> Due {
        let settings = &self.shared.profile.settings;
        let dark = self.sleep.due(settings.dim_after(), settings.off_after());
        self.screen_due().or_at(self.buttons.due()).or_at(dark)
    }

    /// Whether nothing happens any more before a button moves, but that the display dims and goes dark.
    pub fn is_at_rest(&self) -> bool {
        let waits_for_seed = matches!(self.mode, Mode::Shuffling(_));
        !waits_for_seed && self.screen_due() == Due::Never && self.buttons.due().is_none()
    }

    /// Whether the picture may be another one since this was last asked. It is never another one without
    /// this saying so.
    pub fn take_redraw(&mut self) -> bool {
        core::mem::take(&mut self.redraw)
    }

    fn screen_due(&self) -> Due {
        match (&self.mode, &self.table) {
            _ if self.fault().is_some() => Due::Never,
            (Mode::Shell(Screen::Splash(_)), _) => Due::At(self.started.wrapping_add(Splash::SHOWN)),
            (Mode::Session, Some(table)) => table.due(&self.shared.profile.settings),
            (Mode::Hint, _) if self.advice.is_none() => Due::Soon,
            _ => Due::Never,
        }
    }

    /// The clock goes on. Only the dots of a hint go by it.
    pub(super) fn set_clock(&mut self, now: u32) {
        let dots = self.mode == Mode::Hint && self.advice.is_none();
        self.redraw |= dots && now / DOTS != self.now / DOTS;
        self.now = now;
    }
}
