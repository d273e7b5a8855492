//! No Idea hides the draw pile, places that nobody has turned up, and trophies.

use engine::games::no_idea::{NoIdea, Spot};
use engine::games::{Game, Seat};
use tests::zones;

use crate::places::{Hidden, ordered, texts, together};
use crate::uniform::Placed;

impl Hidden for NoIdea {
    fn hidden(&self, truth: &NoIdea, seat: Seat) -> Vec<Placed> {
        let zones = zones(self);
        let mut placed = ordered("draw pile", &texts(&zones["draw"]), |_| "card");
        let view = truth.view(seat);
        for owner in truth.players().seats() {
            for (at, spot) in view.public.layouts[owner].iter().enumerate() {
                if *spot == Spot::Unseen {
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
