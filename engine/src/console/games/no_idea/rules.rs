//! The rules of No Idea in pages. What they say is shown by the tests that docs/rulings.md names.

use crate::cards::Colour::{Blue, Green, Red};
use crate::console::kit::{Face, Page, illustrated, page};
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
        "Cards",
        &[
            "102 number cards, 1-6",
            "in six colours: 3 of",
            "each, but only 2 of",
            "B6, A1, G2, Y3, R4",
            "and P5.",
        ],
    ),
    page(
        "Cards",
        &[
            "18 of them have a",
            "function: 6 have +,",
            "6 have !, 6 have ^.",
            "Each colour and each",
            "number has all three.",
        ],
    ),
    page(
        "Cards",
        &[
            "6 prizes among them:",
            "0, 1, 1, 1, 1 and 2",
            "stars. 12 trophies:",
            "5 with 3 stars, 4",
            "with 4, 3 with 5.",
        ],
    ),
    page(
        "Set-up",
        &[
            "Six cards each, face",
            "down, unseen. All the",
            "others: draw pile. No",
            "card is taken out,",
            "however many play.",
        ],
    ),
    page(
        "Who begins?",
        &["The youngest. Choose", "who that is when the", "game is set up, or", "leave it to chance."],
    ),
    page(
        "Draw",
        &[
            "First turn up a card",
            "of the draw pile. Put",
            "it on a pile of its",
            "colour or number. If",
            "none: a new pile.",
        ],
    ),
    illustrated(
        "Draw",
        &["On a green 6 fit all", "green cards, all 6s:"],
        &[Face::number(Green, 6), Face::number(Green, 2), Face::number(Blue, 6), Face::number(Red, 6)],
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
        "Your cards",
        &[
            "You must open one in",
            "each turn, or say",
            "Nothing fits! Once",
            "one is put down, you",
            "may stop instead.",
        ],
    ),
    page(
        "Functions",
        &[
            "+ turn up one more",
            "! other piles go away",
            "^ others with fewer",
            "than 3 cards draw up",
            "to 3",
        ],
    ),
    page(
        "Functions",
        &[
            "A function works when",
            "the card is put down,",
            "drawn or your own,",
            "also if it starts a",
            "pile.",
        ],
    ),
    page(
        "Nothing fits!",
        &["After the draw, with", "3 cards or fewer, say", "so. Open them one by", "one, in any order."],
    ),
    page(
        "Nothing fits!",
        &[
            "If really none fits,",
            "you win a trophy. As",
            "soon as one fits you",
            "get none, and open no",
            "more.",
        ],
    ),
    page(
        "Nothing fits!",
        &["Is one a prize? Keep", "it, but you get no", "trophy, not even if", "it is your only card."],
    ),
    page(
        "Nothing fits!",
        &[
            "In any case the other",
            "cards go back, no",
            "function works, you",
            "refill to 6, and your",
            "turn ends.",
        ],
    ),
    page("Prizes", &["A prize that turns up", "is yours at once,", "drawn or your own.", "Your turn ends."]),
    illustrated(
        "Prizes",
        &["Prizes have 0 to 2", "stars, trophies 3-5."],
        &[Face::Prize(1), Face::Prize(2), Face::Trophy(3), Face::Trophy(5)],
    ),
    page(
        "Cleared",
        &[
            "Your last card gone,",
            "placed or a prize?",
            "Take a trophy and six",
            "new cards. Your turn",
            "ends.",
        ],
    ),
    page(
        "No cards?",
        &[
            "Draw pile empty? What",
            "went away is shuffled",
            "anew. If nothing did:",
            "all cards under the",
            "tops of the piles.",
        ],
    ),
    page("Trophies", &["Only you may look at", "your trophies. How", "many you have, all", "can see."]),
    page(
        "The end",
        &[
            "The twelfth trophy",
            "ends the game. Stars",
            "count, of trophies",
            "and prizes. Most",
            "stars win.",
        ],
    ),
    page(
        "A tie",
        &[
            "Who has more trophies",
            "and prizes together",
            "is ahead. Still the",
            "same? Then you win",
            "together.",
        ],
    ),
];

/// The page about what is asked, from 0.
pub(super) fn page_about(table: &PublicState) -> usize {
    first_page(match table.phase {
        Phase::Draw | Phase::Open { .. } => "Draw",
        Phase::Own { .. } if table.may_declare() => "Nothing fits!",
        Phase::Own { .. } | Phase::Revealed { .. } => "Your cards",
        Phase::NothingFits { .. } => "Nothing fits!",
        Phase::Over => "The end",
    })
}

/// The first page with this title.
fn first_page(title: &str) -> usize {
    PAGES.iter().position(|page| page.title == title).unwrap_or(0)
}
