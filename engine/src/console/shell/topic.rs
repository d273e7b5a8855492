//! What the rules pages are about: the buttons, and each game.

use crate::console::games::description;
use crate::console::kit::Page;
use crate::console::words::{buttons, menus as words};
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
    pub fn all() -> impl Iterator<Item = Topic> + Clone {
        core::iter::once(Topic::Buttons).chain(Kind::ALL.into_iter().map(Topic::Game))
    }

    /// What it is called in the list.
    pub const fn title(self) -> &'static str {
        match self {
            Topic::Buttons => words::THE_BUTTONS,
            Topic::Game(kind) => kind.title(),
        }
    }

    /// Its pages.
    pub const fn pages(self) -> &'static [Page] {
        match self {
            Topic::Buttons => buttons::PAGES,
            Topic::Game(kind) => description(kind).rules,
        }
    }
}
