//! The rules of Burst in pages. `docs/rulings.md` names the test behind each of them.

use crate::cards::Colour::{Blue, Red, Yellow};
use crate::console::kit::{Face, Page, illustrated, page};
use crate::games::burst::{PublicState, Turn};

pub(super) const PAGES: &[Page] = &[
    page("Aim", &["Be strong in the", "colour that most", "cards have, if there", "are not too many."]),
    page(
        "The cards",
        &["♥ ■ ★ ▲ ◇, 20 each", "number  1 2 3 4 5 6", "cards   5 6 5 2 1 1", "100 cards in all."],
    ),
    page(
        "Set-up",
        &[
            "players  2  3  4  5",
            "out     10 13  0 15",
            "rounds  11  7  6  4",
            "Out: taken out unseen",
            "All get five cards.",
        ],
    ),
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
    illustrated(
        "The round",
        &["Red scores? These two", "reds bring you 3+2."],
        &[Face::number(Red, 3), Face::number(Red, 2), Face::number(Blue, 6)],
    ),
    page(
        "Many 1s",
        &[
            "First of all: if many",
            "1s of any colours lie",
            "there, only 1s count.",
            "You get 1 point for",
            "each of your own.",
        ],
    ),
    page(
        "Burst",
        &["Too many cards of a", "colour: it has burst", "and goes out. The", "next colour is looked", "at."],
    ),
    page(
        "Tie",
        &[
            "Colours tied for most",
            "go out all together.",
            "Look at the rest the",
            "same way. If none is",
            "left, nobody scores.",
        ],
    ),
    illustrated(
        "Tie",
        &["Red and blue tie and", "go out, yellow scores"],
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
            "Or more. They stand",
            "above your hand.",
        ],
    ),
    page(
        "Limits",
        &[
            "The top row counts",
            "the cards of all: 5",
            "colours and the 1s.",
            "A full bar: burst, or",
            "many 1s.",
        ],
    ),
    page(
        "The end",
        &[
            "When the deck is used",
            "up, play on till all",
            "have one card left.",
            "Most points wins; a",
            "tie is shared.",
        ],
    ),
    page(
        "Option",
        &["Aggressive, for 2-3:", "choose 2 cards, then", "2, then 1. Play till", "no card is left."],
    ),
    page(
        "Option",
        &["aggressive  2  3", "out         0 10", "rounds     10  6", "burst       6  7", "many 1s     7  8"],
    ),
];

/// Where the pages stand that are about what is asked.
const CHOOSE: usize = 3;
const THE_ROUND: usize = 4;
const THE_END: usize = 12;

/// The page about what is asked, from 0.
pub(super) const fn page_about(table: &PublicState) -> usize {
    match table.turn() {
        Some(Turn::Third) => THE_ROUND,
        Some(_) => CHOOSE,
        None => THE_END,
    }
}
