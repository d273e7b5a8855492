//! About the device, and the tests of its parts.

use super::NO;
use crate::console::kit::{Line, line};

/// The list, and what leads to each of its screens.
pub(crate) const TITLE: &str = "ABOUT AND TEST";
pub(crate) const THIS_PASSDECK: &str = "This Passdeck";
pub(crate) const TEST_BUTTONS: &str = "Test the buttons";
pub(crate) const TEST_DISPLAY: &str = "Test the display";
pub(crate) const TEST_CONTRAST: &str = "Test the contrast";
pub(crate) const TEST_BUZZER: &str = "Test the buzzer";

/// The first page about the device.
pub(crate) const VERSION: &str = "Version";
pub(crate) const BUILD: &str = "Build";
pub(crate) const BOARD: &str = "Board";
pub(crate) const AWAKE_FOR: &str = "Uptime";
pub(crate) const SUPPLY: &str = "Supply";
pub(crate) const NOT_MEASURED: &str = "not measured";
pub(crate) const NOT_WIRED: &str = "not wired";

pub(crate) fn hours_and_minutes(minutes: u32) -> Line {
    line!("{} h {} min", minutes / 60, minutes % 60)
}

/// How the device is.
pub(crate) const HEALTH: &str = "HEALTH";
pub(crate) const FLASH: &str = "Flash";
pub(crate) const DOES_NOT_TELL: &str = "unknown";
pub(crate) const FLASH_WORN: &str = "Flash wear";
pub(crate) const SHUFFLING: &str = "Shuffling";
pub(crate) const IS_TESTED: &str = "testing";
pub(crate) const GOOD: &str = "good";
pub(crate) const POOR: &str = "poor";
pub(crate) const GOT_STUCK: &str = "Froze";
pub(crate) const CRASH: &str = "Crash";
pub(crate) const NO_CRASH: &str = "none";

pub(crate) fn in_a_row(hangs: u32) -> Line {
    if hangs == 0 { Line::from(NO) } else { line!("{hangs} in a row") }
}

/// The command that reads the flash, and its clock.
pub(crate) fn flash_mode(command: u8, megahertz: u16) -> Line {
    line!("{command:02X}h, {megahertz} MHz")
}

/// How to get out of trouble.
pub(crate) const WHEN_SWITCHING_ON: &str = "AT POWER-ON";
pub(crate) const RESCUE: [&str; 5] = [
    "Hold B: start without",
    "the saved game, which",
    "stays where it is.",
    "Hold A and B: install",
    "a new program.",
];

/// The tests.
pub(crate) const BUTTONS: &str = "BUTTONS";
pub(crate) const CONTRAST: &str = "CONTRAST";
pub(crate) const DISPLAY: &str = "DISPLAY";
pub(crate) const EVERY_DOT: [&str; 5] = [
    "All dots light up,",
    "then every other dot,",
    "then the outline. Is",
    "any dot dark that",
    "should be lit?",
];
pub(crate) const BUZZER: &str = "BUZZER";
pub(crate) const YOUR_TURN: &str = "Your turn";
pub(crate) const EXPLOSION: &str = "BOOM";
pub(crate) const TROPHY: &str = "Trophy";
pub(crate) const THE_WINNER: &str = "The winner";
pub(crate) const A_CARD: &str = "A card";
pub(crate) const GREAT_DANGER: &str = "Big danger";
pub(crate) const CARD_PLACED: &str = "Card placed";
pub(crate) const COMBINATION: &str = "Combination";
pub(crate) const MISTAKE: &str = "Mistake";

/// How many buttons were tried.
pub(crate) fn tried(seen: usize, all: usize) -> Line {
    line!("{seen} of {all}")
}
