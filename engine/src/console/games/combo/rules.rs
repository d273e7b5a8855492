//! The rules of Combo in pages. `docs/rulings.md` names the test behind each of them.

use crate::cards::Colour::{Blue, Green, Purple, Red, Yellow};
use crate::console::kit::{Face, Page, illustrated, page};
use crate::games::combo::{Gift, Phase, PublicState};

pub(super) const PAGES: &[Page] = &[
    page(
        "Aim",
        &[
            "Be the first to get",
            "rid of your cards.",
            "Cards left in hand",
            "cost tokens. Play",
            "goes to the right.",
        ],
    ),
    page(
        "The cards",
        &["1 to 7 in red, blue,", "green, yellow and", "purple, each twice:", "70 cards in all."],
    ),
    page(
        "Set-up",
        &[
            "You get six cards and",
            "ten tokens. Three",
            "cards start the three",
            "piles; the rest is",
            "the deck.",
        ],
    ),
    page(
        "Your turn",
        &[
            "Put a card on one of",
            "three piles with the",
            "same colour or number",
            "on top. Or draw one,",
            "even if a card fits.",
        ],
    ),
    page(
        "Combos",
        &[
            "A combination lets",
            "you go again. Only a",
            "new one counts: a",
            "straight with another",
            "number is new.",
        ],
    ),
    illustrated(
        "Pair",
        &["Exactly the same card", "on top: you go again."],
        &[Face::number(Green, 5), Face::number(Green, 5)],
    ),
    illustrated(
        "Straight",
        &["Tops like 3 4 5: you", "choose who draws 1."],
        &[Face::number(Red, 3), Face::number(Yellow, 5), Face::number(Purple, 4)],
    ),
    illustrated(
        "Flush",
        &["All one colour: one", "draws 2 or two draw 1"],
        &[Face::number(Blue, 2), Face::number(Blue, 7), Face::number(Blue, 4)],
    ),
    illustrated(
        "Three",
        &["Same number: all the", "others draw 1 each."],
        &[Face::number(Red, 4), Face::number(Yellow, 4), Face::number(Purple, 4)],
    ),
    page(
        "The round",
        &[
            "Out of cards? You win",
            "the round. All others",
            "pay a token for each",
            "card in hand. You",
            "start the next round.",
        ],
    ),
    page("Empty deck", &["The cards under the", "tops are shuffled", "into a new deck. The", "tops stay."]),
    page(
        "Blocked",
        &[
            "No card to draw for a",
            "whole lap? The round",
            "ends and all pay. The",
            "player with fewest",
            "cards starts next.",
        ],
    ),
    page(
        "The end",
        &[
            "If anybody has no",
            "tokens left after a",
            "round, the game ends.",
            "Most tokens wins.",
            "Ties share the win.",
        ],
    ),
    page(
        "Printed rule",
        &[
            "Players name combos",
            "and say thanks. The",
            "handheld does that",
            "for you, unless you",
            "switch on Manners.",
        ],
    ),
    page(
        "Printed rule",
        &[
            "Manners: name your",
            "combination when you",
            "play. If you don't,",
            "it does nothing and",
            "you don't go again.",
        ],
    ),
    page(
        "Printed rule",
        &[
            "Manners: another says",
            "nothing? You have",
            "4 seconds to call it.",
            "If you're right, that",
            "player draws 1 card.",
        ],
    ),
    page(
        "Printed rule",
        &[
            "Manners: a wrong word",
            "counts as silence. A",
            "wrong call costs",
            "nothing. Robots may",
            "call after 4 seconds.",
        ],
    ),
    page(
        "Printed rule",
        &[
            "Manners: chosen to",
            "draw 1? Say thanks.",
            "Chosen to draw 2? Say",
            "thanks a lot. If you",
            "forget, draw 1 more.",
        ],
    ),
    page(
        "Option",
        &[
            "A hidden one: hands",
            "are open, except one",
            "card of your choice.",
            "Play it, and you may",
            "hide another.",
        ],
    ),
    page("Option", &["A hidden one: cards", "you draw are open for", "all to see."]),
    page(
        "Option",
        &[
            "Sacrifice: once a",
            "round, before your",
            "move, pay 1 token: a",
            "pile's top card goes",
            "under the deck.",
        ],
    ),
    page(
        "Option",
        &[
            "Sacrifice: not with",
            "only 1 card in hand,",
            "not your last token,",
            "not a pile's last",
            "card.",
        ],
    ),
    page(
        "Option",
        &["2nd chance: once a", "round, when your turn", "ends, you may pay 1", "token and go again."],
    ),
    page("Option", &["2nd chance: not with", "only 1 card in hand,", "not your last token."]),
    page(
        "Option",
        &[
            "With these options, a",
            "combo there when your",
            "turn began, broken",
            "and made again does",
            "not count.",
        ],
    ),
    page("Option", &["Tokens: 10 each is", "usual, 6 makes a", "short game. You can", "choose 2 to 20."]),
];

/// Where the pages stand that are about what is asked.
const YOUR_TURN: usize = 3;
const STRAIGHT: usize = 6;
const FLUSH: usize = 7;
const THE_END: usize = 12;
const CALLS: usize = 15;
const THANKS: usize = 17;
const A_HIDDEN_ONE: usize = 18;
const SECOND_CHANCE: usize = 22;

/// The page about what is asked, from 0.
pub(super) const fn page_about(public: &PublicState) -> usize {
    match public.open.phase {
        Phase::Turn { .. } => YOUR_TURN,
        Phase::Give { gift: Gift::Straight, .. } => STRAIGHT,
        Phase::Give { gift: Gift::Flush, .. } => FLUSH,
        Phase::Over => THE_END,
        Phase::Unannounced { .. } => CALLS,
        Phase::Thanks { .. } => THANKS,
        Phase::Hide(_) | Phase::HideAgain { .. } => A_HIDDEN_ONE,
        Phase::SecondChance(_) => SECOND_CHANCE,
    }
}
