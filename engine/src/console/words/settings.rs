//! The settings of the device, and what else there is to do with it.

use super::{HIGH, LOW, OFF, ON};

/// A setting: what it is called, what it does in a line of 24 characters, and the words for its values.
pub(crate) struct SettingWords {
    pub(crate) label: &'static str,
    pub(crate) help: &'static str,
    pub(crate) values: &'static [&'static str],
}

const fn setting(label: &'static str, help: &'static str, values: &'static [&'static str]) -> SettingWords {
    SettingWords { label, help, values }
}

pub(crate) const TITLE: &str = "SETTINGS";

pub(crate) const CONTRAST: SettingWords = setting("Contrast", "how bright it is", &["1", "2", "3", "4", "5"]);
pub(crate) const SOUND: SettingWords = setting("Sound", "for turns and events", &[OFF, LOW, HIGH]);
pub(crate) const BOT_SPEED: SettingWords =
    setting("Robot speed", "skip: only a summary", &["slow", "normal", "fast", "skip"]);
pub(crate) const DIM_AFTER: SettingWords =
    setting("Dim after", "if no button is pressed", &["15 s", "30 s", "1 min"]);
pub(crate) const OFF_AFTER: SettingWords =
    setting("Off after", "any button wakes it", &["1 min", "2 min", "5 min", "15 min"]);
pub(crate) const TURN_PICTURE: SettingWords = setting("Flip display", "to hold it upside down", &[OFF, ON]);
pub(crate) const SORT_BY: SettingWords = setting("Sort by", "how your hand is sorted", &["colour", "number"]);
pub(crate) const MANNERS: SettingWords = setting("Manners", "printed rule: you say it", &[OFF, ON]);
pub(crate) const PANEL: SettingWords =
    setting("Display", "if the picture is shifted", &["auto", "SH1106", "SSD1306"]);
pub(crate) const BATTERY: SettingWords =
    setting("Battery", "shows how much is left", &["USB only", "LiPo", "3 AA"]);
pub(crate) const COACH: SettingWords = setting("Coach", "explains new things", &[OFF, ON]);
pub(crate) const MOTION: SettingWords = setting("Motion", "cards fly, BOOM shakes", &[OFF, ON]);

/// What leads further, with a line about it.
pub(crate) const ABOUT: [&str; 2] = ["About and test...", "is everything all right?"];
pub(crate) const UPDATE: [&str; 2] = ["Update...", "for a new program"];
pub(crate) const RESET: [&str; 2] = ["Reset all...", "erase everything"];
