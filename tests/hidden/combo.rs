//! Combo hides the deck above what sank to its bottom, and the unknown part of the others' hands.

use engine::games::combo::Combo;
use engine::games::{Game, Seat};
use tests::zones;

use crate::places::{Hidden, ordered, texts, together, unknown};
use crate::uniform::Placed;

impl Hidden for Combo {
    fn hidden(&self, truth: &Combo, seat: Seat) -> Vec<Placed> {
        let zones = zones(self);
        let view = truth.view(seat);
        let deck = texts(&zones["deck"]);
        let mut placed = ordered("deck", &deck[..deck.len() - view.sunk().count()], |_| "card");
        for other in truth.players().others(seat) {
            let hand = texts(&zones["hands"][other as usize]);
            let known = view.known(other).known.cards().map(|card| card.to_string());
            placed.extend(together(&format!("hand {other}"), &unknown(hand, known), |_| "card"));
        }
        placed
    }
}
