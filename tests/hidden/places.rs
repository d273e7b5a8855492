//! Where the cards lie that a seat cannot know, in each game.

use engine::games::bango::Bango;
use engine::games::burst::Burst;
use engine::games::combo::Combo;
use engine::games::no_idea::{self, NoIdea};
use engine::games::{Game, Seat};
use serde_json::Value;
use tests::zones;

use crate::uniform::Placed;

/// A game whose hidden places are known to the tests.
pub(crate) trait Hidden: Game {
    /// What lies where this seat cannot look, in a world drawn for its view of `truth`.
    fn hidden(&self, truth: &Self, seat: Seat) -> Vec<Placed>;
}

fn texts(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(|card| card.as_str().map(String::from)).collect()
}

/// An ordered pile: its first and its last place, and all places between as one.
fn ordered(name: &str, cards: &[String], class: impl Fn(&str) -> &'static str) -> Vec<Placed> {
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
fn together(place: &str, cards: &[String], class: impl Fn(&str) -> &'static str) -> Vec<Placed> {
    let placed = |card: &String| Placed { place: place.into(), class: class(card), card: card.clone() };
    cards.iter().map(placed).collect()
}

/// The cards of a zone less those that are known.
fn unknown(mut cards: Vec<String>, known: impl Iterator<Item = String>) -> Vec<String> {
    for card in known {
        let at = cards.iter().position(|c| *c == card).expect("a known card is there");
        cards.remove(at);
    }
    cards
}

impl Hidden for Bango {
    fn hidden(&self, truth: &Bango, seat: Seat) -> Vec<Placed> {
        let class = |card: &str| if card.starts_with('K') { "black" } else { "coloured" };
        let zones = zones(self);
        let mut placed = ordered("deck", &texts(&zones["deck"]), class);
        placed.extend(together("removed", &texts(&zones["removed"]), class));
        // Which places have black cards at all is a question of its own.
        let blackness: Vec<Placed> = placed
            .iter()
            .map(|at| Placed { place: at.place.clone(), class: "black or not", card: at.class.into() })
            .collect();
        placed.extend(blackness);
        let view = truth.view(seat);
        for other in truth.players().others(seat) {
            let hand = texts(&zones["hands"][other as usize]);
            let secret = unknown(hand, view.known(other).cards().map(|card| card.to_string()));
            placed.extend(together(&format!("hand {other}"), &secret, class));
        }
        placed
    }
}

impl Hidden for NoIdea {
    fn hidden(&self, truth: &NoIdea, seat: Seat) -> Vec<Placed> {
        let zones = zones(self);
        let mut placed = ordered("draw pile", &texts(&zones["draw"]), |_| "card");
        let view = truth.view(seat);
        for owner in truth.players().seats() {
            for (at, spot) in view.layouts[owner].iter().enumerate() {
                if *spot == no_idea::Spot::Unseen {
                    let card = zones["layouts"][owner as usize][at].as_str().expect("a card lies there");
                    placed.extend(together(&format!("place {at} of {owner}"), &[card.into()], |_| "card"));
                }
            }
        }
        placed.extend(ordered("trophies", &texts(&zones["trophies"]), |_| "trophy"));
        for other in truth.players().others(seat) {
            let won = texts(&zones["won"][other as usize]);
            let trophies: Vec<String> = won.into_iter().filter(|card| card.starts_with('T')).collect();
            placed.extend(together(&format!("trophies of {other}"), &trophies, |_| "trophy"));
        }
        placed
    }
}

impl Hidden for Burst {
    fn hidden(&self, truth: &Burst, seat: Seat) -> Vec<Placed> {
        let zones = zones(self);
        let mut placed = ordered("deck", &texts(&zones["deck"]), |_| "card");
        placed.extend(together("removed", &texts(&zones["removed"]), |_| "card"));
        for other in truth.players().others(seat) {
            for zone in ["hands", "chosen"] {
                let cards = texts(&zones[zone][other as usize]);
                placed.extend(together(&format!("{zone} {other}"), &cards, |_| "card"));
            }
        }
        placed
    }
}

impl Hidden for Combo {
    fn hidden(&self, truth: &Combo, seat: Seat) -> Vec<Placed> {
        let zones = zones(self);
        let view = truth.view(seat);
        let deck = texts(&zones["deck"]);
        let mut placed = ordered("deck", &deck[..deck.len() - view.sunk().count()], |_| "card");
        for other in truth.players().others(seat) {
            let hand = texts(&zones["hands"][other as usize]);
            let known = view.hands[other].known.cards().map(|card| card.to_string());
            placed.extend(together(&format!("hand {other}"), &unknown(hand, known), |_| "card"));
        }
        placed
    }
}
