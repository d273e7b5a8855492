//! The rules of Combo in pages.

use crate::console::kit::{Page, page};
use crate::games::combo::{Gift, Phase, PublicState};

pub(super) const PAGES: &[Page] = &[
    page(
        "Aim",
        &["Get rid of your cards", "first. Cards left in", "hand cost tokens.", "Play goes to the", "right."],
    ),
    page(
        "Your turn",
        &[
            "Put a card on one of",
            "three piles: same",
            "colour or same number",
            "as its top card. Or",
            "draw one card.",
        ],
    ),
    page("Combos", &["A combination lets", "you go again. Only a", "new one counts."]),
    page("Pair", &["The same card as the", "one below: go again."]),
    page("Straight", &["Three tops in a row,", "such as 3 5 4: choose", "who draws 1. You go", "again."]),
    page(
        "Flush",
        &["Three tops of one", "colour: choose who", "draws 2, or two who", "draw 1. You go again."],
    ),
    page("Three", &["Three equal numbers:", "all others draw 1.", "You go again."]),
    page(
        "The end",
        &[
            "Out of cards? The",
            "round ends. A token",
            "for each card left in",
            "hand. Out of tokens?",
            "The game ends.",
        ],
    ),
    page(
        "Manners",
        &[
            "Say your combination",
            "with the move, or it",
            "is lost, and if it is",
            "called, draw 1. Say",
            "thanks when you draw.",
        ],
    ),
    page(
        "A hidden one",
        &["Hands lie open but", "for one card each.", "Play it, and you may", "hide another."],
    ),
    page(
        "Sacrifice",
        &["Once a round, before", "your move: 1 token,", "and a top card goes", "under the deck."],
    ),
    page("2nd chance", &["Once a round: 1 token", "and you go again. Not", "for your last card."]),
];

/// The page about what is asked, from 0.
pub(super) const fn page_about(public: &PublicState) -> usize {
    match public.open.phase {
        Phase::Turn { .. } => 1,
        Phase::Give { gift: Gift::Straight, .. } => 4,
        Phase::Give { gift: Gift::Flush, .. } => 5,
        Phase::Over => 7,
        Phase::Unannounced { .. } | Phase::Thanks { .. } => 8,
        Phase::Hide(_) | Phase::HideAgain { .. } => 9,
        Phase::SecondChance(_) => 11,
    }
}
