//! Options and variants.

/// Labels, in the order of the house rules.
pub const LABELS: &[&str] = &["Aggressive", "Manners", "A hidden one", "Sacrifice", "2nd chance", "Tokens"];

/// One line of 25 characters each.
pub const EXPLANATIONS: &[&str] = &[
    "2+2+1 cards, no leftover",
    "announce it, say thanks",
    "open hands but one card",
    "1 token: a top goes away",
    "1 token: go once more",
    "10 as usual, 6 is short",
];

/// What is said of an option that does not suit the number of players.
pub const TOO_MANY: &str = "for 2 or 3 players only";

/// Numbers of tokens.
pub const TOKENS: &[&str] = &[
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20",
];
