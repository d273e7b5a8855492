//! What is wrong with the device, what that means for the players, and what they can do.

use crate::console::kit::{Line, Page, line, page};

pub(crate) const HUNG: Page =
    page("RESTARTED", &["Passdeck froze and", "restarted. Your game", "is safe: choose", "Continue."]);

pub(crate) const NOT_SAVED: Page = page(
    "NOT SAVED!",
    &["Moves are no longer", "saved. Finish this", "game before you", "switch off, or it", "will be lost."],
);

pub(crate) const SAVED_AGAIN: Page = page(
    "SAVED AGAIN",
    &["Saving works again.", "Everything is saved,", "so you can switch off", "whenever you like."],
);

pub(crate) const PARTITIONED: Page = page(
    "NOT SAVING",
    &[
        "The flash of this",
        "board is in parts, so",
        "games are not saved.",
        "The README says how",
        "to change that.",
    ],
);

pub(crate) const WEAK_CHANCE: Page = page(
    "POOR SHUFFLE",
    &[
        "A part is broken, so",
        "shuffling isn't as",
        "good. You can still",
        "play. Tell whoever",
        "built this Passdeck.",
    ],
);

pub(crate) const BATTERY_LOW: Page =
    page("BATTERY LOW", &["Charge or change the", "battery soon. Your", "game is saved."]);

pub(crate) const BATTERY_EMPTY: Page = page(
    "BATTERY EMPTY",
    &["Passdeck is going to", "sleep. Your game is", "saved. Charge or", "change the battery", "to play on."],
);

/// After a crash.
pub(crate) const OOPS: &str = "OOPS, RESTARTED";
pub(crate) const GAME_IS_SAFE: &str = "Your game is safe.";

/// Something that was saved cannot be read.
pub(crate) const OH_DEAR: &str = "OH DEAR!";

/// What cannot be read: one word for each, and one for why. Together they make a sentence of three lines.
pub(crate) const SETTINGS_AND_NAMES: &str = "Settings and names";
pub(crate) const THE_RECORDS: &str = "The records";
pub(crate) const THE_SAVED_GAME: &str = "The saved game";
pub(crate) const IS_FOREIGN: [&str; 2] = ["is from another", "Passdeck version."];
pub(crate) const ARE_FOREIGN: [&str; 2] = ["are from another", "Passdeck version."];
pub(crate) const IS_DAMAGED: [&str; 2] = ["is damaged and can't", "be read."];
pub(crate) const ARE_DAMAGED: [&str; 2] = ["are damaged and can't", "be read."];

/// All that is saved cannot be read.
pub(crate) const ALL_IS_FOREIGN: [&str; 2] = ["Everything saved is", "from another version."];
pub(crate) const ALL_IS_DAMAGED: [&str; 3] = ["Everything saved is", "damaged and can't be", "read."];

/// Some of it can be read: the lines below say what.
pub(crate) const SOME_IS_DAMAGED: [&str; 2] = ["Some of what is saved", "is damaged. You keep:"];

pub(crate) fn game_so_far(game: &str, moves: u16) -> Line {
    let s = if moves == 1 { "" } else { "s" };
    line!("{game}, {moves} move{s}")
}

/// And what happens to it.
pub(crate) const UNTIL_YOU_SAY_SO: [&str; 2] = ["Nothing will change", "until you say so."];
