//! Bango in pages, and what its table says.

use super::{Page, page};

pub(super) const PAGES: &[Page] = &[
    page(
        "Aim",
        &["Collect cards and lay", "them down in", "sequences, such as", "3 4 5. Play goes", "clockwise."],
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
            "Same number twice?",
            "You take it and all",
            "black cards (✖ K).",
            "Then each opponent",
            "takes one card,",
        ],
    ),
    page(
        "Explosion",
        &["and you get the rest.", "Your turn ends. With", "more than 5 cards you", "must lay down."],
    ),
    page(
        "Bango!",
        &[
            "Play a card with the",
            "same number as the",
            "newest one: both are",
            "thrown away. It stops",
            "an explosion.",
        ],
    ),
    page(
        "Bango!",
        &[
            "After an explosion an",
            "opponent can bango a",
            "card of the row, you",
            "any that are left.",
            "Black works as well.",
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
            "Colours are free.",
            "3 at most for you.",
        ],
    ),
    page(
        "Lay down",
        &[
            "No black card in a",
            "sequence, no 1 after",
            "11. What finds no",
            "place goes out: each",
            "costs 1 point.",
        ],
    ),
    page("The end", &["When the deck is", "empty, all lay down a", "last time."]),
    page(
        "Points",
        &[
            "1 for each card in a",
            "sequence, and 1 for",
            "each of its most",
            "frequent colour. Most",
            "points wins.",
        ],
    ),
    page("Points", &["Colours tied for most", "are passed over:", "2♥ 2■ 1★ counts 1,", "2♥ 2■ counts 0."]),
];

/// What the table says.
pub(in crate::console) mod table {
    use crate::console::kit::{Line, line};

    /// What the pages of the rules are about; their places.
    pub(in crate::console) const DRAW: usize = 1;
    pub(in crate::console) const EXPLOSION: usize = 2;
    pub(in crate::console) const LAY_DOWN: usize = 6;
    pub(in crate::console) const THE_END: usize = 9;
    /// In front of a player.
    pub(in crate::console) const NO_SEQUENCE: &str = "no sequence yet";
    pub(in crate::console) const IN_HAND: &str = "in hand";
    pub(in crate::console) const OUT: &str = "OUT";
    pub(in crate::console) const NOTHING: &str = "nothing";
    pub(in crate::console) const HAND: &str = "HAND";
    pub(in crate::console) const NO_CARDS: &str = "no cards in your hand";
    /// To play a Bango, the number must be the same.
    pub(in crate::console) const FIND: &str = "find the same";
    pub(in crate::console) const NO_MATCH: &str = "no card fits";
    /// After a Bango.
    pub(in crate::console) const NO_EXPLOSION: &str = "no explosion!";
    pub(in crate::console) const BOTH_GONE: &str = "both are gone";
    pub(in crate::console) fn points(points: i16) -> Line {
        line!("{points} POINT{}", if points == 1 { "" } else { "S" })
    }
    /// What the points are made of.
    pub(in crate::console) fn counted(cards: u8, bonus: u8, out: u8) -> [Line; 3] {
        [line!("cards {cards}"), line!("bonus {bonus}"), line!("out {}", -i16::from(out))]
    }
    /// Asked before a lay-down that costs points.
    pub(in crate::console) fn really_lose(points: i16) -> Line {
        line!("REALLY? -{points} POINT{}", if points == 1 { "" } else { "S" })
    }
    pub(in crate::console) fn really_less(points: i16) -> Line {
        match points {
            1 => Line::from("REALLY? 1 POINT LESS"),
            2..=9 => line!("REALLY? {points} POINTS LESS"),
            _ => line!("REALLY? {points} LESS"),
        }
    }
    pub(in crate::console) const YES_LAY_DOWN: &str = "yes, lay down";
    /// Why a hand is laid down.
    pub(in crate::console) const OVER_FIVE: &str = "more than 5 cards!";
    pub(in crate::console) const LAST_TIME: &str = "the last time";
}
