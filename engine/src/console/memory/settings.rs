//! The settings of the device.

use super::{Battery, step};
use crate::console::request::{Panel, Volume};
use crate::console::words::settings::{self as words, SettingWords};

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
    Battery,
    Coach,
    Motion,
}

/// The words of a setting, and its value at the beginning.
struct SettingSpec {
    words: SettingWords,
    default: u8,
}

impl Setting {
    /// All settings, in the order of their list, which is also the order in which they are saved: a new one comes last.
    pub const ALL: [Setting; 12] = [
        Setting::Contrast,
        Setting::Sound,
        Setting::BotSpeed,
        Setting::DimAfter,
        Setting::OffAfter,
        Setting::TurnPicture,
        Setting::SortBy,
        Setting::Manners,
        Setting::Panel,
        Setting::Battery,
        Setting::Coach,
        Setting::Motion,
    ];

    const fn spec(self) -> SettingSpec {
        let (words, default) = match self {
            Setting::Contrast => (words::CONTRAST, 3),
            Setting::Sound => (words::SOUND, 1),
            Setting::BotSpeed => (words::BOT_SPEED, 1),
            Setting::DimAfter => (words::DIM_AFTER, 1),
            Setting::OffAfter => (words::OFF_AFTER, 1),
            Setting::TurnPicture => (words::TURN_PICTURE, 0),
            Setting::SortBy => (words::SORT_BY, 0),
            Setting::Manners => (words::MANNERS, 0),
            Setting::Motion => (words::MOTION, 1),
            Setting::Panel => (words::PANEL, 0),
            Setting::Battery => (words::BATTERY, 0),
            Setting::Coach => (words::COACH, 1),
        };
        SettingSpec { words, default }
    }

    /// What it is called in the list.
    pub const fn label(self) -> &'static str {
        self.spec().words.label
    }

    /// What it does, in a line of 24 characters.
    pub const fn help(self) -> &'static str {
        self.spec().words.help
    }

    /// The words for its values.
    pub const fn words(self) -> &'static [&'static str] {
        self.spec().words.values
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

/// The values of all settings; each has a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    values: [u8; Settings::COUNT],
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { values: Setting::ALL.map(|setting| setting.spec().default) }
    }
}

impl Settings {
    /// How many settings there are.
    pub(super) const COUNT: usize = Setting::ALL.len();

    /// The value of a setting.
    pub fn get(&self, setting: Setting) -> u8 {
        self.values.get(setting as usize).copied().unwrap_or(0)
    }

    /// Whether a setting with the words *off* and *on* is on.
    pub fn is_on(&self, setting: Setting) -> bool {
        self.get(setting) == 1
    }

    /// The word for the value of a setting.
    pub fn word(&self, setting: Setting) -> &'static str {
        setting.words().get(usize::from(self.get(setting))).copied().unwrap_or("")
    }

    /// Changes a value; one without a word is not taken.
    pub fn set(&mut self, setting: Setting, value: u8) {
        if usize::from(value) < setting.words().len()
            && let Some(old) = self.values.get_mut(setting as usize)
        {
            *old = value;
        }
    }

    /// Goes to the next value or the one before.
    pub fn step(&mut self, setting: Setting, up: bool) {
        let last = u8::try_from(setting.words().len()).unwrap_or(1).saturating_sub(1);
        self.set(setting, step(self.get(setting), 0..=last, up));
    }

    /// The values as bytes.
    pub const fn bytes(&self) -> [u8; Settings::COUNT] {
        self.values
    }

    /// How loud the buzzer is; `None` is silent.
    pub fn volume(&self) -> Option<Volume> {
        match self.get(Setting::Sound) {
            0 => None,
            1 => Some(Volume::Low),
            _ => Some(Volume::High),
        }
    }

    /// The same, but bots play so that one can follow, and nothing is left out: in a lesson, and over the menu.
    #[must_use]
    pub fn for_watching(&self) -> Settings {
        let mut settings = *self;
        settings.set(Setting::BotSpeed, BotSpeed::Normal as u8);
        settings
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

    /// The chip of the display. Version 1.0 knew the first two values, and the first one left it to the board as well.
    pub fn panel(&self) -> Panel {
        match self.get(Setting::Panel) {
            0 => Panel::Auto,
            1 => Panel::Sh1106,
            _ => Panel::Ssd1306,
        }
    }

    /// The battery that was built in, if any.
    pub fn battery(&self) -> Option<Battery> {
        match self.get(Setting::Battery) {
            0 => None,
            1 => Some(Battery::LiPo),
            _ => Some(Battery::ThreeAa),
        }
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

    /// Whether things move on the screen.
    pub fn motion(&self) -> bool {
        self.is_on(Setting::Motion)
    }

    /// Whether hands are sorted by number instead of by colour.
    pub fn by_number(&self) -> bool {
        self.is_on(Setting::SortBy)
    }
}
