//! The rules of Burst in pages.

use crate::console::kit::{Page, page};
use crate::games::burst::{PublicState, Turn};

pub(super) const PAGES: &[Page] = &[
    page("Aim", &["Be strong in the", "colour that most", "cards have, if there", "are not too many."]),
    page(
        "Choose",
        &[
            "All choose secretly:",
            "2 cards, then 1, then",
            "1. All turn up",
            "together and draw up",
            "to five again.",
        ],
    ),
    page(
        "The round",
        &[
            "After three turns the",
            "colour with the most",
            "cards scores. You get",
            "the numbers of your",
            "own cards of it.",
        ],
    ),
    page(
        "Burst",
        &["Too many cards of a", "colour: it has burst", "and goes out. The", "next colour is looked", "at."],
    ),
    page(
        "Tie",
        &["Colours with equally", "many cards go out all", "together. If none is", "left, nobody scores."],
    ),
    page(
        "Many 1s",
        &["With very many 1s of", "any colours only the", "1s count: 1 point for", "each of your own."],
    ),
    page(
        "The end",
        &["When the deck is used", "up, play till one", "card is left in hand.", "Most points wins."],
    ),
    page("Aggressive", &["For 2 or 3: choose 2,", "then 2, then 1 card,", "till no card is left."]),
];

/// The page about what is asked, from 0.
pub(super) const fn page_about(table: &PublicState) -> usize {
    match table.turn() {
        Some(Turn::Third) => 2,
        Some(_) => 1,
        None => 6,
    }
}
