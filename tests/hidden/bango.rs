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
        // Which places of the deck have black cards at all is a question of its own. Among the cards taken out there are
        // fewer than chance alone would have; the engine's own tests count how many.
        let blackness: Vec<Placed> = placed
            .iter()
            .map(|at| Placed { place: at.place.clone(), class: "black or not", card: at.class.into() })
            .collect();
        placed.extend(blackness);
        placed.extend(together("removed", &texts(&zones["removed"]), class));
        let view = truth.view(seat);
        for other in truth.players().others(seat) {
            let hand = texts(&zones["hands"][other as usize]);
            let secret = unknown(hand, view.known(other).cards().map(|card| card.to_string()));
            placed.extend(together(&format!("hand {other}"), &secret, class));
        }
        placed
    }
}
