//! The rules of No Idea in pages. What they say is shown by the tests that docs/rulings.md names.

use crate::cards::Colour::{Blue, Green, Red};
use crate::console::kit::{Face, Page, illustrated, page};
use crate::games::no_idea::{Phase, PublicState};

pub(super) const PAGES: &[Page] = &[
    page(
        "Aim",
        &[
            "You have six cards,",
            "face down in front of",
            "you. Get rid of them",
            "to win trophies. Play",
            "goes clockwise.",
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
            "6 cards are prizes:",
            "0, 1, 1, 1, 1 and 2",
            "stars. 12 trophies:",
            "5 with 3 stars, 4",
            "with 4, 3 with 5.",
        ],
    ),
    page(
        "Cards",
        &[
            "The printed rules",
            "don't say how many",
            "there are of each",
            "number and function.",
            "This mix is our own.",
        ],
    ),
    page(
        "Set-up",
        &["Each gets six cards,", "face down. The rest", "is the draw pile. No", "cards are removed."],
    ),
    page(
        "Who starts?",
        &["The youngest. Choose", "who that is when you", "set up the game, or", "leave it to luck."],
    ),
    page(
        "Draw",
        &[
            "First flip a card",
            "from the draw pile.",
            "It goes on a top card",
            "of the same colour or",
            "number.",
        ],
    ),
    page(
        "Draw",
        &["More than one pile", "fits? Choose one. No", "pile fits? The card", "starts a new pile."],
    ),
    illustrated(
        "Draw",
        &["All greens and all 6s", "fit on a green 6:"],
        &[Face::number(Green, 6), Face::number(Green, 2), Face::number(Blue, 6), Face::number(Red, 6)],
    ),
    page(
        "Your cards",
        &[
            "Then flip one of your",
            "cards. If it fits,",
            "you may place it and",
            "go on, or put it back",
            "and end your turn.",
        ],
    ),
    page(
        "Your cards",
        &[
            "Doesn't fit? It goes",
            "back face down and",
            "your turn ends. Now",
            "everybody has seen",
            "it: remember it!",
        ],
    ),
    page(
        "Your cards",
        &[
            "Flip at least one of",
            "your cards each turn,",
            "or say Nothing fits!",
            "After each card you",
            "place, you may stop.",
        ],
    ),
    page(
        "Functions",
        &[
            "+ Flip one more card",
            "from the draw pile",
            "and put it on a pile.",
            "! All other piles go",
            "away.",
        ],
    ),
    page(
        "Functions",
        &["^ Opponents with", "fewer than 3 cards", "draw until they have", "3. You don't draw."],
    ),
    page(
        "Functions",
        &[
            "A function works when",
            "you place the card,",
            "drawn or your own,",
            "even if it starts a",
            "new pile.",
        ],
    ),
    page(
        "Nothing fits!",
        &[
            "Instead of flipping a",
            "card, with 3 cards or",
            "fewer you may say",
            "Nothing fits! Flip",
            "them one by one.",
        ],
    ),
    page(
        "Nothing fits!",
        &["None fits? You win a", "trophy. One fits? You", "stop and win nothing.", "You choose the order."],
    ),
    page(
        "Nothing fits!",
        &["One is a prize? Keep", "it and stop. You win", "no trophy, even if it", "is your last card."],
    ),
    page(
        "Nothing fits!",
        &[
            "Then your cards go",
            "back face down. No",
            "function works. Draw",
            "until you have six.",
            "Your turn ends.",
        ],
    ),
    page(
        "Prizes",
        &[
            "Flip a prize? It's",
            "yours, from the draw",
            "pile or your cards.",
            "Your turn ends, even",
            "if you only drew.",
        ],
    ),
    illustrated(
        "Prizes",
        &["Prizes have 0 to 2", "stars, trophies 3-5."],
        &[Face::Prize(1), Face::Prize(2), Face::Trophy(3), Face::Trophy(5)],
    ),
    page(
        "Cleared",
        &[
            "Is your last card",
            "placed or a prize?",
            "Win a trophy and draw",
            "six new cards. Your",
            "turn ends.",
        ],
    ),
    page("No cards?", &["Is the draw pile", "empty? Shuffle the", "cards that went away", "into a new one."]),
    page("No cards?", &["If none went away,", "leave the top cards", "and shuffle all those", "under them."]),
    page(
        "Trophies",
        &["Only you may look at", "your trophies, but", "everybody can see how", "many you have."],
    ),
    page(
        "The end",
        &[
            "The twelfth trophy",
            "ends the game. Count",
            "the stars on trophies",
            "and prizes. Most",
            "stars wins.",
        ],
    ),
    page(
        "A tie",
        &[
            "Same stars? Whoever",
            "has more trophies and",
            "prizes together wins.",
            "Still a tie? You",
            "share the win.",
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
