//! How each game looks on the display, and what its buttons do: a folder for each game.
//!
//! A game plugs in by [`GameScreens`]. Its screens are drawn from a [`DrawContext`] or, while a move is shown event by
//! event, from an [`EventContext`]. The words for what buttons do, in the last line of a screen, are in `verbs`.

mod answers;
mod badges;
mod bango;
mod burst;
pub mod ceremony;
mod combo;
mod context;
mod lesson;
mod no_idea;
mod ranking;
mod screens;
mod words;

pub(in crate::console) use super::words::verbs;
pub use answers::{Begins, EventAction, Pressed, Show, TableQuestion};
pub use badges::{BadgeNotes, GameBadges};
pub(super) use badges::{all_badges, draw_badge};
pub(super) use context::BEAT;
pub use context::{DrawContext, EventContext};
pub(super) use lesson::list;
pub use lesson::{At, Chapter, LessonStep, Moment, Side, Teaches};
pub use screens::GameScreens;

use super::kit::Page;
use crate::for_kind;
use crate::games::Kind;

/// What the menus say about a game.
pub(super) struct Description {
    /// In one line of 24 characters.
    pub(super) about: &'static str,
    /// The rules, page by page.
    pub(super) rules: &'static [Page],
    /// The guided round.
    pub(super) lesson: &'static [Chapter],
    /// The game's own feat in the records.
    pub(super) feat: &'static str,
    /// Who begins.
    pub(super) begins: Begins,
    /// Whether play goes to the right, against the clock.
    pub(super) to_the_right: bool,
}

/// What a game says about itself.
pub(super) const fn description(kind: Kind) -> Description {
    for_kind!(kind, G => Description {
        about: G::ABOUT,
        rules: G::RULES,
        lesson: G::LESSON,
        feat: G::FEAT,
        begins: G::BEGINS,
        to_the_right: G::TO_THE_RIGHT,
    })
}
