//! The records: games, people, badges, and the last games.

use crate::console::kit::{Line, line};

/// What the records are about, with a line about each.
pub(crate) const TITLE: &str = "RECORDS";
pub(crate) const BY_GAME: [&str; 2] = ["By game", "best scores and winners"];
pub(crate) const BY_PERSON: [&str; 2] = ["By person", "games, wins, best scores"];
pub(crate) const BADGES: [&str; 2] = ["Badges", "earned by great plays"];
pub(crate) const LAST_GAMES: [&str; 2] = ["Last games", "look at or replay them"];

/// There is nothing to tell.
pub(crate) const NO_GAMES: [&str; 2] = ["No game has been", "finished yet."];

/// A page of a game.
pub(crate) const GAMES: &str = "Games";
pub(crate) const BEST_SCORE: &str = "Best score";
pub(crate) const WINS: &str = "Wins";

/// The pages of people, with their columns.
pub(crate) const PEOPLE: &str = "BY PERSON";
pub(crate) const COLUMNS: [&str; 3] = ["games", "wins", "best"];

/// Badges.
pub(crate) const ALL_BADGES: &str = "BADGES";
pub(crate) const NEW_BADGE: &str = "NEW BADGE!";
pub(crate) const NO_BADGES: &str = "Nobody has one yet.";
pub(crate) const WIN_FIRST: &str = "Win a game first!";

pub(crate) fn there_are(badges: usize) -> Line {
    line!("{badges} to collect!")
}

pub(crate) fn owned(badges: usize, all: usize) -> Line {
    line!("{badges} of {all}")
}

/// The last games, and why one of them cannot be watched, in lines of 21 characters.
pub(crate) const THE_LAST_GAMES: &str = "LAST GAMES";
pub(crate) const FOREIGN: [&str; 3] = ["This game was played", "with another version", "and can't be shown."];
pub(crate) const DAMAGED: [&str; 3] = ["This game can no", "longer be read.", ""];
pub(crate) const UNSAVED: [&str; 3] = ["Your current game", "isn't saved. Finish", "it first."];

/// The same for boards with more room for words.
pub(crate) const WHY_FOREIGN: &str = "this game was played with another version";
pub(crate) const WHY_DAMAGED: &str = "this isn't a Passdeck game, or it's damaged";
pub(crate) const WHY_UNFINISHED: &str = "this game isn't over yet";
pub(crate) const WHY_UNSAVED: &str = "your current game isn't saved and would be lost";
