//! What is wrong with the device, what that means for the players, and what they can do.

use crate::console::kit::{Page, page};

pub(crate) const HUNG: Page = page(
    "RESTARTED",
    &["Passdeck got stuck", "and has started anew.", "Your game is safe:", "choose Continue."],
);

pub(crate) const NOT_SAVED: Page = page(
    "NOT SAVED!",
    &[
        "Moves are not saved",
        "any more. Play to the",
        "end before you switch",
        "off: after that this",
        "game is gone.",
    ],
);

pub(crate) const WEAK_CHANCE: Page = page(
    "POOR SHUFFLE",
    &[
        "A part is broken, so",
        "cards are shuffled",
        "less well. You can",
        "play. Tell whoever",
        "built this Passdeck.",
    ],
);

pub(crate) const BATTERY_LOW: Page =
    page("BATTERY LOW", &["Charge the battery or", "change it soon. Your", "game is saved."]);

pub(crate) const BATTERY_EMPTY: Page = page(
    "BATTERY EMPTY",
    &["Passdeck goes to", "sleep now. Your game", "is saved. Charge or", "change the battery", "to play on."],
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
pub(crate) const IS_DAMAGED: [&str; 2] = ["is damaged. It can", "not be read any more."];
pub(crate) const ARE_DAMAGED: [&str; 2] = ["are damaged. They can", "not be read any more."];

/// All that is saved cannot be read.
pub(crate) const ALL_IS_FOREIGN: [&str; 2] = ["All that is saved is", "of another version."];
pub(crate) const ALL_IS_DAMAGED: [&str; 2] = ["What is saved is", "damaged in part."];

/// And what happens to it.
pub(crate) const UNTIL_YOU_SAY_SO: [&str; 2] = ["Nothing is changed", "until you say so."];
