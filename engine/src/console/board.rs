//! What a board can do. The console shows only that.

use super::memory::Setting;

/// What the board under the console can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// It makes sounds.
    pub sound: bool,
    /// Its display has a contrast, and can be dimmed and switched off.
    pub light: bool,
    /// Its display can be one of several [panels](super::Panel), and can be built in upside down.
    pub panel: bool,
    /// It can sleep until a button is pressed.
    pub sleep: bool,
    /// It can restart as a drive on USB, for a new program.
    pub usb: bool,
}

impl Board {
    /// A board that can do everything, as the handheld does.
    pub const HANDHELD: Board = Board { sound: true, light: true, panel: true, sleep: true, usb: true };

    /// A page in a browser: it is heard and dimmed, but its display is no part that somebody has built in.
    pub const PAGE: Board = Board { panel: false, sleep: false, usb: false, ..Board::HANDHELD };

    /// Whether a setting has any effect on this board.
    pub(super) const fn has(&self, setting: Setting) -> bool {
        match setting {
            Setting::Sound => self.sound,
            Setting::Contrast | Setting::DimAfter | Setting::OffAfter => self.light,
            Setting::TurnPicture | Setting::Panel => self.panel,
            // What can sleep has a supply to care for.
            Setting::Battery => self.sleep,
            Setting::BotSpeed | Setting::SortBy | Setting::Manners | Setting::Coach | Setting::Motion => true,
        }
    }
}

impl Default for Board {
    fn default() -> Board {
        Board::HANDHELD
    }
}
