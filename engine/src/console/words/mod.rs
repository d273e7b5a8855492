//! All texts of the console, in one place.

mod buttons;
pub mod faults;
pub mod options;
pub mod settings;

use super::games;
use super::kit::Page;
use crate::games::Kind;

/// What the rules pages are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// The six buttons and the marks on the screen.
    Buttons,
    /// A game.
    Game(Kind),
}

impl Topic {
    /// All topics, in the order of the list.
    pub const ALL: [Topic; 5] = [
        Topic::Buttons,
        Topic::Game(Kind::Bango),
        Topic::Game(Kind::NoIdea),
        Topic::Game(Kind::Burst),
        Topic::Game(Kind::Combo),
    ];

    /// What it is called in the list.
    pub const fn title(self) -> &'static str {
        match self {
            Topic::Buttons => "The buttons",
            Topic::Game(kind) => kind.title(),
        }
    }

    /// Its pages.
    pub const fn pages(self) -> &'static [Page] {
        match self {
            Topic::Buttons => buttons::PAGES,
            Topic::Game(Kind::Bango) => games::bango::PAGES,
            Topic::Game(Kind::NoIdea) => games::no_idea::PAGES,
            Topic::Game(Kind::Burst) => games::burst::PAGES,
            Topic::Game(Kind::Combo) => games::combo::PAGES,
        }
    }
}

/// A game in one line of 24 characters.
pub const fn about(kind: Kind) -> &'static str {
    match kind {
        Kind::Bango => "one more card, or boom?",
        Kind::NoIdea => "what lay where? remember",
        Kind::Burst => "most, but not too many",
        Kind::Combo => "make pairs and straights",
    }
}

/// A game's own feat in the records.
pub const fn feat(kind: Kind) -> &'static str {
    match kind {
        Kind::Bango => "Sequence",
        Kind::NoIdea => "Trophies",
        Kind::Burst => "Best round",
        Kind::Combo => "Longest turn",
    }
}

/// A game's title in capitals.
pub const fn capitals(kind: Kind) -> &'static str {
    match kind {
        Kind::Bango => "BANGO",
        Kind::NoIdea => "NO IDEA",
        Kind::Burst => "BURST",
        Kind::Combo => "COMBO",
    }
}

/// Names to choose from, of up to six letters.
pub const NAMES: &[&str] = &[
    "ANNA", "BEN", "CLARA", "DAVID", "ELLA", "HUGO", "IDA", "JONAS", "KIM", "LEO", "MIA", "NOAH", "OLGA",
    "PAUL", "ROSA", "SAM", "TOM", "UMA", "VERA", "WILL", "YARA", "ZOE", "MUM", "DAD", "GRAN", "GRANPA",
];
