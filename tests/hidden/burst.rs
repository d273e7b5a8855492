//! Burst hides the deck, the cards taken out, and the others' hands and choices.

use engine::games::burst::Burst;
use engine::games::{Game, Seat};
use tests::zones;

use crate::places::{Hidden, ordered, texts, together};
use crate::uniform::Placed;

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
