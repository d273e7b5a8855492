//! The rules of No Idea in pages.

use crate::console::kit::{Page, page};
use crate::games::no_idea::{Phase, PublicState};

pub(super) const PAGES: &[Page] = &[
    page(
        "Aim",
        &[
            "Six cards lie face",
            "down before you. Get",
            "rid of them to win",
            "trophies. Play goes",
            "clockwise.",
        ],
    ),
    page(
        "Draw",
        &[
            "First turn up a card",
            "of the draw pile. It",
            "goes on a pile of its",
            "colour or number, or",
            "starts a new pile.",
        ],
    ),
    page(
        "Your cards",
        &[
            "Then open one of your",
            "own. If it fits, you",
            "may put it there and",
            "go on, or put it back",
            "and end the turn.",
        ],
    ),
    page(
        "Your cards",
        &[
            "Does not fit? It goes",
            "back face down and",
            "your turn ends. All",
            "have seen it:",
            "remember it!",
        ],
    ),
    page(
        "Functions",
        &[
            "+ turn up one more",
            "! other piles go away",
            "^ all others refill",
            "to 3 cards",
            "Only when put down.",
        ],
    ),
    page(
        "Nothing fits!",
        &[
            "With 3 cards or less",
            "say so, and open them",
            "one by one. If really",
            "none fits, you win a",
            "trophy.",
        ],
    ),
    page(
        "Nothing fits!",
        &["As soon as one fits", "you get none. In both", "cases you refill to 6", "and your turn ends."],
    ),
    page("Prizes", &["A prize card with 0", "to 2 stars is yours", "at once. Your turn", "ends."]),
    page("Cleared", &["Your last card gone?", "Take a trophy and six", "new cards. Your turn", "ends."]),
    page(
        "The end",
        &["The twelfth trophy", "ends the game. Stars", "count: trophies have", "3 to 5. Most stars", "win."],
    ),
];

/// The page about what is asked, from 0.
pub(super) fn page_about(table: &PublicState) -> usize {
    match table.phase {
        Phase::Draw | Phase::Open { .. } => 1,
        Phase::Own { .. } if table.may_declare() => 5,
        Phase::Own { .. } | Phase::Revealed { .. } => 2,
        Phase::NothingFits { .. } => 5,
        Phase::Over => 9,
    }
}
