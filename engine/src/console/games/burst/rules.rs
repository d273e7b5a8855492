//! The rules of Burst in pages. `docs/rulings.md` names the test behind each of them.

use crate::cards::Colour::{Blue, Red, Yellow};
use crate::console::kit::{Face, Page, illustrated, page};
use crate::games::burst::{PublicState, Turn};

pub(super) const PAGES: &[Page] = &[
    page(
        "Aim",
        &[
            "Be strong in the",
            "colour with the most",
            "cards on the table.",
            "But with too many, it",
            "bursts!",
        ],
    ),
    page(
        "The cards",
        &["♥ ■ ★ ▲ ◇, 20 each", "number  1 2 3 4 5 6", "cards   5 6 5 2 1 1", "100 cards in all."],
    ),
    page(
        "Set-up",
        &[
            "players  2  3  4  5",
            "rounds  11  7  6  4",
            "removed 10 13  0 15",
            "Nobody sees those.",
            "Each gets five cards.",
        ],
    ),
    page(
        "Choose",
        &["A round has 3 turns:", "choose 2 cards, then", "1, then 1. Everybody", "chooses in secret."],
    ),
    page(
        "Choose",
        &[
            "After each turn, all",
            "cards flip at once.",
            "Then draw back up to",
            "five cards while the",
            "deck lasts.",
        ],
    ),
    page(
        "The round",
        &[
            "After 3 turns, the",
            "colour with the most",
            "cards scores: add up",
            "the numbers on your",
            "cards of that colour.",
        ],
    ),
    illustrated(
        "The round",
        &["If red scores, these", "two earn you 3+2."],
        &[Face::number(Red, 3), Face::number(Red, 2), Face::number(Blue, 6)],
    ),
    page(
        "Many 1s",
        &[
            "Count the 1s first.",
            "If there are many,",
            "only 1s score: each",
            "player gets 1 point",
            "for each of their 1s.",
        ],
    ),
    page(
        "Burst",
        &[
            "Too many of a colour?",
            "It bursts and is out.",
            "Then check the colour",
            "with the next most",
            "cards.",
        ],
    ),
    page(
        "Tie",
        &[
            "Colours tied for most",
            "are all out. Check",
            "the rest the same",
            "way. If none is left,",
            "nobody scores.",
        ],
    ),
    illustrated(
        "Tie",
        &["Red and blue tie, so", "yellow scores: 4."],
        &[
            Face::number(Red, 2),
            Face::number(Red, 1),
            Face::number(Blue, 3),
            Face::number(Blue, 2),
            Face::number(Yellow, 4),
        ],
    ),
    page(
        "Limits",
        &[
            "players  2  3  4  5",
            "burst    5  6  7  9",
            "many 1s  6  7  8 10",
            "Each number or more.",
            "See above your hand.",
        ],
    ),
    page(
        "Limits",
        &[
            "The row of shapes",
            "counts everybody's",
            "cards and the 1s.",
            "Full bar: the colour",
            "bursts, or 1s score.",
        ],
    ),
    page(
        "The end",
        &[
            "When the deck is",
            "empty, play on until",
            "each has 1 card left.",
            "Most points wins.",
            "Ties share the win.",
        ],
    ),
    page(
        "Option",
        &["Aggressive, for 2-3:", "choose 2 cards, then", "2, then 1. Play until", "all cards are gone."],
    ),
    page(
        "Option",
        &["aggressive  2  3", "removed     0 10", "rounds     10  6", "burst       6  7", "many 1s     7  8"],
    ),
];

/// Indices of the pages about what is asked.
const CHOOSE: usize = 3;
const THE_ROUND: usize = 5;
const THE_END: usize = 13;

/// The page about what is asked, from 0.
pub(super) const fn page_about(table: &PublicState) -> usize {
    match table.turn() {
        Some(Turn::Third) => THE_ROUND,
        Some(_) => CHOOSE,
        None => THE_END,
    }
}
