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
            "The rulebook doesn't",
            "say how many there",
            "are of each number",
            "and function. This",
            "mix is our own.",
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
            "It goes on a pile",
            "whose top card has",
            "its colour or number.",
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
            "Each turn you must",
            "flip one of them, or",
            "say Nothing fits!",
            "Once you've placed",
            "one, you may stop.",
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
    page("Functions", &["^ Opponents with", "fewer than 3 cards", "draw up to 3. You", "don't."]),
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
            "After the draw, with",
            "3 cards or fewer, you",
            "may say Nothing fits!",
            "Then flip your cards",
            "one by one.",
        ],
    ),
    page(
        "Nothing fits!",
        &[
            "Choose the order. If",
            "none fits, you win a",
            "trophy. If one fits,",
            "you stop and win",
            "nothing.",
        ],
    ),
    page(
        "Nothing fits!",
        &["Is one a prize? Keep", "it, but you get no", "trophy, even if it is", "your only card."],
    ),
    page(
        "Nothing fits!",
        &[
            "In the end your cards",
            "go back face down and",
            "no function works.",
            "You draw up to 6 and",
            "your turn ends.",
        ],
    ),
    page(
        "Prizes",
        &[
            "A prize that you flip",
            "is yours, from the",
            "draw pile or your own",
            "cards. Your turn ends",
            "at once.",
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
            "Your last card gone,",
            "placed or a prize?",
            "You win a trophy and",
            "draw six new cards.",
            "Your turn ends.",
        ],
    ),
    page("No cards?", &["Is the draw pile", "empty? The cards that", "went away make a new", "one."]),
    page(
        "No cards?",
        &["If none went away,", "all cards under the", "tops of the piles", "make the new one."],
    ),
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
