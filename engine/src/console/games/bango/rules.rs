//! The rules of Bango in pages. `docs/rulings.md` names the test behind each of them.

use crate::cards::Colour::{Black, Blue, Purple, Red, Yellow};
use crate::console::kit::{Face, Page, illustrated, page};

pub(super) const PAGES: &[Page] = &[
    page(
        "Aim",
        &["Collect cards and lay", "them down in", "sequences, such as", "3 4 5. Play goes", "clockwise."],
    ),
    illustrated(
        "Aim",
        &["A sequence: numbers", "in order, any colours"],
        &[Face::number(Blue, 3), Face::number(Purple, 4), Face::number(Red, 5), Face::number(Red, 6)],
    ),
    page(
        "The cards",
        &["♥ ■ ★ ○: 1 to 11,", "two of each card.", "Black ✖: 1-11, once.", "99 cards in all."],
    ),
    page(
        "Set-up",
        &[
            "players  2  3  4  5",
            "out     25 15 10  0",
            "Out: set aside unseen",
            "You each get a secret",
            "card, never a black.",
        ],
    ),
    page(
        "Draw",
        &[
            "Draw cards into the",
            "row, one by one. Stop",
            "when you like, take",
            "one or more. The rest",
            "is thrown away.",
        ],
    ),
    page(
        "Explosion",
        &[
            "Two of a number: BOOM",
            "You take the new card",
            "and all black (✖ K).",
            "Then each opponent",
            "takes one card.",
        ],
    ),
    page(
        "Explosion",
        &["You get the rest and", "your turn ends. With", "more than 5 cards you", "must lay down."],
    ),
    page(
        "Explosion",
        &[
            "The bomb counts the",
            "numbers in the row.",
            "3/11: 3 of the 11 are",
            "there. Drawing one of",
            "them again explodes.",
        ],
    ),
    illustrated(
        "Explosion",
        &["The second 4: BOOM!", "Take it and the K5."],
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
            "same number as the",
            "newest one: both are",
            "thrown away. That",
            "stops a BOOM.",
        ],
    ),
    page(
        "Bango!",
        &[
            "After BOOM, opponents",
            "take or bango a card.",
            "You may bango any of",
            "the rest. Black cards",
            "can Bango too.",
        ],
    ),
    page(
        "Lay down",
        &[
            "After stopping you",
            "may lay down all your",
            "cards; with more than",
            "5 you must, at the",
            "end of your turn.",
        ],
    ),
    page(
        "Lay down",
        &[
            "Start a sequence of 2",
            "or more cards, or add",
            "to the ends of one.",
            "Any colours. You can",
            "have 3 sequences.",
        ],
    ),
    page(
        "Lay down",
        &[
            "No black cards in a",
            "sequence, no 1 after",
            "11. Cards that don't",
            "fit go out and cost",
            "1 point each.",
        ],
    ),
    page(
        "The end",
        &[
            "If the deck's last",
            "card doesn't explode,",
            "you must stop and",
            "take at least one",
            "card from the row.",
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
            "sequence, 1 more for",
            "each card of its most",
            "common colour. -1 for",
            "each card out.",
        ],
    ),
    page("Points", &["Colours tied for most", "are skipped:", "2♥ 2■ 1★ counts 1,", "2♥ 2■ counts 0."]),
    illustrated(
        "Points",
        &["4 cards, 2 of them", "red: 4+2 points."],
        &[Face::number(Red, 3), Face::number(Blue, 4), Face::number(Yellow, 5), Face::number(Red, 6)],
    ),
];
