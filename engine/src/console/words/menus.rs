//! The menus around the games.

use crate::console::kit::{Line, line};
use crate::games::Kind;

/// The first picture.
pub(crate) fn card_games() -> Line {
    let games = match Kind::COUNT {
        4 => "four",
        5 => "five",
        6 => "six",
        _ => "many",
    };
    line!("{games} card games, one deck")
}

/// The main menu.
pub(crate) const CONTINUE: &str = "Continue";
pub(crate) const NEW_GAME: &str = "New game";
pub(crate) const RECORDS: &str = "Records";
pub(crate) const SETTINGS: &str = "Settings";
pub(crate) const HOW_TO_PLAY: &str = "How to play";
pub(crate) const SLEEP_NOW: &str = "Sleep now";

/// Which game, and how many can play it.
pub(crate) const WHICH_GAME: &str = "NEW GAME";
pub(crate) const PLAYERS: &str = "players";

/// How to play: the topics, and what there is about a game.
pub(crate) const HOW_TO: &str = "HOW TO PLAY";
pub(crate) const THE_BUTTONS: &str = "The buttons";
pub(crate) const LEARN_BY_PLAYING: &str = "Learn by playing";
pub(crate) const A_GUIDED_GAME: &str = "a short guided game";
pub(crate) const LEARNED: &str = "done";
pub(crate) const NOT_NOW: &str = "finish your game first";
pub(crate) const READ_THE_RULES: &str = "Read the rules";
pub(crate) const PAGE_BY_PAGE: &str = "page by page";
