//! The rules of Bango in pages. `docs/rulings.md` names the test behind each of them.

use crate::cards::Colour::{Black, Blue, Purple, Red, Yellow};
use crate::console::kit::{Face, Page, illustrated, page};

pub(super) const PAGES: &[Page] = &[
    page(
        "Aim",
        &[
            "Collect cards and lay",
            "them down in",
            "sequences like 3 4 5.",
            "Most points wins.",
            "Play goes clockwise.",
        ],
    ),
    illustrated(
        "Aim",
        &["Numbers in order, any", "colours except black."],
        &[Face::number(Blue, 3), Face::number(Purple, 4), Face::number(Red, 5), Face::number(Red, 6)],
    ),
    page(
        "The cards",
        &["♥ ■ ★ ○: 1 to 11,", "two of each card.", "Black ✖: 1 to 11,", "one of each.", "99 cards in all."],
    ),
    page(
        "Set-up",
        &[
            "players  2  3  4  5",
            "removed 25 15 10  0",
            "Nobody sees them.",
            "Each player gets one",
            "secret card, no black",
        ],
    ),
    page(
        "Draw",
        &[
            "Draw cards into the",
            "row one by one. Stop",
            "when you like. Take",
            "one or more; the rest",
            "is thrown away.",
        ],
    ),
    page("Draw", &["Cards thrown away go", "on one pile that", "belongs to nobody.", "They cost no points."]),
    page(
        "BOOM!",
        &[
            "Same number again:",
            "BOOM! If you don't",
            "Bango, take that card",
            "and all black cards",
            "(✖ K) in the row.",
        ],
    ),
    page(
        "BOOM!",
        &[
            "Then each opponent,",
            "clockwise from your",
            "left, takes one card.",
            "If there are too few,",
            "some get nothing.",
        ],
    ),
    page(
        "BOOM!",
        &["You get the rest and", "your turn ends. With", "more than 5 cards you", "must lay down."],
    ),
    page(
        "BOOM!",
        &[
            "The bomb counts the",
            "numbers in the row.",
            "3/11: 3 of the 11 are",
            "there. Draw one of",
            "them again: BOOM!",
        ],
    ),
    illustrated(
        "BOOM!",
        &["The second 4: BOOM!", "Take it and black 5."],
        &[
            Face::number(Purple, 4),
            Face::number(Black, 5),
            Face::number(Yellow, 7),
            Face::number(Yellow, 1),
            Face::number(Blue, 4),
        ],
    ),
    page(
        "Bango!",
        &[
            "Play a card with the",
            "new card's number,",
            "BOOM or not: both are",
            "thrown away. It also",
            "calls off a BOOM.",
        ],
    ),
    page(
        "Bango!",
        &[
            "You may Bango more",
            "than once in a turn.",
            "After each one, draw",
            "again or stop. Black",
            "cards can Bango too.",
        ],
    ),
    page(
        "Bango!",
        &["After your BOOM, each", "opponent may Bango a", "card in the row. Then", "they take none."],
    ),
    page(
        "Bango!",
        &[
            "After your BOOM you",
            "may Bango cards left",
            "for you, even with a",
            "card that you just",
            "had to take.",
        ],
    ),
    page(
        "Lay down",
        &[
            "When you stop, you",
            "may lay down all your",
            "cards. With more than",
            "5 at the end of your",
            "turn, you must.",
        ],
    ),
    page(
        "Lay down",
        &[
            "Start a sequence of 2",
            "or more cards, or add",
            "to an end of yours.",
            "Each player may have",
            "only 3 in a game.",
        ],
    ),
    page("Lay down", &["No black cards in a", "sequence, no 1 after", "11. Two sequences", "never join."]),
    page(
        "Lay down",
        &[
            "Cards that you don't",
            "place are OUT and",
            "cost 1 point each.",
            "Even a card that fits",
            "may go OUT.",
        ],
    ),
    page(
        "The end",
        &[
            "With the last card of",
            "the deck, you must",
            "stop and take one or",
            "more. If it's a BOOM,",
            "play it as usual.",
        ],
    ),
    page(
        "The end",
        &["Then everybody lays", "down one last time.", "Most points wins.", "Ties share the win."],
    ),
    page(
        "Points",
        &[
            "1 for each card in a",
            "sequence, and 1 bonus",
            "for each card of its",
            "most common colour.",
            "-1 for each card OUT.",
        ],
    ),
    page(
        "Points",
        &["Tied colours don't", "count; the next does:", "2♥ 2■ 1★: bonus 1,", "2♥ 2■: no bonus."],
    ),
    illustrated(
        "Points",
        &["4 cards, 2 of them", "red: 4+2 points."],
        &[Face::number(Red, 3), Face::number(Blue, 4), Face::number(Yellow, 5), Face::number(Red, 6)],
    ),
];
