//! Even a single pixel that tells something is found by the test that nothing leaks.

use engine::console::kit::{LIT, Pen};
use engine::games::Game;
use engine::games::combo::Combo;

use crate::display::Display;
use crate::leak::leak;

#[test]
fn a_planted_leak_of_a_single_pixel_is_caught() {
    // Whether the next card of the draw pile is high: nobody can know.
    let planted = |game: &Combo, display: &mut Display| {
        if game.zones().deck.first().is_some_and(|card| card.number() > 5) {
            Pen::new(display).pixels([(3, 62)], LIT);
        }
    };
    assert!(leak::<Combo>(planted).is_some());
}
