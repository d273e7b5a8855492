//! What is said when something is wrong with the board or its memory.

use crate::console::faults::Fault;
use crate::console::kit::{Page, page};
use crate::console::memory::Unreadable;

/// What a trouble means for the players.
pub const fn page_of(fault: Fault) -> Page {
    match fault {
        Fault::Hung => {
            page("RESTARTED", &["Passdeck got stuck", "and was started anew.", "Your game is safe."])
        }
        Fault::NotSaved => page(
            "NOT SAVED!",
            &["The memory keeps", "nothing any more. You", "can play on, but only", "until you switch off."],
        ),
        Fault::WeakChance => page(
            "WEAK CHANCE",
            &["The source of chance", "is silent. No two", "games are alike, but", "they can be foretold."],
        ),
    }
}

/// What can be done with a memory that cannot be read: the text, and what A does.
pub const fn broken_memory(why: Option<Unreadable>) -> (Page, &'static str) {
    match why {
        Some(Unreadable::Foreign) => (
            page(
                "OH DEAR!",
                &["All that is saved is", "of another version.", "Nothing is changed", "until you say so."],
            ),
            "empty it",
        ),
        _ => (
            page(
                "OH DEAR!",
                &["What is saved is", "damaged in part.", "Nothing is changed", "until you say so."],
            ),
            "keep the rest",
        ),
    }
}

/// All pages, to see whether they fit.
pub fn pages() -> impl Iterator<Item = Page> {
    let memory = [Unreadable::Foreign, Unreadable::Damaged].map(|why| broken_memory(Some(why)).0);
    Fault::ALL.into_iter().map(page_of).chain(memory)
}
