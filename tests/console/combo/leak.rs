//! Even a single pixel that tells something is found by the test that nothing leaks.

use engine::console::kit::{LIT, Pen};
use engine::games::Game;
use engine::games::combo::Combo;

use crate::display::Display;
use crate::leak::{leak, leak_in_motion};

#[test]
fn a_planted_leak_of_a_single_pixel_is_caught() {
    assert!(leak::<Combo>(planted).is_some());
}

#[test]
fn a_pixel_that_is_planted_only_while_a_card_flies_is_caught() {
    let found = leak_in_motion::<Combo>(planted).unwrap();
    assert!(found.contains(" ms:"), "{found}");
}

/// Whether the next card of the draw pile is high: nobody can know.
fn planted(game: &Combo, display: &mut Display) {
    if game.zones().deck.first().is_some_and(|card| card.number() > 5) {
        Pen::new(display).pixels([(3, 62)], LIT);
    }
}
