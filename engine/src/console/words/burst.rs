//! Burst in pages, and what its table says.

use super::{Page, page};

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

/// What the table says.
pub(in crate::console) mod table {
    /// All have chosen.
    pub(in crate::console) const CARDS_UP: &str = "Cards up!";
    /// What the pages of the rules are about; their places.
    pub(in crate::console) const CHOOSE: usize = 1;
    pub(in crate::console) const THE_ROUND: usize = 2;
    pub(in crate::console) const THE_END: usize = 6;
    /// Why a colour goes out, and what becomes of it.
    pub(in crate::console) const TIE: &str = "tie";
    pub(in crate::console) const BURST: &str = "burst";
    pub(in crate::console) const SCORES: &str = "scores";
    pub(in crate::console) const MANY: &str = "MANY!";
    /// Results of a round.
    pub(in crate::console) const ONLY_ONES: &str = "Only 1s score";
    pub(in crate::console) const NOBODY: &str = "Nobody scores";
    /// The game is over.
    pub(in crate::console) const OVER: &str = "The game is over";
}
