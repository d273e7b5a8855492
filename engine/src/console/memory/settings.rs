//! The settings of the device.

use super::choices::{Choice, Choices};
use crate::console::request::{Panel, Volume};
use crate::console::words::settings as words;

/// One setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Setting {
    Contrast,
    Sound,
    BotSpeed,
    DimAfter,
    OffAfter,
    TurnPicture,
    SortBy,
    Manners,
    Panel,
}

impl Choice for Setting {
    const ALL: &'static [Setting] = &[
        Setting::Contrast,
        Setting::Sound,
        Setting::BotSpeed,
        Setting::DimAfter,
        Setting::OffAfter,
        Setting::TurnPicture,
        Setting::SortBy,
        Setting::Manners,
        Setting::Panel,
    ];

    fn label(self) -> &'static str {
        words::LABELS.get(self.place()).copied().unwrap_or("")
    }

    fn words(self) -> &'static [&'static str] {
        match self {
            Setting::Contrast => &["1", "2", "3", "4", "5"],
            Setting::Sound => &["off", "low", "high"],
            Setting::BotSpeed => &["slow", "normal", "fast", "skip"],
            Setting::DimAfter => &["15 s", "30 s", "1 min"],
            Setting::OffAfter => &["1 min", "2 min", "5 min", "15 min"],
            Setting::TurnPicture | Setting::Manners => &["off", "on"],
            Setting::SortBy => &["colour", "number"],
            Setting::Panel => &["SSD1306", "SH1106"],
        }
    }

    fn usual(self) -> u8 {
        match self {
            Setting::Contrast => 3,
            Setting::Sound | Setting::BotSpeed | Setting::DimAfter | Setting::OffAfter => 1,
            Setting::TurnPicture | Setting::SortBy | Setting::Manners | Setting::Panel => 0,
        }
    }

    fn place(self) -> usize {
        self as usize
    }
}

/// How fast bots show what they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum BotSpeed {
    Slow,
    Normal,
    Fast,
    /// Straight to the next human turn.
    Skip,
}

/// All settings.
pub type Settings = Choices<Setting, 9>;

impl Settings {
    /// How loud the buzzer is; `None` is silent.
    pub fn volume(&self) -> Option<Volume> {
        match self.get(Setting::Sound) {
            0 => None,
            1 => Some(Volume::Low),
            _ => Some(Volume::High),
        }
    }

    /// How fast bots show what they do.
    pub fn bot_speed(&self) -> BotSpeed {
        match self.get(Setting::BotSpeed) {
            0 => BotSpeed::Slow,
            1 => BotSpeed::Normal,
            2 => BotSpeed::Fast,
            _ => BotSpeed::Skip,
        }
    }

    /// The contrast for the display driver.
    pub fn contrast(&self) -> u8 {
        // Steps of equal look, not of equal number.
        match self.get(Setting::Contrast) {
            0 => 8,
            1 => 40,
            2 => 90,
            3 => 160,
            _ => 255,
        }
    }

    /// The kind of display that was built in.
    pub fn panel(&self) -> Panel {
        if self.is_on(Setting::Panel) { Panel::Sh1106 } else { Panel::Ssd1306 }
    }

    /// Milliseconds until the display dims.
    pub fn dim_after(&self) -> u32 {
        match self.get(Setting::DimAfter) {
            0 => 15_000,
            1 => 30_000,
            _ => 60_000,
        }
    }

    /// Milliseconds until the display goes dark. It always does: nothing static stays lit for hours.
    pub fn off_after(&self) -> u32 {
        match self.get(Setting::OffAfter) {
            0 => 60_000,
            1 => 120_000,
            2 => 300_000,
            _ => 900_000,
        }
    }

    /// Whether hands are sorted by number instead of by colour.
    pub fn by_number(&self) -> bool {
        self.is_on(Setting::SortBy)
    }
}
