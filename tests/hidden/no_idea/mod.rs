//! No Idea hides the draw pile, places that nobody has turned up, and trophies. Cards of different draw piles keep to
//! themselves.

mod reshuffles;

use engine::games::no_idea::{NoIdea, Pool, Spot};
use engine::games::{Game, Seat};
use tests::zones;

use crate::places::{Hidden, ordered, texts, together};
use crate::uniform::Placed;

/// A name for the cards of a draw pile. Few games have cards of more piles than there are names.
fn class(pool: Pool) -> &'static str {
    const NAMES: [&str; 6] = ["present pile", "last pile", "pile before", "fourth", "fifth", "older piles"];
    NAMES[usize::from(pool.age()).min(NAMES.len() - 1)]
}

impl Hidden for NoIdea {
    fn hidden(&self, truth: &NoIdea, seat: Seat) -> Vec<Placed> {
        let zones = zones(self);
        let mut placed = ordered("draw pile", &texts(&zones["draw"]), |_| class(Pool::PRESENT));
        let view = truth.view(seat);
        for owner in truth.players().seats() {
            for (at, spot) in view.public.layouts[owner].iter().enumerate() {
                if let Spot::Unseen(pool) = *spot {
                    let card = zones["layouts"][owner as usize][at].as_str().expect("a card lies there");
                    placed
                        .extend(together(&format!("place {at} of {owner}"), &[card.into()], |_| class(pool)));
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
