//! What is said at the table of No Idea. Titles have 21 characters with a name of six, hints must fit side by side.
#![allow(missing_docs)] // each text says itself what it means

use crate::console::games::words::{by_learner, doing};
use crate::console::kit::{Face, Line, line};
use crate::console::memory::{Badge, Deal};
use crate::games::no_idea::{Event, Starred};

pub(super) mod deeds;

/// In the list of games, in the records, and what is counted.
pub(super) const ABOUT: &str = "remember what is where";
pub(super) const FEAT: &str = "Trophies";
pub(super) const STAR: &str = "star";

/// Who begins.
pub(super) const YOUNGEST: &str = "The youngest starts.";

/// What is asked, behind the name.
pub(super) const DRAW: &str = "draw one";
pub(super) const WHERE: &str = "where?";
pub(super) const FLIP: &str = "flip one";
pub(super) const NOTHING_FITS: &str = "NOTHING FITS!";

/// What the buttons do.
pub(super) mod verbs {
    pub(in super::super) use crate::console::games::verbs::{
        DRAW, GO_ON, HOLD_PAUSE as PAUSE, MENU, MORE, MOVE, NO, PLAY_AGAIN as AGAIN, SKIP,
    };

    pub(in super::super) const OTHERS: &str = "others";
    pub(in super::super) const PEEK: &str = "my stars";
    pub(in super::super) const PILE: &str = "pile";
    pub(in super::super) const PUT: &str = "put";
    pub(in super::super) const FACE_DOWN: &str = "face down";
    pub(in super::super) const YES_BACK: &str = "yes, face down";
    pub(in super::super) const NOTHING_FITS: &str = "nothing fits";
    pub(in super::super) const END: &str = "end";
    pub(in super::super) const FLIP: &str = "flip";
    pub(in super::super) const FLIP_NEXT: &str = "flip the next";
    pub(in super::super) const TAKE_BACK: &str = "take back";
    pub(in super::super) const HIDE: &str = "put them face down";
    pub(in super::super) const WE_SAW_IT: &str = "seen it: flip it back";
    pub(in super::super) const WE_SAW_THEM: &str = "seen it: flip them back";
}

/// What a card that was opened does, in two lines of nine characters.
pub(super) const DOES_NOT_FIT: [&str; 2] = ["doesn't", "fit!"];
pub(super) const GOOD: [&str; 2] = ["doesn't", "fit: good"];
pub(super) const IT_FITS: [&str; 2] = ["it fits:", "no trophy"];
pub(super) const GOES_BACK: [&str; 2] = ["goes back", "face down"];
pub(super) const REMEMBER: &str = "REMEMBER IT!";

/// Messages in the bar.
pub(super) const FITS: &str = "IT FITS!";
pub(super) const TURN_ENDS: &str = "SURE? TURN ENDS";
pub(super) const NEW_PILE: &str = "NO MATCH: NEW PILE";
pub(super) const PUT_THERE: &str = "PUT IT ON A PILE";
pub(super) const DRAWN: &str = "DRAWN: IT FITS!";
pub(super) const ONE_MORE: &str = "+ DRAW ONE MORE";
pub(super) const OTHERS_GO: &str = "! OTHER PILES GO";
pub(super) const OTHERS_REFILL: &str = "^ OTHERS REFILL TO 3";
pub(super) const UP_TO_THREE: &str = "REFILL TO 3 CARDS";

/// Lines beside the layout, of ten characters.
pub(super) const NONE_LEFT: [&str; 2] = ["No card", "to draw."];
pub(super) const NEW_DRAW_PILE: [&str; 2] = ["New draw", "pile!"];
pub(super) const NEW_CARD: &str = "new card";
pub(super) const NEW_CARDS: &str = "new cards";
pub(super) fn keeps(name: &str) -> &'static str {
    if by_learner(name) { "keep" } else { "keeps" }
}

/// What somebody wins, in two lines: a trophy, or the last one.
pub(super) fn wins(name: &str, is_last: bool) -> [&'static str; 2] {
    match (by_learner(name), is_last) {
        (false, false) => ["wins a", "trophy!"],
        (false, true) => ["wins the", "last one!"],
        (true, false) => ["win a", "trophy!"],
        (true, true) => ["win the", "last one!"],
    }
}

/// Titles of events.
pub(super) const PRIZE: &str = "PRIZE!";
pub(super) const TURN_OVER: &str = "TURN OVER";
pub(super) const NO_TROPHY: &str = "NO TROPHY";
pub(super) const FINAL: &str = "FINAL";
pub(super) const PIECES: &str = "won";
pub(super) const PRIZES: &str = "prize";
pub(super) const TROPHIES: &str = "my trophies";

/// What the columns of the final table mean.
pub(super) const WHAT_COUNTS: &str = "What counts";
pub(super) const COUNTED: [&str; 5] = [
    "won: how many cards",
    "cup: trophy stars",
    "prize: prize stars",
    "star: all together",
    "Most stars wins.",
];

pub(super) const NOTHING_FITS_NOW: [&str; 2] = ["NOTHING", "FITS!"];

/// Counts.
pub(super) fn left(cards: u8) -> Line {
    line!("{cards} left")
}
pub(super) fn has_cards(name: &str, cards: u8) -> Line {
    line!("{} {cards} card{}", &*doing(name, "has", "have"), if cards == 1 { "" } else { "s" })
}
pub(super) fn draws(name: &str, cards: u8) -> Line {
    line!("{} {cards}", if by_learner(name) { "draw" } else { "draws" })
}
pub(super) fn stars(stars: u8) -> Line {
    line!("{stars} star{}.", if stars == 1 { "" } else { "s" })
}
pub(super) fn won(won: u8, all: u8) -> Line {
    line!("{won} of {all} won")
}
pub(super) fn sum(trophies: u8, prizes: u8, stars: u8) -> Line {
    line!("{trophies} + PRIZES {prizes} = {stars} STARS")
}
pub(super) fn next(name: &str) -> Line {
    line!("next: {name}")
}

/// An event in 21 characters. No line names a card that was turned back: who reads what happened must not learn
/// what everybody has to remember.
pub(super) fn line(event: Event, deal: &Deal) -> Option<Line> {
    let name = |seat| deal.name(seat);
    let doing = |seat, others, you| doing(&name(seat), others, you);
    Some(match event {
        Event::Started { seat, card, .. } => line!("{}: new {}", name(seat), &*Face::from(card).spelled()),
        Event::Placed { seat, card, .. } => {
            line!("{} {}", &*doing(seat, "plays", "play"), &*Face::from(card).spelled())
        }
        Event::Revealed { seat, slot, .. } => {
            line!("{} {}", &*doing(seat, "flips card", "flip card"), slot.number())
        }
        Event::TurnedBack { seat, .. } => doing(seat, "flips it back", "flip it back"),
        Event::Kept { seat, prize } => {
            line!("{}: prize {} star{}", name(seat), prize.stars(), if prize.stars() == 1 { "" } else { "s" })
        }
        Event::OthersRemoved { .. } => Line::from("the other piles go"),
        Event::Refilled { seat, cards } => {
            line!("{} {cards} card{}", &*doing(seat, "draws", "draw"), if cards == 1 { "" } else { "s" })
        }
        Event::Shuffled { cards } => line!("new pile: {cards} cards"),
        Event::NoneLeft => Line::from("no cards left to draw"),
        Event::Declared { seat } => line!("{}: nothing fits!", name(seat)),
        Event::Mistaken { seat, prize: false } => line!("{}: one fits", name(seat)),
        Event::Mistaken { seat, prize: true } => line!("{}: no trophy", name(seat)),
        Event::Cleared { seat } => doing(seat, "has no cards", "have no cards"),
        Event::TrophyWon { seat } => doing(seat, "wins a trophy", "win a trophy"),
        Event::Drawn { .. } | Event::TurnBegins { .. } | Event::GameOver => return None,
    })
}

/// Its badges, in the order in which they are saved.
pub(super) const BADGES: [Badge; 3] = [
    Badge { name: "HAT TRICK", deed: ["Won three trophies", "with none in between"] },
    Badge { name: "SO SURE", deed: ["Right 3 times with", "\"Nothing fits!\""] },
    Badge { name: "COLLECTOR", deed: ["Won five trophies", "in one game"] },
];
