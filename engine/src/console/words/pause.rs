//! The pause menu and the screens behind it.

use crate::games::Disclosure;

pub(crate) use super::menus::{CONTINUE, SETTINGS};

pub(crate) const TITLE: &str = "PAUSE";
pub(crate) const RULES: &str = "Rules";
pub(crate) const HINT: &str = "Hint";
pub(crate) const UNDO: &str = "Undo";
pub(crate) const WHAT_HAPPENED: &str = "What happened";
pub(crate) const END_THE_GAME: &str = "End the game";
pub(crate) const SAVE_AND_QUIT: &str = "Save and quit";

/// What *Undo* takes back.
pub(crate) const ONE_MOVE: &str = "1 move";

/// The hint.
pub(crate) const ADVICE: &str = "HINT";
pub(crate) const BEST_ROBOT: &str = "best robot";
/// While it is thought about, one after the other.
pub(crate) const THINKING: [&str; 4] = ["thinking", "thinking.", "thinking..", "thinking..."];
pub(crate) const NO_HINT: &str = "NO HINT";
pub(crate) const WHEN_YOU_DECIDE: [&str; 3] = ["You can get a hint", "when it's your turn", "to decide."];

/// Why there is no undo.
pub(crate) const NO_UNDO: &str = "NO UNDO";
pub(crate) const NOTHING_PLAYED: [&str; 3] = ["Nobody has played", "yet.", ""];

const fn learned(why: &'static str) -> [&'static str; 3] {
    ["Too late: somebody", "has seen something.", why]
}

pub(crate) const fn disclosed(disclosure: Disclosure) -> [&'static str; 3] {
    learned(match disclosure {
        Disclosure::Revealed => "a card was flipped.",
        Disclosure::Shown => "a card was shown.",
        Disclosure::Drawn => "a card was drawn.",
        Disclosure::Shuffled => "cards were shuffled.",
    })
}

/// Why there is no undo while the table is asked about a card.
pub(crate) const CARD_PLACED: [&str; 3] = learned("a card was placed.");
pub(crate) const CHOSEN_SINCE: [&str; 3] = ["Too late: others have", "chosen since then.", ""];

/// What happened.
pub(crate) const HISTORY: &str = "WHAT HAPPENED";
pub(crate) const NOTHING_YET: &str = "nothing yet";
