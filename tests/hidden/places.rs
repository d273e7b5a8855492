//! Where the cards lie that a seat cannot know. Every game has a file that says it.

use engine::games::{Game, Seat};
use serde_json::Value;

use crate::uniform::Placed;

/// A game whose hidden places are known to the tests.
pub(crate) trait Hidden: Game {
    /// What lies where this seat cannot look, in a world drawn for its view of `truth`.
    fn hidden(&self, truth: &Self, seat: Seat) -> Vec<Placed>;
}

/// The cards of a zone in notation.
pub(crate) fn texts(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(|card| card.as_str().map(String::from)).collect()
}

/// An ordered pile: its first and its last place, and all places between as one.
pub(crate) fn ordered(name: &str, cards: &[String], class: impl Fn(&str) -> &'static str) -> Vec<Placed> {
    let last = cards.len().saturating_sub(1);
    let place = |at: usize| match at {
        0 => format!("first of {name}"),
        at if at == last => format!("last of {name}"),
        _ => format!("within {name}"),
    };
    let placed =
        |(at, card): (usize, &String)| Placed { place: place(at), class: class(card), card: card.clone() };
    cards.iter().enumerate().map(placed).collect()
}

/// An unordered zone.
pub(crate) fn together(place: &str, cards: &[String], class: impl Fn(&str) -> &'static str) -> Vec<Placed> {
    let placed = |card: &String| Placed { place: place.into(), class: class(card), card: card.clone() };
    cards.iter().map(placed).collect()
}

/// The cards of a zone less those that are known.
pub(crate) fn unknown(mut cards: Vec<String>, known: impl Iterator<Item = String>) -> Vec<String> {
    for card in known {
        let at = cards.iter().position(|c| *c == card).expect("a known card is there");
        cards.remove(at);
    }
    cards
}
