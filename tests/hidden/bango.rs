//! Bango hides the deck, the cards taken out, and what others drew unseen.

use engine::games::bango::Bango;
use engine::games::{Game, Seat};
use tests::zones;

use crate::places::{Hidden, ordered, texts, together, unknown};
use crate::uniform::Placed;

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
